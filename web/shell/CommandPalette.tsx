import { useNavigate } from '@tanstack/react-router';
import { CornerDownLeft, Search } from 'lucide-react';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { MenuItem } from '../routes/menu.ts';
import { allScreens } from '../routes/menuAccess.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Kbd } from '../ui/Kbd.tsx';
import { PaletteInput } from '../ui/nav/PaletteInput.tsx';
import { token } from '../ui/theme/token.ts';
import { usePermissions } from './usePermissions.ts';

interface Choice extends Pick<MenuItem, 'label' | 'to' | 'search'> {
  id: string;
  note?: string;
}

const List = styled.ul`
  max-height: min(420px, 56vh);
  padding: 6px;
  overflow: auto;
  border-top: 1px solid ${token.border};
`;

const Row = styled.li<{ $isActive: boolean }>`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 38px;
  padding: 6px 10px;
  border-radius: ${token.radiusSmall};
  color: ${token.ink};
  background: ${({ $isActive }) => ($isActive ? token.surface2 : 'none')};
  cursor: pointer;

  > svg {
    width: 16px;
    height: 16px;
    margin-left: auto;
    color: ${token.ink3};
    visibility: ${({ $isActive }) => ($isActive ? 'visible' : 'hidden')};
  }
`;

const Note = styled.span`
  color: ${token.ink3};
`;

const Nothing = styled.p`
  padding: 20px 16px;
  border-top: 1px solid ${token.border};
  color: ${token.ink3};
`;

/** Every word of the text somewhere in the name or its group: 'list prod' finds 'Product List'. */
function matches(choice: Choice, words: readonly string[]): boolean {
  const name = `${choice.label} ${choice.note ?? ''}`.toLowerCase();
  return words.every((word) => name.includes(word));
}

/** Whatever looks like an order number, a phone or a name can always be searched for. */
function searchChoice(text: string, label: string): Choice {
  return { id: 'search', label, to: '/ecom/ecom-search', search: { q: text } };
}

/** Ctrl/⌘K: to any screen by its name, or to the search with what was typed. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const permissions = usePermissions();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const typed = text.trim();

  const screens = allScreens(permissions).map((screen): Choice => ({
    id: screen.to,
    label: t(screen.label),
    note: screen.group && t(screen.group),
    to: screen.to,
    search: screen.search,
  }));
  const found = screens.filter((choice) => matches(choice, typed.toLowerCase().split(/\s+/)));
  const canSearch = typed !== '' && permissions.has('search');
  const choices = canSearch
    ? [...found, searchChoice(typed, t('Search for “{{text}}”', { text: typed }))]
    : found;
  const current = Math.min(active, choices.length - 1);

  function open({ to, search }: Choice) {
    onClose();
    void navigate({ to, search: search as never });
  }
  function key(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && choices.length > 0) {
      event.preventDefault();
      setActive((current + step + choices.length) % choices.length);
    }
    const choice = choices[current];
    if (event.key === 'Enter' && choice) {
      event.preventDefault();
      open(choice);
    }
  }

  return (
    <Dialog title={t('Find anything')} isTitleHidden isOpen onClose={onClose} width={600}>
      <PaletteInput
        icon={Search}
        label={t('Go to a screen, or search')}
        value={text}
        onChange={(value) => {
          setText(value);
          setActive(0);
        }}
        onKeyDown={key}
        listId={listId}
        activeId={choices[current] && `${listId}-${current}`}
        end={<Kbd>Esc</Kbd>}
      />
      {choices.length === 0 ? (
        <Nothing role="status">{t('No screen has this name')}</Nothing>
      ) : (
        <List id={listId} role="listbox" aria-label={t('Screens')}>
          {choices.map((choice, index) => (
            <Row
              key={choice.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === current}
              $isActive={index === current}
              ref={(row) => void (index === current && row?.scrollIntoView({ block: 'nearest' }))}
              onPointerMove={() => setActive(index)}
              onClick={() => open(choice)}
            >
              {choice.label}
              {choice.note && <Note>{choice.note}</Note>}
              <CornerDownLeft aria-hidden />
            </Row>
          ))}
        </List>
      )}
    </Dialog>
  );
}

import type { LucideIcon } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { TextField } from 'react-aria-components/TextField';
import styled from 'styled-components';
import { afterPaint } from '../afterPaint.ts';
import { Kbd } from '../Kbd.tsx';
import type { TakesTyped } from '../lazyPart.tsx';
import { token } from '../theme/token.ts';
import { optionStyle } from './surfaceStyle.ts';
import { useTypedBefore } from './useTypedBefore.ts';

interface PaletteChoice {
  id: string;
  label: string;
  note?: string;
  onChoose: () => void;
}

export interface PaletteGroup {
  id: string;
  title: string;
  choices: readonly PaletteChoice[];
  /** Choices that the caller has already filtered by the text. */
  isFiltered?: boolean;
}

interface PaletteProps extends TakesTyped {
  icon: LucideIcon;
  label: string;
  value: string;
  onChange: (value: string) => void;
  groups: readonly PaletteGroup[];
  /** The text where nothing matches. */
  nothing: string;
}

const Line = styled(TextField)`
  display: flex;
  flex: none;
  align-items: center;
  gap: 12px;
  padding: 0 16px;

  > svg {
    flex: none;
    width: 18px;
    height: 18px;
    stroke-width: 1.75;
    color: ${token.ink3};
  }
`;

const Bare = styled(Input)`
  flex: 1;
  min-width: 0;
  height: 52px;
  padding: 0;
  border: 0;
  outline: none;
  font-size: 16px;
  color: ${token.ink};
  background: none;

  &::placeholder {
    color: ${token.ink3};
    opacity: 1;
  }
`;

const List = styled(Menu)`
  max-height: min(420px, 56vh);
  padding: 6px;
  overflow: auto;
  border-top: 1px solid ${token.border};
  outline: none;
`;

const Item = styled(MenuItem)`
  ${optionStyle}
  min-height: 38px;
  /* Most of the choices are below the edge: they are laid out when they are scrolled to. */
  content-visibility: auto;
  contain-intrinsic-height: 38px;

  &[data-focused]::after {
    /* Not read out. */
    content: '↵' / '';
    margin-left: auto;
  }
`;

const GroupTitle = styled(Header)`
  padding: 8px 10px 4px;
  font-size: 12px;
  font-weight: 550;
  line-height: 16px;
  color: ${token.ink3};
`;

const Note = styled.span`
  color: ${token.ink3};
`;

const Nothing = styled.p`
  padding: 14px 10px;
  color: ${token.ink3};
`;

/** Matches when every word of the text occurs in the name or its group: 'list prod' finds 'Product List'. */
function matches(name: string, text: string): boolean {
  const plain = name.toLowerCase();
  return text.trim().toLowerCase().split(/\s+/).every((word) => plain.includes(word));
}

/** Choices of a group that are drawn at once: as many as are in view. */
const IN_VIEW = 12;

/** How many of this many are drawn: those in view, and the others some at a time after them, so that no key waits for all. */
function useDrawn(count: number): number {
  const [drawn, setDrawn] = useState(IN_VIEW);
  useEffect(() => (drawn < count ? afterPaint(() => setDrawn(drawn + IN_VIEW)) : undefined), [drawn, count]);
  return drawn;
}

/** A text field above the choices that match it; arrow keys and Enter choose while the field keeps the focus. */
export function Palette({ icon: Icon, label, value, onChange, takeTyped, groups, nothing }: PaletteProps) {
  const chosen = new Set(groups.filter(({ isFiltered }) => isFiltered).flatMap(({ choices }) => choices.map(({ id }) => id)));
  const field = useTypedBefore(takeTyped);
  const drawn = useDrawn(Math.max(...groups.map(({ choices }) => choices.length)));
  // The same elements at each step: those that are there are not drawn again.
  const sections = useMemo(
    () => groups.map(({ id, title, choices }) => ({ id, title, items: choices.map(itemOf) })).filter(({ items }) => items.length > 0),
    [groups],
  );
  return (
    <Autocomplete
      inputValue={value}
      onInputChange={onChange}
      filter={(name, text, node) => chosen.has(String(node.key)) || matches(name, text)}
    >
      <Line aria-label={label} autoFocus>
        <Icon aria-hidden />
        <Bare ref={field} placeholder={label} autoComplete="off" spellCheck={false} />
        <Kbd>Esc</Kbd>
      </Line>
      <List aria-label={label} renderEmptyState={() => <Nothing role="status">{nothing}</Nothing>}>
        {sections.map(({ id, title, items }) => (
          <MenuSection key={id} id={id} aria-label={title}>
            <GroupTitle>{title}</GroupTitle>
            {/* What is typed is looked for in all of them. */}
            {value === '' ? items.slice(0, drawn) : items}
          </MenuSection>
        ))}
      </List>
    </Autocomplete>
  );
}

function itemOf({ id, label, note, onChoose }: PaletteChoice) {
  return (
    <Item key={id} id={id} textValue={`${label} ${note ?? ''}`} onAction={onChoose}>
      <span>{label}</span>
      {note && <Note>{note}</Note>}
    </Item>
  );
}

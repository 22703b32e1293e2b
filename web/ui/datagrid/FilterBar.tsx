import { Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../Button.tsx';
import { Kbd } from '../Kbd.tsx';
import { Menu } from '../Menu.tsx';
import { Popover } from '../Popover.tsx';
import { SearchField } from '../SearchField.tsx';
import { media, token } from '../theme/token.ts';

export interface FilterDefinition {
  id: string;
  label: string;
  /** What is chosen, in words: 'Steadfast, Pathao'. Given, the filter is on and shown as a chip. */
  valueText?: string;
  /** The fields that change it; gets `close`. */
  renderEditor: (close: () => void) => ReactNode;
  onClear: () => void;
}

export interface FilterBarProps {
  search: string;
  /** Called when typing rests for a moment, at once on Escape and Enter. */
  onSearch: (text: string) => void;
  searchLabel: string;
  filters?: readonly FilterDefinition[];
  /** At the end: saved views, export. */
  actions?: ReactNode;
}

/** Rest of the keys before a search is sent. */
const REST_MS = 250;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-width: 0;
`;

const Search = styled.div`
  flex: 0 1 320px;
  min-width: 200px;

  ${media.phone} {
    flex: 1 1 100%;
  }
`;

const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  height: 30px;
  max-width: 100%;
  border-radius: ${token.radiusSmall};
  color: ${token.accentText};
  background: ${token.accentSoft};

  ${media.phone} {
    height: 40px;
  }
`;

const ChipButton = styled.button`
  display: inline-flex;
  align-items: center;
  min-width: 0;
  height: 100%;
  padding: 0 4px 0 10px;
  border: 0;
  border-radius: inherit;
  font-weight: 550;
  color: inherit;
  background: none;
  cursor: pointer;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > svg {
    width: 15px;
    height: 15px;
  }
`;

const ChipClear = styled(ChipButton)`
  padding: 0 8px 0 4px;
`;

const AddFilter = styled(Button)`
  height: 30px;
  padding: 0 10px;
  border-style: dashed;
  border-radius: ${token.radiusSmall};
  color: ${token.ink2};
  background: transparent;

  ${media.phone} {
    height: 40px;
  }
`;

const End = styled.span`
  display: inline-flex;
  gap: 8px;
  margin-left: auto;
`;

function FilterChip({ filter, isOpen, onOpenChange }: ChipProps) {
  const { t } = useTranslation();
  return (
    <Chip>
      <Popover
        label={filter.label}
        placement="bottom start"
        width={280}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        trigger={
          <ChipButton type="button">
            <span>
              {filter.valueText === undefined
                ? filter.label
                : t('{{filter}}: {{value}}', { filter: filter.label, value: filter.valueText })}
            </span>
          </ChipButton>
        }
      >
        {filter.renderEditor}
      </Popover>
      <ChipClear
        type="button"
        aria-label={t('Remove filter {{filter}}', { filter: filter.label })}
        onClick={filter.onClear}
      >
        <X aria-hidden />
      </ChipClear>
    </Chip>
  );
}

interface ChipProps {
  filter: FilterDefinition;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * What is typed, ahead of what is searched for; a change of the search from elsewhere (Clear filters) wins.
 */
function useDebouncedSearch(search: string, onSearch: (text: string) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  function rest() {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  }
  useEffect(() => rest, []);
  useEffect(() => {
    if (timer.current === null) setDraft(null);
  }, [search]);

  function send(text: string) {
    rest();
    onSearch(text);
  }
  function type(text: string) {
    setDraft(text);
    rest();
    if (text === '') return send(text);
    const { pathname } = window.location;
    timer.current = setTimeout(() => {
      // Whoever has opened a row meanwhile is not called back.
      if (window.location.pathname === pathname) send(text);
    }, REST_MS);
  }
  return { text: draft ?? search, type, send };
}

/** Search, the filters that are on, and the way to more. The caller keeps the state, usually in the URL. */
export function FilterBar({ search, onSearch, searchLabel, filters = [], actions }: FilterBarProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const resting = useDebouncedSearch(search, onSearch);
  // A filter being added has a chip before it has a value.
  const [openId, setOpenId] = useState<string | null>(null);
  const shown = filters.filter((filter) => filter.valueText !== undefined || filter.id === openId);
  const others = filters.filter((filter) => !shown.includes(filter));

  useEffect(() => {
    function focusSearch(event: KeyboardEvent) {
      const isText = (event.target as Element).closest(
        'input:not([type=checkbox]), textarea, select, [contenteditable=true]',
      );
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isText) return;
      if (document.querySelector('[aria-modal=true]')) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    }
    document.addEventListener('keydown', focusSearch);
    return () => document.removeEventListener('keydown', focusSearch);
  }, []);

  return (
    <Bar>
      <Search>
        <SearchField
          label={searchLabel}
          value={resting.text}
          onChange={resting.type}
          onSubmit={resting.send}
          hint={<Kbd>/</Kbd>}
          inputRef={input}
        />
      </Search>
      {shown.map((filter) => (
        <FilterChip
          key={filter.id}
          filter={filter}
          isOpen={filter.id === openId}
          onOpenChange={(isOpen) => setOpenId(isOpen ? filter.id : null)}
        />
      ))}
      {others.length > 0 && (
        <Menu
          label={t('Add a filter')}
          placement="bottom start"
          trigger={<AddFilter icon={Plus}>{t('Filter')}</AddFilter>}
          entries={others.map(({ id, label }) => ({ id, label, onAction: () => setOpenId(id) }))}
        />
      )}
      {actions && <End>{actions}</End>}
    </Bar>
  );
}

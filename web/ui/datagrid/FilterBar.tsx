import { ListFilter, Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../Button.tsx';
import { Kbd } from '../Kbd.tsx';
import { Menu } from '../Menu.tsx';
import { useHotkeys } from '../keys/hotkeys.ts';
import { Popover } from '../Popover.tsx';
import { SearchField } from '../SearchField.tsx';
import { media, token } from '../theme/token.ts';
import { useDebouncedSearch } from './useDebouncedSearch.ts';
import { useMediaQuery } from './useMediaQuery.ts';

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

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-width: 0;

  ${media.phone} {
    flex: 1;
  }
`;

const Search = styled.div`
  flex: 0 1 320px;
  min-width: 200px;

  ${media.phone} {
    flex: 1 1 0;
    min-width: 120px;

    kbd {
      display: none;
    }
  }
`;

const Chips = styled.span`
  display: contents;

  ${media.phone} {
    display: flex;
    order: 1;
    flex: 1 0 100%;
    gap: 8px;
    overflow-x: auto;
    scrollbar-width: none;

    &:empty {
      display: none;
    }
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
    width: ${token.control};
    height: ${token.control};
    padding: 0;
    border-style: solid;

    > span {
      display: none;
    }
  }
`;

const End = styled.span`
  display: inline-flex;
  gap: 8px;
  margin-left: auto;
`;

function FilterChip({ filter, isOpen, onOpenChange, onClear }: ChipProps) {
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
        onClick={onClear}
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
  onClear: () => void;
}

/** Search, the filters that are on, and the way to more. The caller keeps the state, usually in the URL. */
export function FilterBar({ search, onSearch, searchLabel, filters = [], actions }: FilterBarProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery('(max-width: 639px)');
  const resting = useDebouncedSearch(search, onSearch);
  // A filter being added has a chip before it has a value.
  const [openId, setOpenId] = useState<string | null>(null);
  const shown = filters.filter((filter) => filter.valueText !== undefined || filter.id === openId);
  const others = filters.filter((filter) => !shown.includes(filter));

  useHotkeys([
    {
      code: 'Slash',
      character: '/',
      label: t('Search in the list'),
      run: () => {
        input.current?.focus();
        input.current?.select();
      },
    },
  ]);

  return (
    <Bar ref={bar}>
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
      <Chips>
        {shown.map((filter) => (
          <FilterChip
            key={filter.id}
            filter={filter}
            isOpen={filter.id === openId}
            onOpenChange={(isOpen) => setOpenId(isOpen ? filter.id : null)}
            onClear={() => {
              // Its button goes: the next key goes to what adds another, which is not there while all are on.
              (bar.current?.querySelector<HTMLElement>('[aria-haspopup=menu]') ?? input.current)?.focus();
              filter.onClear();
            }}
          />
        ))}
      </Chips>
      {/* It stays while the last filter is added: it gets the focus back. */}
      {(openId || others.length > 0) && (
        <Menu
          label={t('Add a filter')}
          placement="bottom start"
          trigger={
            <AddFilter icon={isPhone ? ListFilter : Plus} aria-label={t('Filter')}>
              <span>{t('Filter')}</span>
            </AddFilter>
          }
          entries={others.map(({ id, label }) => ({ id, label, onAction: () => setOpenId(id) }))}
        />
      )}
      {actions && <End>{actions}</End>}
    </Bar>
  );
}

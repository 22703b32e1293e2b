import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { TabCount, tabListStyle, tabStyle } from './tabStyle.ts';

export interface TabItem {
  id: string;
  label: string;
  count?: string | number;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  items: readonly TabItem[];
  selectedId: string;
  onSelect: (id: string) => void;
}

const List = styled.div`
  ${tabListStyle}
`;

const Tab = styled.button`
  ${tabStyle}
`;

const Panel = styled.div`
  padding-top: 16px;
  outline-offset: 4px;
`;

function indexAfter(key: string, index: number, count: number): number | null {
  const last = count - 1;
  const moves: Record<string, number> = {
    ArrowRight: index === last ? 0 : index + 1,
    ArrowLeft: index === 0 ? last : index - 1,
    Home: 0,
    End: last,
  };
  return moves[key] ?? null;
}

/**
 * Parts of one page, one shown at a time; arrow keys, Home and End move. For a list by status take
 * StatusTabs. By hand, because react-aria's tabs bring its whole collection machinery: 30 kB for four keys.
 */
export function Tabs({ label, items, selectedId, onSelect }: TabsProps) {
  const id = useId();
  const selected = items.find((item) => item.id === selectedId);

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const current = items.findIndex((item) => item.id === selectedId);
    const next = indexAfter(event.key, current, items.length);
    const item = next === null ? undefined : items[next];
    if (!item || next === null) return;
    event.preventDefault();
    onSelect(item.id);
    (event.currentTarget.children[next] as HTMLElement).focus();
  }

  return (
    <div>
      <List role="tablist" aria-label={label} onKeyDown={move}>
        {items.map((item) => (
          <Tab
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-${item.id}`}
            aria-selected={item.id === selectedId}
            aria-controls={item.id === selectedId ? `${id}-panel` : undefined}
            tabIndex={item.id === selectedId ? 0 : -1}
            onClick={() => onSelect(item.id)}
          >
            {item.label}
            {item.count !== undefined && <TabCount>{item.count}</TabCount>}
          </Tab>
        ))}
      </List>
      {selected && (
        <Panel
          key={selected.id}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${selected.id}`}
          tabIndex={0}
        >
          {selected.content}
        </Panel>
      )}
    </div>
  );
}

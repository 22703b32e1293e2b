import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { lazyPart } from '../lazyPart.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { token } from '../theme/token.ts';
import { Cards } from './cardStyle.ts';
import type { DataGridProps } from './DataGrid.tsx';
import { GridCard } from './GridCard.tsx';
import { GridFooter } from './GridFooter.tsx';
import type { OpenRowMenu } from './RowMenu.tsx';

const SKELETON_CARDS = 6;
/** From this number of cards on, only those near the window are in the document. */
const VIRTUAL_FROM = 60;

const VirtualCards = lazyPart(() => import('./VirtualCards.tsx'), 'VirtualCards', {
  fallback: ({ renderCard }) => plain(VIRTUAL_FROM, renderCard),
});

const RowMenu = lazyPart(() => import('./RowMenu.tsx'), 'RowMenu', { onFailed: ({ onClose }) => onClose() });

/** The first of the cards, all of them in the document. */
function plain(count: number, renderCard: (index: number) => ReactNode) {
  return Array.from({ length: count }, (_, index) => renderCard(index));
}

const Ghost = styled.li`
  display: flex;
  flex-direction: column;
  gap: 12px;
  margin-bottom: 10px;
  padding: 14px 12px;
  border: 1px solid ${token.border};
  border-radius: ${token.radiusCard};
  background: ${token.surface};
`;

/** The rows on a phone. Checkboxes appear on demand, so that a tap opens and nothing else. */
export function CardList<Row>(props: DataGridProps<Row> & { isChoosing: boolean }) {
  const { label, columns, rows, getRowId, getRowLabel, rowLink, rowActions, selection, isChoosing } = props;
  const { isLoading = false, fit = 'viewport' } = props;
  const page = useRef<HTMLElement>(null);
  const [menu, setMenu] = useState<OpenRowMenu | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const choose = useCallback((id: string, isSelected: boolean) => {
    const { selection: current } = latest.current;
    const next = new Set(current?.ids);
    if (isSelected) next.add(id);
    else next.delete(id);
    current?.change(next);
  }, []);
  const openMenu = useCallback((row: Row, button: HTMLElement) => {
    const { rowActions: actionsOf, getRowLabel: labelOf } = latest.current;
    if (actionsOf) setMenu({ label: labelOf(row), entries: actionsOf(row), button });
  }, []);

  function renderCard(index: number, measure?: Ref<HTMLLIElement>) {
    const row = rows[index];
    if (row === undefined) return null;
    const id = getRowId(row);
    return (
      <GridCard
        key={id}
        row={row}
        id={id}
        index={index}
        label={getRowLabel(row)}
        columns={columns}
        linkOf={rowLink}
        onSelect={isChoosing ? choose : undefined}
        isSelected={selection?.ids.has(id) ?? false}
        onMenu={rowActions && openMenu}
        measure={measure}
      />
    );
  }

  return (
    <>
      <Cards aria-label={label} aria-busy={isLoading || undefined}>
        {rows.length === 0 &&
          Array.from({ length: SKELETON_CARDS }, (_, index) => (
            <Ghost key={index} aria-hidden>
              <Skeleton width="40%" />
              <Skeleton width="65%" />
              <Skeleton width="50%" />
            </Ghost>
          ))}
        {rows.length <= VIRTUAL_FROM ? (
          plain(rows.length, renderCard)
        ) : (
          <VirtualCards count={rows.length} renderCard={renderCard} />
        )}
      </Cards>
      {rows.length > 0 && (
        <GridFooter
          shown={rows.length}
          total={props.totalCount}
          pages={props.pages}
          scroller={page}
          loadsByScrolling={fit === 'viewport'}
        />
      )}
      {menu && <RowMenu menu={menu} onClose={() => setMenu(null)} />}
    </>
  );
}

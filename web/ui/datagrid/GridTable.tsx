import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { CHECKBOX_COLUMN_WIDTH, FLEXIBLE_COLUMN_WIDTH, MENU_COLUMN_WIDTH, ROW_HEIGHT } from './column.ts';
import type { DataGridProps } from './DataGrid.tsx';
import { lazyPart } from '../lazyPart.tsx';
import { GridFooter } from './GridFooter.tsx';
import { GridHead } from './GridHead.tsx';
import { GridRow } from './GridRow.tsx';
import { GridSkeleton } from './GridSkeleton.tsx';
import { Frame, Scroller, Table } from './gridStyle.ts';
import type { OpenRowMenu } from './RowMenu.tsx';
import type { ColumnLayout } from './useColumnLayout.ts';
import { gridArrows } from './useGridKeys.ts';
import { useGridPlace } from './useGridPlace.ts';
import { useGridRows } from './useGridRows.ts';
import { useScrollAnchor } from './useScrollAnchor.ts';
import { useMoreRight } from './useMoreRight.ts';
import { useViewportFit } from './useViewportFit.ts';

/** From this number of rows on, only those near the window are in the document. */
const VIRTUAL_FROM = 200;

const RowMenu = lazyPart(() => import('./RowMenu.tsx'), 'RowMenu', { onFailed: ({ onClose }) => onClose() });
const VirtualRows = lazyPart(() => import('./VirtualRows.tsx'), 'VirtualRows', {
  fallback: ({ renderRow }) => plain(VIRTUAL_FROM, renderRow),
});

/** The first of the rows, all of them in the document. */
function plain(count: number, renderRow: (index: number) => ReactNode) {
  return <tbody>{Array.from({ length: count }, (_, index) => renderRow(index))}</tbody>;
}

/** The rows as a table, on anything wider than a phone. */
export function GridTable<Row>(props: DataGridProps<Row> & { layout: ColumnLayout<Row> }) {
  const { label, rows, getRowId, getRowLabel, selection, rowActions, pages, layout, fit = 'viewport' } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<OpenRowMenu | null>(null);
  const { density, visible: columns } = layout;
  const openMenu =
    rowActions &&
    ((row: Row, button: HTMLElement) =>
      setMenu({ label: getRowLabel(row), entries: rowActions(row), button }));
  const { actions, move, tabStop, ids, pageState, togglePage } = useGridRows(props, {
    scroller,
    density,
    openMenu,
  });
  useViewportFit(scroller, fit === 'viewport');
  useGridPlace(scroller, props.place);
  useScrollAnchor(scroller, { ids, rowHeight: ROW_HEIGHT[density], scope: props.place?.scope });
  useMoreRight(scroller);

  const isSelectable = selection !== undefined;
  const hasMenu = openMenu !== undefined;
  const minWidth = useMemo(() => {
    const widths = columns.map(
      (column) => layout.widthOf(column) ?? column.minWidth ?? FLEXIBLE_COLUMN_WIDTH,
    );
    const fixed = (isSelectable ? CHECKBOX_COLUMN_WIDTH : 0) + (hasMenu ? MENU_COLUMN_WIDTH : 0);
    return widths.reduce((sum, width) => sum + width, fixed);
  }, [columns, layout, isSelectable, hasMenu]);

  function renderRow(index: number) {
    const row = rows[index];
    if (row === undefined) return null;
    const id = getRowId(row);
    return (
      <GridRow
        key={id}
        row={row}
        id={id}
        index={index}
        label={getRowLabel(row)}
        columns={columns}
        actions={actions}
        isSelectable={isSelectable}
        isSelected={selection?.ids.has(id) ?? false}
        isTabStop={index === tabStop}
      />
    );
  }

  function body() {
    if (rows.length === 0) return <GridSkeleton columns={columns} isSelectable={isSelectable} />;
    if (rows.length <= VIRTUAL_FROM) return plain(rows.length, renderRow);
    return (
      <VirtualRows
        key={density}
        count={rows.length}
        rowHeight={ROW_HEIGHT[density]}
        scroller={scroller}
        renderRow={renderRow}
      />
    );
  }

  return (
    <Frame>
      <Scroller ref={scroller}>
        <Table
          role="grid"
          aria-label={label}
          aria-busy={props.isLoading || undefined}
          aria-multiselectable={isSelectable || undefined}
          aria-rowcount={pages?.hasNext ? -1 : rows.length + 1}
          data-density={density}
          style={{ minWidth }}
          onKeyDown={(event) => gridArrows(event, move)}
        >
          <colgroup>
            {isSelectable && <col style={{ width: CHECKBOX_COLUMN_WIDTH }} />}
            {columns.map((column) => (
              <col key={column.id} style={{ width: layout.widthOf(column) }} />
            ))}
            {hasMenu && <col style={{ width: MENU_COLUMN_WIDTH }} />}
          </colgroup>
          <GridHead
            columns={columns}
            widthOf={layout.widthOf}
            onResize={layout.setWidth}
            page={isSelectable ? { state: pageState, onToggle: togglePage } : undefined}
            sort={props.sort}
            hasMenu={hasMenu}
          />
          {body()}
        </Table>
        {rows.length > 0 && (
          <GridFooter
            shown={rows.length}
            total={props.totalCount}
            pages={pages}
            scroller={scroller}
            loadsByScrolling={fit === 'viewport'}
          />
        )}
      </Scroller>
      {menu && <RowMenu menu={menu} onClose={() => setMenu(null)} />}
    </Frame>
  );
}

import { lazy, Suspense, useMemo, useRef } from 'react';
import { CHECKBOX_COLUMN_WIDTH, FLEXIBLE_COLUMN_WIDTH } from './column.ts';
import type { DataGridProps } from './DataGrid.tsx';
import { GridFooter } from './GridFooter.tsx';
import { GridHead } from './GridHead.tsx';
import { GridRow } from './GridRow.tsx';
import { GridSkeleton } from './GridSkeleton.tsx';
import { Frame, Scroller, Table } from './gridStyle.ts';
import type { ColumnLayout } from './useColumnLayout.ts';
import { useGridRows } from './useGridRows.ts';
import { useViewportFit } from './useViewportFit.ts';

const VirtualRows = lazy(() =>
  import('./VirtualRows.tsx').then((module) => ({ default: module.VirtualRows })),
);

/** From here on a browser feels the number of rows. */
const VIRTUAL_FROM = 200;

/** The rows as a table, on anything wider than a phone. */
export function GridTable<Row>(props: DataGridProps<Row> & { layout: ColumnLayout<Row> }) {
  const {
    label,
    rows,
    getRowId,
    getRowLabel,
    selection,
    isLoading = false,
    layout,
    fit = 'viewport',
  } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { actions, cursor, pageIds, pageState, togglePage } = useGridRows(props, scroller);
  useViewportFit(scroller, fit === 'viewport');

  const isSelectable = selection !== undefined;
  const opens = props.onOpen !== undefined;
  const columns = layout.visible;
  const minWidth = useMemo(() => {
    const widths = columns.map(
      (column) => layout.widthOf(column) ?? column.minWidth ?? FLEXIBLE_COLUMN_WIDTH,
    );
    return widths.reduce((sum, width) => sum + width, isSelectable ? CHECKBOX_COLUMN_WIDTH : 0);
  }, [columns, layout, isSelectable]);

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
        isTabStop={index === Math.min(cursor, rows.length - 1)}
        opens={opens}
      />
    );
  }

  function body() {
    if (rows.length === 0) return <GridSkeleton columns={columns} isSelectable={isSelectable} />;
    const plain = (count: number) => (
      <tbody>{pageIds.slice(0, count).map((_, index) => renderRow(index))}</tbody>
    );
    if (rows.length <= VIRTUAL_FROM) return plain(rows.length);
    return (
      <Suspense fallback={plain(VIRTUAL_FROM)}>
        <VirtualRows count={rows.length} scroller={scroller} renderRow={renderRow} />
      </Suspense>
    );
  }

  return (
    <Frame>
      <Scroller ref={scroller}>
        <Table
          role="grid"
          aria-label={label}
          aria-busy={isLoading || undefined}
          aria-multiselectable={isSelectable || undefined}
          aria-rowcount={props.hasNext ? -1 : rows.length + 1}
          style={{ minWidth }}
        >
          <colgroup>
            {isSelectable && <col style={{ width: CHECKBOX_COLUMN_WIDTH }} />}
            {columns.map((column) => (
              <col key={column.id} style={{ width: layout.widthOf(column) }} />
            ))}
          </colgroup>
          <GridHead
            columns={columns}
            onResize={layout.setWidth}
            page={isSelectable ? { state: pageState, onToggle: togglePage } : undefined}
          />
          {body()}
        </Table>
        {rows.length > 0 && (
          <GridFooter
            shown={rows.length}
            total={props.totalCount}
            hasNext={props.hasNext ?? false}
            isLoadingNext={props.isLoadingNext ?? false}
            onLoadNext={props.onLoadNext}
            scroller={scroller}
          />
        )}
      </Scroller>
    </Frame>
  );
}

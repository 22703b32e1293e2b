import { useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { ROW_HEIGHT } from './column.ts';
import type { DataGridProps } from './DataGrid.tsx';
import type { RowActions } from './GridRow.tsx';
import { useGridKeyboard } from './useGridKeyboard.ts';
import { withRange } from './useGridSelection.ts';

/** The cursor, the range anchor and what rows and keys do with them. */
export function useGridRows<Row>(props: DataGridProps<Row>, scroller: RefObject<HTMLElement | null>) {
  const { rows, getRowId, selection, hasKeys = true } = props;
  const pageIds = useMemo(() => rows.map(getRowId), [rows, getRowId]);
  const [cursor, setCursor] = useState(0);
  // Before the first J the cursor rests on no row, so that J begins at the first one.
  const hasMoved = useRef(false);
  const anchor = useRef(0);
  const latest = useRef({ props, pageIds });
  useEffect(() => {
    latest.current = { props, pageIds };
  });

  const actions: RowActions<Row> = useMemo(() => {
    function select(index: number, isSelected: boolean, isRange: boolean) {
      const { props: current, pageIds: ids } = latest.current;
      if (!current.selection) return;
      const from = isRange ? anchor.current : index;
      current.selection.change(withRange(current.selection.ids, ids, [from, index], isSelected));
      anchor.current = index;
    }
    function open(row: Row, isNewTab: boolean) {
      const { onOpen, getRowHref } = latest.current.props;
      if (isNewTab && getRowHref) window.open(getRowHref(row), '_blank', 'noopener');
      else onOpen?.(row);
    }
    function focus(index: number) {
      hasMoved.current = true;
      setCursor(index);
    }
    return { select, open, focus };
  }, []);

  /** By arithmetic first: in a long list the row may not be in the document yet. */
  function focusRow(index: number) {
    const id = pageIds[index];
    const box = scroller.current;
    if (id === undefined || !box) return;
    setCursor(index);
    const focusIt = () => {
      const row = box.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(id)}"]`);
      row?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: 'nearest' });
      return row !== null;
    };
    if (focusIt()) return;
    box.scrollTo({ top: index * ROW_HEIGHT - box.clientHeight / 2 });
    requestAnimationFrame(() => requestAnimationFrame(focusIt));
  }

  useGridKeyboard(
    {
      move: (by) => {
        const next = hasMoved.current ? cursor + by : 0;
        hasMoved.current = true;
        focusRow(Math.max(0, Math.min(rows.length - 1, next)));
      },
      toggle: (isRange) => {
        const id = pageIds[cursor];
        if (id !== undefined && hasMoved.current)
          actions.select(cursor, isRange || !selection?.ids.has(id), isRange);
      },
      open: () => {
        const row = rows[cursor];
        if (row !== undefined && hasMoved.current) actions.open(row, false);
      },
      clear: () => selection?.clear(),
    },
    hasKeys,
  );

  const selectedOnPage = pageIds.filter((id) => selection?.ids.has(id)).length;
  const isAll = selectedOnPage > 0 && selectedOnPage === pageIds.length;
  const pageState: 'none' | 'some' | 'all' = isAll ? 'all' : selectedOnPage > 0 ? 'some' : 'none';
  const togglePage = () =>
    selection?.change(withRange(selection.ids, pageIds, [0, pageIds.length - 1], pageState !== 'all'));

  return { actions, cursor, pageIds, pageState, togglePage };
}

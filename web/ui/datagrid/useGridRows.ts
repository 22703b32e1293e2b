import { useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { ROW_HEIGHT } from './column.ts';
import type { Density } from './column.ts';
import type { DataGridProps } from './DataGrid.tsx';
import type { RowActions } from './GridRow.tsx';
import { useGridCursor } from './useGridCursor.ts';
import { useGridHotkeys } from './useGridKeys.ts';
import { withRange } from './useGridSelection.ts';

/** How long the pointer rests on a row before its record is preloaded; moving over rows loads nothing. */
const INTENT_MS = 80;

interface Surroundings<Row> {
  scroller: RefObject<HTMLElement | null>;
  density: Density;
  openMenu: ((row: Row, button: HTMLElement) => void) | undefined;
}

/** The cursor, the range anchor and what rows and keys do with them. */
export function useGridRows<Row>(
  props: DataGridProps<Row>,
  { scroller, density, openMenu }: Surroundings<Row>,
) {
  const { rows, getRowId, selection, rowLink, place, hasKeys = true } = props;
  const ids = useMemo(() => rows.map(getRowId), [rows, getRowId]);
  const cursor = useGridCursor({ ids, scroller, rowHeight: ROW_HEIGHT[density], placeKey: place?.key });
  const anchor = useRef<string | null>(null);
  const latest = useRef({ props, ids, cursor, openMenu });
  useEffect(() => {
    latest.current = { props, ids, cursor, openMenu };
  });

  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);
  const hasMenu = openMenu !== undefined;
  const actions: RowActions<Row> = useMemo(() => {
    function select(id: string, isSelected: boolean, isRange: boolean) {
      const { props: current, ids: all } = latest.current;
      if (!current.selection) return;
      const from = (isRange && anchor.current) || id;
      current.selection.change(withRange(current.selection.ids, all, [from, id], isSelected));
      anchor.current = id;
    }
    function intend(row: Row | null) {
      clearTimeout(resting.current);
      if (row !== null) resting.current = setTimeout(() => latest.current.props.onRowIntent?.(row), INTENT_MS);
    }
    return {
      select,
      intend,
      focus: (id) => latest.current.cursor.mark(id),
      loseFocus: () => latest.current.cursor.loseFocus(),
      openMenu: hasMenu ? (row, button) => latest.current.openMenu?.(row, button) : undefined,
      linkOf: rowLink,
    };
  }, [hasMenu, rowLink]);

  const move = (by: number) => {
    if (cursor.index < 0) return cursor.focus(by === Infinity ? ids.length - 1 : 0);
    return cursor.focus(Math.max(0, Math.min(ids.length - 1, cursor.index + by)));
  };
  useGridHotkeys(
    {
      move,
      toggle: (isRange) => {
        if (cursor.id !== null) actions.select(cursor.id, isRange || !selection?.ids.has(cursor.id), isRange);
      },
      open: () => {
        if (cursor.id === null) return;
        scroller.current
          ?.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(cursor.id)}"] a[data-row-link]`)
          ?.click();
      },
      clear: () => selection?.clear(),
    },
    { isEnabled: hasKeys, isSelectable: selection !== undefined, opens: rowLink !== undefined && rows.some(rowLink) },
  );

  const selectedOnPage = ids.filter((id) => selection?.ids.has(id)).length;
  const isAll = selectedOnPage > 0 && selectedOnPage === ids.length;
  const pageState: 'none' | 'some' | 'all' = isAll ? 'all' : selectedOnPage > 0 ? 'some' : 'none';
  const togglePage = () =>
    selection?.change(withRange(selection.ids, ids, [ids[0]!, ids.at(-1)!], pageState !== 'all'));

  return { actions, move, tabStop: Math.max(0, cursor.index), ids, pageState, togglePage };
}

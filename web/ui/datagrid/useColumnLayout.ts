import { useCallback, useMemo, useState } from 'react';
import { MIN_COLUMN_WIDTH } from './column.ts';
import type { DataGridColumn, Density } from './column.ts';
import { DESIGNED, inOrder, moved, readLayout, writeLayout } from './columnLayout.ts';
import type { StoredLayout } from './columnLayout.ts';

export interface ColumnLayout<Row> {
  /** Every column, in the order of this person. */
  all: readonly DataGridColumn<Row>[];
  /** Those that are shown; the same array as long as neither choice nor order changes. */
  visible: readonly DataGridColumn<Row>[];
  isShown: (columnId: string) => boolean;
  setShown: (columnId: string, isShown: boolean) => void;
  move: (columnId: string, by: -1 | 1) => void;
  widthOf: (column: DataGridColumn<Row>) => number | undefined;
  setWidth: (columnId: string, width: number) => void;
  density: Density;
  setDensity: (density: Density) => void;
  reset: () => void;
  /** The whole of it, as a saved view keeps it. */
  stored: StoredLayout;
  replace: (layout: StoredLayout) => void;
}

/** Which columns are shown, where and how wide, remembered in this browser under the grid's id. */
export function useColumnLayout<Row>(
  gridId: string,
  columns: readonly DataGridColumn<Row>[],
): ColumnLayout<Row> {
  const [layout, setLayout] = useState(() => readLayout(gridId));
  const { shown, widths, order, density } = layout;

  const change = useCallback(
    (patch: Partial<StoredLayout>) => {
      const next = { ...readLayout(gridId), ...patch };
      writeLayout(gridId, next);
      setLayout(next);
    },
    [gridId],
  );

  const all = useMemo(() => inOrder(columns, order), [columns, order]);
  const visible = useMemo(
    () =>
      all.filter(({ id, isHideable, isHiddenAtFirst }) =>
        isHideable === false ? true : (shown[id] ?? !isHiddenAtFirst),
      ),
    [all, shown],
  );

  return useMemo(
    () => ({
      all,
      visible,
      isShown: (columnId) => visible.some(({ id }) => id === columnId),
      setShown: (columnId, isShown) => change({ shown: { ...shown, [columnId]: isShown } }),
      move: (columnId, by) => {
        const ids = all.map(({ id }) => id);
        change({ order: moved(ids, columnId, by) });
      },
      widthOf: (column) => widths[column.id] ?? column.width,
      setWidth: (columnId, width) =>
        change({ widths: { ...widths, [columnId]: Math.max(MIN_COLUMN_WIDTH, Math.round(width)) } }),
      density,
      setDensity: (next) => change({ density: next }),
      reset: () => change(DESIGNED),
      stored: layout,
      replace: change,
    }),
    [all, visible, shown, widths, density, layout, change],
  );
}

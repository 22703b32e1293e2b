import { useCallback, useMemo, useState } from 'react';
import { MIN_COLUMN_WIDTH } from './column.ts';
import type { DataGridColumn } from './column.ts';

interface StoredLayout {
  /** Shown or not, where a person has chosen. */
  shown: Record<string, boolean>;
  widths: Record<string, number>;
}

const NOTHING: StoredLayout = { shown: {}, widths: {} };

function storageKey(gridId: string): string {
  return `grid:${gridId}`;
}

function read(gridId: string): StoredLayout {
  try {
    return {
      ...NOTHING,
      ...(JSON.parse(localStorage.getItem(storageKey(gridId)) ?? '{}') as Partial<StoredLayout>),
    };
  } catch {
    // Blocked storage or a damaged entry: the columns as designed.
    return NOTHING;
  }
}

function write(gridId: string, layout: StoredLayout): void {
  try {
    localStorage.setItem(storageKey(gridId), JSON.stringify(layout));
  } catch {
    // The layout then lasts as long as the page.
  }
}

export interface ColumnLayout<Row> {
  visible: readonly DataGridColumn<Row>[];
  isShown: (columnId: string) => boolean;
  setShown: (columnId: string, isShown: boolean) => void;
  widthOf: (column: DataGridColumn<Row>) => number | undefined;
  setWidth: (columnId: string, width: number) => void;
  reset: () => void;
}

/** Which columns are shown and how wide, remembered in this browser under the grid's id. */
export function useColumnLayout<Row>(
  gridId: string,
  columns: readonly DataGridColumn<Row>[],
): ColumnLayout<Row> {
  const [layout, setLayout] = useState(() => read(gridId));

  const change = useCallback(
    (update: (layout: StoredLayout) => StoredLayout) => {
      setLayout((current) => {
        const next = update(current);
        write(gridId, next);
        return next;
      });
    },
    [gridId],
  );

  return useMemo(() => {
    const isColumnShown = (column: DataGridColumn<Row>) =>
      column.isHideable === false || (layout.shown[column.id] ?? !column.isHiddenAtFirst);
    return {
      visible: columns.filter(isColumnShown),
      isShown: (columnId) => columns.some((column) => column.id === columnId && isColumnShown(column)),
      setShown: (columnId, isShown) =>
        change(({ shown, widths }) => ({ shown: { ...shown, [columnId]: isShown }, widths })),
      widthOf: (column) => layout.widths[column.id] ?? column.width,
      setWidth: (columnId, width) =>
        change(({ shown, widths }) => ({
          shown,
          widths: { ...widths, [columnId]: Math.max(MIN_COLUMN_WIDTH, Math.round(width)) },
        })),
      reset: () => change(() => NOTHING),
    };
  }, [columns, layout, change]);
}

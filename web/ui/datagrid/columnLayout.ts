import type { DataGridColumn, Density } from './column.ts';

/** What a person has changed about the columns of a list; a saved view holds one too. */
export interface StoredLayout {
  /** Shown or not, where a person has chosen. */
  shown: Record<string, boolean>;
  widths: Record<string, number>;
  /** Ids from left to right; columns that came later stand where they were designed. */
  order: readonly string[];
  density: Density;
}

export const DESIGNED: StoredLayout = { shown: {}, widths: {}, order: [], density: 'normal' };

const storageKey = (gridId: string) => `grid:${gridId}`;

export function readLayout(gridId: string): StoredLayout {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey(gridId)) ?? '{}') as Partial<StoredLayout>;
    return { ...DESIGNED, ...stored };
  } catch {
    // Blocked storage or a damaged entry: the columns as designed.
    return DESIGNED;
  }
}

export function writeLayout(gridId: string, layout: StoredLayout): void {
  try {
    localStorage.setItem(storageKey(gridId), JSON.stringify(layout));
  } catch {
    // The layout then lasts as long as the page.
  }
}

/** The columns in the order that a person gave them. */
export function inOrder<Row>(
  columns: readonly DataGridColumn<Row>[],
  order: readonly string[],
): readonly DataGridColumn<Row>[] {
  const placed = new Set(order);
  const placedColumns = order.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  // Columns that were not moved keep their places; the moved ones fill the others in their order.
  return columns.map((column) => (placed.has(column.id) ? placedColumns.shift()! : column));
}

/** `ids` with one of them `by` places further; as they are when it would leave the row. */
export function moved(ids: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return ids;
  return ids.with(from, ids[to]!).with(to, id);
}

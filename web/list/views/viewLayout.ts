import type { DataGridColumn } from '../../ui/datagrid/column.ts';
import type { StoredLayout } from '../../ui/datagrid/columnLayout.ts';

/** What a saved view says of columns and rows. */
export interface ViewLayout {
  readonly columns: readonly { readonly id: string; readonly isShown: boolean; readonly width?: number | null }[];
  readonly isDense: boolean;
}

/** The columns as they stand now, for a view. */
export function viewLayout(
  all: readonly Pick<DataGridColumn<never>, 'id'>[],
  isShown: (columnId: string) => boolean,
  { widths, density }: StoredLayout,
) {
  return {
    columns: all.map(({ id }) => ({ id, isShown: isShown(id), width: widths[id] ?? null })),
    isDense: density === 'compact',
  };
}

/** The columns as a view has them. */
export function storedLayout({ columns, isDense }: ViewLayout): StoredLayout {
  const widths = columns.flatMap(({ id, width }) => (typeof width === 'number' ? [[id, width] as const] : []));
  return {
    shown: Object.fromEntries(columns.map(({ id, isShown }) => [id, isShown])),
    widths: Object.fromEntries(widths),
    order: columns.map(({ id }) => id),
    density: isDense ? 'compact' : 'normal',
  };
}

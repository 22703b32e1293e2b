import { takaOfColumn } from '../ui/exactTaka.ts';
import type { DataGridColumn } from '../ui/datagrid/column.ts';
import type { ColumnMakers } from './columns.tsx';

/**
 * Makes columns of exact amounts over these rows, as `column.money` makes columns of rounded ones: all amounts of a column are written
 * with poisha where one has some. A dash where there is none.
 */
export function exactMoneyOf<Row>(column: ColumnMakers<Row>, rows: readonly Row[]) {
  return (
    id: string, header: string, value: (row: Row) => number | null | undefined, options?: Parameters<ColumnMakers<Row>['text']>[3],
  ): DataGridColumn<Row> => {
    const taka = takaOfColumn(rows.map(value));
    return column.text(id, header, (row) => taka(value(row)), { width: 110, align: 'end', ...options });
  };
}

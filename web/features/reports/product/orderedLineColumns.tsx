import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import { formatShortDateTime } from '../../../../schema/rules/format.ts';
import type { orderedLineColumns_line$data } from '../../../__generated__/orderedLineColumns_line.graphql.ts';
import type { ColumnMakers } from '../../../list/columns.tsx';
import { exactMoneyOf } from '../../../list/exactMoney.ts';
import type { DataGridColumn } from '../../../ui/datagrid/column.ts';

/** The data of one row. */
void graphql`
  fragment orderedLineColumns_line on OrderedLine {
    id
    orderId
    reference
    status
    customerName
    name
    sku
    takenAt
    units
    value
  }
`;

export type OrderedRow = Omit<orderedLineColumns_line$data, ' $fragmentType'>;

/** The columns of the order lines behind the status report, over these rows. */
export const orderedLineColumns = (rows: readonly OrderedRow[]) => (column: ColumnMakers<OrderedRow>, t: TFunction): readonly DataGridColumn<OrderedRow>[] => {
  const money = exactMoneyOf(column, rows);
  return [
    column.title('order', t('Order'), ({ reference }) => reference, { width: 150, secondary: ({ customerName }) => customerName }),
    column.status('status', t('Status'), ({ status }) => status, { quiet: ['DELIVERED'], width: 128 }),
    column.text('product', t('Product'), ({ name }) => name, { minWidth: 200, mobile: 'subtitle', secondary: ({ sku }) => sku }),
    column.text('takenAt', t('Taken'), ({ takenAt }) => formatShortDateTime(takenAt), { width: 150, mobile: 'meta' }),
    column.count('units', t('Pieces'), ({ units }) => units, { width: 88, mobile: 'aside' }),
    money('value', t('Value'), ({ value }) => value, { width: 116, mobile: 'value' }),
  ];
};

import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import { formatDay } from '../../../../schema/rules/format.ts';
import type { soldLineColumns_line$data } from '../../../__generated__/soldLineColumns_line.graphql.ts';
import type { ColumnMakers } from '../../../list/columns.tsx';
import { exactMoneyOf } from '../../../list/exactMoney.ts';
import type { DataGridColumn } from '../../../ui/datagrid/column.ts';

/** The data of one row. */
void graphql`
  fragment soldLineColumns_line on SoldLine {
    id
    orderId
    reference
    status
    customerName
    name
    sku
    shippedOn
    finishedOn
    shipped
    delivered
    back
    lost
    revenue
    cost
    profit
  }
`;

export type SoldRow = Omit<soldLineColumns_line$data, ' $fragmentType'>;

/** The columns of the order lines behind the product report, over these rows. */
export const soldLineColumns = (rows: readonly SoldRow[]) => (column: ColumnMakers<SoldRow>, t: TFunction): readonly DataGridColumn<SoldRow>[] => {
  const money = exactMoneyOf(column, rows);
  return [
    column.title('order', t('Order'), ({ reference }) => reference, { width: 130, secondary: ({ customerName }) => customerName }),
    column.status('status', t('Status'), ({ status }) => status, { quiet: ['DELIVERED'], width: 118 }),
    column.text('product', t('Product'), ({ name }) => name, { minWidth: 170, mobile: 'subtitle', secondary: ({ sku }) => sku }),
    column.text('shippedOn', t('Shipped'), ({ shippedOn }) => formatDay(shippedOn), { width: 118, mobile: 'meta' }),
    column.text('finishedOn', t('Delivered or back'), ({ finishedOn }) => (finishedOn ? formatDay(finishedOn) : ''), { width: 132, none: '–' }),
    column.count('shipped', t('Sold'), ({ shipped }) => shipped, { width: 72, mobile: 'aside' }),
    column.count('delivered', t('Delivered'), ({ delivered }) => delivered, { width: 88 }),
    column.count('back', t('Came back'), ({ back }) => back, { width: 96 }),
    column.count('lost', t('Lost'), ({ lost }) => lost, { width: 72, isHiddenAtFirst: true }),
    money('revenue', t('Revenue'), ({ revenue }) => revenue, { width: 104, mobile: 'value' }),
    money('cost', t('Cost'), ({ cost }) => cost ?? 0, { isHiddenAtFirst: true }),
    money('profit', t('Profit'), ({ profit }) => profit ?? 0, { width: 104, isStrong: true, tone: ({ profit }) => ((profit ?? 0) < 0 ? 'bad' : 'plain') }),
  ];
};

import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import { formatDay } from '../../../../schema/rules/format.ts';
import type { soldLineColumns_line$data } from '../../../__generated__/soldLineColumns_line.graphql.ts';
import type { ColumnMakers } from '../../../list/columns.tsx';
import type { DataGridColumn } from '../../../ui/datagrid/column.ts';
import { exactTaka } from '../../../ui/exactTaka.ts';

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

/** The columns of the order lines behind the product report. */
export const soldLineColumns = (column: ColumnMakers<SoldRow>, t: TFunction): readonly DataGridColumn<SoldRow>[] => [
  column.title('order', t('Order'), ({ reference }) => reference, { width: 130, secondary: ({ customerName }) => customerName }),
  column.status('status', t('Status'), ({ status }) => status, { quiet: ['DELIVERED'], width: 118 }),
  column.text('product', t('Product'), ({ name }) => name, { minWidth: 170, mobile: 'subtitle', secondary: ({ sku }) => sku }),
  column.text('shippedOn', t('Shipped'), ({ shippedOn }) => formatDay(shippedOn), { width: 118, mobile: 'meta' }),
  column.text('finishedOn', t('Delivered or back'), ({ finishedOn }) => (finishedOn ? formatDay(finishedOn) : ''), { width: 132, none: '–' }),
  column.count('shipped', t('Sold'), ({ shipped }) => shipped, { width: 72, mobile: 'aside' }),
  column.count('delivered', t('Delivered'), ({ delivered }) => delivered, { width: 88 }),
  column.count('back', t('Came back'), ({ back }) => back, { width: 96 }),
  column.count('lost', t('Lost'), ({ lost }) => lost, { width: 72, isHiddenAtFirst: true }),
  column.text('revenue', t('Revenue'), ({ revenue }) => exactTaka(revenue), { width: 104, align: 'end', mobile: 'value' }),
  column.text('cost', t('Cost'), ({ cost }) => exactTaka(cost ?? 0), { width: 110, align: 'end', isHiddenAtFirst: true }),
  column.text('profit', t('Profit'), ({ profit }) => exactTaka(profit ?? 0), {
    width: 104, align: 'end', isStrong: true, tone: ({ profit }) => ((profit ?? 0) < 0 ? 'bad' : 'plain'),
  }),
];

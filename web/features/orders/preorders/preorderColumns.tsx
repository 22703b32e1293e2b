import type { TFunction } from 'i18next';
import { graphql } from 'react-relay/hooks';
import { formatDay } from '../../../../schema/rules/format.ts';
import type { preorderColumns_variant$data } from '../../../__generated__/preorderColumns_variant.graphql.ts';
import type { ColumnMakers } from '../../../list/columns.tsx';
import { currentDay } from '../../../relay/serverTime.ts';
import type { DataGridColumn } from '../../../ui/datagrid/column.ts';

void graphql`
  fragment preorderColumns_variant on QueuedVariant {
    id
    variantId
    productId
    sku
    name
    orders
    demand
    advance
    oldest
    available
    onOrder
    expectedOn
  }
`;

export type PreorderRow = Omit<preorderColumns_variant$data, ' $fragmentType'>;

/** Whether the expected day has passed. */
const isLate = ({ expectedOn }: PreorderRow) => expectedOn !== null && expectedOn !== undefined && expectedOn < currentDay();

export function preorderColumns(column: ColumnMakers<PreorderRow>, t: TFunction): readonly DataGridColumn<PreorderRow>[] {
  return [
    column.title('product', t('Product'), ({ name }) => name, { minWidth: 200, secondary: ({ sku }) => sku }),
    column.count('orders', t('Orders'), ({ orders }) => orders, { width: 100, mobile: 'meta' }),
    column.count('demand', t('Wanted'), ({ demand }) => demand, { isStrong: true, mobile: 'value' }),
    column.count('available', t('Available'), ({ available }) => available),
    column.count('onOrder', t('On order'), ({ onOrder }) => onOrder, {
      width: 136,
      tone: ({ available, onOrder, demand }) => (available + onOrder < demand ? 'bad' : 'plain'),
    }),
    column.text('expectedOn', t('Expected'), ({ expectedOn }) => (expectedOn ? formatDay(expectedOn) : t('Not known')), {
      width: 130, mobile: 'meta', isNamedOnCard: true, tone: (row) => (isLate(row) ? 'bad' : 'plain'),
    }),
    column.money('advance', t('Advance held'), ({ advance }) => advance, { width: 120 }),
    column.date('oldest', t('Waiting since'), ({ oldest }) => oldest),
  ];
}

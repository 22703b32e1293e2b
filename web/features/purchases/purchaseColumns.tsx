import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import { formatCount } from '../../../schema/rules/format.ts';
import type { purchaseColumns_purchase$data } from '../../__generated__/purchaseColumns_purchase.graphql.ts';
import type { ColumnMakers } from '../../list/columns.tsx';
import type { DataGridColumn } from '../../ui/datagrid/column.ts';
import { dueBase } from './purchaseFacts.ts';

/** The fields of one row. */
void graphql`
  fragment purchaseColumns_purchase on Purchase {
    id
    number
    status
    billNumber
    itemSummary
    itemCount
    receivedCount
    createdAt
    createdByName
    supplier {
      name
    }
    total
    due
  }
`;

export type PurchaseRow = Omit<purchaseColumns_purchase$data, ' $fragmentType'>;

/** The columns of the purchase list. What is due of goods that have not begun to come needs nobody yet. */
export const purchaseColumns = (
  column: ColumnMakers<PurchaseRow>, t: TFunction,
): readonly DataGridColumn<PurchaseRow>[] => [
    column.title('number', t('Purchase'), ({ number }) => `#${number}`, {
      width: 110,
      secondary: ({ billNumber }) => billNumber && t('Bill {{number}}', { number: billNumber }),
    }),
    column.text('supplier', t('Supplier'), ({ supplier }) => supplier.name, { width: 178, mobile: 'subtitle' }),
    column.items(t('Items'), ({ itemSummary }) => itemSummary, { minWidth: 192 }),
    column.text(
      'received',
      t('Received'),
      ({ receivedCount, itemCount }) =>
        t('{{received}} of {{count}}', { received: formatCount(receivedCount), count: itemCount }),
      { width: 132, align: 'end' },
    ),
    column.money('total', t('Total'), ({ total }) => total, { width: 110, mobile: 'value', isStrong: true, showsCost: true }),
    column.money('due', t('Due'), ({ due }) => due, {
      width: 110, showsCost: true,
      tone: ({ due, receivedCount }) => ((due ?? 0) <= 0 ? 'muted' : receivedCount > 0 ? 'bad' : 'plain'),
      secondary: (purchase) => dueBase(purchase, t),
    }),
    column.status('status', t('Status'), ({ status }) => status, { width: 130, quiet: ['RECEIVED'] }),
    column.date('created', t('Entered'), ({ createdAt }) => createdAt, { sort: { ascending: 'OLDEST', descending: 'NEWEST' } }),
    column.text('by', t('By'), ({ createdByName }) => createdByName, { width: 140, isHiddenAtFirst: true }),
  ];

import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import type { notSettledColumns_order$data } from '../../__generated__/notSettledColumns_order.graphql.ts';
import type { ColumnMakers } from '../../list/columns.tsx';
import type { DataGridColumn } from '../../ui/datagrid/column.ts';

/** The data of one row. */
void graphql`
  fragment notSettledColumns_order on NotSettledOrder {
    id
    orderId
    reference
    customerName
    phone
    courierName
    trackingCode
    deliveredAt
    amount
    settlementStatus
    isInDisputeAboutCharges
    snooze {
      until
      note
    }
  }
`;

export type NotSettledRow = Omit<notSettledColumns_order$data, ' $fragmentType'>;

/** The columns of the unsettled orders. */
export const notSettledColumns = (
  column: ColumnMakers<NotSettledRow>, t: TFunction,
): readonly DataGridColumn<NotSettledRow>[] => [
  column.title('order', t('Order'), ({ reference }) => reference, { width: 120 }),
  column.person('customer', t('Customer'), ({ customerName, phone }) => ({ name: customerName, phone }), { minWidth: 160 }),
  column.text('courier', t('Courier'), ({ courierName }) => courierName, {
    minWidth: 150, mobile: 'subtitle', secondary: ({ trackingCode }) => trackingCode,
  }),
  column.date('delivered', t('Delivered'), ({ deliveredAt }) => deliveredAt, { none: t('Refused against a fee'), mobile: 'meta' }),
  column.status('status', t('Status'), ({ settlementStatus }) => settlementStatus, { width: 110, quiet: ['UNSETTLED'] }),
  column.date('until', t('Put away until'), ({ snooze }) => snooze?.until, { none: '', isHiddenAtFirst: true }),
  column.money('amount', t('Holds'), ({ amount }) => amount, { width: 110, isStrong: true, mobile: 'value' }),
];

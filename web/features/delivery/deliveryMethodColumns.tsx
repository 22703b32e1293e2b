import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import { formatCount, formatDateTime } from '../../../schema/rules/format.ts';
import type { deliveryMethodColumns_courier$data } from '../../__generated__/deliveryMethodColumns_courier.graphql.ts';
import type { ColumnMakers } from '../../list/columns.tsx';
import type { DataGridColumn } from '../../ui/datagrid/column.ts';
import { oneDecimal } from '../../ui/oneDecimal.ts';
import { kindText } from './deliveryText.ts';

/** The data of one row. */
void graphql`
  fragment deliveryMethodColumns_courier on Courier {
    id
    name
    kind
    isActive
    terms {
      provider
      districts
      insideCharge
      outsideCharge
    }
    figures {
      parcels
      deliveredShare
      returnShare
      averageDays
      unsettledOrders
      syncedAt
      balance
    }
  }
`;

export type DeliveryMethodRow = Omit<deliveryMethodColumns_courier$data, ' $fragmentType'>;

const percent = (share: number | null | undefined) => (share === null || share === undefined ? '' : `${formatCount(Math.round(share * 100))}%`);

/** When a courier with an API was last heard of; one without tells nothing by itself. */
function syncedText(kind: string, syncedAt: string | null | undefined, t: TFunction): string {
  if (kind !== 'API') return t('Not connected');
  return syncedAt ? formatDateTime(syncedAt) : t('Never');
}

/** The columns of the delivery methods; a courier without parcels has no figures. */
export const deliveryMethodColumns = (
  column: ColumnMakers<DeliveryMethodRow>, t: TFunction,
): readonly DataGridColumn<DeliveryMethodRow>[] => [
  column.title('name', t('Delivery method'), ({ name }) => name, {
    minWidth: 170,
    secondary: (row) => kindText(row.kind, row.terms?.provider, t),
  }),
  column.text('districts', t('Proposed for'), ({ terms }) => terms?.districts.join(', '), {
    minWidth: 160, mobile: 'meta', isHiddenAtFirst: true,
  }),
  column.text('synced', t('Last news'), ({ kind, figures }) => syncedText(kind, figures?.syncedAt, t), { width: 140, mobile: 'meta', isNamedOnCard: true }),
  column.count('parcels', t('Parcels, 90 days'), ({ figures }) => figures?.parcels, { width: 130 }),
  column.text('delivered', t('Delivered'), ({ figures }) => percent(figures?.deliveredShare), { width: 96, align: 'end', none: '–', mobile: 'subtitle', isNamedOnCard: true }),
  column.text('returned', t('Came back'), ({ figures }) => percent(figures?.returnShare), { width: 100, align: 'end', none: '–', mobile: 'aside', isNamedOnCard: true }),
  column.text('days', t('Days to the door'), ({ figures }) => figures?.averageDays == null ? undefined : oneDecimal(figures.averageDays), {
    width: 130, align: 'end', none: '–', mobile: 'meta', isNamedOnCard: true,
  }),
  column.count('unsettled', t('Unsettled orders'), ({ figures }) => figures?.unsettledOrders, { width: 130, mobile: 'meta' }),
  column.money('balance', t('Owes you'), ({ figures }) => figures?.balance, { width: 110, isStrong: true, mobile: 'value', isNamedOnCard: true }),
];

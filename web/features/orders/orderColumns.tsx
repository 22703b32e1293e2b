import type { TFunction } from 'i18next';
import { Copy, History, MessageSquareText, Phone, StickyNote } from 'lucide-react';
import { graphql } from 'relay-runtime';
import { formatDay, formatShortDateTime, formatTaka } from '../../../schema/rules/format.ts';
import { LATE_PARCEL_DAYS, shippedDaysAgo } from '../../../schema/rules/late-parcel.ts';
import { phoneText } from '../../../schema/rules/phone.ts';
import type { orderColumns_order$data } from '../../__generated__/orderColumns_order.graphql.ts';
import type { ColumnMakers } from '../../list/columns.tsx';
import { ageText, currentDay } from '../../relay/serverTime.ts';
import { copyText } from '../../ui/copyText.ts';
import { CellText } from '../../ui/datagrid/CellText.tsx';
import type { DataGridColumn } from '../../ui/datagrid/column.ts';
import type { MenuEntry } from '../../ui/Menu.tsx';
import { statusText } from '../../ui/statusMeaning.ts';
import { shopChangeText } from './shopChangeText.ts';
import { settlementText } from './settlementText.ts';
import { COLLECTED, TO_COLLECT } from './statusSets.ts';

/** Fields of one row; spread with @relay(mask: false), because the grid passes plain rows to the cells. */
void graphql`
  fragment orderColumns_order on Order {
    id
    reference
    createdAt
    shippingAddress {
      name
      phone
    }
    itemSummary
    total
    advance
    due
    collected
    settlementStatus
    shopChange
    shipment {
      trackingCode
      courierStatus
      courier {
        name
      }
    }
    status
    shippedAt
    source
    createdByName
    assigneeName
    tags
    printedAt
    holdUntil
    scheduledFor
  }
`;

export type OrderRow = Omit<orderColumns_order$data, ' $fragmentType'>;

const isOnTheRoad = ({ status, shippedAt }: OrderRow) => status === 'SHIPPED' && Boolean(shippedAt);
const isLate = (order: OrderRow) =>
  isOnTheRoad(order) && Date.parse(order.shippedAt ?? '') <= shippedDaysAgo(LATE_PARCEL_DAYS).getTime();

/** Whether the day has come on which a hold ends. */
const isDue = (day: string | null | undefined) => Boolean(day) && day! <= currentDay();

/** The due amount while the customer has to pay it; afterwards what the courier holds, or how far it has paid. */
function Due({ order, t }: { order: OrderRow; t: TFunction }) {
  const { status, due, collected, settlementStatus } = order;
  if (TO_COLLECT.has(status)) {
    return <CellText tone={due === 0 ? 'muted' : 'plain'}>{formatTaka(due)}</CellText>;
  }
  // Only until its first payment does the courier hold all that it collected.
  if (settlementStatus === 'UNSETTLED') return <CellText secondary={t('at the courier')}>{formatTaka(collected)}</CellText>;
  if (!COLLECTED.has(status)) return null;
  if (settlementStatus === 'NA') return <CellText tone="muted">{t('Paid')}</CellText>;
  return <CellText tone={settlementStatus === 'SETTLED' ? 'muted' : 'bad'}>{settlementText(settlementStatus, t)}</CellText>;
}

/** The columns of the order list. */
export function orderColumns(column: ColumnMakers<OrderRow>, t: TFunction): readonly DataGridColumn<OrderRow>[] {
  return [
    column.title('order', t('Order'), ({ reference }) => reference, {
      width: 136,
      secondary: ({ createdAt, shopChange, holdUntil }) =>
        shopChange ? shopChangeText(shopChange, t)
          : isDue(holdUntil) ? t('Hold is over')
            : formatShortDateTime(createdAt),
      sort: { descending: 'NEWEST', ascending: 'OLDEST' },
    }),
    column.person('customer', t('Customer'), ({ shippingAddress }) => shippingAddress),
    column.phone('phone', t('Phone'), ({ shippingAddress }) => shippingAddress.phone, { isHiddenAtFirst: true, mobile: 'aside' }),
    column.items(t('Items'), ({ itemSummary }) => itemSummary, { minWidth: 140 }),
    column.money('total', t('Total'), ({ total }) => total, { width: 86, mobile: 'value', isStrong: true }),
    column.text('advance', t('Advance'), ({ advance }) => advance > 0 && t('{{amount}} advance', { amount: formatTaka(advance) }), {
      width: 120,
      isHiddenAtFirst: true,
      mobile: 'meta',
    }),
    {
      id: 'due',
      header: t('COD due'),
      // 'at the courier' is whole below the amount.
      width: 108,
      align: 'end',
      cell: (order) => <Due order={order} t={t} />,
    },
    column.text('courier', t('Courier'), ({ shipment }) => shipment?.courier.name, {
      width: 118,
      mobile: 'meta',
      none: t('Not booked'),
      secondary: ({ shipment }) => shipment?.trackingCode ?? undefined,
    }),
    column.text('courierStatus', t('Courier status'), ({ shipment }) => shipment?.courierStatus && statusText(shipment.courierStatus, t), {
      width: 130, isHiddenAtFirst: true,
    }),
    column.status('status', t('Status'), ({ status }) => status),
    column.text('age', t('Age'), (order) => ageText(isOnTheRoad(order) ? order.shippedAt : order.createdAt), {
      width: 68,
      tone: (order) => (isLate(order) ? 'bad' : 'muted'),
    }),
    column.text('source', t('Source'), ({ source }) => source, { width: 96, tone: () => 'muted' }),
    column.text('takenBy', t('Taken by'), ({ createdByName }) => createdByName, { width: 120, isHiddenAtFirst: true }),
    column.text('assignee', t('Looked after by'), ({ assigneeName }) => assigneeName, { width: 130, isHiddenAtFirst: true }),
    column.text('tags', t('Tags'), ({ tags }) => tags.join(', '), { width: 120, isHiddenAtFirst: true }),
    column.text('settlement', t('Settlement'), ({ settlementStatus }) => settlementStatus !== 'NA' && settlementText(settlementStatus, t), {
      width: 110, isHiddenAtFirst: true,
    }),
    column.text('holdUntil', t('Hold until'), ({ holdUntil }) => holdUntil && formatDay(holdUntil), {
      width: 124, isHiddenAtFirst: true, tone: ({ holdUntil }) => (isDue(holdUntil) ? 'bad' : 'plain'),
    }),
    column.text('sendOn', t('Send on'), ({ scheduledFor }) => scheduledFor && formatDay(scheduledFor), { width: 124, isHiddenAtFirst: true }),
    column.date('printed', t('Printed'), ({ printedAt }) => printedAt, { isHiddenAtFirst: true }),
  ];
}

interface RowWays {
  print: () => void;
  showTimeline: () => void;
  /** Left out without the permission to send SMS. */
  text?: () => void;
}

/** Row actions of an order. */
export function orderActions({ shippingAddress: { phone }, shipment }: OrderRow, t: TFunction, { print, showTimeline, text }: RowWays): MenuEntry[] {
  const trackingCode = shipment?.trackingCode;
  const number = phoneText(phone);
  return [
    { id: 'call', label: t('Call {{number}}', { number }), icon: Phone, onAction: () => location.assign(`tel:${phone}`) },
    ...(text ? [{ id: 'text', label: t('Send SMS'), icon: MessageSquareText, onAction: text }] : []),
    { id: 'print', label: t('Print the sticker'), icon: StickyNote, onAction: print },
    { id: 'timeline', label: t('Timeline'), icon: History, onAction: showTimeline },
    { id: 'copy', label: t('Copy the number'), icon: Copy, onAction: () => void copyText(phone, number) },
    ...(trackingCode
      ? [
          {
            id: 'tracking',
            label: t('Copy the tracking code'),
            icon: Copy,
            onAction: () => void copyText(trackingCode, trackingCode),
          },
        ]
      : []),
  ];
}

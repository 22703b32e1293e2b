import type { TFunction } from 'i18next';
import { dhakaDay } from '../../../../schema/rules/format.ts';
import type { SuperEditForm_order$data } from '../../../__generated__/SuperEditForm_order.graphql.ts';
import { emptyOrder } from '../new-order/orderDraft.ts';
import { reasonText } from '../reasonText.ts';
import { COLLECTED } from '../statusSets.ts';
import type { EditDraft } from './editDraft.ts';

const HOLDS = new Set(['CONFIRMED', 'PACKED']);
const RETURNS = new Set(['RETURN_PENDING', 'RETURNED', 'LOST']);
/** Whether the customer refused the parcel: what was collected is a fee. */
export const isRefusal = ({ status, shippedAt, deliveredAt }: Pick<SuperEditForm_order$data, 'status' | 'shippedAt' | 'deliveredAt'>) =>
  RETURNS.has(status) && Boolean(shippedAt) && !deliveredAt;

const dayOf = (time: string | null | undefined) => (time ? dhakaDay(time) : '');

/** What the fields of the form begin with, the usual reasons in the language of the reader. */
export function draftOf(order: SuperEditForm_order$data, t: TFunction): EditDraft {
  const { shippingAddress: { name, phone, street, district }, lines, plannedCourier, scheduledFor, tags, status } = order;
  return {
    ...emptyOrder,
    phone, customerName: name, altPhone: order.altPhone ?? '', address: street, district: district ?? '', thana: order.thana, source: order.source,
    plannedCourier: plannedCourier ?? '', shippingNote: order.shippingNote, note: order.note, tags: tags.join(', '),
    trackingCode: (order.shippedAt && order.shipment?.trackingCode) || '',
    status, assigneeId: order.assigneeId ?? '', collected: COLLECTED.has(status) || isRefusal(order) ? order.collected : null,
    orderedOn: dayOf(order.createdAt), confirmedOn: dayOf(order.confirmedAt), shippedOn: dayOf(order.shippedAt), deliveredOn: dayOf(order.deliveredAt),
    holdUntil: '', returnReason: reasonText(order.returnReason ?? '', t),
    outcomes: lines.map(({ id: lineId, quantity, deliveredQuantity, returningQuantity }) =>
      ({ lineId, accepted: quantity, back: deliveredQuantity, good: returningQuantity, damaged: 0, missing: 0 })),
    scheduledFor: scheduledFor ?? '', discount: order.discount, deliveryFee: order.deliveryFee, advance: order.advance,
    lines: lines.map(({ name: title, sku, quantity, unitPrice, discount, variant }) => ({
      variantId: variant.id, title, sku, pictureUrl: variant.pictureUrl, quantity, unitPrice, discount: discount || null,
      // Units that this order has reserved are available to it.
      available: variant.stock.available + (HOLDS.has(status) ? quantity : 0),
    })),
  };
}

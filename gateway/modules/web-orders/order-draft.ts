import { msg } from '../../../schema/rules/message.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { normalisePhone } from '../../../schema/rules/phone.ts';
import { PreconditionError } from '../../errors.ts';
import type { OrderDraft } from '../orders/create-order.ts';
import type { WebOrderWithLines } from './decide-web-order.ts';
import { isUnmapped } from './map-items.ts';
import { paidInShop } from './paid-in-shop.ts';
import { formPrice, isTaka, sentLines, unitPrice, type FormLine } from './sent-lines.ts';
import { shownName } from './web-order-content.ts';

/**
 * The order that a web order becomes: the customer pays the shop's total less refunds. Throws PreconditionError
 * UNMAPPED_LINES, NO_LINES, INVALID_PHONE, FOREIGN_CURRENCY, REFUNDS_NOT_READ, or PAYMENT_UNKNOWN where neither the
 * shop nor the caller says what was paid. Pure.
 */
export function orderDraft(order: WebOrderWithLines, advancePoisha = paidInShop(order, order.site)): OrderDraft {
  if (order.currency !== 'BDT') {
    throw new PreconditionError(
      'FOREIGN_CURRENCY', msg('Order {{number}} is in {{currency}}, not in taka', { number: order.number, currency: order.currency }),
    );
  }
  const phone = normalisePhone(order.phone);
  if (!phone) throw new PreconditionError('INVALID_PHONE', 'Please edit the mobile number first');
  assertRefundsRead(order);
  const lines = draftLines(order);
  if (advancePoisha === null) throw paymentUnknown(order);
  return {
    customerName: order.customerName || phone,
    phone,
    altPhone: normalisePhone(order.otherPhone) ?? undefined,
    address: order.address,
    district: order.district,
    note: noteOf(order),
    source: order.site ? order.site.orderSource || order.site.name : order.source,
    // Empty also where the district has a courier of its own: nobody delivers what the buyer picks up.
    plannedCourier: order.isPickup ? '' : usualCourier(order) || undefined,
    webOrderId: order.id,
    storeNumber: order.number,
    ...besideItems(order, lines),
    advancePoisha,
    lines,
  };
}

/** The initial values of the type-over form, except its lines. */
export interface FormDraft extends Pick<OrderDraft, 'customerName' | 'phone' | 'address' | 'source' | 'discountPoisha' | 'deliveryFeePoisha'> {
  altPhone: string;
  district: string;
  note: string;
  plannedCourier: string;
  /** Null when a person has to enter it. */
  advancePoisha: Poisha | null;
  lines: (FormLine & { lineId: string })[];
}

/** Nobody delivers what the buyer picks up. */
const usualCourier = ({ isPickup, site }: WebOrderWithLines): string => (isPickup ? '' : site?.plannedCourier ?? '');

/**
 * Unlike `orderDraft` it throws nothing: the form's own save checks. Amounts in a foreign currency are left empty.
 * Pure.
 */
export function formDraft(order: WebOrderWithLines): FormDraft {
  const { customerName, phone, address, district, otherPhone, site } = order;
  const wanted = sentLines(order.lines);
  const amounts = isTaka(order)
    ? { ...besideItems(order, wanted.map(draftLine)), advancePoisha: paidInShop(order, site) }
    : { discountPoisha: 0n, deliveryFeePoisha: 0n, advancePoisha: null };
  return {
    customerName, phone: normalisePhone(phone) ?? phone, address, district, altPhone: normalisePhone(otherPhone) ?? '', note: noteOf(order),
    source: site ? site.orderSource || site.name : order.source,
    plannedCourier: usualCourier(order),
    ...amounts,
    lines: wanted.map((line) => ({ lineId: line.id, ...formPrice(line, order) })),
  };
}

export const paymentUnknown = ({ paymentTitle, paymentMethod }: Pick<WebOrderWithLines, 'paymentTitle' | 'paymentMethod'>) => new PreconditionError(
  'PAYMENT_UNKNOWN', msg('Say how much was paid already: {{method}} may be a prepayment', { method: paymentTitle || paymentMethod }),
);

/** Throws PreconditionError REFUNDS_NOT_READ as long as the shop was not asked which lines it has refunded. */
export function assertRefundsRead({ refundKey, refundsReadKey }: Pick<WebOrderWithLines, 'refundKey' | 'refundsReadKey'>): void {
  if (refundKey === refundsReadKey) return;
  throw new PreconditionError(
    'REFUNDS_NOT_READ', 'The shop has refunded a part and is being asked which; please try again in a moment',
  );
}

/**
 * The parts of the shop's total that are not lines. Positive fees, taxes and what is sold without being sent are added to the delivery fee; negative
 * fees are a discount.
 */
function besideItems(
  { totalPoisha, refundedPoisha, shippingPoisha }: WebOrderWithLines, lines: OrderDraft['lines'],
): Pick<OrderDraft, 'discountPoisha' | 'deliveryFeePoisha'> {
  const items = lines.reduce((sum, line) => sum + BigInt(line.quantity) * line.unitPricePoisha - line.discountPoisha, 0n);
  const rest = totalPoisha - refundedPoisha - items - shippingPoisha;
  const discount = rest < 0n ? -rest : 0n;
  const offItems = discount < items ? discount : items;
  return { discountPoisha: offItems, deliveryFeePoisha: shippingPoisha + (rest > 0n ? rest : 0n) - (discount - offItems) };
}

/** The note for packing and delivery. */
function noteOf(order: WebOrderWithLines): string {
  const { buyerName, buyerPhone, customerName, phone } = order;
  const isGift = buyerPhone !== phone || buyerName.toLowerCase() !== customerName.toLowerCase();
  return [
    order.customerNote,
    isGift && buyerName && order.editedAt === null && `Ordered by ${buyerName}, ${buyerPhone}`,
    order.isPickup && `The customer picks it up: ${order.shippingMethod}`,
  ].filter(Boolean).join('\n');
}

function draftLines(order: WebOrderWithLines): OrderDraft['lines'] {
  const wanted = sentLines(order.lines);
  if (wanted.length === 0) throw new PreconditionError('NO_LINES', 'The order has no items');
  const unmapped = wanted.filter(isUnmapped);
  if (unmapped.length > 0) {
    const names = unmapped.slice(0, 3).map(shownName).join(', ');
    throw new PreconditionError('UNMAPPED_LINES', msg('Choose a product first for {{names}}', { names }));
  }
  return wanted.map(draftLine);
}

/** A line that is mapped. */
const draftLine = ({ variantId, quantity, totalPoisha, details }: WebOrderWithLines['lines'][number]): OrderDraft['lines'][number] =>
  ({ variantId: variantId!, quantity, details, ...unitPrice(totalPoisha, BigInt(quantity)) });

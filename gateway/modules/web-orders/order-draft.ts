import { msg } from '../../../schema/rules/message.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { normalisePhone } from '../../../schema/rules/phone.ts';
import { PreconditionError } from '../../errors.ts';
import type { OrderDraft } from '../orders/create-order.ts';
import type { WebOrderWithLines } from './decide-web-order.ts';
import { paidInShop } from './paid-in-shop.ts';
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
    plannedCourier: usualCourier(order) || undefined,
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
}

/** Nobody delivers what the buyer picks up. */
const usualCourier = ({ isPickup, site }: WebOrderWithLines): string => (isPickup ? '' : site?.plannedCourier ?? '');

const isTaka = ({ currency }: Pick<WebOrderWithLines, 'currency'>) => currency === 'BDT';

/**
 * Unlike `orderDraft` it throws nothing: the form's own save checks. Amounts in a foreign currency are left empty.
 * Pure.
 */
export function formDraft(order: WebOrderWithLines): FormDraft {
  const { customerName, phone, address, district, otherPhone, site } = order;
  const amounts = isTaka(order)
    ? { ...besideItems(order, wantedLines(order).map(draftLine)), advancePoisha: paidInShop(order, site) }
    : { discountPoisha: 0n, deliveryFeePoisha: 0n, advancePoisha: null };
  return {
    customerName, phone: normalisePhone(phone) ?? phone, address, district, altPhone: normalisePhone(otherPhone) ?? '', note: noteOf(order),
    source: site ? site.orderSource || site.name : order.source,
    plannedCourier: usualCourier(order),
    ...amounts,
  };
}

type SoldLine = Pick<WebLine, 'quantity' | 'totalPoisha' | 'refundedQuantity' | 'refundedPoisha'>;

/** The line's remaining pieces and their price. Null where the shop has refunded all of it. Pure. */
export function formLine(line: SoldLine, order: Pick<WebOrderWithLines, 'currency'>) {
  const { quantity, totalPoisha } = afterRefunds(line);
  if (quantity <= 0) return null;
  return { quantity, ...(isTaka(order) ? unitPrice(totalPoisha, BigInt(quantity)) : { unitPricePoisha: 0n, discountPoisha: 0n }) };
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
 * The parts of the shop's total that are not lines. Positive fees and taxes are added to the delivery fee; negative
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

type WebLine = WebOrderWithLines['lines'][number];

const wantedLines = ({ lines }: WebOrderWithLines): WebLine[] => lines.map(afterRefunds).filter(({ quantity }) => quantity > 0);

function draftLines(order: WebOrderWithLines): OrderDraft['lines'] {
  const wanted = wantedLines(order);
  if (wanted.length === 0) throw new PreconditionError('NO_LINES', 'The order has no items');
  const unmapped = wanted.filter(({ variantId }) => variantId === null);
  if (unmapped.length > 0) {
    const names = unmapped.slice(0, 3).map(shownName).join(', ');
    throw new PreconditionError('UNMAPPED_LINES', msg('Choose a product first for {{names}}', { names }));
  }
  return wanted.map(draftLine);
}

/** A line that is mapped. */
const draftLine = ({ variantId, quantity, totalPoisha, details }: WebLine): OrderDraft['lines'][number] =>
  ({ variantId: variantId!, quantity, details, ...unitPrice(totalPoisha, BigInt(quantity)) });

/** The pieces and the money of a line that are left after its refunds. */
function afterRefunds<Line extends SoldLine>(line: Line): Line {
  const left = line.totalPoisha - line.refundedPoisha;
  return { ...line, quantity: line.quantity - line.refundedQuantity, totalPoisha: left > 0n ? left : 0n };
}

/** The shop gives only the total of a line, which need not divide evenly by its pieces. */
function unitPrice(total: Poisha, quantity: bigint) {
  const unitPricePoisha = (total + quantity - 1n) / quantity;
  return { unitPricePoisha, discountPoisha: unitPricePoisha * quantity - total };
}

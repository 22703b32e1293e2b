import type { Poisha } from '../../../schema/rules/money.ts';
import { normalisePhone } from '../../../schema/rules/phone.ts';
import { PreconditionError } from '../../errors.ts';
import type { OrderDraft } from '../orders/create-order.ts';
import type { WebOrderWithLines } from './decide-web-order.ts';
import { shownName } from './web-order-content.ts';

/** Paid at the door, or by no method at all. */
const UNPAID_METHODS = new Set(['', 'cod']);
const UNPAID_STATUSES = new Set(['checkout-draft', 'pending', 'on-hold', 'failed']);

/**
 * The order that a web order becomes: the customer pays what the shop's page said. Throws PreconditionError
 * UNMAPPED_LINES, NO_LINES, INVALID_PHONE or FOREIGN_CURRENCY. Pure.
 */
export function orderDraft(order: WebOrderWithLines, advancePoisha = paidInShop(order)): OrderDraft {
  if (order.currency !== 'BDT') {
    throw new PreconditionError(
      'FOREIGN_CURRENCY', `Order ${order.number} is in ${order.currency}, not in taka`,
    );
  }
  const phone = normalisePhone(order.phone);
  if (!phone) throw new PreconditionError('INVALID_PHONE', 'Please edit the mobile number first');
  const lines = draftLines(order);
  const items = order.lines.reduce((sum, { totalPoisha }) => sum + totalPoisha, 0n);
  // Fees and taxes that the customer pays on top travel with the delivery fee; fees that take off are a
  // discount.
  const rest = order.totalPoisha - items - order.shippingPoisha;
  const discount = rest < 0n ? -rest : 0n;
  const offItems = discount < items ? discount : items;
  return {
    customerName: order.customerName || phone,
    phone,
    address: order.address,
    district: order.district,
    note: order.customerNote,
    source: order.site.name,
    webOrderId: order.id,
    discountPoisha: offItems,
    deliveryFeePoisha: order.shippingPoisha + (rest > 0n ? rest : 0n) - (discount - offItems),
    advancePoisha,
    lines,
  };
}

function draftLines({ lines }: WebOrderWithLines): OrderDraft['lines'] {
  const wanted = lines.filter(({ quantity }) => quantity > 0);
  if (wanted.length === 0) throw new PreconditionError('NO_LINES', 'The order has no items');
  const unmapped = wanted.filter(({ variantId }) => variantId === null);
  if (unmapped.length > 0) {
    const names = unmapped.slice(0, 3).map(shownName).join(', ');
    throw new PreconditionError('UNMAPPED_LINES', `Choose a product first for ${names}`);
  }
  return wanted.map(({ variantId, quantity, totalPoisha }) => ({
    variantId: variantId!,
    quantity,
    ...unitPrice(totalPoisha, BigInt(quantity)),
  }));
}

/** The shop only has the sum of a line, which need not be a multiple of the pieces. */
function unitPrice(total: Poisha, quantity: bigint) {
  const unitPricePoisha = (total + quantity - 1n) / quantity;
  return { unitPricePoisha, discountPoisha: unitPricePoisha * quantity - total };
}

/** A shop moves an order on from waiting when the money came, unless it is paid at the door. */
function paidInShop({ paymentMethod, storeStatus, totalPoisha }: WebOrderWithLines): Poisha {
  return UNPAID_METHODS.has(paymentMethod) || UNPAID_STATUSES.has(storeStatus) ? 0n : totalPoisha;
}

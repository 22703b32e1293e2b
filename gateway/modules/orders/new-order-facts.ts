import type { InsertedOrder, OrderRow } from './insert-order.ts';
import type { OrderFacts } from './order-facts.ts';

/**
 * A new order as the table has it, for a step that follows in the transaction that inserted it. A reservation that is
 * written with it is added to its lines by whoever plans it.
 */
export function newOrderFacts(
  { stepId: _step, actorId: _actor, lines, ...row }: OrderRow, { number, customerId, code, hasAddress }: InsertedOrder & Pick<OrderFacts, 'code' | 'hasAddress'>,
): OrderFacts {
  return {
    ...row, number, code, customerId, hasAddress,
    version: 1,
    settlementStatus: 'NA',
    shopChange: null,
    refundDuePoisha: 0n, collectedPoisha: 0n, revenuePoisha: 0n, refundOnReturnPoisha: 0n,
    returningUnits: 0,
    heldFrom: null, holdReason: null, holdUntil: null,
    scheduledFor: row.scheduledFor === null ? null : new Date(row.scheduledFor),
    shippedAt: null, cancelledAt: null,
    courierName: null, trackingCode: null, cancelReason: null, returnReason: null, returnReasonBy: null,
    searchText: `${row.searchText} ${number}`,
    lines: lines.map(({ id, variantId, quantity, totalPoisha }) =>
      ({ id, variantId, quantity, totalPoisha, unitCostPoisha: null, deliveredQuantity: 0, lastLocationId: null, allocations: [] })),
  };
}

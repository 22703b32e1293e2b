import type { OrderStatus } from '../../db/generated/client/enums.ts';
import { PreconditionError } from '../../errors.ts';
import type { OrderFacts } from './order-facts.ts';
import type { OrderChange } from './write-steps.ts';

/** An order that has ended without being delivered for good. */
const ENDED = new Set<OrderStatus>(['CANCELLED', 'RETURNED', 'LOST']);

interface MoneyStep {
  keepsAdvance?: boolean;
  /** Units on their way back after the step. */
  returningUnits: number;
}

/**
 * What an order's own amounts are after a step, where they follow from its status; a command adds what it was told.
 * Throws PreconditionError for steps that the money does not allow.
 */
export function moneyAfter(order: OrderFacts, to: OrderStatus, { keepsAdvance, returningUnits }: MoneyStep): OrderChange {
  const { status, revenuePoisha, advancePoisha, refundDuePoisha, refundOnReturnPoisha, totalPoisha } = order;
  if (status === 'DELIVERED' && to === 'SHIPPED') {
    if (order.settlementStatus !== 'UNSETTLED' && order.settlementStatus !== 'NA') {
      throw new PreconditionError('ALREADY_SETTLED', 'The courier has settled this order: void the settlement first');
    }
    return { revenuePoisha: 0n, collectedPoisha: 0n, settlementStatus: 'NA' };
  }
  if (to === 'DELIVERED') {
    if (status !== 'SHIPPED' && order.lines.reduce((sum, line) => sum + line.quantity - line.deliveredQuantity, -order.returningUnits) > 0) {
      throw new PreconditionError('WRONG_STATUS', 'A part of this order is back in hand: it cannot become delivered');
    }
    // An exchange is called off: what was paid counts for these goods again.
    if (status === 'EXCHANGED') return { revenuePoisha: totalPoisha, refundOnReturnPoisha: 0n };
    // Sold in part, or refused for a fee that was paid.
    if (revenuePoisha > 0n ? revenuePoisha !== totalPoisha : order.collectedPoisha > 0n) {
      throw new PreconditionError('WRONG_STATUS', 'The customer has paid a part of this order: it cannot become delivered');
    }
    const settlementStatus = revenuePoisha > 0n ? order.settlementStatus : 'UNSETTLED';
    return {
      revenuePoisha: totalPoisha, collectedPoisha: totalPoisha - advancePoisha, refundOnReturnPoisha: 0n, settlementStatus,
    };
  }
  if (ENDED.has(status)) return reopenedMoney(order);
  // What was sold is in hand again, or lost on the way back: what was promised for it is owed.
  if (ENDED.has(to) && revenuePoisha > 0n) return refunded(order);
  if (ENDED.has(to) && !keepsAdvance) return { refundDuePoisha: refundDuePoisha + advancePoisha };
  if (status === 'EXCHANGED') return returningUnits === 0 ? refunded(order) : {};
  if (to === 'PARTIAL' && status !== 'SHIPPED' && refundOnReturnPoisha > 0n) return refunded(order);
  return {};
}

const refunded = ({ revenuePoisha, refundDuePoisha, refundOnReturnPoisha }: OrderFacts): OrderChange => ({
  revenuePoisha: revenuePoisha - refundOnReturnPoisha,
  refundDuePoisha: refundDuePoisha + refundOnReturnPoisha,
  refundOnReturnPoisha: 0n,
});

/** What of the advance was not paid back yet counts again; what was kept or paid back does not. */
function reopenedMoney({ revenuePoisha, refundDuePoisha }: OrderFacts): OrderChange {
  if (revenuePoisha > 0n) {
    throw new PreconditionError('WRONG_STATUS', 'These goods were sold and came back: take a new order for them');
  }
  return { advancePoisha: refundDuePoisha, refundDuePoisha: 0n, collectedPoisha: 0n, cancelReason: null, reservedAtOrder: false };
}

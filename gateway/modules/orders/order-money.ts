import type { OrderStatus } from '../../db/generated/client/enums.ts';
import { PreconditionError } from '../../errors.ts';
import type { OrderFacts } from './order-facts.ts';
import { isLeaving, UNDELIVERED } from './order-state.ts';
import type { TakenBack } from './past-steps.ts';
import type { OrderChange } from './write-steps.ts';

interface MoneyStep {
  keepsAdvance?: boolean;
  /** Units that are still on their way back after the step. */
  returningUnits: number;
}

/**
 * The amount columns that follow from the new status; a command adds those that depend on its input. Throws
 * PreconditionError for steps that the money does not allow.
 */
export function moneyAfter(order: OrderFacts, to: OrderStatus, { keepsAdvance, returningUnits }: MoneyStep): OrderChange {
  const { status, revenuePoisha, advancePoisha, refundDuePoisha, refundOnReturnPoisha, totalPoisha } = order;
  // A courier's charge for a parcel without cash may be in dispute: the cash of the next one would hide that.
  if (order.settlementStatus === 'DISPUTED' && (UNDELIVERED.has(status) || (to === 'DELIVERED' && revenuePoisha === 0n))) {
    throw new PreconditionError('ALREADY_SETTLED', 'A charge of this order is in dispute: end that first');
  }
  if (to === 'SHIPPED' && !isLeaving(status, to)) {
    if (order.settlementStatus !== 'UNSETTLED' && order.settlementStatus !== 'NA') {
      throw new PreconditionError('ALREADY_SETTLED', 'The courier has settled this order: void the settlement first');
    }
    if (isPartlyBack(order)) {
      throw new PreconditionError('WRONG_STATUS', 'A part of this order is back in hand: it cannot be with the courier again');
    }
    return { revenuePoisha: 0n, collectedPoisha: 0n, refundOnReturnPoisha: 0n, settlementStatus: 'NA' };
  }
  if (to === 'DELIVERED') {
    if (status !== 'SHIPPED' && isPartlyBack(order)) {
      throw new PreconditionError('WRONG_STATUS', 'A part of this order is back in hand: it cannot become delivered');
    }
    // A cancelled exchange: the payment belongs to these goods again.
    if (status === 'EXCHANGED') return { revenuePoisha: totalPoisha, refundOnReturnPoisha: 0n };
    // Delivered in part, or refused with a delivery fee paid.
    if (revenuePoisha > 0n ? revenuePoisha !== totalPoisha : order.collectedPoisha > 0n) {
      throw new PreconditionError('WRONG_STATUS', 'The customer has paid a part of this order: it cannot become delivered');
    }
    const collectedPoisha = totalPoisha - advancePoisha;
    const settlementStatus = revenuePoisha > 0n ? order.settlementStatus : collectedPoisha > 0n ? 'UNSETTLED' : 'NA';
    return {
      revenuePoisha: totalPoisha, collectedPoisha, refundOnReturnPoisha: 0n, settlementStatus,
    };
  }
  if (UNDELIVERED.has(status)) return reopenedMoney(order);
  // Sold goods were received back, or lost on the way back: the agreed refund is now owed.
  if (UNDELIVERED.has(to) && revenuePoisha > 0n) return refunded(order);
  if (UNDELIVERED.has(to) && !keepsAdvance) return { refundDuePoisha: refundDuePoisha + advancePoisha };
  if (status === 'EXCHANGED') return returningUnits === 0 ? refunded(order) : {};
  if (to === 'PARTIAL' && status !== 'SHIPPED' && refundOnReturnPoisha > 0n) return refunded(order);
  return {};
}

/**
 * The amounts as they were before a step that is taken back. Throws PreconditionError PAID_BACK once the customer has been
 * given what the step said is owed.
 */
export function moneyBefore({ revenuePoisha, refundDuePoisha, refundOnReturnPoisha }: OrderFacts, { refundPoisha, owedPoisha }: TakenBack): OrderChange {
  if (owedPoisha > refundDuePoisha) {
    throw new PreconditionError('PAID_BACK', 'What was owed for it has been paid back to the customer: it stays as it is');
  }
  return {
    revenuePoisha: revenuePoisha + refundPoisha,
    refundDuePoisha: refundDuePoisha - owedPoisha,
    refundOnReturnPoisha: refundOnReturnPoisha + refundPoisha,
  };
}

/** Whether something of a parcel that has left was received back, be it as missing. */
const isPartlyBack = ({ lines, returningUnits }: OrderFacts): boolean =>
  lines.reduce((sum, line) => sum + line.quantity - line.deliveredQuantity, 0) > returningUnits;

const refunded = ({ revenuePoisha, refundDuePoisha, refundOnReturnPoisha }: OrderFacts): OrderChange => ({
  revenuePoisha: revenuePoisha - refundOnReturnPoisha,
  refundDuePoisha: refundDuePoisha + refundOnReturnPoisha,
  refundOnReturnPoisha: 0n,
});

/** The part of the advance that is still owed becomes the advance again; what was kept or paid back does not. */
function reopenedMoney({ revenuePoisha, collectedPoisha, refundDuePoisha, totalPoisha }: OrderFacts): OrderChange {
  if (revenuePoisha > 0n) {
    throw new PreconditionError('WRONG_STATUS', 'These goods were sold and came back: take a new order for them');
  }
  // What its courier owes of the refused parcel stands on the order, and would be taken for money of the next one.
  if (collectedPoisha > 0n) {
    throw new PreconditionError('WRONG_STATUS', 'The customer paid a fee when refusing this parcel: take a new order for the goods');
  }
  // More may be owed than the order costs now: a web shop has refunded a part of it before it was cancelled.
  const advancePoisha = refundDuePoisha < totalPoisha ? refundDuePoisha : totalPoisha;
  return { advancePoisha, refundDuePoisha: refundDuePoisha - advancePoisha, collectedPoisha: 0n, cancelReason: null, reservedAtOrder: false };
}

import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../db/client.ts';
import type { OrderStatus, SettlementStatus } from '../../db/generated/client/enums.ts';
import { MAX_TAKA, takaToPoisha, type Poisha } from '../../../schema/rules/money.ts';
import { PreconditionError, ValidationError } from '../../errors.ts';
import type { Entry } from '../accounting/post-entries.ts';
import { correctionEntry } from './order-entries.ts';
import type { OrderFacts } from './order-facts.ts';
import { activeCouriers } from './order-shipments.ts';

/** Its goods are in the house: what is ordered may still change. */
const NOT_SHIPPED = new Set<OrderStatus>(['PENDING', 'PREORDER', 'HOLD', 'CONFIRMED', 'PACKED']);

export interface Sums {
  discountPoisha: Poisha;
  deliveryFeePoisha: Poisha;
}

/** Throws PreconditionError once the courier has paid: what was collected, and on which day, is settled. */
export function assertUnsettled({ settlementStatus }: Pick<OrderFacts, 'settlementStatus'>): void {
  if (settlementStatus !== 'NA' && settlementStatus !== 'UNSETTLED') {
    throw new PreconditionError('ALREADY_SETTLED', 'The courier has settled this order: its amounts are fixed');
  }
}

/** Throws PreconditionError for what may not change any more. */
export function assertOpen(order: OrderFacts, changes: { lines: boolean; money: boolean }): void {
  if (!changes.lines && !changes.money) return;
  const { status } = order;
  assertUnsettled(order);
  if (changes.lines && !NOT_SHIPPED.has(status)) throw new PreconditionError('WRONG_STATUS', 'The goods have left: what was ordered is fixed');
  if (!NOT_SHIPPED.has(status) && status !== 'SHIPPED') throw new PreconditionError('WRONG_STATUS', 'What was collected is booked: its amounts are fixed');
}

/** The amounts of an order with these sums. Throws ValidationError where they make no sense. */
export function totals({ advancePoisha }: OrderFacts, itemsPoisha: Poisha, sums: Sums) {
  const totalPoisha = itemsPoisha - sums.discountPoisha + sums.deliveryFeePoisha;
  if (sums.discountPoisha > itemsPoisha) throw new ValidationError('The discount cannot exceed the items');
  if (totalPoisha > takaToPoisha(MAX_TAKA)) throw new ValidationError('The amount is too large');
  if (advancePoisha > totalPoisha) throw new ValidationError('The advance cannot exceed the total');
  return { itemsPoisha, ...sums, totalPoisha };
}

/**
 * The sums of an order for which the courier collected this much: less is a discount given at the door; more takes the
 * discount back, and what is beyond it was paid for the delivery. Nothing is left due for a delivered order.
 */
export function sumsFor(collectedPoisha: Poisha, { advancePoisha }: OrderFacts, itemsPoisha: Poisha, sums: Sums): Sums {
  const totalPoisha = advancePoisha + collectedPoisha;
  const more = totalPoisha - (itemsPoisha - sums.discountPoisha + sums.deliveryFeePoisha);
  const wanted = sums.discountPoisha - more;
  const discountPoisha = wanted < 0n ? 0n : wanted > itemsPoisha ? itemsPoisha : wanted;
  return { discountPoisha, deliveryFeePoisha: totalPoisha - itemsPoisha + discountPoisha };
}

interface Correction {
  columns: { collectedPoisha: Poisha; revenuePoisha: Poisha; settlementStatus: SettlementStatus } & Partial<Sums & { totalPoisha: Poisha }>;
  entry: Entry;
}

/**
 * What was collected for an order that its customer has, put right: its columns, and the entry of the difference.
 * Throws PreconditionError ALREADY_SETTLED or WRONG_STATUS, ValidationError.
 */
export async function correctCollected(tx: Tx, businessId: string, order: OrderFacts, collectedPoisha: Poisha): Promise<Correction> {
  const { status, advancePoisha, totalPoisha, revenuePoisha, itemsPoisha } = order;
  assertUnsettled(order);
  if (status !== 'DELIVERED' && status !== 'PARTIAL') {
    throw new PreconditionError('WRONG_STATUS', 'Nothing was collected for it as for goods that its customer took');
  }
  const courierId = (await activeCouriers(tx, businessId, [order.id])).get(order.id);
  const earned = revenuePoisha + collectedPoisha - order.collectedPoisha;
  const refuse = (message: string) => new ValidationError(message, [{ field: 'collected', message }]);
  if (status === 'PARTIAL') {
    if (collectedPoisha > totalPoisha - advancePoisha) throw refuse('More than was to be collected');
    if (earned < 0n) throw refuse('Less than was given back already');
    return {
      columns: { collectedPoisha, revenuePoisha: earned, settlementStatus: collectedPoisha > 0n ? 'UNSETTLED' : 'NA' },
      entry: correctionEntry(order, { revenuePoisha: earned, deliveryFeePoisha: order.deliveryFeePoisha, causeId: uuidv7(), courierId }),
    };
  }
  const amounts = totals(order, itemsPoisha, sumsFor(collectedPoisha, order, itemsPoisha, order));
  return {
    columns: { ...amounts, collectedPoisha, revenuePoisha: amounts.totalPoisha, settlementStatus: 'UNSETTLED' },
    entry: correctionEntry(order, { revenuePoisha: amounts.totalPoisha, deliveryFeePoisha: amounts.deliveryFeePoisha, causeId: uuidv7(), courierId }),
  };
}

import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../db/client.ts';
import type { OrderStatus, SettlementStatus } from '../../db/generated/client/enums.ts';
import { msg } from '../../../schema/rules/message.ts';
import { MAX_TAKA, takaToPoisha, type Poisha } from '../../../schema/rules/money.ts';
import { mistakeIn, PreconditionError, ValidationError } from '../../errors.ts';
import type { Entry } from '../accounting/post-entries.ts';
import { correctionEntry, feeCorrectionEntry } from './correction-entries.ts';
import type { OrderFacts } from './order-facts.ts';
import { activeCouriers } from './order-shipments.ts';
import { NOT_SHIPPED } from './order-state.ts';

export interface Sums {
  discountPoisha: Poisha;
  deliveryFeePoisha: Poisha;
}

/** Throws PreconditionError ALREADY_SETTLED once the courier has paid: the collected amount and its day are settled. */
export function assertUnsettled({ settlementStatus }: Pick<OrderFacts, 'settlementStatus'>): void {
  if (settlementStatus !== 'NA' && settlementStatus !== 'UNSETTLED') {
    throw new PreconditionError('ALREADY_SETTLED', 'The courier has settled this order: its amounts are fixed');
  }
}

/** Throws PreconditionError for changes that the status does not allow any more. */
export function assertOpen(order: OrderFacts, changes: { lines: boolean; money: boolean }): void {
  if (!changes.lines && !changes.money) return;
  const { status } = order;
  assertUnsettled(order);
  if (changes.lines && !NOT_SHIPPED.includes(status)) throw new PreconditionError('WRONG_STATUS', 'The goods have left: what was ordered is fixed');
  if (!NOT_SHIPPED.includes(status) && status !== 'SHIPPED') throw new PreconditionError('WRONG_STATUS', 'What was collected is booked: its amounts are fixed');
}

/** The amount columns of an order with these sums. Throws ValidationError for inconsistent ones. */
export function totals({ advancePoisha }: OrderFacts, itemsPoisha: Poisha, sums: Sums) {
  const totalPoisha = itemsPoisha - sums.discountPoisha + sums.deliveryFeePoisha;
  if (sums.discountPoisha > itemsPoisha) throw mistakeIn('discount', msg('The discount cannot exceed the items'));
  if (totalPoisha > takaToPoisha(MAX_TAKA)) throw mistakeIn('lines.0.unitPrice', msg('The amount is too large'));
  if (advancePoisha > totalPoisha) throw new ValidationError('The advance cannot exceed the total');
  return { itemsPoisha, ...sums, totalPoisha };
}

/**
 * The sums that make the order's due equal to what the courier collected. A smaller amount becomes a discount; a
 * larger one first removes the discount, and the rest is added to the delivery fee. A delivered order has nothing
 * left to collect.
 */
export function sumsFor(collectedPoisha: Poisha, { advancePoisha }: OrderFacts, itemsPoisha: Poisha, sums: Sums): Sums {
  const totalPoisha = advancePoisha + collectedPoisha;
  const more = totalPoisha - (itemsPoisha - sums.discountPoisha + sums.deliveryFeePoisha);
  const wanted = sums.discountPoisha - more;
  const discountPoisha = wanted < 0n ? 0n : wanted > itemsPoisha ? itemsPoisha : wanted;
  return { discountPoisha, deliveryFeePoisha: totalPoisha - itemsPoisha + discountPoisha };
}

/** Statuses of a parcel that its customer refused, if nothing of it was sold: what was collected is a fee. */
const REFUSED: readonly OrderStatus[] = ['RETURN_PENDING', 'RETURNED', 'LOST'];

interface Correction {
  columns: { collectedPoisha: Poisha; settlementStatus: SettlementStatus } & Partial<Sums & { revenuePoisha: Poisha; totalPoisha: Poisha }>;
  entry: Entry;
}

/**
 * Corrects the collected amount of a delivered order, or the fee that was collected for a refused one: returns its new
 * columns and the journal entry of the difference. Throws PreconditionError ALREADY_SETTLED or WRONG_STATUS,
 * ValidationError.
 */
export async function correctCollected(tx: Tx, businessId: string, order: OrderFacts, collectedPoisha: Poisha): Promise<Correction> {
  const { status, advancePoisha, totalPoisha, revenuePoisha, itemsPoisha } = order;
  assertUnsettled(order);
  const isRefused = REFUSED.includes(status) && revenuePoisha === 0n;
  if (status !== 'DELIVERED' && status !== 'PARTIAL' && !isRefused) {
    throw new PreconditionError('WRONG_STATUS', 'Nothing was collected for it');
  }
  const courierId = (await activeCouriers(tx, businessId, [order.id])).get(order.id);
  const earned = revenuePoisha + collectedPoisha - order.collectedPoisha;
  if (status !== 'DELIVERED' && collectedPoisha > totalPoisha - advancePoisha) throw mistakeIn('collected', msg('More than was to be collected'));
  if (isRefused) {
    return {
      columns: { collectedPoisha, settlementStatus: collectedPoisha > 0n ? 'UNSETTLED' : 'NA' },
      entry: feeCorrectionEntry(order, { differencePoisha: collectedPoisha - order.collectedPoisha, causeId: uuidv7(), courierId }),
    };
  }
  if (status === 'PARTIAL') {
    if (earned < 0n) throw mistakeIn('collected', msg('Less than was given back already'));
    return {
      columns: { collectedPoisha, revenuePoisha: earned, settlementStatus: collectedPoisha > 0n ? 'UNSETTLED' : 'NA' },
      entry: correctionEntry(order, { revenuePoisha: earned, deliveryFeePoisha: order.deliveryFeePoisha, causeId: uuidv7(), courierId }),
    };
  }
  const amounts = totals(order, itemsPoisha, sumsFor(collectedPoisha, order, itemsPoisha, order));
  return {
    columns: { ...amounts, collectedPoisha, revenuePoisha: amounts.totalPoisha, settlementStatus: collectedPoisha > 0n ? 'UNSETTLED' : 'NA' },
    entry: correctionEntry(order, { revenuePoisha: amounts.totalPoisha, deliveryFeePoisha: amounts.deliveryFeePoisha, causeId: uuidv7(), courierId }),
  };
}

import type { OrderStatus } from '../../db/generated/client/enums.ts';
import { msg, type Message } from '../../../schema/rules/message.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import type { Entry, Party, Posting } from '../accounting/post-entries.ts';
import type { AccountCode } from '../accounting/chart-of-accounts.ts';
import type { CostDifference } from '../inventory/change-stock.ts';
import { isLeaving, PLACES, type Place, UNDELIVERED } from './order-state.ts';
import type { MovedUnits } from './order-stock.ts';
import type { TakenBack } from './past-steps.ts';

/** The fields of an order that entries are made of, as they are before the step. */
export interface BookedOrder {
  id: string;
  code: string;
  status: OrderStatus;
  customerId: string;
  discountPoisha: Poisha;
  deliveryFeePoisha: Poisha;
  advancePoisha: Poisha;
  refundDuePoisha: Poisha;
  revenuePoisha: Poisha;
  collectedPoisha: Poisha;
  totalPoisha: Poisha;
}

/** Whom a posting about the money of the order is with. */
export const customer = ({ customerId }: Pick<BookedOrder, 'customerId'>): Party => ['CUSTOMER', customerId];

export const least = (a: Poisha, b: Poisha) => (a < b ? a : b);

export interface BookedStep {
  to: OrderStatus;
  causeId: string;
  moved: readonly MovedUnits[];
  /** Amounts after the step. */
  after: { revenuePoisha: Poisha; refundDuePoisha: Poisha; collectedPoisha: Poisha; advancePoisha: Poisha };
  courierId?: string | null;
  /** The business keeps the advance. */
  keepsAdvance?: boolean;
  /** What the courier owes for lost units; default: their cost. */
  claimPoisha?: Poisha;
  /** Rounding difference between the value of restocked units and the new average costs. */
  costDifference?: CostDifference;
  /** Delivery fee that the customer paid although the goods were refused. */
  feePoisha?: Poisha;
  /** What the earlier step booked that this one takes back. */
  takesBack?: TakenBack;
  /** The courier's charge that is expected for the way back; below zero where it is not expected after all. */
  returnChargePoisha?: Poisha;
}

/** The account that holds the value of the units in each place. */
const ACCOUNTS: Record<Exclude<Place, 'reserved'>, AccountCode> = {
  onHand: 'inventory',
  withCourier: 'goods-in-transit',
  returning: 'goods-in-transit',
  delivered: 'cost-of-goods',
  damaged: 'damaged-goods',
  lost: 'courier-claims',
};

/** The journal entry of a step; undefined if it books nothing. Debits come before credits. */
export function stepEntry(order: BookedOrder, step: BookedStep): Entry | undefined {
  const postings = [...moneyPostings(order, step), ...goodsPostings(step), ...returnChargePostings(step)];
  if (postings.length === 0) return undefined;
  const [kind, description] = describe(order, step);
  return { description, source: ['Order', order.id], causeId: step.causeId, kind, postings };
}

function describe({ code: order, status, advancePoisha }: BookedOrder, { to, keepsAdvance, takesBack }: BookedStep): [kind: string, description: Message] {
  if (takesBack) {
    return status === 'LOST' ? ['loss-undone', msg('Order {{order}} is not lost after all', { order })] : ['return-undone', msg('Order {{order}} was not received back', { order })];
  }
  if (isLeaving(status, to)) return ['shipping', msg('Order {{order}} handed to the courier', { order })];
  if (to === 'SHIPPED') {
    return ['reversal', status === 'DELIVERED' ? msg('Order {{order}} was not delivered', { order }) : msg('Order {{order}} is on its way after all', { order })];
  }
  if (status === 'EXCHANGED' && to === 'DELIVERED') return ['exchange-off', msg('Order {{order}} not exchanged after all', { order })];
  if (to === 'DELIVERED') return ['delivery', msg('Order {{order}} delivered', { order })];
  if (to === 'CANCELLED') return ['cancellation', cancelled(order, advancePoisha > 0n, keepsAdvance ?? false)];
  if (to === 'LOST') return ['loss', msg('Order {{order}} lost by the courier', { order })];
  if (to === 'EXCHANGED') {
    return status === 'DELIVERED' ? ['exchange', msg('Order {{order}} exchanged', { order })] : ['return', msg('Order {{order}} received back', { order })];
  }
  if (status === 'SHIPPED' && to === 'PARTIAL') return ['delivery', msg('Order {{order}} delivered in part', { order })];
  if (status === 'SHIPPED' && (to === 'PACKED' || to === 'CONFIRMED')) return ['recall', msg('Order {{order}} was not handed over', { order })];
  if (to === 'PENDING' || to === 'PREORDER' || to === 'CONFIRMED') return ['reopening', msg('Order {{order}} taken up again', { order })];
  return status === 'DELIVERED' || status === 'SHIPPED'
    ? ['return-request', msg('Order {{order}} on its way back', { order })] : ['return', msg('Order {{order}} received back', { order })];
}

function cancelled(order: string, hasAdvance: boolean, keepsAdvance: boolean): Message {
  if (!hasAdvance) return msg('Order {{order}} cancelled', { order });
  return keepsAdvance ? msg('Order {{order}} cancelled, advance kept', { order }) : msg('Order {{order}} cancelled, advance owed back', { order });
}

const courier = ({ courierId }: BookedStep): Party | undefined => (courierId ? ['COURIER', courierId] : undefined);

/** A posting of the amount: debit, or credit if it is below zero. */
export const booked = (account: AccountCode, amount: Poisha, party?: Party): Posting =>
  amount < 0n ? { account, credit: -amount, party } : { account, debit: amount, party };

export const debitsFirst = (a: Posting, b: Posting) => Number(a.debit === undefined) - Number(b.debit === undefined);

/**
 * Moves the value of the goods between accounts as the goods move, at the cost that was frozen when they were
 * shipped.
 */
function goodsPostings(step: BookedStep): Posting[] {
  const values = new Map<AccountCode, Poisha>();
  const add = (account: AccountCode, value: Poisha) => values.set(account, (values.get(account) ?? 0n) + value);
  for (const { line, units, perUnit } of step.moved) {
    for (const place of PLACES) {
      const change = place === 'reserved' ? 0 : units * (perUnit[place] ?? 0);
      if (change !== 0) add(ACCOUNTS[place as keyof typeof ACCOUNTS], BigInt(change) * (line.unitCostPoisha ?? 0n));
    }
  }
  const { costDifference } = step;
  const claimPoisha = step.takesBack ? -step.takesBack.claimPoisha : step.claimPoisha;
  if (claimPoisha !== undefined) {
    const shortfall = (values.get('courier-claims') ?? 0n) - claimPoisha;
    add('courier-claims', -shortfall);
    add('damaged-goods', shortfall);
  }
  if (costDifference && costDifference.poisha !== 0n) {
    add('inventory', -costDifference.poisha);
    add(costDifference.account, costDifference.poisha);
  }
  const party = courier(step);
  const postings = [...values].map(([account, value]) =>
    booked(account, value, account === 'goods-in-transit' || account === 'courier-claims' ? party : undefined));
  return postings.sort(debitsFirst);
}

function moneyPostings(order: BookedOrder, step: BookedStep): Posting[] {
  const { status, revenuePoisha, advancePoisha } = order;
  const { to, after } = step;
  const earned = after.revenuePoisha - revenuePoisha;
  if (step.takesBack) return postingsBefore(order, step.takesBack);
  if (to === 'SHIPPED' && !isLeaving(status, to)) {
    const said = revenuePoisha > 0n ? revenuePostings(order, step, revenuePoisha, advancePoisha) : feePostings(step, order.collectedPoisha);
    return said.map(({ debit, credit, ...posting }) => ({ ...posting, debit: credit, credit: debit }));
  }
  if (status === 'EXCHANGED' && to === 'DELIVERED') {
    return [{ account: 'refunds-due', debit: earned, party: customer(order) }, { account: 'sales', credit: earned }];
  }
  if (earned > 0n) return revenuePostings(order, step, earned, advancePoisha);
  return [
    ...feePostings(step, step.feePoisha ?? 0n),
    // Sold goods were received back: the refund is now owed to the customer.
    { account: 'sales', debit: -earned },
    { account: 'refunds-due', credit: -earned, party: customer(order) },
    ...advancePostings(order, step),
  ];
}

/** Nothing is owed to the customer any more for what did not happen: it is sold again, or its advance is held again. */
function postingsBefore(order: BookedOrder, { refundPoisha, owedPoisha, advancePoisha, keptPoisha }: TakenBack): Posting[] {
  const party = customer(order);
  return [
    { account: 'refunds-due', debit: owedPoisha, party }, { account: 'other-income', debit: keptPoisha },
    { account: 'sales', credit: refundPoisha }, { account: 'customer-advance', credit: advancePoisha, party },
  ];
}

/** The courier owes the fee that it collected for goods that were refused. */
const feePostings = (step: BookedStep, fee: Poisha): Posting[] =>
  [{ account: 'courier-receivable', debit: fee, party: courier(step) }, { account: 'other-income', credit: fee }];

/** The courier owes the collected amount and the advance is used up. The delivery fee is earned before the goods. */
function revenuePostings(order: BookedOrder, step: BookedStep, earned: Poisha, advance: Poisha): Posting[] {
  const delivery = least(earned, order.deliveryFeePoisha);
  return [
    { account: 'courier-receivable', debit: earned - advance, party: courier(step) },
    { account: 'customer-advance', debit: advance, party: customer(order) },
    { account: 'sales', credit: earned - delivery },
    { account: 'delivery-income', credit: delivery },
  ];
}

/** Accrues what the courier is expected to charge for the way back, until its statement says what it charges. */
function returnChargePostings(step: BookedStep): Posting[] {
  const { returnChargePoisha: charge = 0n } = step;
  const party = courier(step);
  return [booked('courier-charges', charge, party), booked('return-charges-due', -charge, party)].sort(debitsFirst);
}

/** The advance for goods that were never delivered: owed to the customer, or kept if that was agreed. */
function advancePostings(order: BookedOrder, { to, keepsAdvance, after }: BookedStep): Posting[] {
  const { status, revenuePoisha, advancePoisha } = order;
  const party = customer(order);
  if (UNDELIVERED.has(status)) {
    return [
      { account: 'refunds-due', debit: after.advancePoisha, party }, { account: 'customer-advance', credit: after.advancePoisha, party },
    ];
  }
  if (!UNDELIVERED.has(to) || revenuePoisha > 0n) return [];
  return [
    { account: 'customer-advance', debit: advancePoisha, party },
    keepsAdvance ? { account: 'other-income', credit: advancePoisha } : { account: 'refunds-due', credit: advancePoisha, party },
  ];
}

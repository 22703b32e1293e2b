import type { OrderStatus } from '../../db/generated/client/enums.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import type { MoneyCode } from '../accounting/money-account.ts';
import type { Entry, Party, Posting } from '../accounting/post-entries.ts';
import type { AccountCode } from '../accounting/chart-of-accounts.ts';
import type { CostDifference } from '../inventory/change-stock.ts';
import { PLACES, type Place } from './order-state.ts';
import type { MovedUnits } from './order-stock.ts';

/** What the books need to know of an order, as it is before the step. */
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
  totalPoisha: Poisha;
}

const customer = ({ customerId }: Pick<BookedOrder, 'customerId'>): Party => ['CUSTOMER', customerId];

/** An advance is owed to the customer until the goods are delivered. */
export function advanceEntry(
  order: Pick<BookedOrder, 'id' | 'code' | 'customerId' | 'advancePoisha'>, causeId: string, account: MoneyCode,
  reference = '',
): Entry {
  return {
    description: `Advance for order ${order.code}${reference && `, transaction ${reference}`}`,
    source: ['Order', order.id],
    causeId,
    kind: 'advance',
    postings: [
      { account, debit: order.advancePoisha },
      { account: 'customer-advance', credit: order.advancePoisha, party: customer(order) },
    ],
  };
}

/** What is owed for the goods that an exchange takes back pays for the order that replaces them. */
export function exchangeEntry(
  order: Pick<BookedOrder, 'id' | 'code' | 'customerId'>, creditPoisha: Poisha, causeId: string,
): Entry {
  return {
    description: `Goods given back pay for order ${order.code}`,
    source: ['Order', order.id],
    causeId,
    kind: 'exchange',
    postings: [
      { account: 'refunds-due', debit: creditPoisha, party: customer(order) },
      { account: 'customer-advance', credit: creditPoisha, party: customer(order) },
    ],
  };
}

/** An advance that was owed back is paid back. */
export function refundEntry(
  order: Pick<BookedOrder, 'id' | 'code' | 'customerId'>, amount: bigint, causeId: string, account: MoneyCode,
): Entry {
  return {
    description: `Advance of order ${order.code} returned`,
    source: ['Order', order.id],
    causeId,
    kind: 'refund',
    postings: [
      { account: 'refunds-due', debit: amount, party: customer(order) },
      { account, credit: amount },
    ],
  };
}

interface Corrected {
  /** As they should have been. */
  revenuePoisha: Poisha;
  deliveryFeePoisha: Poisha;
  causeId: string;
  courierId: string | undefined;
}

/** What the courier collected was recorded wrongly: the difference, delivery being earned before the goods. */
export function correctionEntry(order: BookedOrder, { revenuePoisha, deliveryFeePoisha, causeId, courierId }: Corrected): Entry {
  const earned = revenuePoisha - order.revenuePoisha;
  const delivery = least(revenuePoisha, deliveryFeePoisha) - least(order.revenuePoisha, order.deliveryFeePoisha);
  const postings = [
    booked('courier-receivable', earned, courierId ? ['COURIER', courierId] : undefined),
    booked('sales', delivery - earned),
    booked('delivery-income', -delivery),
  ];
  return {
    description: `Order ${order.code}, collected amount corrected`,
    source: ['Order', order.id],
    causeId,
    kind: 'correction',
    postings: postings.sort(debitsFirst),
  };
}

const least = (a: Poisha, b: Poisha) => (a < b ? a : b);

export interface BookedStep {
  to: OrderStatus;
  causeId: string;
  moved: readonly MovedUnits[];
  /** As they are after the step. */
  after: { revenuePoisha: Poisha; refundDuePoisha: Poisha; collectedPoisha: Poisha; advancePoisha: Poisha };
  courierId?: string | null;
  /** The customer does not get the advance back. */
  keepsAdvance?: boolean;
  /** What the courier owes for units that it lost; their cost unless given. */
  claimPoisha?: Poisha;
  /** What the averages take from the value of units that came back on the shelf. */
  costDifference?: CostDifference;
  /** The customer refused the goods and paid this for the way. */
  feePoisha?: Poisha;
}

/** The account that holds the value of the units at a place. */
const ACCOUNTS: Record<Exclude<Place, 'reserved'>, AccountCode> = {
  onHand: 'inventory',
  withCourier: 'goods-in-transit',
  returning: 'goods-in-transit',
  delivered: 'cost-of-goods',
  damaged: 'damaged-goods',
  lost: 'courier-claims',
};

/** What a step books; undefined where it books nothing. Debits come before credits. */
export function stepEntry(order: BookedOrder, step: BookedStep): Entry | undefined {
  const postings = [...moneyPostings(order, step), ...goodsPostings(step)];
  if (postings.length === 0) return undefined;
  const [kind, words] = describe(order, step);
  return { description: `Order ${order.code} ${words}`, source: ['Order', order.id], causeId: step.causeId, kind, postings };
}

function describe({ status, advancePoisha }: BookedOrder, { to, keepsAdvance }: BookedStep): [kind: string, words: string] {
  const advance = advancePoisha > 0n ? `, advance ${keepsAdvance ? 'kept' : 'owed back'}` : '';
  if (to === 'SHIPPED') return status === 'DELIVERED' ? ['reversal', 'was not delivered'] : ['shipping', 'handed to the courier'];
  if (status === 'EXCHANGED' && to === 'DELIVERED') return ['exchange-off', 'not exchanged after all'];
  if (to === 'DELIVERED') return ['delivery', 'delivered'];
  if (to === 'CANCELLED') return ['cancellation', `cancelled${advance}`];
  if (to === 'LOST') return ['loss', 'lost by the courier'];
  if (to === 'EXCHANGED') return status === 'DELIVERED' ? ['exchange', 'exchanged'] : ['return', 'received back'];
  if (status === 'SHIPPED' && to === 'PARTIAL') return ['delivery', 'delivered in part'];
  if (status === 'SHIPPED' && (to === 'PACKED' || to === 'CONFIRMED')) return ['recall', 'was not handed over'];
  if (to === 'PENDING' || to === 'CONFIRMED') return ['reopening', 'taken up again'];
  return status === 'DELIVERED' || status === 'SHIPPED' ? ['return-request', 'on its way back'] : ['return', 'received back'];
}

const courier = ({ courierId }: BookedStep): Party | undefined => (courierId ? ['COURIER', courierId] : undefined);

/** An amount on the debit side, or on the other when it is below zero. */
const booked = (account: AccountCode, amount: Poisha, party?: Party): Posting =>
  amount < 0n ? { account, credit: -amount, party } : { account, debit: amount, party };

const debitsFirst = (a: Posting, b: Posting) => Number(a.debit === undefined) - Number(b.debit === undefined);

/** The value of goods follows the goods, at the cost that was frozen when they were shipped. */
function goodsPostings(step: BookedStep): Posting[] {
  const values = new Map<AccountCode, Poisha>();
  const add = (account: AccountCode, value: Poisha) => values.set(account, (values.get(account) ?? 0n) + value);
  for (const { line, units, perUnit } of step.moved) {
    for (const place of PLACES) {
      const change = place === 'reserved' ? 0 : units * (perUnit[place] ?? 0);
      if (change !== 0) add(ACCOUNTS[place as keyof typeof ACCOUNTS], BigInt(change) * (line.unitCostPoisha ?? 0n));
    }
  }
  const { claimPoisha, costDifference } = step;
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
  if (status === 'DELIVERED' && to === 'SHIPPED') {
    return revenuePostings(order, step, revenuePoisha, advancePoisha).map(({ debit, credit, ...posting }) => ({ ...posting, debit: credit, credit: debit }));
  }
  if (status === 'EXCHANGED' && to === 'DELIVERED') {
    return [{ account: 'refunds-due', debit: earned, party: customer(order) }, { account: 'sales', credit: earned }];
  }
  if (earned > 0n) return revenuePostings(order, step, earned, advancePoisha);
  const fee = step.feePoisha ?? 0n;
  return [
    { account: 'courier-receivable', debit: fee, party: courier(step) },
    { account: 'other-income', credit: fee },
    // Sold goods are in hand again: what was paid for them is owed back.
    { account: 'sales', debit: -earned },
    { account: 'refunds-due', credit: -earned, party: customer(order) },
    ...advancePostings(order, step),
  ];
}

/** The courier owes what it collected, an advance is used up; the delivery fee is earned before the goods. */
function revenuePostings(order: BookedOrder, step: BookedStep, earned: Poisha, advance: Poisha): Posting[] {
  const delivery = least(earned, order.deliveryFeePoisha);
  return [
    { account: 'courier-receivable', debit: earned - advance, party: courier(step) },
    { account: 'customer-advance', debit: advance, party: customer(order) },
    { account: 'sales', credit: earned - delivery },
    { account: 'delivery-income', credit: delivery },
  ];
}

const ENDS = new Set<OrderStatus>(['CANCELLED', 'RETURNED', 'LOST']);

/** What was paid in advance for goods that were never delivered is owed back, or kept where that was agreed. */
function advancePostings(order: BookedOrder, { to, keepsAdvance }: BookedStep): Posting[] {
  const { status, revenuePoisha, advancePoisha, refundDuePoisha } = order;
  const party = customer(order);
  if (ENDS.has(status)) {
    return [{ account: 'refunds-due', debit: refundDuePoisha, party }, { account: 'customer-advance', credit: refundDuePoisha, party }];
  }
  if (!ENDS.has(to) || revenuePoisha > 0n) return [];
  return [
    { account: 'customer-advance', debit: advancePoisha, party },
    keepsAdvance ? { account: 'other-income', credit: advancePoisha } : { account: 'refunds-due', credit: advancePoisha, party },
  ];
}

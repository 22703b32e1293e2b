import type { OrderStatus } from '../../db/generated/client/enums.ts';
import { MONEY_ACCOUNTS, type MoneyAccount } from '../accounting/money-account.ts';
import type { Entry, Party } from '../accounting/post-entries.ts';

/** What the books need to know of an order. */
export interface BookedOrder {
  id: string;
  code: string;
  customerId: string;
  itemsPoisha: bigint;
  discountPoisha: bigint;
  deliveryFeePoisha: bigint;
  advancePoisha: bigint;
  totalPoisha: bigint;
  lines: { quantity: number; unitCostPoisha: bigint | null }[];
}

const costOf = ({ lines }: BookedOrder) =>
  lines.reduce((sum, { quantity, unitCostPoisha }) => sum + BigInt(quantity) * (unitCostPoisha ?? 0n), 0n);

const customer = ({ customerId }: Pick<BookedOrder, 'customerId'>): Party => ['CUSTOMER', customerId];

/** An advance is owed to the customer until the goods are delivered. */
export function advanceEntry(
  order: Pick<BookedOrder, 'id' | 'code' | 'customerId' | 'advancePoisha'>, causeId: string, account: MoneyAccount,
  reference = '',
): Entry {
  return {
    description: `Advance for order ${order.code}${reference && `, transaction ${reference}`}`,
    source: ['Order', order.id],
    causeId,
    kind: 'advance',
    postings: [
      { account: MONEY_ACCOUNTS[account], debit: order.advancePoisha },
      { account: 'customer-advance', credit: order.advancePoisha, party: customer(order) },
    ],
  };
}

/** An advance that was owed back is paid back. */
export function refundEntry(
  order: Pick<BookedOrder, 'id' | 'code' | 'customerId'>, amount: bigint, causeId: string, account: MoneyAccount,
): Entry {
  return {
    description: `Advance of order ${order.code} returned`,
    source: ['Order', order.id],
    causeId,
    kind: 'refund',
    postings: [
      { account: 'refunds-due', debit: amount, party: customer(order) },
      { account: MONEY_ACCOUNTS[account], credit: amount },
    ],
  };
}

export interface BookedStep {
  to: OrderStatus;
  causeId: string;
  courierId?: string | null;
  /** At a cancellation: the customer does not get the advance back. */
  keepsAdvance?: boolean;
}

/** What a step books; undefined where it books nothing. */
export function stepEntry(order: BookedOrder, step: BookedStep): Entry | undefined {
  if (step.to === 'SHIPPED') return shippingEntry(order, step);
  if (step.to === 'DELIVERED') return deliveryEntry(order, step);
  if (step.to === 'CANCELLED') return cancellationEntry(order, step);
  return undefined;
}

const courier = ({ courierId }: BookedStep): Party | undefined => (courierId ? ['COURIER', courierId] : undefined);

/** Handing over moves the goods' value from the shelf to the courier; revenue waits for delivery. */
function shippingEntry(order: BookedOrder, step: BookedStep): Entry {
  const cost = costOf(order);
  return {
    description: `Order ${order.code} handed to the courier`,
    source: ['Order', order.id],
    causeId: step.causeId,
    kind: 'shipping',
    postings: [
      { account: 'goods-in-transit', debit: cost, party: courier(step) },
      { account: 'inventory', credit: cost },
    ],
  };
}

/** Delivery earns the revenue: the courier owes what is collected, an advance is used up, the goods become cost. */
function deliveryEntry(order: BookedOrder, step: BookedStep): Entry {
  const cost = costOf(order);
  return {
    description: `Order ${order.code} delivered`,
    source: ['Order', order.id],
    causeId: step.causeId,
    kind: 'delivery',
    postings: [
      { account: 'courier-receivable', debit: order.totalPoisha - order.advancePoisha, party: courier(step) },
      { account: 'customer-advance', debit: order.advancePoisha, party: customer(order) },
      { account: 'sales', credit: order.itemsPoisha - order.discountPoisha },
      { account: 'delivery-income', credit: order.deliveryFeePoisha },
      { account: 'cost-of-goods', debit: cost },
      { account: 'goods-in-transit', credit: cost, party: courier(step) },
    ],
  };
}

/** What was paid in advance is owed back, or kept where that was agreed. */
function cancellationEntry(order: BookedOrder, step: BookedStep): Entry {
  const { advancePoisha } = order;
  return {
    description: `Order ${order.code} cancelled, advance ${step.keepsAdvance ? 'kept' : 'owed back'}`,
    source: ['Order', order.id],
    causeId: step.causeId,
    kind: 'cancellation',
    postings: [
      { account: 'customer-advance', debit: advancePoisha, party: customer(order) },
      step.keepsAdvance
        ? { account: 'other-income', credit: advancePoisha }
        : { account: 'refunds-due', credit: advancePoisha, party: customer(order) },
    ],
  };
}

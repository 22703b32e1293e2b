import { msg } from '../../../schema/rules/message.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import type { MoneyCode } from '../accounting/money-account.ts';
import type { Entry, Party } from '../accounting/post-entries.ts';
import { customer, type BookedOrder } from './order-entries.ts';

/** Books an advance as a debt to the customer until the goods are delivered. */
export function advanceEntry(
  order: Pick<BookedOrder, 'id' | 'code' | 'customerId' | 'advancePoisha'>, causeId: string, account: MoneyCode,
  reference = '',
): Entry {
  return {
    description: reference === ''
      ? msg('Advance for order {{order}}', { order: order.code })
      : msg('Advance for order {{order}}, transaction {{transaction}}', { order: order.code, transaction: reference }),
    source: ['Order', order.id],
    causeId,
    kind: 'advance',
    postings: [
      { account, debit: order.advancePoisha },
      { account: 'customer-advance', credit: order.advancePoisha, party: customer(order) },
    ],
  };
}

/** Books the credit for goods given back in an exchange as advance of the order that replaces them. */
export function exchangeEntry(
  order: Pick<BookedOrder, 'id' | 'code' | 'customerId'>, creditPoisha: Poisha, causeId: string,
): Entry {
  return {
    description: msg('Goods given back pay for order {{order}}', { order: order.code }),
    source: ['Order', order.id],
    causeId,
    kind: 'exchange',
    postings: [
      { account: 'refunds-due', debit: creditPoisha, party: customer(order) },
      { account: 'customer-advance', credit: creditPoisha, party: customer(order) },
    ],
  };
}

/** The order costs less than its advance now: the difference is owed back. */
export function reducedAdvanceEntry(
  order: Pick<BookedOrder, 'id' | 'code' | 'customerId'>, amount: Poisha, causeId: string,
): Entry {
  return {
    description: msg('Part of the advance of order {{order}} owed back', { order: order.code }),
    source: ['Order', order.id],
    causeId,
    kind: 'advance-reduction',
    postings: [
      { account: 'customer-advance', debit: amount, party: customer(order) },
      { account: 'refunds-due', credit: amount, party: customer(order) },
    ],
  };
}

/** The order belongs to another customer now, and with it what was paid for it. Undefined when nothing was. */
export function movedAdvanceEntry(order: Pick<BookedOrder, 'id' | 'code' | 'customerId' | 'advancePoisha' | 'refundDuePoisha'>, toId: string, causeId: string): Entry | undefined {
  const { advancePoisha, refundDuePoisha } = order;
  if (advancePoisha === 0n && refundDuePoisha === 0n) return undefined;
  const [from, to]: Party[] = [customer(order), customer({ customerId: toId })];
  return {
    description: msg('Order {{order}} has another customer', { order: order.code }),
    source: ['Order', order.id],
    causeId,
    kind: 'advance-moved',
    postings: [
      { account: 'customer-advance', debit: advancePoisha, party: from },
      { account: 'refunds-due', debit: refundDuePoisha, party: from },
      { account: 'customer-advance', credit: advancePoisha, party: to },
      { account: 'refunds-due', credit: refundDuePoisha, party: to },
    ],
  };
}

/** Books the payment of an advance that was owed to the customer. */
export function refundEntry(
  order: Pick<BookedOrder, 'id' | 'code' | 'customerId'>, amount: bigint, causeId: string, account: MoneyCode,
): Entry {
  return {
    description: msg('Advance of order {{order}} returned', { order: order.code }),
    source: ['Order', order.id],
    causeId,
    kind: 'refund',
    postings: [
      { account: 'refunds-due', debit: amount, party: customer(order) },
      { account, credit: amount },
    ],
  };
}

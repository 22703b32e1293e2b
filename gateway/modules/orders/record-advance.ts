import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg, type Message } from '../../../schema/rules/message.ts';
import { poishaToTaka } from '../../../schema/rules/money.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, money, requiredText, text } from '../../commands/fields.ts';
import type { Tx } from '../../db/client.ts';
import { ConflictError, mistakeIn, NotFoundError, PreconditionError } from '../../errors.ts';
import { moneyAccount, moneyAccountCode, otherAccount } from '../accounting/money-account.ts';
import { postEntries } from '../accounting/post-entries.ts';
import { reverseEntries } from '../accounting/reverse-entries.ts';
import { orderSettings } from '../business/order-settings.ts';
import { planMessages } from '../order-messages/plan-messages.ts';
import { advancesOf } from './advances.ts';
import { target } from './order-commands.ts';
import { advanceEntry } from './advance-entries.ts';
import { lockOrders, type OrderFacts } from './order-facts.ts';
import { NOT_SHIPPED } from './order-state.ts';

const courierIsTold = z.boolean().default(false)
  .describe('The parcel has left, and the courier will be told to collect another amount; refused without it.');

/**
 * Records an advance that the customer paid after the order was taken: the courier has that much less to collect.
 * Throws PreconditionError WRONG_STATUS once the order has ended or was delivered, PARCEL_LEFT while the parcel is
 * with a courier that is not told, ValidationError for more than is due.
 */
export const recordAdvance = defineCommand({
  name: 'orders.recordAdvance',
  permission: 'orderUpdate',
  input: z.object({
    ...target,
    amount: money().refine((poisha) => poisha > 0n, 'More than zero').describe('What was paid now, in taka.'),
    account: moneyAccount.default('BKASH').describe('Where the money went to.'),
    accountId: otherAccount('account'),
    reference: text(100).optional().describe('Transaction id of the payment at the bank or wallet.'),
    note: text(300).optional().describe('For the timeline.'),
    courierIsTold,
  }),
  run: async (context, input) => {
    const { tx, session: { businessId }, audit } = context;
    const { orderId, version, amount, reference = '', note = '' } = input;
    const order = await lockOpen(tx, businessId, { orderId, version, courierIsTold: input.courierIsTold });
    if (amount > order.totalPoisha - order.advancePoisha) {
      throw mistakeIn('amount', msg('More than is to be collected'));
    }
    const account = await moneyAccountCode(tx, businessId, input);
    const advancePoisha = await changeAdvance(tx, businessId, order, amount);
    await postEntries(tx, businessId, [advanceEntry({ ...order, advancePoisha: amount }, uuidv7(), account, reference)]);
    const { name } = await tx.account.findFirstOrThrow({ where: { businessId, code: account }, select: { name: true } });
    const details = [name, reference, note].filter(Boolean).join(', ');
    await audit({
      entity: ['Order', orderId],
      summary: msg('Advance of {{amount, taka}} received: {{details}}', { amount: poishaToTaka(amount), details }),
      before: { advancePoisha: order.advancePoisha },
      after: { advancePoisha, account, reference, note },
    });
    const { toldEvents } = await orderSettings(tx, businessId);
    await planMessages(context, [{ orderId, events: ['ADVANCE'] }], toldEvents);
    return { id: orderId };
  },
});

/**
 * Takes back an advance that was recorded by mistake: its entry is reversed, and the courier collects the amount again.
 * Throws what `recordAdvance` throws for the status, NotFoundError, PreconditionError ADVANCE_USED once money was paid or
 * owed back to the customer since.
 */
export const takeBackAdvance = defineCommand({
  name: 'orders.takeBackAdvance',
  permission: 'orderUpdate',
  input: z.object({
    ...target,
    advanceId: idOf('OrderAdvance').describe('Id of the advance, as the order lists it.'),
    reason: requiredText(300).describe('Why, in words.'),
    courierIsTold,
  }),
  run: async ({ tx, session: { businessId }, audit }, { orderId, version, advanceId, reason, courierIsTold: isTold }) => {
    const order = await lockOpen(tx, businessId, { orderId, version, courierIsTold: isTold });
    const advance = (await advancesOf(tx, { businessId, id: orderId })).find(({ id }) => id === advanceId);
    if (!advance) throw new NotFoundError('Advance');
    if (!advance.canBeTakenBack || advance.poisha > order.advancePoisha - order.exchangeCreditPoisha) {
      throw new PreconditionError('ADVANCE_USED', 'Money of this order was paid back since, or it has another customer now: the advance stays');
    }
    const advancePoisha = await changeAdvance(tx, businessId, order, -advance.poisha);
    await reverseEntries(tx, businessId, { source: ['Order', orderId], causeId: advance.causeId, kind: 'advance', reason });
    await audit({
      entity: ['Order', orderId],
      summary: msg('Advance of {{amount, taka}} taken back: {{reason}}', { amount: poishaToTaka(advance.poisha), reason }),
      before: { advancePoisha: order.advancePoisha },
      after: { advancePoisha },
    });
    return { id: orderId };
  },
});

interface Wanted {
  orderId: string;
  version?: number;
  courierIsTold: boolean;
}

/** Locks an order whose customer has not paid for it yet. */
async function lockOpen(tx: Tx, businessId: string, { orderId, version, courierIsTold: isTold }: Wanted) {
  const { orderPrefix } = await orderSettings(tx, businessId);
  const order = (await lockOrders(tx, businessId, [orderId], orderPrefix)).get(orderId);
  if (!order) throw new NotFoundError('Order');
  if (version !== undefined && version !== order.version) throw new ConflictError('Order was changed by someone else, please reload');
  if (order.status === 'SHIPPED') {
    if (!isTold) throw new PreconditionError('PARCEL_LEFT', toldFirst);
  } else if (!NOT_SHIPPED.includes(order.status)) {
    throw new PreconditionError('WRONG_STATUS', 'An advance is paid before the delivery: this order has ended or was delivered');
  }
  const { exchangeCreditPoisha } = await tx.order.findUniqueOrThrow({
    where: { businessId_id: { businessId, id: orderId } }, select: { exchangeCreditPoisha: true },
  });
  return { ...order, exchangeCreditPoisha };
}

const toldFirst: Message = msg('The parcel has left: tell the courier to collect another amount, and say so');

/** Returns the new advance. */
async function changeAdvance(tx: Tx, businessId: string, { id, advancePoisha: before }: OrderFacts, by: bigint): Promise<bigint> {
  const { advancePoisha } = await tx.order.update({
    where: { businessId_id: { businessId, id } },
    data: { advancePoisha: before + by, version: { increment: 1 } },
    select: { advancePoisha: true },
  });
  return advancePoisha;
}

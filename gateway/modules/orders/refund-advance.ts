import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, version } from '../../commands/fields.ts';
import { ConflictError, NotFoundError, PreconditionError } from '../../errors.ts';
import { moneyAccount, moneyAccountCode, otherAccount } from '../accounting/money-account.ts';
import { postEntries } from '../accounting/post-entries.ts';
import { orderSettings } from '../business/order-settings.ts';
import { lockOrders } from './order-facts.ts';
import { refundEntry } from './advance-entries.ts';

/** Records that the advance of a cancelled order was paid back. Throws PreconditionError NOTHING_DUE. */
export const refundAdvance = defineCommand({
  name: 'orders.refundAdvance',
  permission: 'orderUpdate',
  input: z.object({
    orderId: idOf('Order'), version: version().optional(),
    account: moneyAccount.default('CASH').describe('Where the money was taken from.'),
    accountId: otherAccount('account'),
  }),
  run: async ({ tx, session: { businessId }, audit }, { orderId, version: seen, account, accountId }) => {
    const { orderPrefix } = await orderSettings(tx, businessId);
    const order = (await lockOrders(tx, businessId, [orderId], orderPrefix)).get(orderId);
    if (!order) throw new NotFoundError('Order');
    if (seen !== undefined && seen !== order.version) {
      throw new ConflictError('Order was changed by someone else, please reload');
    }
    const due = order.refundDuePoisha;
    if (due === 0n) throw new PreconditionError('NOTHING_DUE', 'No advance of this order is owed to the customer');
    const from = await moneyAccountCode(tx, businessId, { account, accountId });
    await tx.order.update({
      where: { businessId_id: { businessId, id: orderId } },
      data: { refundDuePoisha: 0n, version: { increment: 1 } },
      select: { id: true },
    });
    await postEntries(tx, businessId, [refundEntry(order, due, uuidv7(), from)]);
    await audit({
      entity: ['Order', orderId],
      summary: msg('Advance returned to the customer'),
      before: { refundDuePoisha: due },
      after: { refundDuePoisha: 0n, account: from },
    });
    return { id: orderId };
  },
});

import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { requiredText } from '../../commands/fields.ts';
import { NotFoundError, PreconditionError } from '../../errors.ts';
import type { Entry } from '../accounting/post-entries.ts';
import { orderSettings } from '../business/order-settings.ts';
import { lockStock } from '../inventory/stock-ledger.ts';
import { target } from './order-commands.ts';
import { lockOrders } from './order-facts.ts';
import { NOT_SHIPPED } from './order-state.ts';
import { transitionOrder } from './transition-orders.ts';

/**
 * Calls an exchange off: the customer keeps the old goods. The exchanged order becomes DELIVERED again and its
 * replacement is cancelled. The credit that the replacement got from the old goods goes back to the old order; any
 * other advance of the replacement is owed to the customer. Throws PreconditionError REPLACEMENT_LEFT once the
 * replacement has been shipped or has ended, WRONG_STATUS once some of the old goods have been received back.
 */
export const callOffExchange = defineCommand({
  name: 'orders.callOffExchange',
  permission: 'orderUpdate',
  input: z.object({ ...target, reason: requiredText(300).describe('Why, in words.') }),
  run: async (context, { reason, ...input }) => {
    const { tx, session: { businessId } } = context;
    const replacement = await tx.order.findFirst({ where: { businessId, replacesId: input.orderId }, select: { id: true } });
    const { orderPrefix } = await orderSettings(tx, businessId);
    const orders = await lockOrders(tx, businessId, [input.orderId, ...(replacement ? [replacement.id] : [])], orderPrefix);
    if (!orders.has(input.orderId)) throw new NotFoundError('Order');
    await lockStock(tx, businessId, [...orders.values()].flatMap(({ lines }) => lines.map(({ variantId }) => variantId)));
    return transitionOrder(context, {
      to: 'DELIVERED', from: ['EXCHANGED'], summary: msg('Not exchanged after all: {{reason}}', { reason }),
      // The replacement is written first, as in the exchange itself: it locks the rows that every order waits for
      // (docs/adr/0010-lock-order.md).
      alsoWrite: async () => {
        const ended = replacement && orders.get(replacement.id);
        if (!ended || !NOT_SHIPPED.includes(ended.status)) {
          throw new PreconditionError('REPLACEMENT_LEFT', 'The order that replaces it has left or has ended: receive what comes back');
        }
        return cancelReplacement(ended.id);
      },
    }, input);

    async function cancelReplacement(orderId: string): Promise<Entry[]> {
      const where = { businessId_id: { businessId, id: orderId } };
      const { exchangeCreditPoisha } = await tx.order.findUniqueOrThrow({ where, select: { exchangeCreditPoisha: true } });
      const taken: Entry[] = [];
      await transitionOrder(context, {
        to: 'CANCELLED', summary: msg('Cancelled: {{reason}}', { reason }), takeEntries: (entries) => taken.push(...entries),
      }, {
        orderId,
        change: ({ advancePoisha, refundDuePoisha }) => ({
          cancelReason: reason, refundDuePoisha: refundDuePoisha + advancePoisha - exchangeCreditPoisha,
        }),
      });
      // The link is removed, so that the old order can be exchanged again.
      await tx.order.update({ where, data: { replacesId: null, exchangeCreditPoisha: 0n }, select: { id: true } });
      return taken;
    }
  },
});

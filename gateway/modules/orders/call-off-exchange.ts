import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { requiredText } from '../../commands/fields.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';
import { NotFoundError, PreconditionError } from '../../errors.ts';
import type { Entry } from '../accounting/post-entries.ts';
import { orderSettings } from '../business/order-settings.ts';
import { lockStock } from '../inventory/stock-ledger.ts';
import { target } from './order-commands.ts';
import { lockOrders } from './order-facts.ts';
import { transitionOrder } from './transition-orders.ts';

/** The goods that were to replace the others have not left. */
const HERE = new Set<OrderStatus>(['PENDING', 'PREORDER', 'HOLD', 'CONFIRMED', 'PACKED']);

/**
 * The customer keeps what they have: the order that was exchanged is delivered again, and the one that replaces it is
 * cancelled. What the goods given back had paid of it counts for them again; what was paid beside is owed back. Throws
 * PreconditionError REPLACEMENT_LEFT once the new goods are gone or that order has ended, WRONG_STATUS once a
 * part of the old ones is back in hand.
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
      // The new order comes first where all orders wait, as in the exchange itself (docs/adr/0010-lock-order.md).
      beside: async () => {
        const ended = replacement && orders.get(replacement.id);
        if (!ended || !HERE.has(ended.status)) {
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
      // From now on it replaces nothing: the old order may be exchanged again.
      await tx.order.update({ where, data: { replacesId: null, exchangeCreditPoisha: 0n }, select: { id: true } });
      return taken;
    }
  },
});

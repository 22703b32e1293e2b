import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { PreconditionError } from '../../errors.ts';
import { target } from './order-commands.ts';
import { recallParcels } from './order-shipments.ts';
import { NOT_SHIPPED } from './order-state.ts';
import { transitionOrder } from './transition-orders.ts';

/**
 * Undoes a hand-over that was recorded by mistake: the goods are on hand and reserved for the order again, at the
 * cost that they were shipped with. Throws PreconditionError COURIER_HAS_IT once the courier has reported anything
 * about the parcel.
 */
export const recallOrder = defineCommand({
  name: 'orders.recall',
  permission: 'orderUpdate',
  input: z.object(target),
  run: async (context, input) => {
    const { tx, session: { businessId } } = context;
    const handedOver = await tx.orderTransition.findFirst({
      where: { businessId, orderId: input.orderId, to: 'SHIPPED', from: { in: [...NOT_SHIPPED] } }, orderBy: { orderVersion: 'desc' }, select: { from: true, createdAt: true },
    });
    return transitionOrder(context, {
      to: handedOver?.from === 'CONFIRMED' ? 'CONFIRMED' : 'PACKED', from: ['SHIPPED'], summary: msg('Not handed over after all'),
      alsoWrite: async () => {
        // Read after the order is locked: reports are applied under the same lock.
        const reports = await tx.courierEvent.count({
          where: { businessId, orderId: input.orderId, receivedAt: { gte: handedOver?.createdAt } },
        });
        if (reports > 0) throw new PreconditionError('COURIER_HAS_IT', 'The courier has reported on this parcel: it was handed over');
        await recallParcels(tx, businessId, [input.orderId]);
        return [];
      },
    }, { ...input, change: () => ({ courierName: null }) });
  },
});

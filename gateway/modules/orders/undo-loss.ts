import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { requiredText } from '../../commands/fields.ts';
import { target } from './order-commands.ts';
import { bookedBy, movesBack, stepsSinceLeaving } from './past-steps.ts';
import { lockKnown, transitionOrder } from './transition-orders.ts';

/**
 * Takes back that the courier has lost a parcel: it was found, or never lost. It is on its way back, and is received, sent on
 * or lost again as any other. Throws PreconditionError CLAIM_ENDED once the courier has paid for it, PAID_BACK once the
 * customer has the advance back.
 */
export const undoLoss = defineCommand({
  name: 'orders.undoLoss',
  permission: 'orderUpdate',
  input: z.object({ ...target, reason: requiredText(300).describe('Why, in words.') }),
  run: async (context, { reason, ...request }) => {
    const { tx, session: { businessId } } = context;
    const { orderId } = request;
    const known = await lockKnown(tx, businessId, [orderId]);
    const order = known.orders.get(orderId);
    const loss = order?.status === 'LOST' ? (await stepsSinceLeaving(tx, businessId, orderId)).findLast(({ to }) => to === 'LOST') : undefined;
    const moved = order && loss ? await movesBack(tx, businessId, order, loss.id) : [];
    const booked = loss && await bookedBy(tx, businessId, orderId, loss.id);
    return transitionOrder(context, {
      to: 'RETURN_PENDING',
      from: ['LOST'],
      summary: msg('Not lost after all: {{reason}}', { reason }),
      moves: () => moved,
      // It comes back since today, whatever was said of it before it was lost.
      ...(booked && { takesBack: { ...booked, turnedBackAt: null } }),
    }, request, known);
  },
});

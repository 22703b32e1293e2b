import { z } from 'zod';
import { msg, type Message } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { requiredText } from '../../commands/fields.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';
import { PreconditionError } from '../../errors.ts';
import { target } from './order-commands.ts';
import { GIVEN_BACK } from './order-state.ts';
import { bookedBy, isReceipt, movesBack, stepsSinceLeaving, turnedBackAt, type PastStep } from './past-steps.ts';
import { lockKnown, transitionOrder } from './transition-orders.ts';

const input = z.object({ ...target, reason: requiredText(300).describe('Why, in words.') });

/**
 * Takes back that goods were received which have not come: the last receipt of the order, by entries of its own. They are on
 * their way back again, and are received once more when they are here. Throws PreconditionError NOTHING_RECEIVED,
 * WRONG_STATUS once the order has gone on, INSUFFICIENT_STOCK for pieces that were sold since, PAID_BACK once the customer
 * has the money, CLAIM_ENDED once the courier has paid for what was missing.
 */
export const undoReceipt = defineCommand({
  name: 'orders.undoReceipt',
  permission: 'orderUpdate',
  input,
  run: (context, { reason, ...given }) => takeReceiptBack(context, { ...given, reason }),
});

interface Correction extends Omit<z.output<typeof input>, 'reason'> {
  reason: string | Message;
  /** Refuses with NOT_UNDONE where the order has taken another step since. */
  isLast?: boolean;
}

/** The same in the caller's command. */
export async function takeReceiptBack(context: CommandContext, { reason, isLast, ...request }: Correction): Promise<{ id: string }> {
  const { tx, session: { businessId } } = context;
  const { orderId } = request;
  const known = await lockKnown(tx, businessId, [orderId]);
  const order = known.orders.get(orderId);
  const steps = await stepsSinceLeaving(tx, businessId, orderId);
  const receipt = steps.findLast(isReceipt);
  const moved = order && receipt ? await movesBack(tx, businessId, order, receipt.id) : [];
  const booked = receipt && await bookedBy(tx, businessId, orderId, receipt.id);
  return transitionOrder(context, {
    to: ({ status }) => {
      if (isLast && (!receipt || steps.at(-1) !== receipt)) throw new PreconditionError('NOT_UNDONE', 'It has gone on since: look at the page of the order');
      if (!GIVEN_BACK.includes(status)) throw new PreconditionError('WRONG_STATUS', 'This order has gone on since: what came back of it stays received');
      if (!receipt) throw new PreconditionError('NOTHING_RECEIVED', 'Nothing that comes back of this order has been received yet');
      return statusBefore(status, receipt);
    },
    summary: msg('Not received back after all: {{reason}}', { reason }),
    isCorrection: true,
    moves: () => moved,
    ...(booked && { takesBack: { ...booked, turnedBackAt: turnedBackAt(steps, receipt!) } }),
    alsoWrite: async () => {
      await tx.orderTransition.update({ where: { businessId_id: { businessId, id: receipt!.id } }, data: { isCredited: false }, select: { id: true } });
      return [];
    },
  }, request, known);
}

function statusBefore(status: OrderStatus, { from }: PastStep): OrderStatus {
  if (status === 'RETURNED') return 'RETURN_PENDING';
  return status === 'PARTIAL' && from === 'RETURN_PENDING' ? from : status;
}

import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import type { CommandContext } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';
import { mistakeIn } from '../../errors.ts';
import { holdOrder, reopenOrder, resumeOrder } from './hold-orders.ts';
import { cancelOrder, confirmOrder, deliverOrder, packOrder, revertDelivery, shipOrder } from './order-commands.ts';
import type { OrderFacts } from './order-facts.ts';
import { isLeaving } from './order-state.ts';
import { pieces } from './return-answers.ts';
import { deliverPart, loseOrder, receiveReturn, returnOrder } from './return-orders.ts';
import { undoLoss } from './undo-loss.ts';
import { undoReceipt } from './undo-receipt.ts';

/** What became of the pieces of a line, for the steps that ask. */
export const lineOutcome = z.object({
  lineId: idOf('OrderLine'),
  accepted: pieces().default(0).meta({ description: 'Pieces that the customer took, for PARTIAL.', sample: 0 }),
  back: pieces().default(0).meta({ description: 'Pieces that the customer gives back, for RETURN_PENDING after the delivery.', sample: 0 }),
  good: pieces().default(0).meta({ description: 'Received pieces that can be sold again, for RETURNED.', sample: 0 }),
  damaged: pieces().default(0).meta({ description: 'Received pieces that cannot, for RETURNED.', sample: 0 }),
  missing: pieces().default(0).meta({ description: 'Pieces that should have been in the parcel, for RETURNED.', sample: 0 }),
});

export interface StepInput {
  reason: string;
  /** For the statuses of which goods come back. */
  returnReason?: string;
  outcomes?: z.output<typeof lineOutcome>[];
  /** Collected by the courier, for PARTIAL. */
  collected?: Poisha;
  /** 'YYYY-MM-DD', for HOLD. */
  holdUntil?: string;
  /** The planned courier; null when none is chosen. */
  courierName: string | null;
  /** For SHIPPED. */
  trackingCode?: string;
}

/**
 * Moves an edited order to another status by the command of that step, with its rules, stock and entries. Throws what
 * the step throws, and ValidationError if the step needs more than was given. An exchange is refused: it takes an order
 * of its own.
 */
export async function stepTo(context: CommandContext, to: OrderStatus, order: Pick<OrderFacts, 'id' | 'status' | 'heldFrom'>, { reason, returnReason, courierName, outcomes, collected, holdUntil, trackingCode }: StepInput): Promise<void> {
  const { id: orderId, status } = order;
  if (status === 'HOLD' && to === order.heldFrom) {
    await resumeOrder.run(context, { orderId });
    return;
  }
  switch (to) {
    case 'PENDING': await reopenOrder.run(context, { orderId }); break;
    case 'CONFIRMED': await confirmOrder.run(context, { orderId }); break;
    case 'PACKED': await packOrder.run(context, { orderId }); break;
    case 'SHIPPED':
      if (isLeaving(status, to)) await shipOrder.run(context, { orderId, courierName: known(courierName), trackingCode });
      else await revertDelivery.run(context, { orderId, reason });
      break;
    case 'DELIVERED': await deliverOrder.run(context, { orderId }); break;
    case 'PARTIAL':
      if (collected === undefined) throw mistakeIn('collected', msg('Say what the courier collected'));
      await deliverPart.run(context, { orderId, lines: given(outcomes).map(({ lineId, accepted }) => ({ lineId, accepted })), collected, reason, returnReason });
      break;
    case 'HOLD':
      if (!holdUntil) throw mistakeIn('holdUntil', msg('Say until when'));
      await holdOrder.run(context, { orderId, until: holdUntil, reason });
      break;
    case 'RETURNED':
      await receiveReturn.run(context, {
        orderId, lines: given(outcomes).map(({ lineId, good, damaged, missing }) => ({ lineId, good, damaged, missing })), returnReason,
      });
      break;
    case 'RETURN_PENDING':
      if (status === 'RETURNED') await undoReceipt.run(context, { orderId, reason });
      else if (status === 'LOST') await undoLoss.run(context, { orderId, reason });
      else await returnOrder.run(context, { orderId, reason: returnReason || reason, ...(outcomes && { lines: outcomes.map(({ lineId, back }) => ({ lineId, quantity: back })) }) });
      break;
    case 'LOST': await loseOrder.run(context, { orderId, reason }); break;
    case 'CANCELLED': await cancelOrder.run(context, { orderId, reason }); break;
    default: throw mistakeIn('status', msg('This step asks for more: take it on the page of the order'));
  }
}

function given(outcomes: StepInput['outcomes']): NonNullable<StepInput['outcomes']> {
  if (!outcomes) throw mistakeIn('outcomes', msg('Say what became of each line'));
  return outcomes;
}

function known(courierName: string | null): string {
  if (!courierName) throw mistakeIn('plannedCourier', msg('Say who carries it'));
  return courierName;
}

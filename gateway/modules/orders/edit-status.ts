import type { CommandContext } from '../../commands/command.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';
import { ValidationError } from '../../errors.ts';
import { reopenOrder, resumeOrder } from './hold-orders.ts';
import { cancelOrder, confirmOrder, deliverOrder, packOrder, revertDelivery, shipOrder } from './order-commands.ts';
import type { OrderFacts } from './order-facts.ts';
import { loseOrder, returnOrder } from './return-orders.ts';

interface Told {
  reason: string;
  /** Who is to carry it, where that is known. */
  courierName: string | null;
}

/**
 * Takes an edited order one step on, by the command of that step: its rules, stock and books are those of the step.
 * Steps that ask what came back, what was taken or until when are refused. Throws what the step throws.
 */
export async function stepTo(context: CommandContext, to: OrderStatus, order: Pick<OrderFacts, 'id' | 'status' | 'heldFrom'>, { reason, courierName }: Told): Promise<void> {
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
      if (status === 'DELIVERED') await revertDelivery.run(context, { orderId, reason });
      else await shipOrder.run(context, { orderId, courierName: known(courierName) });
      break;
    case 'DELIVERED': await deliverOrder.run(context, { orderId }); break;
    case 'RETURN_PENDING': await returnOrder.run(context, { orderId, reason }); break;
    case 'LOST': await loseOrder.run(context, { orderId, reason }); break;
    case 'CANCELLED': await cancelOrder.run(context, { orderId, reason }); break;
    default: throw refused('status', 'This step asks for more: take it on the page of the order');
  }
}

function known(courierName: string | null): string {
  if (!courierName) throw refused('plannedCourier', 'Say who carries it');
  return courierName;
}

const refused = (field: string, message: string) => new ValidationError(message, [{ field, message }]);

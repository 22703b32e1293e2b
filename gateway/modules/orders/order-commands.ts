import { z } from 'zod';
import { defineCommand } from '../../commands/command.ts';
import { idOf, requiredText, text, version } from '../../commands/fields.ts';
import { searchText } from './order-text.ts';
import { transitionOrder } from './transition-order.ts';

const target = {
  orderId: idOf('Order'),
  version: version().optional(),
  /** Names the event, so that telling it twice does nothing twice. */
  eventKey: text(100).optional(),
};

export const confirmOrder = defineCommand({
  name: 'orders.confirm',
  permission: 'confirmOrder',
  input: z.object(target),
  run: (context, input) =>
    transitionOrder(context, { ...input, to: 'CONFIRMED', summary: 'Confirmed, stock reserved' }),
});

export const shipOrder = defineCommand({
  name: 'orders.ship',
  permission: 'orderUpdate',
  input: z.object({ ...target, courierName: requiredText(100), trackingCode: text(100).optional() }),
  run: async (context, { courierName, trackingCode, ...input }) => {
    const { tx, session } = context;
    const { businessId } = session;
    const code = trackingCode || null;
    const shipped = await transitionOrder(context, {
      ...input,
      to: 'SHIPPED',
      summary: code ? `Handed to ${courierName}, ${code}` : `Handed to ${courierName}`,
      data: { courierName, trackingCode: code },
    });
    await tx.shipment.createMany({
      data: [{ businessId, orderId: shipped.id, courierName, trackingCode: code }],
      skipDuplicates: true,
    });
    const order = await tx.order.findUniqueOrThrow({
      where: { businessId_id: { businessId, id: shipped.id } },
      select: { customerName: true, phone: true, number: true },
    });
    await tx.order.update({
      where: { businessId_id: { businessId, id: shipped.id } },
      data: { searchText: searchText(order.customerName, order.phone, order.number, code) },
      select: { id: true },
    });
    return shipped;
  },
});

export const deliverOrder = defineCommand({
  name: 'orders.deliver',
  permission: 'orderUpdate',
  input: z.object(target),
  run: (context, input) =>
    transitionOrder(context, {
      ...input,
      to: 'DELIVERED',
      summary: 'Delivered',
      data: { settlementStatus: 'UNSETTLED' },
    }),
});

export const cancelOrder = defineCommand({
  name: 'orders.cancel',
  permission: 'orderUpdate',
  input: z.object({ ...target, reason: requiredText(300) }),
  run: (context, { reason, ...input }) =>
    transitionOrder(context, {
      ...input,
      to: 'CANCELLED', summary: `Cancelled: ${reason}`, data: { cancelReason: reason },
    }),
});

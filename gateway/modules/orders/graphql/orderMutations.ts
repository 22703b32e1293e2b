import { db } from '../../../db/client.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { cancelOrder, confirmOrder, deliverOrder, shipOrder } from '../order-commands.ts';
import { Order } from './Order.ts';

const STEPS = {
  confirmOrder: [confirmOrder, 'Promises the stock to this order. Fails when there is not enough.'],
  shipOrder: [shipOrder, 'Hands the parcel to a courier; costs are frozen.'],
  deliverOrder: [deliverOrder, 'The customer has it; revenue and cost are booked.'],
  cancelOrder: [cancelOrder, 'Ends an order that was not shipped; reserved stock is free again.'],
} as const;

for (const [name, [command, description]] of Object.entries(STEPS)) {
  commandField(name, command as typeof confirmOrder, {
    description,
    type: Order,
    resolve: ({ id }, { session, query }) =>
      db.order.findUniqueOrThrow({
        ...query,
        where: { businessId_id: { businessId: session.businessId, id } },
      }),
  });
}

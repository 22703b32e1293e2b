import { db } from '../../../db/client.ts';
import { commandField } from '../../../graphql/command-field.ts';
import '../../accounting/graphql/MoneyAccount.ts';
import { cancelOrder, confirmOrder, deliverOrder, shipOrder } from '../order-commands.ts';
import { refundAdvance } from '../refund-advance.ts';
import { Order } from './Order.ts';

const COMMANDS = {
  confirmOrder: [confirmOrder, 'Promises the stock to this order. Fails when there is not enough.'],
  shipOrder: [shipOrder, 'Hands the parcel to a courier; costs are frozen.'],
  deliverOrder: [deliverOrder, 'The customer has it; revenue and cost are booked.'],
  cancelOrder: [cancelOrder, 'Ends an order that was not shipped; reserved stock is free again.'],
  refundAdvance: [refundAdvance, 'Records that the advance of a cancelled order was paid back to the customer.'],
} as const;

for (const [name, [command, description]] of Object.entries(COMMANDS)) {
  commandField(name, command as typeof confirmOrder, {
    description,
    record: 'order',
    type: Order,
    resolve: ({ id }, { session, query }) =>
      db.order.findUniqueOrThrow({
        ...query,
        where: { businessId_id: { businessId: session.businessId, id } },
      }),
  });
}

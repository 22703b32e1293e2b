import { db } from '../../../db/client.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { moneyAccount, type MoneyAccount as Account } from '../../accounting/money-account.ts';
import { cancelOrder, confirmOrder, deliverOrder, shipOrder } from '../order-commands.ts';
import { refundAdvance } from '../refund-advance.ts';
import { Order } from './Order.ts';

const MoneyAccount = describedEnum<Account>('MoneyAccount', 'Where money of customers goes to and comes from.', {
  CASH: 'Notes and coins.',
  BANK: 'The bank account.',
  BKASH: 'The bKash wallet.',
  NAGAD: 'The Nagad wallet.',
  WEB_PAYMENTS: 'Paid in the web shop, not paid out by its gateway yet.',
});
nameEnum(moneyAccount, MoneyAccount as never);

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

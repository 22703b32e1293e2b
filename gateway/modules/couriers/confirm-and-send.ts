import { z } from 'zod';
import { defineCommand } from '../../commands/command.ts';
import { idOf, requiredText } from '../../commands/fields.ts';
import { startBulkJob } from '../bulk-jobs/start-bulk-job.ts';
import { confirmOrdersInBulk } from '../orders/bulk-orders.ts';
import { selectedOrders } from '../orders/order-selection.ts';
import { textKind, textRows, textTitle } from '../orders/text-orders.ts';
import { startBooking } from './book-orders.ts';

/** As many as one booking takes. */
const MAX_ORDERS = 500;

/**
 * Confirms orders in the background, then books those that were confirmed with a courier and tells their customers, as
 * far as it is wanted: a job each, the next one when the one before has ended. The SMS comes last, when it can name the
 * parcel. Throws NotFoundError, or PreconditionError NOT_CONNECTED.
 */
export const confirmAndSend = defineCommand({
  name: 'couriers.confirmAndSend',
  permission: 'confirmOrder',
  input: z.object({
    orders: z.array(idOf('Order')).min(1).max(MAX_ORDERS).describe('Those that were chosen; the oldest is confirmed first.'),
    courierId: idOf('Courier').optional().describe('A connected courier that is to carry them; left out where nothing is booked.'),
    text: requiredText(700).optional().describe('SMS for those that are confirmed, with the words of an SMS for many orders; left out for none.'),
  }),
  run: async (context, { orders, courierId, text }) => {
    if (courierId) context.session.assertCan('orderUpdate');
    if (text) context.session.assertCan('order');
    const confirmation = await confirmOrdersInBulk.run(context, { orders });
    let last = confirmation.id;
    if (courierId) ({ id: last } = await startBooking(context, { courierId, orders, early: false, areas: [] }, last));
    if (text) {
      const rows = await selectedOrders(context, { orders });
      await startBulkJob(context, textKind, { title: textTitle(rows), rows: textRows(rows, text, { ifConfirmed: true }), afterId: last });
    }
    return confirmation;
  },
});

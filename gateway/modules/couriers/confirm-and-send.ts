import { z } from 'zod';
import { MAX_BOOKED } from '../../../schema/rules/booking.ts';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, requiredText } from '../../commands/fields.ts';
import { PreconditionError, ValidationError } from '../../errors.ts';
import { startBulkJob } from '../bulk-jobs/start-bulk-job.ts';
import { confirmOrdersInBulk } from '../orders/bulk-orders.ts';
import { tells } from '../orders/confirm-many.ts';
import { selectedOrders } from '../orders/order-selection.ts';
import { textKind, textRows, textTitle } from '../orders/text-orders.ts';
import { startBooking } from './book-orders.ts';

/**
 * Confirms orders in the background, then books those that were confirmed with a courier and tells their customers, as
 * far as it is wanted: a job each, by plan one for each courier, the next one when the one before has ended. The SMS
 * comes last, when it can name the parcel. Throws NotFoundError, ValidationError, or PreconditionError NOT_CONNECTED.
 */
export const confirmAndSend = defineCommand({
  name: 'couriers.confirmAndSend',
  permission: 'confirmOrder',
  input: z.object({
    orders: z.array(idOf('Order')).min(1).max(MAX_BOOKED).describe('Those that were chosen; the oldest is confirmed first.'),
    courierId: idOf('Courier').optional().describe('A connected courier that is to carry them; left out where nothing is booked.'),
    byPlan: z.boolean().default(false).meta({
      description: 'In place of one courier: each is booked with the connected courier that it is planned for; those planned for nobody, or for somebody who is not connected, are not booked.',
      sample: true,
    }),
    text: requiredText(700).optional().describe('SMS for those that are confirmed, with the words of an SMS for many orders; left out for none.'),
    tells,
  }),
  run: async (context, { orders, courierId, byPlan, text, tells: wanted }) => {
    if (courierId && byPlan) throw new ValidationError('Choose one courier, or the one that each order is planned for', [{ field: 'byPlan', message: 'A courier is chosen' }]);
    if (courierId || byPlan) context.session.assertCan('orderUpdate');
    if (text) context.session.assertCan('order');
    // A text of their own is what they are told.
    const isTold = !text && (wanted ?? orders.length === 1);
    const confirmation = await confirmOrdersInBulk.run(context, { orders, tells: isTold });
    let last = confirmation.id;
    const parcels = byPlan ? await byPlannedCourier(context, orders) : courierId ? [{ courierId, orders }] : [];
    for (const parcel of parcels) ({ id: last } = await startBooking(context, { ...parcel, early: false, areas: [], isQuiet: !isTold }, last));
    if (text) {
      const rows = await selectedOrders(context, { orders });
      await startBulkJob(context, textKind, { title: textTitle(rows), rows: textRows(rows, text, { ifConfirmed: true }), afterId: last });
    }
    return confirmation;
  },
});

/** The orders of each connected courier that some are planned for, by the name of the courier. Throws PreconditionError when there is none. */
async function byPlannedCourier({ tx, session: { businessId } }: CommandContext, orders: string[]) {
  const planned = await tx.order.findMany({ where: { businessId, id: { in: orders } }, select: { id: true, plannedCourier: true }, orderBy: { number: 'asc' } });
  const couriers = await tx.courier.findMany({
    where: { businessId, kind: 'API', isActive: true, name: { in: planned.flatMap(({ plannedCourier }) => plannedCourier ?? []) } },
    select: { id: true, name: true }, orderBy: { name: 'asc' },
  });
  if (couriers.length === 0) throw new PreconditionError('NOT_CONNECTED', msg('None of these orders is planned for a courier that is connected'));
  return couriers.map(({ id, name }) => ({
    courierId: id, orders: planned.filter(({ plannedCourier }) => plannedCourier === name).map((order) => order.id),
  }));
}

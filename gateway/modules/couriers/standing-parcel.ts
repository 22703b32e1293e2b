import type { CommandContext } from '../../commands/command.ts';
import type { Tx } from '../../db/client.ts';
import type { Courier } from '../../db/generated/client/client.ts';
import { NOT_SHIPPED } from '../orders/order-state.ts';
import { standingBooking, stillBooked, type StandingBooking } from '../orders/standing-booking.ts';
import { errorColumns } from './booking-error.ts';
import { shipBooked } from './record-booking-result.ts';

/**
 * The booking that its courier still has although the order has not left: the hand-over was taken back, or the order could
 * not leave when the courier had accepted it. Another one would be a second parcel at the customer's door. Null also for an
 * order that has left.
 */
export async function standingParcelOf(tx: Tx, businessId: string, orderId: string): Promise<StandingBooking | null> {
  const booking = await standingBooking(tx, businessId, orderId);
  if (!booking) return null;
  const stays = await tx.order.count({ where: { businessId, id: orderId, status: { in: [...NOT_SHIPPED, 'CANCELLED'] } } });
  return stays > 0 ? booking : null;
}

/**
 * Hands the parcel over that its courier still has, under the number that it has, without calling the courier. Throws
 * PreconditionError STILL_BOOKED for another courier, and what keeps the order from being shipped.
 */
export async function shipStanding(context: CommandContext, booked: StandingBooking, courier: Courier): Promise<void> {
  const { tx, session: { businessId } } = context;
  const { id, orderId, courierId, consignmentId, trackingCode, invoice, isQuiet } = booked;
  if (courier.id !== courierId) throw stillBooked(booked);
  const refused = await shipBooked(context, { orderId, invoice, courierId, isQuiet, courier }, { consignmentId, trackingCode });
  if (refused) throw refused;
  await tx.courierBooking.update({ where: { businessId_id: { businessId, id } }, data: errorColumns(''), select: { id: true } });
}

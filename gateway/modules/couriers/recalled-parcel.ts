import { msg } from '../../../schema/rules/message.ts';
import type { CommandContext } from '../../commands/command.ts';
import type { Tx } from '../../db/client.ts';
import type { Courier, CourierBooking } from '../../db/generated/client/client.ts';
import { PreconditionError } from '../../errors.ts';
import { shipBooked } from './record-booking-result.ts';

/** What couriers say of a parcel that they no longer have. */
const GONE = ['CANCELLED', 'RETURNED'];

/**
 * The booking that its courier still has although the hand-over was taken back: another one would be a second parcel at the
 * customer's door. Null when the courier has said that it is cancelled or came back, and when there is none.
 */
export async function recalledParcel(
  tx: Tx, { businessId, orderId }: { businessId: string; orderId: string }, bookings: readonly CourierBooking[],
): Promise<CourierBooking | null> {
  const last = bookings.findLast(({ status }) => status === 'BOOKED');
  if (!last) return null;
  const left = await tx.orderTransition.findFirst({
    where: { businessId, orderId, from: 'SHIPPED' }, orderBy: { orderVersion: 'desc' }, select: { to: true },
  });
  // Only a hand-over that is taken back leads there from SHIPPED.
  if (left?.to !== 'CONFIRMED' && left?.to !== 'PACKED') return null;
  const gone = await tx.courierEvent.count({
    where: { businessId, orderId, courierId: last.courierId, receivedAt: { gte: last.createdAt }, status: { in: GONE } },
  });
  return gone > 0 ? null : last;
}

/**
 * Hands the parcel over again that its courier still has, under the number that it has, without calling the courier.
 * Throws PreconditionError STILL_BOOKED for another courier, and what keeps the order from being shipped.
 */
export async function shipRecalled(context: CommandContext, booked: CourierBooking, courier: Courier): Promise<void> {
  const { tx, session: { businessId } } = context;
  const { orderId, courierId, consignmentId, trackingCode, invoice, isQuiet } = booked;
  if (courier.id !== courierId) {
    const { name } = await tx.courier.findUniqueOrThrow({ where: { businessId_id: { businessId, id: courierId } }, select: { name: true } });
    throw new PreconditionError('STILL_BOOKED', msg('{{name}} still has the parcel {{code}} of this order: book it there, or have it cancelled there first', {
      name, code: trackingCode ?? consignmentId ?? invoice,
    }));
  }
  const refused = await shipBooked(context, { orderId, invoice, courierId, isQuiet, courier }, { consignmentId, trackingCode });
  if (refused) throw refused;
}

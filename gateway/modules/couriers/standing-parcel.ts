import { msg } from '../../../schema/rules/message.ts';
import type { CommandContext } from '../../commands/command.ts';
import type { Tx } from '../../db/client.ts';
import type { Courier, CourierBooking } from '../../db/generated/client/client.ts';
import { PreconditionError } from '../../errors.ts';
import { NOT_SHIPPED } from '../orders/order-state.ts';
import { shipBooked } from './record-booking-result.ts';

/** What couriers say of a parcel that they no longer have. */
const GONE = ['CANCELLED', 'RETURNED'];

/**
 * The booking that its courier still has although the order has not left: the hand-over was taken back, or the order could
 * not leave when the courier had accepted it. Another one would be a second parcel at the customer's door. Null when the
 * parcel came back, when the courier has said that it is cancelled, and when there is none.
 */
export async function standingParcel(
  tx: Tx, { businessId, orderId }: { businessId: string; orderId: string }, bookings: readonly CourierBooking[],
): Promise<CourierBooking | null> {
  const last = bookings.findLast(({ status }) => status === 'BOOKED');
  if (!last) return null;
  const { courierId, createdAt, consignmentId, invoice } = last;
  const cameBack = await tx.orderTransition.count({ where: { businessId, orderId, to: 'RETURNED', createdAt: { gte: createdAt } } });
  if (cameBack > 0) return null;
  const gone = await tx.courierEvent.count({
    where: {
      businessId, orderId, courierId, receivedAt: { gte: createdAt }, status: { in: GONE },
      // Not one that is about an earlier parcel of the order.
      OR: [{ invoice }, ...(consignmentId ? [{ consignmentId }] : []), { invoice: null, consignmentId: null }],
    },
  });
  return gone > 0 ? null : last;
}

export type StandingParcel = CourierBooking & { courier: Pick<Courier, 'name'> };

/** The same of an order as it is; null also for one that has left. */
export async function standingParcelOf(tx: Tx, businessId: string, orderId: string): Promise<StandingParcel | null> {
  const bookings = await tx.courierBooking.findMany({
    where: { businessId, orderId, status: 'BOOKED', order: { status: { in: [...NOT_SHIPPED, 'CANCELLED'] } } },
    orderBy: { createdAt: 'asc' }, include: { courier: { select: { name: true } } },
  });
  const standing = await standingParcel(tx, { businessId, orderId }, bookings);
  return bookings.find(({ id }) => id === standing?.id) ?? null;
}

/** What people call the parcel of a booking. */
export const parcelCode = ({ trackingCode, consignmentId, invoice }: CourierBooking): string => trackingCode ?? consignmentId ?? invoice;

/**
 * Hands the parcel over that its courier still has, under the number that it has, without calling the courier. Throws
 * PreconditionError STILL_BOOKED for another courier, and what keeps the order from being shipped.
 */
export async function shipStanding(context: CommandContext, booked: CourierBooking, courier: Courier): Promise<void> {
  const { tx, session: { businessId } } = context;
  const { id, orderId, courierId, consignmentId, trackingCode, invoice, isQuiet } = booked;
  if (courier.id !== courierId) {
    const { name } = await tx.courier.findUniqueOrThrow({ where: { businessId_id: { businessId, id: courierId } }, select: { name: true } });
    throw new PreconditionError('STILL_BOOKED', msg('{{name}} still has the parcel {{code}} of this order: book it there, or have it cancelled there and say so on the order', {
      name, code: parcelCode(booked),
    }));
  }
  const refused = await shipBooked(context, { orderId, invoice, courierId, isQuiet, courier }, { consignmentId, trackingCode });
  if (refused) throw refused;
  await tx.courierBooking.update({ where: { businessId_id: { businessId, id } }, data: { error: null }, select: { id: true } });
}

import { z } from 'zod';
import { msg, type Message } from '../../../schema/rules/message.ts';
import { toldToPoisha } from '../../../schema/rules/money.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import { databaseTime } from '../../db/clock.ts';
import { DomainError, type ErrorText } from '../../errors.ts';
import { attachBooking } from '../orders/order-shipments.ts';
import { transitionOrders } from '../orders/transition-orders.ts';
import { searchText } from '../../list-query/record-text.ts';
import { firstPoll } from './tracking/poll-times.ts';
import { bookingError, errorColumns } from './booking-error.ts';
import type { BookResult } from './clients/courier-client.ts';

export interface BookingOutcome {
  status: 'BOOKED' | 'REFUSED' | 'UNKNOWN';
  /** Shown to the person; empty on success. */
  message: ErrorText;
}

/**
 * Saves the courier's answer to a booking. When the courier accepted the parcel, the order is shipped in the same
 * transaction. A booking with an unknown result stays open and is looked up later, under the same invoice number.
 */
export const recordBookingResult = defineCommand({
  name: 'couriers.recordBookingResult',
  permission: 'orderUpdate',
  input: z.object({ bookingId: idOf('CourierBooking'), result: z.custom<BookResult>() }),
  run: (context, { bookingId, result }) => writeBookingResult(context, bookingId, result),
});

/** The same in the caller's transaction. */
export async function writeBookingResult(context: CommandContext, bookingId: string, result: BookResult): Promise<BookingOutcome> {
  const { tx, session: { businessId } } = context;
  const where = { businessId_id: { businessId, id: bookingId } };
  await lockOrderOf(context, bookingId);
  const booking = await tx.courierBooking.findUniqueOrThrow({ where, include: { courier: { select: { name: true } } } });
  // Another process has saved the result in the meantime.
  if (booking.status !== 'SENDING') return { status: booking.status, message: bookingError(booking) };
  const { answer } = result;
  if (!result.ok) {
    const status = result.unknown ? 'SENDING' : 'REFUSED';
    const claimedUntil = result.unknown ? retryAt(booking.attempts, await databaseTime(tx)) : null;
    await tx.courierBooking.update({ where, data: { status, answer, ...errorColumns(result.message), claimedUntil }, select: { id: true } });
    return { status: result.unknown ? 'UNKNOWN' : 'REFUSED', message: result.message };
  }
  const { consignmentId, trackingCode, charge } = result;
  const shipped = await shipBooked(context, booking, { consignmentId, trackingCode });
  const message = shipped instanceof DomainError ? msg('The courier has the parcel, but: {{reason}}', { reason: shipped.text as Message }) : '';
  await tx.courierBooking.update({
    where,
    data: {
      status: 'BOOKED', answer, consignmentId, trackingCode, claimedUntil: null, ...errorColumns(message),
      chargePoisha: charge === null ? null : toldToPoisha(charge),
    },
    select: { id: true },
  });
  return { status: 'BOOKED', message };
}

const MAX_PAUSE_SECONDS = 15 * 60;

/** When a booking with an unknown result is looked up next: after 10 s, 20 s, 40 s and so on. */
const retryAt = (attempts: number, now: Date) => new Date(now.getTime() + Math.min(10 * 2 ** Math.max(attempts - 1, 0), MAX_PAUSE_SECONDS) * 1000);

/** Locks the order first, as `claimBooking` does: the same order of locks prevents deadlocks. */
async function lockOrderOf({ tx, session: { businessId } }: CommandContext, bookingId: string): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM "Order" o JOIN "CourierBooking" b ON b."businessId" = o."businessId" AND b."orderId" = o."id"
    WHERE b."businessId" = ${businessId}::uuid AND b."id" = ${bookingId}::uuid FOR NO KEY UPDATE OF o`;
}

interface Sent {
  orderId: string;
  invoice: string;
  courierId: string;
  isQuiet: boolean;
  courier: { name: string };
}

/** Ships the order. Returns the error when it can no longer be shipped. */
export async function shipBooked(
  context: CommandContext, { orderId, invoice, courierId, isQuiet, courier: { name: courierName } }: Sent,
  { consignmentId, trackingCode }: { consignmentId: string | null; trackingCode: string | null },
): Promise<DomainError | null> {
  const { tx, session: { businessId } } = context;
  const code = trackingCode ?? consignmentId ?? invoice;
  const summary = msg('Booked with {{courierName}}, {{code}}', { courierName, code });
  const [outcome] = await transitionOrders(context, { to: 'SHIPPED', from: ['CONFIRMED', 'PACKED'], summary, isQuiet }, [{
    orderId,
    change: ({ customerName, phone, number }) => ({
      courierName, trackingCode: code, searchText: searchText(customerName, phone, number, code, consignmentId, invoice),
    }),
  }]);
  if (outcome?.error) return outcome.error;
  await attachBooking(tx, businessId, { orderId, courierId, consignmentId, invoice, nextPollAt: firstPoll() });
  return null;
}

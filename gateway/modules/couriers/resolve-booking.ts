import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, text } from '../../commands/fields.ts';
import { databaseTime } from '../../db/clock.ts';
import { lockRow } from '../../db/lock-row.ts';
import { ConflictError, NotFoundError, PreconditionError } from '../../errors.ts';
import { FINDS_BY_INVOICE } from './providers.ts';
import { writeBookingResult } from './record-booking-result.ts';

/**
 * Records what a person found in the courier's panel: the courier's number of the parcel, or that there is none. Only for
 * couriers whose API cannot search by our invoice number, otherwise throws PreconditionError. Throws ConflictError while
 * a process is contacting the courier.
 */
export const resolveBooking = defineCommand({
  name: 'couriers.resolveBooking',
  permission: 'deliveryMethod',
  input: z.object({
    bookingId: idOf('OpenBooking').describe('One that the courier has not answered.'),
    consignment: text(100).default('').describe("The courier's number of the parcel; empty when the courier has none."),
  }),
  run: async (context, { bookingId, consignment }) => {
    const { tx, session: { businessId, actorName }, audit } = context;
    const where = { businessId_id: { businessId, id: bookingId } };
    const seen = await tx.courierBooking.findUnique({ where, select: { orderId: true } });
    if (!seen) throw new NotFoundError('Booking');
    await lockRow(tx, 'Order', businessId, seen.orderId);
    const { status, error, claimedUntil, courier, invoice, orderId } = await tx.courierBooking.findUniqueOrThrow({ where, include: { courier: true } });
    if (status !== 'SENDING') throw new PreconditionError('WRONG_STATUS', 'The courier has answered meanwhile');
    if (courier.provider && FINDS_BY_INVOICE[courier.provider]) {
      throw new PreconditionError('LOOKED_UP', msg('{{name}} is asked again by itself until it answers', { name: courier.name }));
    }
    if (error === null && claimedUntil && claimedUntil > await databaseTime(tx)) throw new ConflictError('This parcel is being booked at this moment');
    const answer = `Entered by ${actorName}`;
    const result = consignment
      ? { ok: true, consignmentId: consignment, trackingCode: consignment, charge: null, answer } as const
      : { ok: false, message: msg('The courier has no parcel {{invoice}}', { invoice }), answer } as const;
    await writeBookingResult(context, bookingId, result);
    await audit({
      entity: ['Order', orderId],
      summary: consignment
        ? msg('Found at {{name}} as {{consignment}}', { name: courier.name, consignment })
        : msg('Not found at {{name}}: it may be booked again', { name: courier.name }),
      after: { invoice, consignment: consignment || null },
    });
    return { id: courier.id };
  },
});

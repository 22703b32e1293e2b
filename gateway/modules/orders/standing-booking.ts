import { msg } from '../../../schema/rules/message.ts';
import type { Tx } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { CourierBooking } from '../../db/generated/client/client.ts';
import { PreconditionError } from '../../errors.ts';

/** A parcel that its courier has accepted and still has. */
export interface StandingBooking extends Pick<CourierBooking, 'id' | 'orderId' | 'courierId' | 'consignmentId' | 'trackingCode' | 'invoice' | 'isQuiet'> {
  courierName: string;
}

/**
 * The booking of an order that stands (docs/adr/0028-parcels-are-booked-once.md): its courier has accepted it, no parcel of the
 * order has come back since, and the courier has not said that it is cancelled or on its way back. What is said of an earlier
 * parcel of the order does not count. A statement of one row, or of none.
 */
export const standingBookingSql = (businessId: string, orderId: string): Prisma.Sql => Prisma.sql`
  SELECT k."id", k."orderId", k."courierId", h."name" AS "courierName", k."consignmentId", k."trackingCode", k."invoice", k."isQuiet"
  FROM "CourierBooking" k JOIN "Courier" h ON h."businessId" = k."businessId" AND h."id" = k."courierId"
  WHERE k."businessId" = ${businessId}::uuid AND k."orderId" = ${orderId}::uuid AND k."status" = 'BOOKED'
    AND NOT EXISTS (SELECT 1 FROM "OrderTransition" t WHERE t."businessId" = k."businessId" AND t."orderId" = k."orderId"
      AND t."to" = 'RETURNED' AND t."isCredited" AND t."createdAt" >= k."createdAt")
    AND NOT EXISTS (SELECT 1 FROM "CourierEvent" e WHERE e."businessId" = k."businessId" AND e."orderId" = k."orderId"
      AND e."courierId" = k."courierId" AND e."receivedAt" >= k."createdAt" AND e."status" IN ('CANCELLED', 'RETURNED')
      AND (e."invoice" = k."invoice" OR e."consignmentId" = k."consignmentId" OR (e."invoice" IS NULL AND e."consignmentId" IS NULL)))
  ORDER BY k."createdAt" DESC LIMIT 1`;

/** The booking of an order that stands; null without one. One statement. */
export async function standingBooking(tx: Tx, businessId: string, orderId: string): Promise<StandingBooking | null> {
  const [booking] = await tx.$queryRaw<StandingBooking[]>(standingBookingSql(businessId, orderId));
  return booking ?? null;
}

/** What people call the parcel of a booking. */
export const parcelCode = ({ trackingCode, consignmentId, invoice }: Pick<CourierBooking, 'trackingCode' | 'consignmentId' | 'invoice'>): string =>
  trackingCode ?? consignmentId ?? invoice;

/** The refusal of another courier, by whom the customer would get a second parcel. */
export const stillBooked = (booking: StandingBooking): PreconditionError =>
  new PreconditionError('STILL_BOOKED', msg('{{name}} still has the parcel {{code}} of this order: book it there, or have it cancelled there and say so on the order', {
    name: booking.courierName, code: parcelCode(booking),
  }));

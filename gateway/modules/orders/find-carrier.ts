import { msg } from '../../../schema/rules/message.ts';
import type { Tx } from '../../db/client.ts';
import { PreconditionError } from '../../errors.ts';
import { parcelCode, standingBookingSql, stillBooked, type StandingBooking } from './standing-booking.ts';

/** What a parcel that is handed over by hand is known by. */
export interface Carrier {
  /** As its delivery method is called; as typed, where there is none yet. */
  name: string;
  /** The courier's number of the parcel; null without one. */
  code: string | null;
  /** The booking that its courier still has; null without one. */
  booking: StandingBooking | null;
  /** The booking that another courier still has, or this one under another number; null without one. */
  elsewhere: StandingBooking | null;
  /** The courier that was asked to take the parcel and has not answered; null for none. */
  asked: string | null;
  /** A connected courier numbers its parcels, and no number of this one is known. */
  lacksNumber: boolean;
}

interface Wanted {
  orderId: string;
  /** Typed or chosen: the upper and lower case of a delivery method does not matter. */
  courierName: string;
  /** Typed or read from the parcel; null without one. */
  code: string | null;
}

interface Row {
  /** Null for a name that no delivery method has. */
  courier: { id: string; name: string; isConnected: boolean } | null;
  booking: StandingBooking | null;
  asked: string | null;
  /** The code is that of an earlier parcel of the order, which came back. */
  isCodeOfReturned: boolean;
}

/**
 * Finds who is to carry the parcel of an order, and under which number, in one statement. A name that no delivery method
 * has is a courier that is entered by hand.
 */
export async function findCarrier(tx: Tx, businessId: string, { orderId, courierName, code }: Wanted): Promise<Carrier> {
  const [row] = await tx.$queryRaw<[Row]>`
    SELECT (
        SELECT json_build_object('id', c."id", 'name', c."name", 'isConnected', c."kind" = 'API') FROM "Courier" c
        WHERE c."businessId" = ${businessId}::uuid AND lower(c."name") = lower(${courierName}) ORDER BY c."name" = ${courierName} DESC LIMIT 1
      ) AS "courier", (SELECT row_to_json(b) FROM (${standingBookingSql(businessId, orderId)}) b) AS "booking", (
        SELECT h."name" FROM "CourierBooking" k JOIN "Courier" h ON h."businessId" = k."businessId" AND h."id" = k."courierId"
        WHERE k."businessId" = ${businessId}::uuid AND k."orderId" = ${orderId}::uuid AND k."status" = 'SENDING' LIMIT 1
      ) AS "asked", EXISTS (
        SELECT 1 FROM "Shipment" s JOIN "OrderTransition" t ON t."businessId" = s."businessId" AND t."orderId" = s."orderId"
          AND t."to" = 'RETURNED' AND t."isCredited" AND t."createdAt" >= s."createdAt"
        WHERE s."businessId" = ${businessId}::uuid AND s."orderId" = ${orderId}::uuid AND s."trackingCode" = ${code}
      ) AS "isCodeOfReturned"`;
  const { courier, booking: standing, asked, isCodeOfReturned } = row;
  if (!courier) return { name: courierName, code, booking: null, elsewhere: standing, asked, lacksNumber: false };
  const own = courier.isConnected && isCodeOfReturned ? null : code;
  const booked = standing?.courierId === courier.id && (own === null || isNumberOf(standing, own)) ? standing : null;
  const bookedCode = booked && parcelCode(booked);
  return {
    name: courier.name,
    code: bookedCode ?? own,
    booking: booked,
    elsewhere: booked ? null : standing,
    asked,
    lacksNumber: courier.isConnected && own === null && bookedCode === null,
  };
}

const isNumberOf = ({ trackingCode, consignmentId, invoice }: StandingBooking, code: string): boolean =>
  [trackingCode, consignmentId, invoice].some((number) => number?.toLowerCase() === code.toLowerCase());

/**
 * Throws PreconditionError BOOKING_OPEN while a courier has not answered whether it takes the parcel, STILL_BOOKED while one
 * has a parcel of the order under another number or another courier has it, NOT_BOOKED where the courier has not taken one yet.
 */
export function assertCarries({ name, elsewhere, asked, lacksNumber }: Carrier): void {
  if (asked) throw new PreconditionError('BOOKING_OPEN', msg('{{name}} was asked to take this parcel and has not answered: wait for it first', { name: asked }));
  if (elsewhere) throw stillBooked(elsewhere);
  if (!lacksNumber) return;
  throw new PreconditionError('NOT_BOOKED', msg('{{courier}} is connected and has no such parcel yet: book it, or enter the number that it gave', { courier: name }));
}

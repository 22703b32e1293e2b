import { msg } from '../../../schema/rules/message.ts';
import type { Tx } from '../../db/client.ts';
import { PreconditionError } from '../../errors.ts';

/** What a parcel that is handed over by hand is known by. */
export interface Carrier {
  /** As its delivery method is called; as typed, where there is none yet. */
  name: string;
  /** The courier's number of the parcel; null without one. */
  code: string | null;
  /** The booking that its courier still has; null without one. */
  booking: { courierId: string; consignmentId: string | null; invoice: string } | null;
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
  id: string;
  name: string;
  isConnected: boolean;
  consignmentId: string | null;
  invoice: string | null;
  bookedCode: string | null;
  /** The code is that of an earlier parcel of the order, which came back. */
  isCodeOfReturned: boolean;
}

/**
 * Finds who is to carry the parcel of an order, and under which number, in one statement. A name that no delivery method
 * has is a courier that is entered by hand. A booking counts until its parcel came back or was cancelled.
 */
export async function findCarrier(tx: Tx, businessId: string, { orderId, courierName, code }: Wanted): Promise<Carrier> {
  const [row] = await tx.$queryRaw<Row[]>`
    SELECT c."id", c."name", c."kind" = 'API' AS "isConnected", b."consignmentId", b."invoice",
      coalesce(b."trackingCode", b."consignmentId", b."invoice") AS "bookedCode", EXISTS (
        SELECT 1 FROM "Shipment" s JOIN "OrderTransition" t ON t."businessId" = s."businessId" AND t."orderId" = s."orderId"
          AND t."to" = 'RETURNED' AND t."createdAt" >= s."createdAt"
        WHERE s."businessId" = c."businessId" AND s."orderId" = ${orderId}::uuid AND s."trackingCode" = ${code}
      ) AS "isCodeOfReturned"
    FROM "Courier" c LEFT JOIN LATERAL (
      SELECT k."consignmentId", k."trackingCode", k."invoice" FROM "CourierBooking" k
      WHERE k."businessId" = c."businessId" AND k."orderId" = ${orderId}::uuid AND k."courierId" = c."id" AND k."status" = 'BOOKED'
        AND NOT EXISTS (SELECT 1 FROM "OrderTransition" t WHERE t."businessId" = k."businessId" AND t."orderId" = k."orderId"
          AND t."to" = 'RETURNED' AND t."createdAt" >= k."createdAt")
        AND NOT EXISTS (SELECT 1 FROM "CourierEvent" e WHERE e."businessId" = k."businessId" AND e."orderId" = k."orderId"
          AND e."courierId" = k."courierId" AND e."receivedAt" >= k."createdAt" AND e."status" IN ('CANCELLED', 'RETURNED'))
      ORDER BY k."createdAt" DESC LIMIT 1
    ) b ON true
    WHERE c."businessId" = ${businessId}::uuid AND lower(c."name") = lower(${courierName})
    ORDER BY c."name" = ${courierName} DESC LIMIT 1`;
  if (!row) return { name: courierName, code, booking: null, lacksNumber: false };
  const { id: courierId, name, isConnected, consignmentId, invoice, bookedCode, isCodeOfReturned } = row;
  const own = isConnected && isCodeOfReturned ? null : code;
  const isBooked = invoice !== null && (own === null || own === bookedCode);
  return {
    name,
    code: own ?? bookedCode,
    booking: isBooked ? { courierId, consignmentId, invoice } : null,
    lacksNumber: isConnected && own === null && bookedCode === null,
  };
}

/** Throws PreconditionError NOT_BOOKED where the courier has not taken the parcel yet. */
export function assertNumbered({ name, lacksNumber }: Carrier): void {
  if (!lacksNumber) return;
  throw new PreconditionError('NOT_BOOKED', msg('{{courier}} is connected and has no such parcel yet: book it, or enter the number that it gave', { courier: name }));
}

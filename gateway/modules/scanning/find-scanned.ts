import type { Tx } from '../../db/client.ts';
import { digitsBehindPrefix } from '../../../schema/rules/order-code.ts';
import { asciiDigits } from '../../../schema/rules/phone.ts';

export interface ScannedRow {
  id: string;
  number: number;
  status: string;
  plannedCourier: string | null;
  trackingCode: string | null;
}

const LARGEST_NUMBER = 2_147_483_647;

/** The last path segment of a link in a QR code; other texts as they are. */
function bareCode(scanned: string): string {
  const text = scanned.trim();
  if (!/^https?:\/\//i.test(text)) return text;
  return text.split(/[?#]/, 1)[0]!.split('/').findLast((part) => part !== '') ?? text;
}

/**
 * Finds the order of a scanned text by what its courier calls the parcel (tracking code, consignment id, or the invoice number
 * that it was booked under), else by order number with or without prefix. Null if there is none, or if two parcels are called so.
 */
export async function findScanned(
  tx: Pick<Tx, '$queryRaw'>, { businessId, prefix }: { businessId: string; prefix: string }, scanned: string,
): Promise<ScannedRow | null> {
  const code = bareCode(scanned);
  const digits = /^#?(\d{1,10})$/.exec(asciiDigits(code))?.[1] ?? digitsBehindPrefix(code, prefix);
  const number = digits && Number(digits) <= LARGEST_NUMBER ? Number(digits) : null;
  const codes = [code, code.toUpperCase()];
  const rows = await tx.$queryRaw<(ScannedRow & { isParcel: boolean })[]>`
    SELECT "id", "number", "status", "plannedCourier", "trackingCode", true AS "isParcel" FROM "Order"
    WHERE "businessId" = ${businessId}::uuid AND "trackingCode" = ANY(${codes}::text[])
    UNION
    SELECT o."id", o."number", o."status", o."plannedCourier", o."trackingCode", true FROM "Courier" c
    CROSS JOIN LATERAL (
      SELECT s."orderId" FROM "Shipment" s
      WHERE s."businessId" = c."businessId" AND s."courierId" = c."id" AND s."active" AND s."consignmentId" = ANY(${codes}::text[])
      UNION ALL SELECT s."orderId" FROM "Shipment" s
      WHERE s."businessId" = c."businessId" AND s."courierId" = c."id" AND s."active" AND s."invoice" = ANY(${codes}::text[])
    ) parcel JOIN "Order" o ON o."businessId" = c."businessId" AND o."id" = parcel."orderId"
    WHERE c."businessId" = ${businessId}::uuid
    UNION ALL
    SELECT "id", "number", "status", "plannedCourier", "trackingCode", false FROM "Order"
    WHERE "businessId" = ${businessId}::uuid AND "number" = ${number}::int
    LIMIT 3`;
  const parcels = rows.filter(({ isParcel }) => isParcel);
  if (parcels.length > 1) return null;
  return parcels[0] ?? rows[0] ?? null;
}

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
 * Finds the order of a scanned text by the courier's consignment id, else by order number with or without prefix.
 * Null if there is none, or if two couriers have used the same id.
 */
export async function findScanned(
  tx: Pick<Tx, '$queryRaw'>, { businessId, prefix }: { businessId: string; prefix: string }, scanned: string,
): Promise<ScannedRow | null> {
  const code = bareCode(scanned);
  const digits = /^#?(\d{1,10})$/.exec(asciiDigits(code))?.[1] ?? digitsBehindPrefix(code, prefix);
  const number = digits && Number(digits) <= LARGEST_NUMBER ? Number(digits) : null;
  const rows = await tx.$queryRaw<(ScannedRow & { isParcel: boolean })[]>`
    SELECT "id", "number", "status", "plannedCourier", "trackingCode", true AS "isParcel" FROM "Order"
    WHERE "businessId" = ${businessId}::uuid AND "trackingCode" = ANY(${[code, code.toUpperCase()]}::text[])
    UNION ALL
    SELECT "id", "number", "status", "plannedCourier", "trackingCode", false FROM "Order"
    WHERE "businessId" = ${businessId}::uuid AND "number" = ${number}::int
    LIMIT 3`;
  const parcels = rows.filter(({ isParcel }) => isParcel);
  if (parcels.length > 1) return null;
  return parcels[0] ?? rows[0] ?? null;
}

import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { msg } from '../../../../schema/rules/message.ts';
import type { Poisha } from '../../../../schema/rules/money.ts';
import { MAX_MISSING } from '../../../../schema/rules/statement-limits.ts';
import type { Tx } from '../../../db/client.ts';
import { toJson } from '../../../db/json-rows.ts';
import { ValidationError } from '../../../errors.ts';
import { Prisma, type Courier, type StatementLine } from '../../../db/generated/client/client.ts';
import { POSTED_LINES } from '../../orders/posted-lines.ts';
import { netOf, type PaidLine } from './paid-line.ts';
import type { ClassifiedLine } from './classify-statement.ts';
import { daysToPay, overdueBefore } from './overdue.ts';
import { isChargeDisputed, settlementAfter } from './settlement-after.ts';

/** Throws ValidationError at a line that names no parcel. */
export function assertNamed(lines: readonly PaidLine[]): void {
  const index = lines.findIndex(({ consignment, invoice, phone }) => !consignment && !invoice && !phone);
  if (index < 0) return;
  throw new ValidationError(msg('Line {{line}} names no parcel', { line: index + 1 }), [{ field: `lines.${index}.consignment`, message: 'Required' }]);
}

/** A hash that is equal for equal parcels and amounts in any order, whatever the statement is called and whoever is named. */
export const hashOf = (lines: readonly PaidLine[]): string =>
  hashOfRows('', lines.map((one) => Object.values({ ...one, ...(isNumbered(one) && { phone: '' }) }).join('\t')));

/** As statements were hashed before: for those that are stored. */
export const formerHashOf = (reference: string, lines: readonly PaidLine[]): string =>
  hashOfRows(reference, lines.map((one) => Object.values(one).join('\t')));

const isNumbered = ({ consignment, invoice }: PaidLine) => consignment !== '' || invoice !== '';

const hashOfRows = (head: string, rows: string[]) =>
  createHash('sha256').update(head).update('\n').update(rows.sort().join('\n')).digest('hex');

/** Inserts the lines of a statement as the courier wrote them, not classified yet. */
export async function insertLines(tx: Tx, businessId: string, statementId: string, lines: readonly PaidLine[]): Promise<void> {
  const rows = lines.map((one, index) => ({ ...one, id: uuidv7(), position: index + 1, netPoisha: netOf(one) }));
  await tx.$executeRaw`
    INSERT INTO "StatementLine" ("businessId", "id", "statementId", "position", "consignment", "invoice", "phone", "collectedPoisha",
      "deliveryPoisha", "codFeePoisha", "returnPoisha", "adjustPoisha", "netPoisha", "result")
    SELECT ${businessId}::uuid, r."id", ${statementId}::uuid, r."position", r."consignment", r."invoice", r."phone", r."collectedPoisha",
      r."deliveryPoisha", r."codFeePoisha", r."returnPoisha", r."adjustPoisha", r."netPoisha", 'WAITING'
    FROM json_to_recordset(${toJson(rows)}::json) AS r ("id" uuid, "position" int, "consignment" text, "invoice" text, "phone" text,
      "collectedPoisha" bigint, "deliveryPoisha" bigint, "codFeePoisha" bigint, "returnPoisha" bigint, "adjustPoisha" bigint, "netPoisha" bigint)`;
}

/** What the courier owes of the order for what the line pays: lost goods, or cash. */
export function expectedOf({ result, order, isChargeAlone }: Pick<ClassifiedLine<PaidLine>, 'result' | 'order' | 'isChargeAlone'>): Poisha | null {
  if (!order) return null;
  if (isChargeAlone) return 0n;
  return result === 'COMPENSATED' ? order.claimPoisha : order.leftPoisha;
}

interface Kept {
  /** Leaves the suggested orders as they are: a posted statement reads none. */
  keepsSuggestions?: boolean;
}

/** Saves the classification of lines, and what posting them books. */
export async function writeClassified(
  tx: Tx, businessId: string, classified: readonly ClassifiedLine<PaidLine & Pick<StatementLine, 'id' | 'disputesCharge'>>[], { keepsSuggestions = false }: Kept = {},
): Promise<void> {
  const rows = classified.map((one) => ({
    id: one.line.id, result: one.result, orderId: one.order?.id ?? null, expected: expectedOf(one), suggestedId: one.suggested?.id ?? null,
    settled: one.settledPoisha, claim: one.claimPoisha, accrued: one.accruedPoisha, before: settlementAfter(one) && one.order!.settlementStatus,
    ...one.excess, disputes: isChargeDisputed(one),
  }));
  await tx.$executeRaw`
    UPDATE "StatementLine" l SET "result" = r."result"::"LineResult", "orderId" = r."orderId", "expectedPoisha" = r."expected",
      "suggestedId" = CASE WHEN ${keepsSuggestions} THEN l."suggestedId" ELSE r."suggestedId" END,
      "settledPoisha" = r."settled", "claimPoisha" = r."claim", "accruedPoisha" = r."accrued", "before" = r."before"::"SettlementStatus",
      "excessDeliveryPoisha" = r."excessDelivery", "excessReturnPoisha" = r."excessReturn", "excessFeePoisha" = r."excessFee", "disputesCharge" = r."disputes"
    FROM json_to_recordset(${toJson(rows)}::json) AS r ("id" uuid, "result" text, "orderId" uuid, "expected" bigint, "suggestedId" uuid,
      "settled" bigint, "claim" bigint, "accrued" bigint, "before" text,
      "excessDelivery" bigint, "excessReturn" bigint, "excessFee" bigint, "disputes" boolean)
    WHERE l."businessId" = ${businessId}::uuid AND l."id" = r."id"`;
}

/** The line `l` names a parcel that the order `o` had before the one that it has now, `s`. */
const OF_EARLIER_PARCEL = Prisma.sql`EXISTS (
  SELECT 1 FROM "Shipment" e
  CROSS JOIN LATERAL (SELECT lower(l."consignment") AS "consignment", lower(l."invoice") AS "invoice",
    ARRAY[lower(e."consignmentId"), lower(e."trackingCode"), lower(e."invoice")] AS "earlier",
    ARRAY[lower(coalesce(s."consignmentId", '')), lower(coalesce(s."trackingCode", '')), lower(coalesce(s."invoice", ''))] AS "now") w
  WHERE e."businessId" = o."businessId" AND e."orderId" = o."id" AND e."courierId" = s."courierId" AND NOT e."active"
    AND w."consignment" <> ALL(w."now")
    AND (w."consignment" = ANY(w."earlier") OR (w."invoice" = ANY(w."earlier") AND w."invoice" <> ALL(w."now"))))`;

interface DatedStatement {
  id: string;
  day: Date;
  courier: Courier;
}

/**
 * Appends a line for each overdue order of the courier that is not on the statement: delivered, refused against a fee, or
 * paid in part. These lines are only shown and book
 * nothing. Replaces those of an earlier run.
 */
export async function writeMissing(tx: Tx, { id: statementId, day, courier }: DatedStatement): Promise<void> {
  const { businessId } = courier;
  const before = overdueBefore(day.toISOString().slice(0, 10), daysToPay(courier));
  await tx.statementLine.deleteMany({ where: { businessId, statementId, result: 'EXPECTED_MISSING' } });
  await tx.$executeRaw`
    WITH due AS (
      SELECT o."id", coalesce(nullif(s."consignmentId", ''), s."trackingCode", '') AS "parcel", s."invoice", o."phone",
        coalesce(o."deliveredAt", o."shippedAt") AS "since", t."lineCount" AS "lines",
        CASE WHEN o."collectedPoisha" > 0 THEN o."collectedPoisha" ELSE o."totalPoisha" - o."advancePoisha" END - (
          SELECT coalesce(sum(l."settledPoisha"), 0) FROM ${POSTED_LINES}
          WHERE l."businessId" = o."businessId" AND l."orderId" = o."id") AS "owed"
      FROM "CourierStatement" t JOIN "Order" o ON o."businessId" = t."businessId" AND o."settlementStatus" IN ('UNSETTLED', 'PARTIAL')
        AND coalesce(o."deliveredAt", o."shippedAt") < ${before}
      JOIN "Shipment" s ON s."businessId" = o."businessId" AND s."orderId" = o."id" AND s."active" AND s."courierId" = t."courierId"
      WHERE t."businessId" = ${businessId}::uuid AND t."id" = ${statementId}::uuid
        AND NOT EXISTS (
          SELECT 1 FROM "StatementLine" l WHERE l."businessId" = t."businessId" AND l."statementId" = t."id" AND l."orderId" = o."id"
            AND l."result" <> 'COMPENSATED' AND NOT (l."returnPoisha" > 0 AND l."collectedPoisha" = 0 AND l."expectedPoisha" = 0) AND (l."isChosen" OR NOT ${OF_EARLIER_PARCEL}))
      ORDER BY "since", o."id" LIMIT ${MAX_MISSING}
    )
    INSERT INTO "StatementLine" ("businessId", "id", "statementId", "position", "consignment", "invoice", "phone", "collectedPoisha",
      "deliveryPoisha", "codFeePoisha", "returnPoisha", "adjustPoisha", "netPoisha", "result", "orderId", "expectedPoisha")
    SELECT ${businessId}::uuid, gen_random_uuid(), ${statementId}::uuid, "lines" + row_number() OVER (ORDER BY "since", "id"),
      "parcel", coalesce("invoice", ''), "phone", 0, 0, 0, 0, 0, 0, 'EXPECTED_MISSING', "id", "owed"
    FROM due`;
}

import { db } from '../../../db/client.ts';
import { Prisma, type CourierStatement, type StatementLine } from '../../../db/generated/client/client.ts';
import { HAS_OTHER_TERMS } from '../compared-terms.ts';
import { sumOfExcess } from './agreed-charges.ts';
import { classifyPart, type ClassifiedLine } from './classify-statement.ts';
import { overchargeOf } from './overcharged.ts';
import { expectedOf } from './statement-lines.ts';

/** So many lines are classified at once. */
const SPAN = 1_000;

type Draft = Pick<CourierStatement, 'businessId' | 'id' | 'courierId' | 'status'>;

/** The names under which `candidates` finds the order of the line `l`: a number of ours may stand at their end. */
const NAMES = Prisma.sql`(VALUES (l."consignment"), (l."invoice"),
  (substring(btrim(l."consignment") FROM '\\d{1,9}$')::int::text), (substring(btrim(l."invoice") FROM '\\d{1,9}$')::int::text)) AS w ("name")`;

/**
 * The places of lines of a draft that mean something else by now than when they were compared: another statement has paid
 * their order, it was shipped, delivered, it came back, or the courier has other terms. An order that changed otherwise changes no
 * line. Where neither an order nor the terms have changed, one statement of SQL.
 */
export async function changedLines({ businessId, id: statementId, courierId, status }: Draft): Promise<number[]> {
  if (status !== 'DRAFT') return [];
  const touched = await db.$queryRaw<{ position: number }[]>`
    WITH t AS (SELECT t.*, ${HAS_OTHER_TERMS} AS "hasOtherTerms" FROM "CourierStatement" t WHERE t."businessId" = ${businessId}::uuid AND t."id" = ${statementId}::uuid),
    lines AS (
      SELECT l."businessId", l."position", l."orderId", l."consignment", l."invoice" FROM t
      JOIN "StatementLine" l ON l."businessId" = t."businessId" AND l."statementId" = t."id" AND l."result" <> 'EXPECTED_MISSING'),
    shipped AS (
      SELECT o."id", n."name" FROM t JOIN "Order" o ON o."businessId" = t."businessId" AND o."updatedAt" > t."comparedAt"
      JOIN "Shipment" s ON s."businessId" = o."businessId" AND s."orderId" = o."id" AND s."courierId" = t."courierId"
      CROSS JOIN LATERAL (VALUES (s."consignmentId"), (s."trackingCode"), (s."invoice"), (o."number"::text)) AS n ("name") WHERE n."name" <> '')
    SELECT l."position" FROM t CROSS JOIN lines l
    JOIN "Order" o ON o."businessId" = l."businessId" AND o."id" = l."orderId" AND (t."hasOtherTerms" OR o."updatedAt" > t."comparedAt")
    UNION SELECT l."position" FROM lines l CROSS JOIN LATERAL ${NAMES} JOIN shipped s ON s."name" = w."name" AND s."id" IS DISTINCT FROM l."orderId"
    ORDER BY "position"`;
  if (touched.length === 0) return [];
  const courier = await db.courier.findUniqueOrThrow({ where: { businessId_id: { businessId, id: courierId } } });
  const changed: number[] = [];
  for (const [first, last] of spansOf(touched.map(({ position }) => position))) {
    const lines = await db.statementLine.findMany({
      where: { businessId, statementId, position: { gte: first, lte: last }, result: { not: 'EXPECTED_MISSING' } }, orderBy: { position: 'asc' },
    });
    const classified = await db.$transaction((tx) => classifyPart(tx, courier, lines));
    changed.push(...classified.filter(isChanged).map(({ line }) => line.position));
  }
  return changed;
}

/** The first and last place of each part that is classified at once, from touched line to touched line. */
function spansOf(places: readonly number[]): [number, number][] {
  const spans: [number, number][] = [];
  for (const place of places) {
    const span = spans.at(-1);
    if (span && place < span[0] + SPAN) span[1] = place;
    else spans.push([place, place]);
  }
  return spans;
}

function isChanged(classified: ClassifiedLine<StatementLine>): boolean {
  const { line, order, result, settledPoisha, claimPoisha, accruedPoisha, excess } = classified;
  return line.result !== result || line.orderId !== (order?.id ?? null) || line.expectedPoisha !== expectedOf(classified)
    || line.settledPoisha !== settledPoisha || line.claimPoisha !== claimPoisha || line.accruedPoisha !== accruedPoisha
    || overchargeOf(line) !== sumOfExcess(excess);
}

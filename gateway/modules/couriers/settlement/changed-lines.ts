import { db } from '../../../db/client.ts';
import type { CourierStatement, StatementLine } from '../../../db/generated/client/client.ts';
import { sumOfExcess } from './agreed-charges.ts';
import { classifyPart, type ClassifiedLine } from './classify-statement.ts';
import { overchargeOf } from './overcharged.ts';
import { expectedOf } from './statement-lines.ts';

/** So many lines are looked at, from the first one whose order has changed. */
const SPAN = 1_000;

type Draft = Pick<CourierStatement, 'businessId' | 'id' | 'courierId' | 'status'>;

/**
 * The places of lines of a draft that mean something else by now than when they were compared: another statement has paid
 * their order, it was delivered, it came back. An order that changed otherwise changes no line. Where no order has changed,
 * one statement of SQL.
 */
export async function changedLines({ businessId, id: statementId, courierId, status }: Draft): Promise<number[]> {
  if (status !== 'DRAFT') return [];
  const touched = await db.$queryRaw<{ position: number }[]>`
    SELECT l."position" FROM "CourierStatement" t
    JOIN "StatementLine" l ON l."businessId" = t."businessId" AND l."statementId" = t."id" AND l."result" <> 'EXPECTED_MISSING'
    JOIN "Order" o ON o."businessId" = l."businessId" AND o."id" = l."orderId" AND o."updatedAt" > t."comparedAt"
    WHERE t."businessId" = ${businessId}::uuid AND t."id" = ${statementId}::uuid ORDER BY l."position" LIMIT ${SPAN}`;
  const first = touched[0]?.position;
  if (first === undefined) return [];
  const last = Math.min(touched.at(-1)!.position, first + SPAN - 1);
  const courier = await db.courier.findUniqueOrThrow({ where: { businessId_id: { businessId, id: courierId } } });
  const lines = await db.statementLine.findMany({
    where: { businessId, statementId, position: { gte: first, lte: last }, result: { not: 'EXPECTED_MISSING' } }, orderBy: { position: 'asc' },
  });
  const classified = await db.$transaction((tx) => classifyPart(tx, courier, lines));
  return classified.filter(isChanged).map(({ line }) => line.position);
}

function isChanged(classified: ClassifiedLine<StatementLine>): boolean {
  const { line, order, result, settledPoisha, claimPoisha, accruedPoisha, excess } = classified;
  return line.result !== result || line.orderId !== (order?.id ?? null) || line.expectedPoisha !== expectedOf(classified)
    || line.settledPoisha !== settledPoisha || line.claimPoisha !== claimPoisha || line.accruedPoisha !== accruedPoisha
    || overchargeOf(line) !== sumOfExcess(excess);
}

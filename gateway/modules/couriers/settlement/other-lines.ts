import type { Poisha } from '../../../../schema/rules/money.ts';
import type { Tx } from '../../../db/client.ts';
import type { StatementLine } from '../../../db/generated/client/client.ts';
import type { LineResult } from '../../../db/generated/client/enums.ts';

/** An earlier line of a statement that names an order. */
export interface EarlierLine {
  id: string;
  orderId: string | null;
  result: LineResult;
  deliveryPoisha: Poisha;
  returnPoisha: Poisha;
  collectedPoisha: Poisha;
  /** Zero for charges alone: the cash stands on another line. */
  expectedPoisha: Poisha | null;
}

/** What other parts of a statement say while a part of it is classified. */
export interface OtherLines {
  /** Those before the part that name an order. */
  earlier: readonly EarlierLine[];
  /** Those before and behind the part that name one of its parcels. */
  ofSameParcels: readonly StatementLine[];
}

/** Neither pays cash nor was to: its parcel may stand on another line with its cash. */
export const isWithoutCash = ({ collectedPoisha, expectedPoisha }: EarlierLine) => collectedPoisha === 0n && expectedPoisha === 0n;

/** Reads what the other parts of a statement say of the parcels of `lines`, which follow one another; `names` are further numbers of these. */
export async function otherLines(tx: Tx, lines: readonly StatementLine[], names: readonly string[]): Promise<OtherLines> {
  const [first, last] = [lines[0]!, lines.at(-1)!];
  const { businessId, statementId } = first;
  const earlier = await tx.statementLine.findMany({
    where: { businessId, statementId, position: { lt: first.position }, orderId: { not: null }, result: { not: 'COMPENSATED' } },
    select: { id: true, orderId: true, result: true, deliveryPoisha: true, returnPoisha: true, collectedPoisha: true, expectedPoisha: true },
  });
  const named = lines.flatMap(({ consignment, invoice }) => [consignment, invoice]).filter(Boolean);
  const words = [...new Set([...named, ...names].map((word) => word.toLowerCase()))];
  const ofSameParcels = await tx.$queryRaw<StatementLine[]>`
    SELECT * FROM "StatementLine" WHERE "businessId" = ${businessId}::uuid AND "statementId" = ${statementId}::uuid
      AND "position" NOT BETWEEN ${first.position} AND ${last.position} AND "result" <> 'EXPECTED_MISSING'
      AND (lower("consignment") = ANY(${words}) OR lower("invoice") = ANY(${words}))`;
  return { earlier, ofSameParcels };
}

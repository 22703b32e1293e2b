import type { Poisha } from '../../../../schema/rules/money.ts';
import type { db, Tx } from '../../../db/client.ts';
import type { Prisma, StatementLine } from '../../../db/generated/client/client.ts';
import type { LineResult } from '../../../db/generated/client/enums.ts';
import { planConstants } from '../../../list-query/plan-constants.ts';

/** Results of lines that settle no order: all that the courier paid for them is booked on the dispute account. */
export const WITHOUT_ORDER = planConstants('UNKNOWN_PARCEL', 'DUPLICATE', 'NOT_DELIVERED_HERE') satisfies LineResult[];

export const isWithoutOrder = (result: LineResult) => (WITHOUT_ORDER as LineResult[]).includes(result);

/**
 * What a posted line leaves on the dispute account apart from the dispute about its order, in poisha: positive when the
 * courier owes it (a deduction), negative when it paid too much (an addition, money for a parcel that settles nothing).
 */
export const differenceOf = ({ result, netPoisha, adjustPoisha }: Pick<StatementLine, 'result' | 'netPoisha' | 'adjustPoisha'>): Poisha =>
  (result === 'COMPENSATED' ? 0n : isWithoutOrder(result) ? -netPoisha : -adjustPoisha);

/** Lines with such a difference, open or decided. */
export const HAS_DIFFERENCE: Prisma.StatementLineWhereInput = {
  OR: [{ result: { in: WITHOUT_ORDER }, NOT: { netPoisha: 0n } }, { result: { notIn: [...WITHOUT_ORDER, 'COMPENSATED'] }, NOT: { adjustPoisha: 0n } }],
};

/** Whether a line is one that somebody has to look at: it does not fit, or fits but for what the courier added or deducted besides. */
export const isToLookAt = ({ result, adjustPoisha }: Pick<StatementLine, 'result' | 'adjustPoisha'>): boolean =>
  result !== 'WAITING' && (result !== 'MATCHED' || adjustPoisha !== 0n);

/** Lines that fit but for that. */
export const IS_ADJUSTED: Prisma.StatementLineWhereInput = { result: 'MATCHED', NOT: { adjustPoisha: 0n } };

/** Lines that somebody has to look at. */
export const TO_LOOK_AT: Prisma.StatementLineWhereInput = { OR: [{ result: { notIn: ['WAITING', 'MATCHED'] } }, IS_ADJUSTED] };

/** Nobody has ended it: that a line stays in dispute is no end. */
export const IS_OPEN: Prisma.StatementLineWhereInput = { OR: [{ decisionId: null }, { decision: { kind: 'DISPUTE' } }] };

/** The open differences among some lines of a statement. */
export async function openDifferences(
  tx: Tx | typeof db, businessId: string, { statementId, lineIds }: { statementId: string; lineIds: string[] },
): Promise<{ id: string; difference: Poisha }[]> {
  const lines = await tx.statementLine.findMany({
    where: { businessId, statementId, id: { in: lineIds }, ...IS_OPEN }, select: { id: true, result: true, netPoisha: true, adjustPoisha: true },
  });
  return lines.map((line) => ({ id: line.id, difference: differenceOf(line) })).filter(({ difference }) => difference !== 0n);
}

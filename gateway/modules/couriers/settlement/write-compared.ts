import type { Tx } from '../../../db/client.ts';
import type { StatementLine } from '../../../db/generated/client/client.ts';
import type { ClassifiedLine } from './classify-statement.ts';
import { dropDecisions, isStillDecided } from './draft-decisions.ts';
import { writeClassified } from './statement-lines.ts';

type ComparedLine = StatementLine & { decision: { amountPoisha: bigint } | null };

/** With the lines that `writeCompared` takes. */
export const WITH_DECISION = { decision: { select: { amountPoisha: true } } } as const;

/** Saves what lines of a draft mean. What was decided about another difference than a line has now is open again. */
export async function writeCompared(tx: Tx, businessId: string, compared: readonly ClassifiedLine<ComparedLine>[]): Promise<void> {
  const stale = new Set(compared.filter((one) => one.line.decision && !isStillDecided(one, one.line.decision)));
  await dropDecisions(tx, businessId, [...stale].map(({ line }) => line.decisionId!));
  await writeClassified(tx, businessId, compared.map((one) => (stale.has(one) ? { ...one, line: { ...one.line, disputesCharge: false } } : one)));
}

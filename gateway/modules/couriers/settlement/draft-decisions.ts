import { v7 as uuidv7 } from 'uuid';
import type { Poisha } from '../../../../schema/rules/money.ts';
import type { LineDecision } from '../../../../schema/rules/line-decisions.ts';
import type { Tx } from '../../../db/client.ts';
import type { DifferenceDecision, StatementLine } from '../../../db/generated/client/client.ts';
import type { LineResult } from '../../../db/generated/client/enums.ts';
import { toJson } from '../../../db/json-rows.ts';
import { sumOfExcess } from './agreed-charges.ts';
import { hasOtherCash } from './cash-in-dispute.ts';
import type { ClassifiedLine } from './classify-statement.ts';
import { differenceOf, isWithoutOrder } from './open-differences.ts';
import { overchargeOf } from './overcharged.ts';
import { isChargeDisputed } from './settlement-after.ts';

/**
 * Decisions about lines of a draft (docs/adr/0038-differences-of-a-statement.md). They are rows of DifferenceDecision, one for a
 * line, that book nothing before the statement is posted. That what is missing comes later stands on the line itself.
 */

type Classified = ClassifiedLine<StatementLine>;

/** What a decision about the line is about: positive when the courier owes it, negative when it paid too much. */
export function decidedAmount({ line, result, settledPoisha, excess }: Pick<Classified, 'line' | 'result' | 'settledPoisha' | 'excess'>): Poisha {
  if (isWithoutOrder(result)) return differenceOf({ ...line, result });
  if (result === 'CHARGE_DIFF') return sumOfExcess(excess);
  return hasOtherCash({ result }) ? settledPoisha - line.collectedPoisha : 0n;
}

/** Whether a decision is still about what the line means: another amount, or missing cash in place of a charge, is something else. */
export const isStillDecided = (one: Classified, { amountPoisha }: Pick<DifferenceDecision, 'amountPoisha'>): boolean =>
  amountPoisha === decidedAmount(one) && overchargeOf(one.line) > 0n === sumOfExcess(one.excess) > 0n;

/** Takes the decisions off their lines. */
export async function dropDecisions(tx: Tx, businessId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  // One parameter each, however many there are.
  await tx.$executeRaw`UPDATE "StatementLine" SET "decisionId" = NULL, "disputesCharge" = false WHERE "businessId" = ${businessId}::uuid AND "decisionId" = ANY(${ids}::uuid[])`;
  await tx.$executeRaw`UPDATE "DifferenceDecision" SET "isUndone" = true WHERE "businessId" = ${businessId}::uuid AND "id" = ANY(${ids}::uuid[])`;
}

interface Made {
  decision: LineDecision;
  note: string;
  by: string;
}

/** Saves a decision about a line of a draft. */
export async function saveDecision(tx: Tx, classified: Classified, { decision, note, by }: Made): Promise<void> {
  const { businessId, id: lineId, statementId } = classified.line;
  const id = uuidv7();
  await tx.differenceDecision.create({
    data: {
      businessId, id, statementId, kind: kindOf(decision), amountPoisha: decidedAmount(classified), note, createdByName: by,
    },
    select: { id: true },
  });
  await tx.statementLine.update({ where: { businessId_id: { businessId, id: lineId } }, data: { decisionId: id }, select: { id: true } });
}

/** Saves the same decision about many lines of a draft, each with the amount that the line was compared with: two statements of SQL. */
export async function saveDecisions(tx: Tx, lines: readonly StatementLine[], { decision, note, by }: Made): Promise<void> {
  const [first] = lines;
  if (!first) return;
  const { businessId, statementId } = first;
  const rows = lines.map((line) => ({ id: uuidv7(), lineId: line.id, amount: storedAmount(line) }));
  await tx.$executeRaw`
    INSERT INTO "DifferenceDecision" ("businessId", "id", "statementId", "kind", "amountPoisha", "note", "createdByName")
    SELECT ${businessId}::uuid, r."id", ${statementId}::uuid, ${kindOf(decision)}::"SettlementDecisionKind", r."amount", ${note}, ${by}
    FROM json_to_recordset(${toJson(rows)}::json) AS r ("id" uuid, "amount" bigint)`;
  await tx.$executeRaw`
    UPDATE "StatementLine" l SET "decisionId" = r."id" FROM json_to_recordset(${toJson(rows)}::json) AS r ("id" uuid, "lineId" uuid)
    WHERE l."businessId" = ${businessId}::uuid AND l."id" = r."lineId"`;
}

/** As `decidedAmount`, of a line as it was compared last. */
const storedAmount = (line: StatementLine): Poisha => decidedAmount({
  line, result: line.result, settledPoisha: line.settledPoisha,
  excess: { excessDelivery: line.excessDeliveryPoisha, excessReturn: line.excessReturnPoisha, excessFee: line.excessFeePoisha },
});

const kindOf = (decision: LineDecision) => (decision === 'DISPUTE' ? 'DISPUTE' : 'WRITE_OFF');

/** A decision about a line as `decideStatementLine` took it; null for none. That the rest of a line comes stands on the line itself. */
export function lineDecisionOf(result: LineResult, kind: string | null): LineDecision | null {
  if (result === 'PARTIAL') return 'ACCEPT';
  if (!kind) return null;
  if (kind === 'DISPUTE') return 'DISPUTE';
  return result === 'SHORT' ? 'WRITE_OFF' : 'ACCEPT';
}

export interface PlannedDecisions {
  /** Orders that are written off, or whose excess is kept, once they are in dispute. */
  orders: { orderId: string; decision: DifferenceDecision }[];
  /** Accepted differences of lines that settle no order. */
  accepted: DifferenceDecision[];
}

/**
 * What the decisions about the lines come to, now that these are classified for good. One that is about something else by now is
 * dropped: what the line lacks goes to dispute, as what nobody has decided.
 */
export async function planDecisions(tx: Tx, businessId: string, classified: readonly Classified[]): Promise<PlannedDecisions> {
  const decided = classified.filter(({ line }) => line.decisionId !== null);
  if (decided.length === 0) return { orders: [], accepted: [] };
  const rows = await tx.differenceDecision.findMany({ where: { businessId, id: { in: decided.map(({ line }) => line.decisionId!) } } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const plan: PlannedDecisions = { orders: [], accepted: [] };
  const dropped: string[] = [];
  for (const one of decided) {
    const decision = byId.get(one.line.decisionId!)!;
    const { id, kind, amountPoisha } = decision;
    const isSame = amountPoisha !== 0n && isStillDecided(one, decision);
    if (one.result === 'CHARGE_DIFF') {
      // Of another amount by now, a charge stays in dispute with that. That it is accepted books nothing: it is one.
      if (!isChargeDisputed(one)) dropped.push(id);
      else if (!isSame) await tx.differenceDecision.update({ where: { businessId_id: { businessId, id } }, data: { amountPoisha: decidedAmount(one) }, select: { id: true } });
      continue;
    }
    if (isSame && kind === 'DISPUTE') continue;
    if (isSame && isWithoutOrder(one.result)) {
      plan.accepted.push(decision);
      continue;
    }
    if (isSame) plan.orders.push({ orderId: one.order!.id, decision });
    dropped.push(id);
  }
  await dropDecisions(tx, businessId, dropped);
  return plan;
}

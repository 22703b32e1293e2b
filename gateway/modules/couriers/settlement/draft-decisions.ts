import { v7 as uuidv7 } from 'uuid';
import type { Poisha } from '../../../../schema/rules/money.ts';
import type { LineDecision } from '../../../../schema/rules/line-decisions.ts';
import type { Tx } from '../../../db/client.ts';
import type { DifferenceDecision, StatementLine } from '../../../db/generated/client/client.ts';
import { sumOfExcess } from './agreed-charges.ts';
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
export function decidedAmount({ line, result, settledPoisha, excess }: Classified): Poisha {
  if (isWithoutOrder(result)) return differenceOf({ ...line, result });
  if (result === 'CHARGE_DIFF') return sumOfExcess(excess);
  return result === 'SHORT' || result === 'OVER' ? settledPoisha - line.collectedPoisha : 0n;
}

/** Whether a decision is still about what the line means: another amount, or missing cash in place of a charge, is something else. */
export const isStillDecided = (one: Classified, { amountPoisha }: Pick<DifferenceDecision, 'amountPoisha'>): boolean =>
  amountPoisha === decidedAmount(one) && overchargeOf(one.line) > 0n === sumOfExcess(one.excess) > 0n;

/** Takes the decisions off their lines. */
export async function dropDecisions(tx: Tx, businessId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.statementLine.updateMany({ where: { businessId, decisionId: { in: [...ids] } }, data: { decisionId: null, disputesCharge: false } });
  await tx.differenceDecision.updateMany({ where: { businessId, id: { in: [...ids] } }, data: { isUndone: true } });
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
      businessId, id, statementId, kind: decision === 'DISPUTE' ? 'DISPUTE' : 'WRITE_OFF', amountPoisha: decidedAmount(classified), note, createdByName: by,
    },
    select: { id: true },
  });
  await tx.statementLine.update({ where: { businessId_id: { businessId, id: lineId } }, data: { decisionId: id }, select: { id: true } });
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

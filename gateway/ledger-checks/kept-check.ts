import { db } from '../db/client.ts';
import { checkBusiness, type BusinessCheck, type CheckOutcome } from './check-business.ts';
import type { LedgerCheck } from './ledger-check.ts';

export interface KeptCheck {
  /** Null before the first check of the business has ended. */
  check: BusinessCheck | null;
  /** A founder has asked for another check, which has not ended yet. */
  isRunning: boolean;
  /** When the last check was given up; null after one that ended. */
  failedAt: Date | null;
}

/** What was found in a business the last time. */
export async function keptCheck(businessId: string): Promise<KeptCheck> {
  const kept = await db.selfCheck.findUnique({ where: { businessId } });
  // Written by `runCheck` below: the column's type knows no more than that it is JSON.
  const outcomes = (kept?.outcomes ?? []) as unknown as CheckOutcome[];
  return {
    check: kept?.checkedAt ? { checkedAt: kept.checkedAt, outcomes } : null,
    isRunning: Boolean(kept?.requestedAt),
    failedAt: kept?.failedAt ?? null,
  };
}

/** Checks a business and keeps what was found, its number for the bell of founders too. */
export async function runCheck(checks: readonly LedgerCheck[], businessId: string): Promise<BusinessCheck> {
  const before = await db.selfCheck.findUnique({ where: { businessId }, select: { requestedAt: true } });
  const check = await checkBusiness(checks, businessId);
  const { checkedAt } = check;
  const kept = { checkedAt, outcomes: check.outcomes as object[], failedAt: null };
  await db.selfCheck.upsert({ where: { businessId }, create: { businessId, ...kept }, update: kept, select: { businessId: true } });
  // A request that came meanwhile waits for its own answer.
  if (before?.requestedAt) await db.selfCheck.updateMany({ where: { businessId, requestedAt: before.requestedAt }, data: { requestedAt: null } });
  const driftCount = check.outcomes.reduce((sum, { found }) => sum + found.length, 0);
  await db.business.updateMany({ where: { id: businessId, driftCount: { not: driftCount } }, data: { driftCount } });
  return check;
}

/** For a check that is not tried again: what was found before it stays. */
export async function giveUpCheck(businessId: string): Promise<void> {
  await db.selfCheck.updateMany({ where: { businessId }, data: { requestedAt: null, failedAt: new Date() } });
}

export async function countDrift(id: string): Promise<number> {
  return (await db.business.findUniqueOrThrow({ where: { id }, select: { driftCount: true } })).driftCount;
}

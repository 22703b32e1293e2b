import { enqueue, execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import type { TaskContext } from '../../../jobs/task.ts';
import { Session } from '../../../session/session.ts';
import { applyRule } from './apply-rule.ts';
import { rulesJob } from './rules-job.ts';

/** One turn over the rules of a business: a batch of each. Returns whether one of them has more to do. A rule that fails stops no other. */
export async function runRules(businessId: string, { log, signal }: Pick<TaskContext, 'log' | 'signal'>): Promise<boolean> {
  const session = Session.system(businessId);
  const rules = await db.taskRule.findMany({ where: { businessId, isOn: true }, orderBy: { id: 'asc' }, select: { id: true } });
  let hasMore = false;
  const failures: unknown[] = [];
  for (const { id: ruleId } of rules) {
    if (signal.aborted) return true;
    try {
      const applied = await execute(applyRule, session, { ruleId });
      hasMore ||= applied.hasMore;
    } catch (error) {
      log.error({ err: error, rule: ruleId }, 'A rule for tasks could not be applied');
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new Error('Rules for tasks could not be applied', { cause: failures[0] });
  return hasMore;
}

/** Starts a job for each business with rules that are on; not for those whose people cannot work. */
export async function wakeRules(): Promise<void> {
  const businesses = await db.$queryRaw<{ id: string }[]>`
    SELECT b."id" FROM "Business" b WHERE b."suspendedAt" IS NULL AND b."packageExpiresAt" > now()
      AND EXISTS (SELECT 1 FROM "TaskRule" r WHERE r."businessId" = b."id" AND r."isOn")
    ORDER BY b."id"`;
  for (const { id } of businesses) await enqueue(db, ...rulesJob(id));
}

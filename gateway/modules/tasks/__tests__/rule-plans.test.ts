import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { BENCH_BUSINESS, BENCH_COURIER } from '../../../../e2e/load/generate.ts';
import { withGeneratedOrders } from '../../../../e2e/support/generated-orders.ts';
import { planOf, sentStatements } from '../../../../e2e/support/sent-statements.ts';
import { TASK_TRIGGERS } from '../../../../schema/rules/task-rules.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { Prisma } from '../../../db/generated/client/client.ts';
import type { TaskTrigger } from '../../../db/generated/client/enums.ts';
import { env } from '../../../env.ts';
import { Session } from '../../../session/session.ts';
import { applyRule } from '../rules/apply-rule.ts';
import { hasNoTask, statesOf } from '../rules/rule-states.ts';

const RULE = '0b000000-0000-7000-8000-00000000eeee';

beforeAll(async () => {
  await withGeneratedOrders();
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  // Half of the parcels on their way have a task, which somebody has ended.
  await client.query(`INSERT INTO "TaskRule" ("businessId", "id", "trigger", "type", "dueMinutes") VALUES ($1, $2, 'SHIPPED', 'COURIER', 60)`, [BENCH_BUSINESS, RULE]);
  await client.query(`INSERT INTO "Task" ("businessId", "id", "title", "dueAt", "attentionAt", "searchText", "ruleId", "orderId", "status", "endedAt")
    SELECT "businessId", gen_random_uuid(), 'Ask', now(), now(), 'ask', $2, "id", 'DONE', now() FROM "Order" WHERE "businessId" = $1 AND "status" = 'SHIPPED' AND "number" % 4 = 0`, [BENCH_BUSINESS, RULE]);
  await client.query(`INSERT INTO "Task" ("businessId", "id", "title", "dueAt", "attentionAt", "searchText")
    SELECT $1, gen_random_uuid(), 'By hand', now(), now(), 'by hand' FROM generate_series(1, 20000)`, [BENCH_BUSINESS]);
  await client.query(`INSERT INTO "CourierEvent" ("businessId", "id", "courierId", "source", "hash", "outcome", "orderId")
    SELECT "businessId", gen_random_uuid(), $2, 'WEBHOOK', "id"::text,
      (CASE "number" % 100 WHEN 0 THEN 'UNKNOWN_STATUS' WHEN 1 THEN 'LATE' WHEN 2 THEN 'TO_DECIDE' ELSE 'APPLIED' END)::"CourierEventOutcome", "id"
    FROM "Order" WHERE "businessId" = $1`, [BENCH_BUSINESS, BENCH_COURIER]);
  await client.query(`INSERT INTO "CourierStatement" ("businessId", "id", "number", "courierId", "status", "contentHash", "account", "day", "lineCount",
      "collectedPoisha", "chargePoisha", "codFeePoisha", "adjustPoisha", "netPoisha", "createdAt")
    SELECT $1, gen_random_uuid(), 100000 + n, $2, (CASE n % 500 WHEN 0 THEN 'DRAFT' ELSE 'POSTED' END)::"StatementStatus", 'bench-plan-' || n, 'bank', current_date, 0, 0, 0, 0, 0, 0,
      now() - n * interval '1 hour' FROM generate_series(1, 3000) n`, [BENCH_BUSINESS, BENCH_COURIER]);
  await client.query('VACUUM ANALYZE');
  await client.end();
});

const PLANS: Record<TaskTrigger, string> = {
  NO_ANSWER: 'WebOrder_no_answer_idx',
  HOLD_DUE: 'Order_hold_until',
  NO_SCAN: 'Order_shipped_idx',
  SHIPPED: 'Order_shipped_idx',
  RETURN_PENDING: 'Order_returning',
  UNSETTLED: 'HeldOrder_businessId_courierId_day_idx',
  STATEMENT_OPEN: 'CourierStatement_draft_idx',
  UNKNOWN_STATUS: 'CourierEvent_unknown_status_idx',
  LATE_REPORT: 'CourierEvent_late_idx',
  REPORT_OPEN: 'CourierEvent_open',
  REPORT_UNMATCHED: 'CourierEvent_open',
  TOLD_OTHERWISE: 'Order_shipped_idx',
  LOW_STOCK: 'StockBalance_short_idx',
  PREORDER_LATE: 'Order_businessId_status_createdAt_id_idx',
  SMS_BALANCE: 'Business',
};

it.each(Object.entries(PLANS) as [TaskTrigger, string][])('what %s watches for is found by %s', async (trigger, index) => {
  const { threshold, delayMinutes } = TASK_TRIGGERS[trigger].usual;
  const states = statesOf(BENCH_BUSINESS, { trigger, threshold, delayMinutes, sources: [], couriers: [], siteIds: [], minimumPoisha: 0n });
  const plan = await planOf(Prisma.sql`
    SELECT s."recordId", s."since" FROM (${states}) s
    WHERE ${hasNoTask(BENCH_BUSINESS, { id: RULE, trigger })} ORDER BY s."since", s."recordId" LIMIT 200`);
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan on "(?:Order|WebOrder|OrderLine|OrderTransition|CourierEvent|StockBalance)"/);
  expect(plan).toMatch(/Task_(?:rule_key|by_rule_idx)/);
});

describe('without statistics about orders and tasks', () => {
  const statements = sentStatements((text) => text.includes('"Task"') && /^\s*(?:WITH|SELECT)/.test(text));

  beforeAll(async () => {
    await db.$executeRaw`DELETE FROM pg_statistic WHERE starelid IN ('"Order"'::regclass, '"Task"'::regclass)`;
    await db.$queryRaw`SELECT pg_clear_relation_stats('public', "name")::text FROM unnest(ARRAY['Order', 'Task']) "name"`;
    await db.taskRule.update({ where: { businessId_id: { businessId: BENCH_BUSINESS, id: RULE } }, data: { isOn: true } });
  });

  it('a turn of a rule compares its tasks and what it finds by a hash, not each with each', async () => {
    const { made } = await execute(applyRule, Session.system(BENCH_BUSINESS), { ruleId: RULE });
    expect(made).toBe(200);
    const plans = (await Promise.all(statements.map((one) => planOf(one, 'ANALYZE, COSTS OFF, TIMING OFF')))).join('\n');
    expect(plans).toContain('Order_shipped_idx');
    // There are 2,000 such orders, and 1,000 tasks: each with each would be a million.
    const comparedInVain = [...plans.matchAll(/Rows Removed by (?:Join )?Filter: (\d+)/g)].reduce((sum, [, rows]) => sum + Number(rows), 0);
    expect(comparedInVain).toBeLessThan(10_000);
  });
});

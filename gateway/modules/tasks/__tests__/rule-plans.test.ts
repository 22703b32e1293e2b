import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { BENCH_BUSINESS, BENCH_COURIER, generate } from '../../../../e2e/load/generate.ts';
import { TASK_TRIGGERS } from '../../../../schema/rules/task-rules.ts';
import { db } from '../../../db/client.ts';
import { Prisma } from '../../../db/generated/client/client.ts';
import type { TaskTrigger } from '../../../db/generated/client/enums.ts';
import { env } from '../../../env.ts';
import { statesOf, taskOfState } from '../rules/rule-states.ts';

/** Enough rows for the planner to prefer an index wherever one fits. */
const SIZE = { orders: 20_000, neighbours: 2, ordersPerNeighbour: 500 };
const RULE = '0b000000-0000-7000-8000-00000000eeee';

beforeAll(async () => {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await generate(client, SIZE, () => {});
  // Half of the parcels on their way have a task.
  await client.query(`INSERT INTO "TaskRule" ("businessId", "id", "trigger", "type", "dueMinutes") VALUES ($1, $2, 'SHIPPED', 'COURIER', 60)`, [BENCH_BUSINESS, RULE]);
  await client.query(`INSERT INTO "Task" ("businessId", "id", "title", "dueAt", "attentionAt", "searchText", "ruleId", "orderId")
    SELECT "businessId", gen_random_uuid(), 'Ask', now(), now(), 'ask', $2, "id" FROM "Order" WHERE "businessId" = $1 AND "status" = 'SHIPPED' AND "number" % 2 = 0`, [BENCH_BUSINESS, RULE]);
  await client.query(`INSERT INTO "Task" ("businessId", "id", "title", "dueAt", "attentionAt", "searchText")
    SELECT $1, gen_random_uuid(), 'By hand', now(), now(), 'by hand' FROM generate_series(1, 20000)`, [BENCH_BUSINESS]);
  await client.query(`INSERT INTO "CourierEvent" ("businessId", "id", "courierId", "source", "hash", "outcome", "orderId")
    SELECT "businessId", gen_random_uuid(), $2, 'WEBHOOK', "id"::text,
      (CASE "number" % 100 WHEN 0 THEN 'UNKNOWN_STATUS' WHEN 1 THEN 'LATE' WHEN 2 THEN 'TO_DECIDE' ELSE 'APPLIED' END)::"CourierEventOutcome", "id"
    FROM "Order" WHERE "businessId" = $1`, [BENCH_BUSINESS, BENCH_COURIER]);
  await client.query('VACUUM ANALYZE');
  await client.end();
}, 120_000);

const PLANS: Record<TaskTrigger, string> = {
  NO_ANSWER: 'WebOrder_no_answer_idx',
  HOLD_DUE: 'Order_hold_until',
  NO_SCAN: 'Order_shipped_idx',
  SHIPPED: 'Order_shipped_idx',
  RETURN_PENDING: 'Order_returning',
  UNSETTLED: 'HeldOrder_businessId_courierId_day_idx',
  UNKNOWN_STATUS: 'CourierEvent_unknown_status_idx',
  LATE_REPORT: 'CourierEvent_late_idx',
  TOLD_OTHERWISE: 'Order_shipped_idx',
  LOW_STOCK: 'StockBalance_short_idx',
  PREORDER_LATE: 'Order_businessId_status_createdAt_id_idx',
  SMS_BALANCE: 'Business',
};

it.each(Object.entries(PLANS) as [TaskTrigger, string][])('what %s watches for is found by %s', async (trigger, index) => {
  const { threshold, delayMinutes } = TASK_TRIGGERS[trigger].usual;
  const states = statesOf(BENCH_BUSINESS, { trigger, threshold, delayMinutes, sources: [], couriers: [], siteIds: [], minimumPoisha: 0n });
  const rows = await db.$queryRaw<{ 'QUERY PLAN': string }[]>(Prisma.sql`EXPLAIN (COSTS OFF)
    SELECT s."recordId", s."since" FROM (${states}) s
    WHERE NOT EXISTS (SELECT 1 FROM "Task" t WHERE ${taskOfState(BENCH_BUSINESS, { id: RULE, trigger })}) ORDER BY s."since", s."recordId" LIMIT 200`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan on "(?:Order|WebOrder|OrderLine|OrderTransition|CourierEvent|StockBalance)"/);
  expect(plan).toMatch(/Task_(?:rule_key|by_rule_idx)/);
});

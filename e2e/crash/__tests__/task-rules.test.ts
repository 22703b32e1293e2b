import { afterEach, expect, it, vi } from 'vitest';
import { DAY_MS } from '../../../schema/rules/durations.ts';
import { db } from '../../../gateway/db/client.ts';
import { env } from '../../../gateway/env.ts';
import { ledgerChecks } from '../../../gateway/ledger-checks/all-checks.ts';
import { findDrift } from '../../../gateway/ledger-checks/find-drift.ts';
import { enqueue } from '../../../gateway/commands/execute.ts';
import { rulesJob } from '../../../gateway/modules/tasks/rules/rules-job.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { withProduct } from '../../../prisma/seed/factories/product.ts';
import { withWebOrders } from '../../../prisma/seed/factories/web-orders.ts';
import { startGateway, type ChildGateway } from '../../support/gateway.ts';

/** Three transactions of each rule. */
const RECORDS = 450;

const running: ChildGateway[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((child) => child.kill()));
});

async function worker(): Promise<ChildGateway> {
  const child = await startGateway({ databaseUrl: env.DATABASE_URL, program: 'gateway/worker.ts' });
  running.push(child);
  return child;
}

/** Lets nobody write down what was done, until it is released: as long as a transaction waits for that, it has changed all else. */
async function holdAudit(): Promise<{ isWaitedFor: () => Promise<boolean>; release: () => Promise<void> }> {
  const held = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const work = db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE "AuditEntry" IN SHARE MODE`;
    locked.resolve();
    await held.promise;
  }, { timeout: 120_000 });
  await locked.promise;
  return {
    isWaitedFor: async () => (await db.$queryRaw<object[]>`SELECT 1 FROM pg_locks WHERE NOT granted AND relation = '"AuditEntry"'::regclass AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`).length > 0,
    release: () => {
      held.resolve();
      return work;
    },
  };
}

it('rules for tasks survive kill -9 in the middle: one task for each rule and record, each written down once', { timeout: 240_000 }, async () => {
  const shop = await seedBusiness();
  const businessId = shop.id;
  const product = await withProduct(shop, { stock: 9 });
  await withWebOrders(shop, RECORDS, product);
  await db.webOrder.updateMany({ where: { businessId }, data: { status: 'NO_ANSWER', attempts: 3, lastCallAt: new Date(Date.now() - 3 * DAY_MS) } });
  const rule = await db.taskRule.findFirstOrThrow({ where: { businessId, trigger: 'NO_ANSWER', threshold: 3 } });
  // Another one that finds the same records: each rule has its own task of each.
  const { id: _id, ...usual } = rule;
  const second = await db.taskRule.create({ data: { ...usual, id: crypto.randomUUID(), sources: [], priority: 'URGENT' }, select: { id: true } });
  const counts = async () => Object.fromEntries((await db.task.groupBy({ by: ['ruleId'], where: { businessId }, _count: true })).map(({ ruleId, _count }) => [ruleId, _count]));
  const total = () => db.task.count({ where: { businessId } });
  const isQueued = async () => (await db.$queryRaw<object[]>`SELECT 1 FROM graphile_worker.jobs WHERE "key" = ${`tasks.rules:${businessId}`}`).length > 0;

  // In the middle of the first transaction: all its tasks are written, and nothing is told of them.
  const audit = await holdAudit();
  const first = await worker();
  await Promise.all([rule.id, second.id].map((ruleId) => db.taskRule.update({ where: { businessId_id: { businessId, id: ruleId } }, data: { isOn: true }, select: { id: true } })));
  await enqueue(db, ...rulesJob(businessId));
  await vi.waitFor(async () => expect(await audit.isWaitedFor()).toBe(true), { timeout: 60_000, interval: 20 });
  await first.kill();
  await audit.release();
  expect(await total()).toBe(0);

  // Between two transactions, or in one of the later ones.
  const next = await worker();
  await vi.waitFor(async () => expect(await total()).toBeGreaterThan(0), { timeout: 90_000, interval: 2 });
  await next.kill();
  // Whole transactions: of 200, of 200 and of 50 for each of the two rules, one after the other in turns.
  expect((await total()) % 50).toBe(0);

  await Promise.all([worker(), worker()]);
  await vi.waitFor(async () => expect(await isQueued()).toBe(false), { timeout: 90_000, interval: 100 });
  expect(await counts()).toEqual({ [rule.id]: RECORDS, [second.id]: RECORDS });
  const told = await db.auditEntry.groupBy({ by: ['entityId'], where: { businessId, entityType: 'Task' }, _count: true });
  expect([told.length, told.filter(({ _count }) => _count !== 1)]).toEqual([RECORDS * 2, []]);
  const doubled = await db.$queryRaw<object[]>`SELECT 1 FROM "Task" WHERE "businessId" = ${businessId}::uuid GROUP BY "ruleId", "webOrderId" HAVING count(*) > 1`;
  expect(doubled).toEqual([]);
  expect((await findDrift(ledgerChecks)).filter((drift) => drift.businessId === businessId)).toEqual([]);
});

import { afterEach, expect, it, vi } from 'vitest';
import { createHmac } from 'node:crypto';
import { enqueue } from '../../../gateway/commands/execute.ts';
import { db } from '../../../gateway/db/client.ts';
import { env } from '../../../gateway/env.ts';
import { ledgerChecks } from '../../../gateway/ledger-checks/all-checks.ts';
import { findDrift } from '../../../gateway/ledger-checks/find-drift.ts';
import { shopOrder, withSite } from '../../../gateway/modules/web-orders/__tests__/support.ts';
import { inboxJob } from '../../../gateway/modules/web-orders/inbox-jobs.ts';
import { findReceivingSite, receive } from '../../../gateway/modules/web-orders/receive-delivery.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { WEBHOOK_SECRET } from '../../doubles/woocommerce-recordings.ts';
import { startGateway, type ChildGateway } from '../../support/gateway.ts';

const ORDERS = 60;
/** What a dead worker held is taken over within 20 seconds. */
const SOON = { timeout: 90_000, interval: 50 };

const running: ChildGateway[] = [];
async function worker(): Promise<ChildGateway> {
  const child = await startGateway({ databaseUrl: env.DATABASE_URL, program: 'gateway/worker.ts', env: { LOG_LEVEL: 'info' } });
  running.push(child);
  return child;
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((child) => child.kill()));
});

it('deliveries that a worker was applying when it died are applied by the next one, each once', { timeout: 300_000 }, async () => {
  const shop = await seedBusiness();
  const site = await withSite(shop);
  for (let n = 0; n < 2 * ORDERS; n += 1) {
    const [id, isLater] = [1 + (n % ORDERS), n >= ORDERS];
    const body = Buffer.from(JSON.stringify(shopOrder({ id, status: isLater ? 'completed' : 'processing', date_modified_gmt: `2026-11-20T1${isLater ? 2 : 1}:00:00` })));
    const signature = createHmac('sha256', WEBHOOK_SECRET).update(body).digest('base64');
    const headers = { 'x-wc-webhook-signature': signature, 'x-wc-webhook-topic': 'order.updated', 'x-wc-webhook-delivery-id': String(n) };
    expect(await receive((await findReceivingSite(site.id))!, headers, body)).toBe('stored');
  }
  const waiting = () => db.webhookInbox.count({ where: { businessId: shop.id, status: 'RECEIVED' } });
  const made = () => db.webOrder.count({ where: { businessId: shop.id } });

  await db.$transaction(async (tx) => {
    // The last thing that is written before the transaction ends.
    await tx.$executeRaw`LOCK TABLE "AuditEntry" IN SHARE MODE`;
    await enqueue(db, ...inboxJob(shop.id));
    const first = await worker();
    await vi.waitFor(async () => {
      const stuck = await db.$queryRaw<object[]>`SELECT 1 FROM pg_stat_activity
        WHERE "datname" = current_database() AND "wait_event_type" = 'Lock' AND "query" LIKE '%AuditEntry%'`;
      expect(stuck).not.toEqual([]);
    }, SOON);
    await first.kill();
  }, { maxWait: 30_000, timeout: 120_000 });
  // Its connection may end a moment after it.
  await vi.waitFor(async () => {
    const left = await db.$queryRaw<object[]>`SELECT 1 FROM pg_stat_activity WHERE "datname" = current_database() AND "application_name" = 'karbar-worker'`;
    expect(left).toEqual([]);
  }, SOON);
  expect([await waiting(), await made()]).toEqual([2 * ORDERS, 0]);

  await worker();
  await vi.waitFor(async () => expect(await waiting()).toBe(0), SOON);
  expect(await made()).toBe(ORDERS);
  expect(await db.webOrder.count({ where: { businessId: shop.id, storeStatus: 'completed' } })).toBe(ORDERS);
  expect(await db.webhookInbox.count({ where: { businessId: shop.id, status: 'PROCESSED' } })).toBe(2 * ORDERS);
  const came = await db.auditEntry.count({ where: { businessId: shop.id, entityType: 'WebOrder', summary: { contains: 'came from the shop' } } });
  expect(came).toBe(ORDERS);
  expect(await findDrift(ledgerChecks)).toEqual([]);
});

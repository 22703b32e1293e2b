import { afterEach, expect, inject, it, vi } from 'vitest';
import { execute } from '../../../gateway/commands/execute.ts';
import { db, type Tx } from '../../../gateway/db/client.ts';
import { env } from '../../../gateway/env.ts';
import { encodeId } from '../../../gateway/graphql/global-id.ts';
import { ledgerChecks } from '../../../gateway/ledger-checks/all-checks.ts';
import { findDrift } from '../../../gateway/ledger-checks/find-drift.ts';
import { saveDeliveryMethod } from '../../../gateway/modules/couriers/save-delivery-method.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../../gateway/modules/orders/order-commands.ts';
import { Session } from '../../../gateway/session/session.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../prisma/seed/factories/product.ts';
import { idTokenFor, withAccount } from '../../../prisma/seed/factories/session.ts';
import { startGateway, type ChildGateway } from '../../support/gateway.ts';

const isLong = inject('isLong');
/** More than the 2,000 that are compared at once, where they are entered. */
const LINES = isLong ? 20_000 : 5_000;
/** Parcels of the business among them. */
const OURS = isLong ? 200 : 20;
/** What a dead worker held is taken over within 20 seconds. */
const SOON = { timeout: 60_000 + LINES * 10, interval: 20 };

const IMPORT = `mutation ($input: ImportStatementInput!) { importStatement(input: $input) {
  __typename ... on Error { message } ... on ImportStatementSuccess { statement { id status lineCount readCount } } } }`;
const POST = `mutation ($input: PostCourierStatementInput!) { postCourierStatement(input: $input) {
  __typename ... on Error { message } ... on PostCourierStatementSuccess { statement { status } } } }`;

const running: ChildGateway[] = [];
async function gateway(): Promise<ChildGateway> {
  const child = await startGateway({ databaseUrl: env.DATABASE_URL, env: { LOG_LEVEL: 'warn' } });
  running.push(child);
  return child;
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((child) => child.kill()));
});

/** Holds a lock while `meanwhile` runs, so that work on the locked rows waits. */
const holding = (lock: (tx: Tx) => Promise<unknown>, meanwhile: () => Promise<unknown>) => db.$transaction(async (tx) => {
  await lock(tx);
  await meanwhile();
}, { maxWait: 30_000, timeout: 120_000 });

it('a long statement survives kill -9 while it is compared and while it is posted: every parcel is paid once', { timeout: 300_000 + LINES * 30 }, async () => {
  const shop = await seedBusiness({ tier: 'ENTERPRISE' });
  await withAccount(shop.founder);
  const token = await idTokenFor(shop.founder.email);
  const session = Session.system(shop.id);
  const { id: courierId } = await execute(saveDeliveryMethod, session, { name: 'Steadfast', kind: 'MANUAL', codPercent: 1 });
  const product = await withProduct(shop, { stock: OURS });
  for (let at = 0; at < OURS; at += 1) {
    const { id: orderId } = await withOrder(shop, { lines: [{ product }] });
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Steadfast', trackingCode: `SF-${at}` });
    await execute(deliverOrder, session, { orderId });
  }
  const every = LINES / OURS;
  const lines = Array.from({ length: LINES }, (_, at) => `${at % every === 0 ? `SF-${at / every}` : `NOT-OURS-${at}`},560,60,5.6`);
  const csv = new TextEncoder().encode(`Consignment,Collected,Delivery charge,COD fee\n${lines.join('\n')}\n`);
  const columns = ['CONSIGNMENT', 'COLLECTED', 'DELIVERY_CHARGE', 'COD_FEE'].map((field, column) => ({ column, field }));
  const statement = () => db.courierStatement.findFirstOrThrow({ where: { businessId: shop.id } });
  async function importOnce(by: ChildGateway) {
    const uploaded = await by.request(token, '/api/files/statement-import?name=payout.csv', { method: 'POST', body: csv });
    const { id: file } = (await uploaded.json()) as { id: string };
    const { data } = await by.graphql<{ importStatement: object }>(token, IMPORT, { input: { courierId: encodeId('Courier', courierId), account: 'BANK', file, columns } });
    return data!.importStatement;
  }

  const first = await gateway();
  expect(await importOnce(first)).toMatchObject({ statement: { status: 'READING', lineCount: LINES, readCount: 0 } });
  await vi.waitFor(async () => expect((await statement()).readCount).toBeGreaterThan(0), { ...SOON, interval: 5 });
  await holding((tx) => tx.$executeRaw`SELECT 1 FROM "CourierStatement" WHERE "businessId" = ${shop.id}::uuid FOR UPDATE`, () => first.kill());
  const { readCount } = await statement();
  expect([readCount > 0, readCount < LINES]).toEqual([true, true]);

  const second = await gateway();
  await vi.waitFor(async () => expect((await statement()).status).toBe('DRAFT'), SOON);
  expect(await statement()).toMatchObject({ readCount: LINES });
  const { id, version } = await statement();
  expect(await importOnce(second)).toMatchObject({ statement: { id: encodeId('CourierStatement', id), status: 'DRAFT', readCount: LINES } });
  expect(await db.courierStatement.count({ where: { businessId: shop.id } })).toBe(1);

  await holding((tx) => tx.$executeRaw`SELECT 1 FROM "Courier" WHERE "businessId" = ${shop.id}::uuid FOR UPDATE`, async () => {
    const { data } = await second.graphql<object>(token, POST, { input: { statementId: encodeId('CourierStatement', id), version } });
    expect(data).toMatchObject({ postCourierStatement: { statement: { status: 'POSTING' } } });
    // The worker has begun: it waits for the courier's row.
    await vi.waitFor(async () => {
      const [waiting] = await db.$queryRaw<{ count: bigint }[]>`
        SELECT count(*) FROM pg_locks l JOIN pg_stat_activity a USING ("pid")
        WHERE NOT l."granted" AND a."datname" = current_database() AND a."query" LIKE '%"Courier"%'`;
      expect(waiting!.count).toBeGreaterThan(0n);
    }, SOON);
    await second.kill();
  });
  expect(await db.journalEntry.count({ where: { businessId: shop.id, sourceId: id } })).toBe(0);

  await gateway();
  await vi.waitFor(async () => expect((await statement()).status).toBe('POSTED'), SOON);
  expect(await db.journalEntry.count({ where: { businessId: shop.id, sourceId: id } })).toBe(1);
  expect(await db.order.count({ where: { businessId: shop.id, settlementStatus: 'SETTLED' } })).toBe(OURS);
  const { _sum: bank } = await db.accountBalance.aggregate({ where: { businessId: shop.id, account: { code: 'bank' } }, _sum: { debitPoisha: true, creditPoisha: true } });
  expect(bank.debitPoisha! - bank.creditPoisha!).toBe(BigInt(LINES) * 494_40n);
  expect(await findDrift(ledgerChecks)).toEqual([]);
});

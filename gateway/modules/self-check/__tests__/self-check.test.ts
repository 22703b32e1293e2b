import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db, pool } from '../../../db/client.ts';
import { tasks } from '../../../jobs/tasks.ts';
import { startWorker, type Worker } from '../../../jobs/worker.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { checkBusiness, narrowed } from '../../../ledger-checks/check-business.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { checkKey } from '../../../ledger-checks/ledger-checks.jobs.ts';
import { Session } from '../../../session/session.ts';
import { foundRecords } from '../found-records.ts';
import { confirmOrder } from '../../orders/order-commands.ts';

let server: TestServer;
let worker: Worker | undefined;
let shop: Shop;
let other: Shop;
let product: SeededProduct;
/** Tokens of the founders of both. */
let founder: string;
let stranger: string;

/** Two equal businesses; the balance of one is then changed without a row of the ledger. */
beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
  other = await seedBusiness();
  for (const one of [shop, other]) {
    const its = await withProduct(one, { sku: 'JAM-RED', stock: 10 });
    if (one === shop) product = its;
    const order = await withOrder(one, { lines: [{ product: its, quantity: 2 }] });
    await execute(confirmOrder, Session.system(one.id), { orderId: order.id });
  }
  await db.stockBalance.updateMany({ where: { businessId: shop.id, variantId: product.variantId }, data: { onHand: 93 } });
  [founder, stranger] = [await tokenOf(shop.founder), await tokenOf(other.founder)];
});
afterAll(() => Promise.all([server.close(), worker?.stop()]));

interface Answer {
  selfCheck: { checkedAt: string; isRunning: boolean; checks: { name: string; found: { place: string | null; detail: string }[] }[] };
}
const QUERY = '{ selfCheck { checkedAt isRunning checks { name found { subject place detail variantId locationId } } } }';

const read = async (token: string) => {
  const { data, errors } = await server.graphql<Answer>(token, QUERY);
  expect(errors).toBeUndefined();
  return data!.selfCheck;
};

const start = async (token: string) => {
  const { data, errors } = await server.graphql<{ startSelfCheck: { selfCheck: { isRunning: boolean } } }>(
    token, 'mutation { startSelfCheck { ... on StartSelfCheckSuccess { selfCheck { isRunning } } } }');
  expect(errors).toBeUndefined();
  return data!.startSelfCheck.selfCheck;
};

/** Has the ledgers checked again, as the page does, and waits for the answer. */
const foundBy = async (token: string) => {
  worker ??= await startWorker({ tasks, cron: [] });
  await start(token);
  await expect.poll(async () => (await read(token)).isRunning, { timeout: 15_000 }).toBe(false);
  return (await read(token)).checks;
};

it('is made at once where there was none, and read from then on until somebody asks for another one', async () => {
  const first = await read(founder);
  expect(first.isRunning).toBe(false);
  expect(await read(founder)).toEqual(first);
  expect(await start(founder)).toEqual({ isRunning: true });
  expect(await read(founder)).toEqual({ ...first, isRunning: true });
  const waiting = async () =>
    (await pool.query('SELECT id FROM graphile_worker._private_jobs WHERE key = $1', [checkKey(shop.id)])).rows as object[];
  const jobs = await waiting();
  expect(jobs).toHaveLength(1);
  expect(await start(founder)).toEqual({ isRunning: true });
  expect(await waiting()).toEqual(jobs);
  worker = await startWorker({ tasks, cron: [] });
  await expect.poll(async () => (await read(founder)).isRunning, { timeout: 15_000 }).toBe(false);
  expect(Date.parse((await read(founder)).checkedAt)).toBeGreaterThan(Date.parse(first.checkedAt));
});

it('a balance that was changed by hand is found and named, in this business alone', async () => {
  const checks = await foundBy(founder);
  const balances = checks.find(({ name }) => name === 'stock balances equal their movements')!;
  const { name } = await db.location.findFirstOrThrow({ where: { businessId: shop.id } });
  expect(balances.found).toMatchObject([{ place: `JAM-RED at ${name}`, detail: 'onHand is 93, moved 10' }]);
  expect(checks).toHaveLength(ledgerChecks.length);
  const elsewhere = await foundBy(stranger);
  expect(elsewhere.flatMap(({ found }) => found)).toEqual([]);
});

it('finds what the audit finds of the business, check by check', async () => {
  const audit = (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id);
  const own = await checkBusiness(ledgerChecks, shop.id);
  expect(own.outcomes.flatMap(({ name, found }) => found.map((one) => ({ check: name, businessId: shop.id, ...one })))).toEqual(audit);
  expect(audit.length).toBeGreaterThan(1);
});

it('is counted at the bell of founders, until the ledgers agree again', async () => {
  const balance = (onHand: number) =>
    db.stockBalance.updateMany({ where: { businessId: shop.id, variantId: product.variantId }, data: { onHand } });
  const bell = async (token: string) => (await server.graphql<{ viewer: { driftCount: number | null } }>(token, '{ viewer { driftCount } }')).data!.viewer.driftCount;
  const admin = await tokenOf(await withMember(shop, { role: 'ADMIN' }));
  const found = (await foundBy(founder)).flatMap((check) => check.found);
  expect(await bell(founder)).toBe(found.length);
  expect(await bell(admin)).toBeNull();
  await balance(10);
  expect((await foundBy(founder)).flatMap((check) => check.found)).toEqual([]);
  expect(await bell(founder)).toBe(0);
  expect(await bell(stranger)).toBe(0);
  await balance(93);
});

it('names the order, statement, purchase or voucher of a finding, for a link to its page', async () => {
  const order = await db.order.findFirstOrThrow({ where: { businessId: shop.id } });
  const id = order.id;
  await db.order.updateMany({ where: { businessId: shop.id, id }, data: { status: 'SHIPPED' } });
  await foundBy(founder);
  const { data } = await server.graphql<{ selfCheck: { checks: { found: { subject: string; record: object | null }[] }[] } }>(
    founder, '{ selfCheck { checks { found { subject record { type recordId } } } } }');
  const found = data!.selfCheck.checks.flatMap((check) => check.found);
  expect(found.find(({ subject }) => subject === `order ${order.number}`)!.record).toEqual({ type: 'Order', recordId: encodeId('Order', id) });
  expect(found.find(({ subject }) => subject.startsWith('variant'))!.record).toBeNull();
  await db.order.updateMany({ where: { businessId: shop.id, id }, data: { status: 'CONFIRMED' } });
  const voucherId = '01900000-0000-7000-8000-000000000000';
  expect(await foundRecords(shop.id, [`voucher ${voucherId}`, 'purchase 999', `order ${order.number}`, 'customer 01711204466'])).toEqual(new Map([
    [`voucher ${voucherId}`, { sourceType: 'Voucher', sourceId: voucherId }], [`order ${order.number}`, { sourceType: 'Order', sourceId: id }],
  ]));
  // That of another business with the same number is none of it.
  expect((await foundRecords(other.id, [`order ${order.number}`])).get(`order ${order.number}`)?.sourceId).not.toBe(id);
});

it('is for founders', async () => {
  const { errors } = await server.graphql(await tokenOf(await withMember(shop, { role: 'ADMIN' })), QUERY);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
});

it('reads the rows of one business only, whatever a table is called in a statement', () => {
  const tables = new Set(['StockBalance', 'Variant']);
  const own = (table: string) => `(SELECT * FROM "${table}" WHERE "businessId" = $1::uuid)`;
  expect(narrowed('FROM "StockBalance" b JOIN "Variant" AS v ON true', '$1', tables))
    .toBe(`FROM ${own('StockBalance')} b JOIN ${own('Variant')} AS v ON true`);
  expect(narrowed('FROM "Variant" WHERE x GROUP BY 1', '$1', tables)).toBe(`FROM ${own('Variant')} AS "Variant" WHERE x GROUP BY 1`);
  expect(narrowed('FROM "User" u', '$1', tables)).toBe('FROM "User" u');
});

import { afterEach, expect, inject, it, vi } from 'vitest';
import { db } from '../../../gateway/db/client.ts';
import { env } from '../../../gateway/env.ts';
import { ledgerChecks } from '../../../gateway/ledger-checks/all-checks.ts';
import { findDrift } from '../../../gateway/ledger-checks/find-drift.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { idTokenFor, withAccount } from '../../../prisma/seed/factories/session.ts';
import { startGateway, type ChildGateway } from '../../support/gateway.ts';

/** 20,000 take minutes: `--mode long`. */
const ROWS = inject('isLong') ? 20_000 : 600;
/** What a dead worker held is taken over within 20 seconds. */
const RUN_MS = 60_000 + ROWS * 40;

const IMPORT = `mutation($input: ImportProductsInput!) { importProducts(input: $input) {
  __typename ... on Error { message } ... on ImportProductsSuccess { bulkJob { id total } } } }`;

const running: ChildGateway[] = [];
async function gateway(): Promise<ChildGateway> {
  const child = await startGateway({ databaseUrl: env.DATABASE_URL, env: { LOG_LEVEL: 'warn' } });
  running.push(child);
  return child;
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((child) => child.kill()));
});

it('an import survives kill -9 in the middle: every row once, no drift', { timeout: 60_000 + RUN_MS * 2 }, async () => {
  const shop = await seedBusiness({ tier: 'ENTERPRISE', limits: { productLimit: ROWS } });
  await withAccount(shop.founder);
  const token = await idTokenFor(shop.founder.email);
  const job = () => db.bulkJob.findFirstOrThrow({ where: { businessId: shop.id } });
  const lines = Array.from({ length: ROWS }, (_, at) => `পণ্য ${Math.floor(at / 4)},${at % 4},IMP-${at},100,3,50`);
  const first = await gateway();
  const body = new TextEncoder().encode(`Product,Variant,SKU,Price,Opening stock,Opening cost\n${lines.join('\n')}\n`);
  const uploaded = await first.request(token, '/api/files/product-import?name=all.csv', { method: 'POST', body });
  const { id } = (await uploaded.json()) as { id: string };
  const columns = ['PRODUCT', 'VARIANT', 'SKU', 'PRICE', 'OPENING_STOCK', 'OPENING_COST'].map((field, column) => ({ column, field }));
  const { data } = await first.graphql<{ importProducts: object }>(token, IMPORT, { input: { file: id, columns } });
  expect(data).toMatchObject({ importProducts: { __typename: 'ImportProductsSuccess', bulkJob: { total: ROWS } } });

  await vi.waitFor(async () => expect((await job()).ok).toBeGreaterThan(0), { timeout: 20_000, interval: 10 });
  await first.kill();
  const { ok } = await job();
  expect(ok).toBeLessThan(ROWS);
  expect(await db.variant.count({ where: { businessId: shop.id } })).toBe(ok);

  await gateway();
  await vi.waitFor(async () => expect((await job()).status).toBe('DONE'), { timeout: RUN_MS, interval: 200 });
  expect(await job()).toMatchObject({ ok: ROWS, skipped: 0, failed: 0 });
  expect(await db.variant.count({ where: { businessId: shop.id } })).toBe(ROWS);
  expect(await db.product.count({ where: { businessId: shop.id } })).toBe(ROWS / 4);
  const { _sum: stock } = await db.stockBalance.aggregate({ where: { businessId: shop.id }, _sum: { onHand: true } });
  expect(stock.onHand).toBe(ROWS * 3);
  expect(await findDrift(ledgerChecks)).toEqual([]);
});

const IMPORT_CUSTOMERS = `mutation($input: ImportCustomersInput!) { importCustomers(input: $input) {
  __typename ... on Error { message } ... on ImportCustomersSuccess { bulkJob { id total } } } }`;
/** They are taken over faster than goods: enough of them that the kill comes in the middle. */
const PEOPLE = inject('isLong') ? 20_000 : 1_000;

it('an import of customers survives it too: every customer once', { timeout: 60_000 + RUN_MS * 2 }, async () => {
  const shop = await seedBusiness({ tier: 'ENTERPRISE' });
  await withAccount(shop.founder);
  const token = await idTokenFor(shop.founder.email);
  const job = () => db.bulkJob.findFirstOrThrow({ where: { businessId: shop.id } });
  const first = await gateway();
  const lines = Array.from({ length: PEOPLE }, (_, at) => `ক্রেতা ${at},017${String(at).padStart(8, '0')},"House ${at}, Mirpur"`);
  const body = new TextEncoder().encode(`Name,Phone,Address\n${lines.join('\n')}\n`);
  const uploaded = await first.request(token, '/api/files/customer-import?name=all.csv', { method: 'POST', body });
  const { id } = (await uploaded.json()) as { id: string };
  const columns = ['NAME', 'PHONE', 'ADDRESS'].map((field, column) => ({ column, field }));
  const { data } = await first.graphql<{ importCustomers: object }>(token, IMPORT_CUSTOMERS, { input: { file: id, columns } });
  expect(data).toMatchObject({ importCustomers: { bulkJob: { total: PEOPLE } } });
  await vi.waitFor(async () => expect((await job()).ok).toBeGreaterThan(0), { timeout: 20_000, interval: 10 });
  await first.kill();
  const { ok } = await job();
  expect(ok).toBeLessThan(PEOPLE);
  expect(await db.customer.count({ where: { businessId: shop.id } })).toBe(ok);

  await gateway();
  await vi.waitFor(async () => expect((await job()).status).toBe('DONE'), { timeout: RUN_MS, interval: 200 });
  expect(await job()).toMatchObject({ ok: PEOPLE, skipped: 0, failed: 0 });
  expect(await db.customer.count({ where: { businessId: shop.id } })).toBe(PEOPLE);
  expect(await db.customerAddress.count({ where: { businessId: shop.id } })).toBe(PEOPLE);
});

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { planOf, sentStatements } from '../../../../e2e/support/sent-statements.ts';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withBundle, withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute, runQuery } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { Session } from '../../../session/session.ts';
import { stockAlerts } from '../../notifications/stock-alerts.ts';
import { confirmOrder } from '../../orders/order-commands.ts';
import { archiveProduct } from '../archive-product.ts';
import { createProduct } from '../create-product.ts';

let server: TestServer;
let shop: Shop;
let founder: string;
const statements = sentStatements((text) => /^\s*(?:SELECT|WITH)/.test(text));
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());
beforeEach(async () => {
  shop = await seedBusiness();
  founder = await tokenOf(shop.founder);
});

interface Answer {
  products: { edges: { node: { name: string } }[] };
  matchingProductCount: number;
  productCounts: { status: string; count: number }[];
}

async function shown(stock: 'LOW' | 'SOLD_OUT', token = founder) {
  const { data, errors } = await server.graphql<Answer>(token, `query ($filter: ProductsFilter) {
    products(first: 50, filter: $filter, sort: NAME) { edges { node { name } } } matchingProductCount(filter: $filter) productCounts { status count }
  }`, { filter: { status: 'ACTIVE', stock } });
  expect(errors).toBeUndefined();
  const names = data!.products.edges.map(({ node }) => node.name);
  const count = data!.productCounts.find(({ status }) => status === stock)?.count;
  expect([data!.matchingProductCount, count]).toEqual([names.length, names.length]);
  return names;
}

const alerts = async () => (await runQuery(stockAlerts, await sessionFor(shop.founder), {})).map(({ name }) => name).toSorted();
const withVariants = (name: string, stocks: number[]) => execute(createProduct, Session.system(shop.id), {
  name, allowsZeroCost: true,
  variants: stocks.map((openingStock, at) => ({ sku: `${name}-${at}`, name: `Size ${at}`, price: 100, openingStock, openingCost: 0 })),
});

it('the tabs of the product list show what runs low, as the low-stock list does, and of what nothing is left to sell', async () => {
  await withProduct(shop, { name: 'Plenty', stock: 10, lowStockLevel: 5 });
  await withProduct(shop, { name: 'At its level', stock: 5, lowStockLevel: 5 });
  const promised = await withProduct(shop, { name: 'All promised', stock: 2 });
  const empty = await withProduct(shop, { name: 'Empty', stock: 0 });
  await withProduct(shop, { name: 'Empty with a level', stock: 0, lowStockLevel: 1 });
  await withVariants('One size left', [0, 3]);
  await withVariants('No size left', [0, 0]);
  const old = await withProduct(shop, { name: 'No longer sold', stock: 0, lowStockLevel: 1 });
  await execute(archiveProduct, Session.system(shop.id), { id: old.productId });
  await withBundle(shop, { name: 'Set', parts: [[empty, 1]] });
  const order = await withOrder(shop, { lines: [{ product: promised, quantity: 2 }] });
  await execute(confirmOrder, Session.system(shop.id), { orderId: order.id });

  expect(await shown('LOW')).toEqual(['At its level', 'Empty with a level']);
  expect(await alerts()).toEqual(['At its level', 'Empty with a level']);
  expect(await shown('SOLD_OUT')).toEqual(['All promised', 'Empty', 'Empty with a level', 'No size left']);
  const { data } = await server.graphql<Answer>(founder, '{ productCounts { status count } }');
  expect(Object.fromEntries(data!.productCounts.map(({ status, count }) => [status, count]))).toEqual({ ACTIVE: 8, ARCHIVED: 1, LOW: 2, SOLD_OUT: 4 });
});

it('counts for whoever may see products, in their own business', async () => {
  await withProduct(shop, { stock: 0, lowStockLevel: 1 });
  expect(await shown('LOW', await tokenOf(await withMember(shop, { flags: ['product'] })))).toHaveLength(1);
  const packer = await tokenOf(await withMember(shop, { flags: ['order'] }));
  expect((await server.graphql<Answer>(packer, '{ productCounts { count } }')).data?.productCounts).toBeFalsy();
  expect(await shown('SOLD_OUT', await tokenOf((await seedBusiness()).founder))).toEqual([]);
});

const PRODUCTS = 10_000;
/** Tens of thousands of rows take longer than the five seconds of a transaction on a busy machine. */
const PATIENT = { timeout: 60_000 };

it('reads the stock of few of 50,000 variants, and counts them by one statement', async () => {
  const { id: businessId } = shop;
  const { locationId } = await db.stockBalance.findFirstOrThrow({ where: { variantId: (await withProduct(shop)).variantId } });
  // Every hundredth product is sold out, every twentieth has levels and none of them is reached.
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
    await tx.$executeRaw`
      INSERT INTO "Product" ("businessId", "id", "name", "updatedAt")
      SELECT ${businessId}::uuid, md5('cup ' || n)::uuid, 'Cup ' || n, now() FROM generate_series(0, ${PRODUCTS}::int - 1) n`;
    await tx.$executeRaw`
      INSERT INTO "Variant" ("businessId", "id", "productId", "sku", "position", "pricePoisha", "lowStockLevel")
      SELECT ${businessId}::uuid, md5('cup ' || n || ' ' || size)::uuid, md5('cup ' || n)::uuid, 'CUP-' || n || '-' || size, size, 90000, CASE WHEN n % 20 = 1 THEN 5 END
      FROM generate_series(0, ${PRODUCTS}::int - 1) n, generate_series(1, 5) size`;
    await tx.$executeRaw`
      INSERT INTO "StockBalance" ("businessId", "variantId", "locationId", "onHand")
      SELECT ${businessId}::uuid, md5('cup ' || n || ' ' || size)::uuid, ${locationId}::uuid, CASE WHEN n % 100 = 0 THEN 0 ELSE 9 END
      FROM generate_series(0, ${PRODUCTS}::int - 1) n, generate_series(1, 5) size`;
  }, PATIENT);
  await db.$executeRaw`ANALYZE`;
  statements.length = 0;
  const { data } = await server.graphql<Answer>(founder, '{ productCounts { status count } }');
  expect(data!.productCounts).toContainEqual({ status: 'SOLD_OUT', count: PRODUCTS / 100 });
  const counting = statements.filter(({ text }) => text.includes('"StockBalance"'));
  expect(counting).toHaveLength(1);
  const plan = await planOf(counting[0]!);
  expect(plan).toMatch(/StockBalance_lacking_idx/);
  expect(plan).not.toMatch(/Seq Scan on "StockBalance"/);
});

const EMPTY = 33_000;

it('lists, counts and prices more sold-out products than one statement takes ids', async () => {
  const { id: businessId } = shop;
  const { locationId } = await db.stockBalance.findFirstOrThrow({ where: { variantId: (await withProduct(shop, { name: 'Plenty', stock: 9 })).variantId } });
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
    await tx.$executeRaw`
      INSERT INTO "Product" ("businessId", "id", "name", "updatedAt")
      SELECT ${businessId}::uuid, md5('jar ' || n)::uuid, 'Jar ' || n, now() FROM generate_series(1, ${EMPTY}::int) n`;
    await tx.$executeRaw`
      INSERT INTO "Variant" ("businessId", "id", "productId", "sku", "position", "pricePoisha")
      SELECT ${businessId}::uuid, md5('jar ' || n)::uuid, md5('jar ' || n)::uuid, 'JAR-' || n, 1, 90000 FROM generate_series(1, ${EMPTY}::int) n`;
    await tx.$executeRaw`
      INSERT INTO "StockBalance" ("businessId", "variantId", "locationId", "onHand")
      SELECT ${businessId}::uuid, md5('jar ' || n)::uuid, ${locationId}::uuid, 0 FROM generate_series(1, ${EMPTY}::int) n`;
  }, PATIENT);
  await db.$executeRaw`ANALYZE`;
  const filter = { stock: 'SOLD_OUT' };
  const { data, errors } = await server.graphql<Answer>(founder, `query ($filter: ProductsFilter) {
    products(first: 50, filter: $filter, sort: NAME) { edges { node { name } } } matchingProductCount(filter: $filter) productCounts { status count }
  }`, { filter });
  expect(errors).toBeUndefined();
  expect(data!.products.edges[0]!.node.name).toBe('Jar 1');
  expect(data!.matchingProductCount).toBe(EMPTY);
  expect(data!.productCounts).toContainEqual({ status: 'SOLD_OUT', count: EMPTY });
  const changed = await server.graphql<{ changePrices: object }>(founder, `mutation ($input: ChangePricesInput!) {
    changePrices(input: $input) { __typename ... on ChangePricesSuccess { bulkJob { total } } }
  }`, { input: { filter, mode: 'PERCENT', value: 10, roundTo: 1 } });
  expect(changed).toMatchObject({ data: { changePrices: { __typename: 'ChangePricesSuccess', bulkJob: { total: EMPTY } } } });
});

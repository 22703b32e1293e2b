import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { withPurchase } from '../../../../prisma/seed/factories/purchase.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { execute, runQuery } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { Session } from '../../../session/session.ts';
import { confirmOrder, shipOrder } from '../../orders/order-commands.ts';
import { receiveReturn, returnOrder } from '../../orders/return-orders.ts';
import { measureBusiness } from '../../product-report/measure-sales.ts';
import { forecast } from '../low-stock.ts';
import { countStockAlerts, stockAlerts } from '../stock-alerts.ts';

let server: TestServer;
let shop: Shop;
let founder: string;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  shop = await seedBusiness();
  founder = await tokenOf(shop.founder);
});

interface Answer {
  lowStockProducts: {
    edges: { node: { name: string; productId: string; variants: Record<string, unknown>[] } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
  viewer: { lowStockCount: number };
}

const QUERY = `query ($first: Int, $after: String, $filter: LowStockProductsFilter) {
  lowStockProducts(first: $first, after: $after, filter: $filter) {
    edges { node { name productId variants { sku available level sold daysLeft onOrder suggested } } }
    pageInfo { hasNextPage endCursor }
  }
  viewer { lowStockCount }
}`;

interface Buying {
  lowStockPurchase: { hasMore: boolean; lines: { title: string; sku: string }[] };
}

const BUY = `query ($filter: LowStockProductsFilter) {
  lowStockPurchase(filter: $filter) { hasMore lines { variantId title sku averageCost pieces } }
}`;

async function list(variables: Record<string, unknown> = {}, token = founder): Promise<Answer> {
  const { data, errors } = await server.graphql<Answer>(token, QUERY, variables);
  expect(errors).toBeUndefined();
  return data!;
}

const names = ({ lowStockProducts }: Answer) => lowStockProducts.edges.map(({ node }) => node.name);

describe('the low-stock list', () => {
  it('has the products that the bell counts and that earlier clients are told, page by page', async () => {
    for (const [index, stock] of [4, 0, 2, 9, 1].entries()) await withProduct(shop, { name: `P${index}`, stock, lowStockLevel: 5 });
    await withProduct(shop, { name: 'No level', stock: 0 });
    const told = await runQuery(stockAlerts, await sessionFor(shop.founder), {});
    const all = await list();
    expect(names(all)).toEqual(['P1', 'P4', 'P2', 'P0']);
    expect([all.viewer.lowStockCount, await countStockAlerts(shop.id), told.map(({ name }) => name)]).toEqual([4, 4, names(all)]);
    const first = await list({ first: 3 });
    const second = await list({ first: 3, after: first.lowStockProducts.pageInfo.endCursor });
    expect([names(first), names(second), second.lowStockProducts.pageInfo.hasNextPage]).toEqual([['P1', 'P4', 'P2'], ['P0'], false]);
    expect(names(await list({ filter: { search: 'p4' } }))).toEqual(['P4']);
    expect(names(await list({ filter: { search: '%' } }))).toEqual([]);
  });

  it('finds a name with dotted letters as every keyboard writes it', async () => {
    const spelled = ['শা\u09dcি', 'শা\u09a1\u09bcি'];
    for (const name of spelled) await withProduct(shop, { name, stock: 1, lowStockLevel: 5 });
    await withProduct(shop, { name: 'লুঙ্গি', stock: 1, lowStockLevel: 5 });
    for (const search of spelled) expect(names(await list({ filter: { search } })).toSorted()).toEqual(spelled.toSorted());
  });

  it('says how long the rest lasts by what sold, and what to buy beside what is on order', async () => {
    const product = await withProduct(shop, { stock: 20, lowStockLevel: 15 });
    const session = Session.system(shop.id);
    const order = await withOrder(shop, { lines: [{ product, quantity: 10 }] });
    await execute(confirmOrder, session, { orderId: order.id });
    await execute(shipOrder, session, { orderId: order.id, courierName: 'Pathao' });
    await withPurchase(shop, { start: 'ORDER', lines: [{ product, quantity: 2, unitCost: 5 }] });
    const { lowStockProducts: { edges: [edge] } } = await list();
    // Ten sold in 30 days and ten are left: they last 30 days, and six more are proposed.
    expect(edge!.node.variants).toEqual([
      { sku: product.sku, available: 10, level: 15, sold: 10, daysLeft: 30, onOrder: 2, suggested: 4 },
    ]);
  });

  it('has what sells out before new goods come, once the business says how long they take', async () => {
    const [fast, slow] = [await withProduct(shop, { name: 'Fast', stock: 30 }), await withProduct(shop, { name: 'Slow', stock: 30 })];
    const session = Session.system(shop.id);
    const sell = async (product: SeededProduct, quantity: number) => {
      const { id: orderId } = await withOrder(shop, { lines: [{ product, quantity }] });
      await execute(confirmOrder, session, { orderId });
      await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
      return orderId;
    };
    const fastOrder = await sell(fast, 15);
    await sell(slow, 3);
    await measureBusiness(shop.id);
    expect(names(await list())).toEqual([]);
    await db.business.update({ where: { id: shop.id }, data: { restockDays: 30 } });
    await measureBusiness(shop.id);
    // 15 are left and 15 sell in 30 days: exactly enough.
    expect(names(await list())).toEqual([]);
    await db.business.update({ where: { id: shop.id }, data: { restockDays: 31 } });
    const all = await list();
    expect(all.lowStockProducts.edges.map(({ node }) => [node.name, node.variants[0]!.suggested])).toEqual([['Fast', 16]]);
    const told = await runQuery(stockAlerts, await sessionFor(shop.founder), {});
    expect([all.viewer.lowStockCount, told.map(({ name }) => name)]).toEqual([1, ['Fast']]);
    // Returned pieces do not count as sold.
    await execute(returnOrder, session, { orderId: fastOrder, reason: 'Nobody at home' });
    const { id: lineId } = await db.orderLine.findFirstOrThrow({ where: { orderId: fastOrder }, select: { id: true } });
    await execute(receiveReturn, session, { orderId: fastOrder, lines: [{ lineId, good: 15, damaged: 0, missing: 0 }] });
    await measureBusiness(shop.id);
    expect(await db.salesPace.findMany({ where: { businessId: shop.id }, select: { variantId: true, sold: true } }))
      .toEqual([{ variantId: slow.variantId, sold: 3 }]);
    expect(names(await list())).toEqual([]);
  });

  it('becomes a purchase of all that the filter shows, and says so when that is more than a purchase takes', async () => {
    const lamp = await withProduct(shop, { name: 'Lamp', stock: 2, cost: 40, lowStockLevel: 5 });
    const products = Array.from({ length: 501 }, (_, at) => ({ businessId: shop.id, id: uuidv7(), name: `Bell ${at}` }));
    await db.product.createMany({ data: products });
    const bells = products.flatMap(({ id: productId }, at) => ['S', 'M'].map((name) => (
      { businessId: shop.id, productId, name, sku: `BELL-${at}-${name}`, pricePoisha: 900n, lowStockLevel: 0 })));
    await db.variant.createMany({ data: bells.slice(1) });
    const buy = async (search?: string) => {
      const { data, errors } = await server.graphql<Buying>(founder, BUY, { filter: { search } });
      expect(errors).toBeUndefined();
      return data!.lowStockPurchase;
    };
    expect(await buy('lamp')).toEqual({
      hasMore: false, lines: [{ variantId: encodeId('Variant', lamp.variantId), title: 'Lamp', sku: lamp.sku, averageCost: 40, pieces: 4 }],
    });
    const all = await buy();
    expect([all.lines.length, all.hasMore, new Set(all.lines.map(({ sku }) => sku)).size]).toEqual([1_000, true, 1_000]);
    await db.variant.deleteMany({ where: { businessId: shop.id, sku: { in: bells.slice(1, 3).map(({ sku }) => sku) } } });
    const rest = await buy();
    expect([rest.lines.length, rest.hasMore, rest.lines.at(-1)?.title]).toEqual([1_000, false, 'Lamp']);
  });

  it('is nobody else’s, and not for who has no notifications', async () => {
    await withProduct(shop, { stock: 0, lowStockLevel: 5 });
    const other = await seedBusiness();
    expect(names(await list({}, await tokenOf(other.founder)))).toEqual([]);
    const member = await tokenOf(await withMember(shop, { flags: ['product'] }));
    const { errors } = await server.graphql(member, QUERY);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });
});

it.each([
  [{ available: 10, sold: 0, level: 12, onOrder: 0 }, { daysLeft: null, suggested: 3 }],
  [{ available: -2, sold: 30, level: 0, onOrder: 0 }, { daysLeft: 0, suggested: 32 }],
  [{ available: 3, sold: 60, level: 5, onOrder: 100 }, { daysLeft: 1, suggested: 0 }],
])('of %o follows %o', (variant, expected) => expect(forecast(variant)).toEqual(expected));

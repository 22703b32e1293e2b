import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { daysLater } from '../../../../prisma/seed/factories/earlier.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { withPurchase } from '../../../../prisma/seed/factories/purchase.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { addDays, dhakaDay, dhakaDayEnd } from '../../../../schema/rules/format.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { countStatements } from '../../../db/statements.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { amountOf } from '../../../list-query/csv.ts';
import { exportCells } from '../../../list-query/list-export.ts';
import { Session } from '../../../session/session.ts';
import { createLocation } from '../../inventory/locations.ts';
import { receiveTransfer, sendTransfer } from '../../inventory/transfer-stock.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../orders/order-commands.ts';
import { receiveReturn, returnOrder } from '../../orders/return-orders.ts';
import { voidPurchase } from '../../purchases/void-purchase.ts';
import { inventoryLines, inventoryReport } from '../inventory-report.ts';
import { inventoryReportExport } from '../inventory-report-export.ts';

const today = dhakaDay(new Date());
const ago = (days: number) => addDays(today, -days);

interface Figures extends Record<string, number | null> {}
interface Line { name: string; sku: string | null; productId: string; variantId: string | null; lastSoldOn: string | null; figures: Figures }
const FIGURES = `{ onHand reserved withCourier returning damaged inTransfer upTo30Days upTo60Days upTo90Days older dead sold daysOfCover value deadValue unitCost }`;
const QUERY = `query ($filter: InventoryReportFilter, $row: ProductReportRow, $sort: InventoryReportSort, $first: Int, $after: String) {
  inventoryReport(filter: $filter) { day total ${FIGURES} }
  inventoryLines(filter: $filter, row: $row, sort: $sort, first: $first, after: $after) {
    edges { node { name sku productId variantId lastSoldOn figures ${FIGURES} } } pageInfo { hasNextPage endCursor } } }`;

let server: TestServer;
let shop: Shop;
let founder: string;
let saree: SeededProduct;
let ring: SeededProduct;
let stall: string;
/** What the account of the stock stood at, at the end of so many days ago. */
const booked = new Map<number, number>();

const session = () => Session.system(shop.id);

async function read(variables: { filter?: object; row?: string; sort?: string; first?: number; after?: string } = {}, token = founder) {
  const { data, errors } = await server.graphql<{
    inventoryReport: { day: string; total: Figures };
    inventoryLines: { edges: { node: Line }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
  }>(token, QUERY, variables);
  expect(errors).toBeUndefined();
  const { edges, pageInfo } = data!.inventoryLines;
  return { ...data!.inventoryReport, lines: edges.map(({ node }) => node), ...pageInfo };
}

const inventoryAccount = async (): Promise<number> => {
  const [row] = await db.$queryRaw<[{ value: bigint | null }]>`
    SELECT sum(l."debitPoisha" - l."creditPoisha")::bigint AS "value" FROM "JournalLine" l
    JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId" AND a."code" = 'inventory' WHERE l."businessId" = ${shop.id}::uuid`;
  return Number(row.value ?? 0n) / 100;
};
/** Ends a day: what the books say of it is noted, and all that has happened moves so many days into the past. */
async function endOfDay(days: number, left: number): Promise<void> {
  booked.set(left, await inventoryAccount());
  await daysLater(shop, days);
}
const sell = async (product: SeededProduct, quantity: number) => {
  const { id: orderId } = await withOrder(shop, { lines: [{ product, quantity, price: 500 }] });
  await execute(confirmOrder, session(), { orderId });
  await execute(shipOrder, session(), { orderId, courierName: 'Steadfast' });
  return orderId;
};

/** Another business, whose saree has by chance the same id: what it buys and pays must change no figure. */
async function sameElsewhere(): Promise<void> {
  const rival = await seedBusiness();
  const { variantId } = await withProduct(rival, { name: 'Silk', stock: 0, cost: 0 });
  await db.variant.update({ where: { businessId_id: { businessId: rival.id, id: variantId } }, data: { id: saree.variantId } });
  for (const unitCost of [7, 9]) await withPurchase(rival, { start: 'RECEIVE', lines: [{ product: saree, quantity: 1_000, unitCost }] });
  await daysLater(rival, 1);
  await withPurchase(rival, { start: 'RECEIVE', lines: [{ product: saree, quantity: 1_000, unitCost: 11 }] });
}

/**
 * 100 days ago: 10 sarees for 300 and 6 rings for 100 as opening stock. 50 days ago: 6 sarees for 340; a parcel with 2 sarees,
 * which comes back 20 days ago, one of them damaged. Today: 4 sarees for 360, 3 sold, 1 promised, and 2 rings go to a stall.
 */
beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
  saree = await withProduct(shop, { name: 'Jamdani saree', stock: 10, cost: 300 });
  await sameElsewhere();
  ring = await withProduct(shop, { name: 'Ring', stock: 6, cost: 100 });
  await endOfDay(50, 100);
  await withPurchase(shop, { start: 'RECEIVE', lines: [{ product: saree, quantity: 6, unitCost: 340 }] });
  const refused = await sell(saree, 2);
  await endOfDay(30, 50);
  await execute(returnOrder, session(), { orderId: refused, reason: 'Not at home' });
  const line = await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id, orderId: refused } });
  await execute(receiveReturn, session(), { orderId: refused, lines: [{ lineId: line.id, good: 1, damaged: 1, missing: 0 }] });
  await endOfDay(20, 20);
  await withPurchase(shop, { start: 'RECEIVE', lines: [{ product: saree, quantity: 4, unitCost: 360 }] });
  const twice = await withPurchase(shop, { start: 'RECEIVE', lines: [{ product: ring, quantity: 9, unitCost: 700 }] });
  const { version } = await db.purchase.findFirstOrThrow({ where: { businessId: shop.id, id: twice.id } });
  await execute(voidPurchase, session(), { purchaseId: twice.id, version, reason: 'Entered twice' });
  await execute(deliverOrder, session(), { orderId: await sell(saree, 3) });
  const { id: orderId } = await withOrder(shop, { lines: [{ product: saree, quantity: 1 }] });
  await execute(confirmOrder, session(), { orderId });
  stall = (await execute(createLocation, session(), { name: 'Stall' })).id;
  const { id: transferId } = await execute(sendTransfer, session(), {
    fromLocationId: shop.locationId, toLocationId: stall, lines: [{ variantId: ring.variantId, quantity: 2 }],
  });
  await execute(receiveTransfer, session(), { transferId, version: 1 });
  founder = await tokenOf(shop.founder);
});
afterAll(() => server.close());

describe('the inventory report', () => {
  it('says where the pieces are, how old they are and how long they last', async () => {
    const { lines, day } = await read({ row: 'VARIANT' });
    expect([day, lines.map(({ name }) => name)]).toEqual([today, ['Jamdani saree', 'Ring']]);
    // 10 + 6 - 2 + 1 + 4 - 3 sarees: the last 4 came today, 6 before that 50 days ago, the rest earlier.
    expect(lines[0]!.figures).toMatchObject({
      onHand: 16, reserved: 1, withCourier: 0, returning: 0, damaged: 1, upTo30Days: 4, upTo60Days: 6, upTo90Days: 0, older: 6, dead: 0, sold: 3, daysOfCover: 150,
    });
    expect(lines[0]!.lastSoldOn).toBe(today);
    expect(lines[1]).toMatchObject({ lastSoldOn: null, figures: { onHand: 6, upTo30Days: 0, older: 6, dead: 6, sold: 0, daysOfCover: null, unitCost: 100, value: 600, deadValue: 600 } });
  });

  it('is worth what the books say, today and at the end of every day before', async () => {
    expect((await read()).total.value).toBe(await inventoryAccount());
    for (const [days, value] of booked) expect([days, (await read({ filter: { asOf: ago(days) } })).total.value]).toEqual([days, value]);
    expect(new Set(booked.values()).size).toBe(3);
  });

  it('shows the stock at the end of a day of the past', async () => {
    const of = async (days: number) => (await read({ filter: { asOf: ago(days) } })).lines.find(({ name }) => name === 'Jamdani saree')!;
    expect((await of(50)).figures).toMatchObject({ onHand: 14, withCourier: 2, damaged: 0, upTo30Days: 6, upTo60Days: 8, older: 0 });
    expect((await of(60)).figures).toMatchObject({ onHand: 10, withCourier: 0, upTo60Days: 10, unitCost: 300 });
    expect((await of(20)).figures).toMatchObject({ onHand: 15, withCourier: 0, damaged: 1 });
    expect((await read({ filter: { asOf: ago(101) } })).lines).toEqual([]);
  });

  it('finds dead stock: here for so many days, and none sold in them', async () => {
    const dead = async (filter: object) => {
      const { lines, total } = await read({ filter: { isDead: true, ...filter } });
      return [lines.map(({ name, figures }) => [name, figures.dead]), total.dead, total.deadValue];
    };
    expect(await dead({})).toEqual([[['Ring', 6]], 6, 600]);
    // What came today is not dead, whatever was sold.
    const asOf = ago(40);
    const { total } = await read({ filter: { asOf, idleDays: 5 } });
    expect(total.dead).toBe(14 + 6);
    expect(await dead({ asOf, idleDays: 30 })).toEqual([[['Ring', 6]], 6, 600]);
    expect((await dead({ search: 'saree' }))[0]).toEqual([]);
  });

  it('is sorted by the days of cover that it shows: what is reserved does not last', async () => {
    const other = await seedBusiness();
    const [promised, free] = [await withProduct(other, { stock: 10 }), await withProduct(other, { stock: 5 })];
    const order = async (product: SeededProduct, quantity: number) => {
      const { id: orderId } = await withOrder(other, { lines: [{ product, quantity }] });
      await execute(confirmOrder, Session.system(other.id), { orderId });
      return orderId;
    };
    for (const product of [promised, free]) await execute(shipOrder, Session.system(other.id), { orderId: await order(product, 1), courierName: 'Steadfast' });
    await order(promised, 9);
    const { lines } = await read({ sort: 'COVER', row: 'VARIANT' }, await tokenOf(other.founder));
    expect(lines.map(({ sku, figures }) => [sku, figures.daysOfCover])).toEqual([[free.sku, 120], [promised.sku, 0]]);
  });

  it('is filtered, sorted and read page by page, also by location', async () => {
    const stallOnly = await read({ filter: { locationId: encodeId('Location', stall) } });
    expect(stallOnly.lines.map(({ name, figures }) => [name, figures.onHand, figures.upTo30Days, figures.older])).toEqual([['Ring', 2, 2, 0]]);
    for (const [sort, name] of [['VALUE', 'Jamdani saree'], ['DEAD', 'Ring'], ['COVER', 'Ring']]) {
      expect([sort, (await read({ sort })).lines[0]!.name]).toEqual([sort, name]);
    }
    const first = await read({ first: 1, row: 'VARIANT' });
    expect([first.lines.map(({ sku }) => sku), first.hasNextPage]).toEqual([[saree.sku], true]);
    const next = await read({ first: 1, row: 'VARIANT', after: first.endCursor! });
    expect([next.lines.map(({ sku }) => sku), next.hasNextPage]).toEqual([[ring.sku], false]);
  });

  it('has a total that is the sum of its lines', async () => {
    for (const filter of [{}, { asOf: ago(30) }]) {
      const { total, lines } = await read({ filter, row: 'VARIANT' });
      for (const figure of ['onHand', 'reserved', 'withCourier', 'damaged', 'upTo30Days', 'older', 'dead', 'value', 'deadValue']) {
        expect([figure, lines.reduce((sum, { figures }) => sum + figures[figure]!, 0)]).toEqual([figure, total[figure]]);
      }
    }
  });

  it('has figures that are the sums of the ledger rows behind them, on past days too', async () => {
    const BUCKETS = ['onHand', 'reserved', 'withCourier', 'returning', 'damaged', 'inTransfer'];
    const LEDGER = `query ($filter: StockLedgerFilter) { stockLedger(first: 100, filter: $filter) { edges { node { ${BUCKETS.join(' ')} } } } }`;
    const sums = async (filter: object) => {
      const { data } = await server.graphql<{ stockLedger: { edges: { node: Record<string, number> }[] } }>(founder, LEDGER, { filter });
      return BUCKETS.map((bucket) => data!.stockLedger.edges.reduce((sum, { node }) => sum + node[bucket]!, 0));
    };
    for (const [asOf, locationId] of [[undefined, undefined], [ago(20), undefined], [ago(60), undefined], [undefined, encodeId('Location', stall)]]) {
      const of = { ...(locationId && { locationId }), ...(asOf && { createdBefore: dhakaDayEnd(asOf).toISOString() }) };
      const filter = { ...(asOf && { asOf }), ...(locationId && { locationId }) };
      for (const row of ['VARIANT', 'PRODUCT']) {
        const { lines } = await read({ filter, row });
        expect(lines.length).toBeGreaterThan(0);
        for (const { name, productId, variantId, figures } of lines) {
          expect([name, asOf, await sums({ ...of, ...(variantId ? { variantId } : { productId }) })]).toEqual([name, asOf, BUCKETS.map((bucket) => figures[bucket])]);
        }
      }
    }
  });

  it('takes one statement for the sums and two for a page, whatever the day', async () => {
    for (const filter of [{}, { asOf: ago(40) }]) {
      const count = await countStatements(async (counter) => {
        await inventoryReport(shop.id, filter);
        await inventoryLines(shop.id, filter, { row: 'VARIANT', sort: 'VALUE', after: null, take: 51 });
        return counter.count;
      });
      expect(count).toBe(3);
    }
  });

  it('is a file with the same figures', async () => {
    const cells = (await Array.fromAsync(exportCells(inventoryReportExport, session(), {}))).flat();
    expect(cells[2]!.slice(0, 6)).toEqual(['Ring', '', ring.sku, null, 6, 0]);
    expect(cells[2]!.slice(-3)).toEqual([amountOf(10_000n), amountOf(60_000n), amountOf(60_000n)]);
    expect(cells.at(-1)!.slice(4, 6)).toEqual([22, 1]);
  });

  it('hides what goods are worth from whoever may not see costs, and every order by it', async () => {
    const hidden = await withMember(shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] });
    const token = await tokenOf(hidden);
    const { total, lines } = await read({}, token);
    expect([total.onHand, total.value, total.deadValue, lines[0]!.figures.unitCost]).toEqual([22, null, null, null]);
    expect((await server.graphql(token, '{ inventoryLines(sort: VALUE) { edges { node { id } } } }')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const hiddenSession = await sessionFor({ ...hidden, businessId: shop.id });
    expect(() => exportCells(inventoryReportExport, hiddenSession, { filter: JSON.stringify({ sort: 'VALUE' }) })).toThrow('permission');
    const [headers, ...cells] = (await Array.fromAsync(exportCells(inventoryReportExport, hiddenSession, {}))).flat();
    expect(cells.map((line) => line.slice(headers!.indexOf('Unit cost')))).toEqual(cells.map(() => []));
  });

  it('is for administrators of the own business, for a day of the last 366', async () => {
    const stranger = await tokenOf((await seedBusiness()).founder);
    expect((await read({ filter: { locationId: encodeId('Location', stall) } }, stranger)).lines).toEqual([]);
    const staff = await tokenOf(await withMember(shop, { flags: ['report', 'product'] }));
    for (const field of ['inventoryReport { day }', 'inventoryLines { edges { node { id } } }']) {
      expect((await server.graphql(staff, `{ ${field} }`)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
    const ask = async (asOf: string) => (await server.graphql(founder, `{ inventoryReport(filter: { asOf: "${asOf}" }) { day } }`)).errors?.[0]?.message;
    expect([await ask(ago(-1)), await ask(ago(367)), await ask(ago(366))]).toEqual(['That day is still to come', 'At most 366 days ago', undefined]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { earlierStock } from '../../../../prisma/seed/factories/earlier.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { withPurchase, withSupplier } from '../../../../prisma/seed/factories/purchase.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { addDays, dhakaDay } from '../../../../schema/rules/format.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { countStatements } from '../../../db/statements.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { amountOf } from '../../../list-query/csv.ts';
import { exportCells } from '../../../list-query/list-export.ts';
import { Session } from '../../../session/session.ts';
import { decreaseStock, reverseDecrease } from '../../inventory/adjust-stock.ts';
import { correctCosts } from '../../purchases/correct-costs.ts';
import { receivePurchase, returnPurchase } from '../../purchases/purchase-commands.ts';
import { voidPurchase } from '../../purchases/void-purchase.ts';
import { costsByDay, purchaseHistory, purchaseHistoryLines, suppliersOf } from '../purchase-history.ts';
import { purchasedLineExport, purchaseHistoryExport } from '../purchase-history-export.ts';
import { purchasedLines } from '../purchased-lines.ts';

const today = dhakaDay(new Date());
const ago = (days: number) => addDays(today, -days);

interface Total { received: number; value: number | null; receipts: number; suppliers: number; back: number; refund: number | null }
interface Goods {
  total: Total; averageCost: number | null; firstCost: number | null; lastCost: number | null; lowestCost: number | null; highestCost: number | null;
  lastAt: string | null; supplierNames: string[];
}
interface Line { name: string; sku: string | null; variantId: string | null; figures: Goods }
const TOTAL = '{ received value receipts suppliers back refund }';
const GOODS = `{ total ${TOTAL} averageCost firstCost lastCost lowestCost highestCost lastAt supplierNames }`;
const QUERY = `query ($filter: PurchaseHistoryFilter, $row: ProductReportRow, $sort: PurchaseHistorySort, $first: Int, $after: String) {
  purchaseHistory(filter: $filter) { total ${TOTAL} days { day received averageCost } suppliers { supplierId name received value } }
  purchaseHistoryLines(filter: $filter, row: $row, sort: $sort, first: $first, after: $after) {
    edges { node { name sku variantId figures ${GOODS} } } pageInfo { hasNextPage endCursor } } }`;

let server: TestServer;
let shop: Shop;
let founder: string;
let saree: SeededProduct;
let ring: SeededProduct;
let islampur: string;
let chawk: string;

const session = () => Session.system(shop.id);
const linesOf = (purchaseId: string) => db.purchaseLine.findMany({ where: { businessId: shop.id, purchaseId }, orderBy: { position: 'asc' } });
const versionOf = async (id: string) => (await db.purchase.findFirstOrThrow({ where: { businessId: shop.id, id } })).version;

async function read(variables: { filter?: object; row?: string; sort?: string; first?: number; after?: string } = {}, token = founder) {
  const { data, errors } = await server.graphql<{
    purchaseHistory: { total: Total; days: { day: string; received: number; averageCost: number }[]; suppliers: { supplierId: string; name: string; received: number; value: number }[] };
    purchaseHistoryLines: { edges: { node: Line }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
  }>(token, QUERY, variables);
  expect(errors).toBeUndefined();
  const { edges, pageInfo } = data!.purchaseHistoryLines;
  return { ...data!.purchaseHistory, lines: edges.map(({ node }) => node), ...pageInfo };
}

/**
 * Of Islampur, 40 days ago: 10 sarees for 300. 5 days ago: 3 and 4 of 7 sarees for 330 with 70 for the van, and 10 rings for
 * 100, of which 2 went back. Of Chawk today: 5 rings for 120, which turn out to cost 126; one of them went back by a decrease.
 * Void, ordered and taken back again: nothing of them counts.
 */
beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
  saree = await withProduct(shop, { name: 'Jamdani saree', stock: 4, cost: 250 });
  ring = await withProduct(shop, { name: 'Ring', stock: 0, cost: 0 });
  islampur = await withSupplier(shop, 'Islampur Cloth House');
  chawk = await withSupplier(shop, 'Chawkbazar Wholesale');
  const old = await withPurchase(shop, { supplierId: islampur, start: 'RECEIVE', lines: [{ product: saree, quantity: 10, unitCost: 300 }] });
  await earlierStock(shop, old.id, 40);
  const parts = await withPurchase(shop, {
    supplierId: islampur, lines: [{ product: saree, quantity: 7, unitCost: 330 }, { product: ring, quantity: 10, unitCost: 100 }],
    more: { extraCost: 70, extraSpread: 'QUANTITY' },
  });
  const [sarees, rings] = await linesOf(parts.id);
  const receive = async (lines: { lineId: string; quantity: number }[]) =>
    execute(receivePurchase, session(), { purchaseId: parts.id, version: await versionOf(parts.id), lines });
  await receive([{ lineId: sarees!.id, quantity: 3 }]);
  await receive([{ lineId: sarees!.id, quantity: 4 }, { lineId: rings!.id, quantity: 10 }]);
  await execute(returnPurchase, session(), {
    purchaseId: parts.id, version: await versionOf(parts.id), lines: [{ lineId: rings!.id, quantity: 2 }], reason: 'Bent',
  });
  await earlierStock(shop, parts.id, 5);
  const dear = await withPurchase(shop, { supplierId: chawk, start: 'RECEIVE', lines: [{ product: ring, quantity: 5, unitCost: 120 }] });
  await execute(correctCosts, session(), {
    purchaseId: dear.id, version: await versionOf(dear.id), lines: [{ lineId: (await linesOf(dear.id))[0]!.id, unitCost: 126 }], reason: 'The bill came late',
  });
  const back = { reason: 'SUPPLIER_RETURN', supplierId: chawk, lines: [{ variantId: ring.variantId, quantity: 1 }] };
  await execute(decreaseStock, session(), back);
  const { id: adjustmentId } = await execute(decreaseStock, session(), back);
  await execute(reverseDecrease, session(), { adjustmentId, version: 1, reason: 'By mistake' });
  const { id: purchaseId } = await withPurchase(shop, { supplierId: chawk, start: 'RECEIVE', lines: [{ product: ring, quantity: 50, unitCost: 900 }] });
  await execute(voidPurchase, session(), { purchaseId, version: await versionOf(purchaseId), reason: 'Entered twice' });
  await withPurchase(shop, { supplierId: chawk, lines: [{ product: saree, quantity: 9, unitCost: 500 }] });
  founder = await tokenOf(shop.founder);
});
afterAll(() => server.close());

describe('the purchase history', () => {
  it('says what came, what a piece of it cost, and what went back', async () => {
    const { total, lines } = await read({ filter: { from: ago(60) } });
    // The van is a part of what goods cost: 70 for 17 pieces, of which sarees take 28.82 and rings 41.18.
    expect(total).toMatchObject({ received: 32, value: 3_000 + 2_310 + 1_000 + 70 + 630, receipts: 4, suppliers: 2, back: 3 });
    expect(lines.map(({ name }) => name)).toEqual(['Jamdani saree', 'Ring']);
    expect(lines[0]!.figures).toMatchObject({
      total: { received: 17, value: 5_338.82, receipts: 3, suppliers: 1, back: 0, refund: 0 },
      averageCost: 314.05, firstCost: 300, lastCost: 334.12, lowestCost: 300, highestCost: 334.12, supplierNames: ['Islampur Cloth House'],
    });
    expect(lines[1]!.figures).toMatchObject({
      total: { received: 15, value: 1_671.18, receipts: 2, suppliers: 2, back: 3 },
      firstCost: 104.12, lastCost: 126, lowestCost: 104.12, highestCost: 126, supplierNames: ['Chawkbazar Wholesale', 'Islampur Cloth House'],
    });
    // A supplier does not give the van back.
    expect((await read({ filter: { from: ago(60), supplierId: encodeId('Supplier', islampur) } })).total.refund).toBe(200);
  });

  it('counts what came on the days that are asked for', async () => {
    const { days, total } = await read();
    expect([days, total.received]).toEqual([[
      { day: ago(5), received: 17, averageCost: 198.82 }, { day: today, received: 5, averageCost: 126 },
    ], 22]);
    expect((await read({ filter: { from: ago(40), to: ago(40) } })).lines.map(({ name, figures }) => [name, figures.total.received])).toEqual([['Jamdani saree', 10]]);
    expect((await read({ filter: { from: ago(39), to: ago(6) } })).lines).toEqual([]);
  });

  it('adds up to what suppliers were owed for deliveries', async () => {
    const { total } = await read({ filter: { from: ago(60) } });
    const [owed] = await db.$queryRaw<[{ value: bigint }]>`
      SELECT sum(l."creditPoisha" - l."debitPoisha")::bigint AS "value" FROM "JournalLine" l
      JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId" AND a."code" = 'supplier-payable'
      JOIN "JournalEntry" e ON e."businessId" = l."businessId" AND e."id" = l."entryId"
      WHERE l."businessId" = ${shop.id}::uuid AND e."kind" IN ('receipt', 'cost-correction', 'void')`;
    expect(Number(owed.value) / 100).toBe(total.value);
  });

  it('is filtered, sorted and read page by page', async () => {
    const filter = { from: ago(60), supplierId: encodeId('Supplier', chawk) };
    const ofChawk = await read({ filter });
    expect([ofChawk.total.received, ofChawk.lines.map(({ name }) => name)]).toEqual([5, ['Ring']]);
    expect(ofChawk.suppliers.map(({ name, received }) => [name, received])).toEqual([['Islampur Cloth House', 27], ['Chawkbazar Wholesale', 5]]);
    expect((await read({ filter: { from: ago(60), search: 'jamd' } })).total.received).toBe(17);
    expect((await read({ filter: { search: 'nothing' } })).lines).toEqual([]);
    const first = await read({ filter: { from: ago(60) }, sort: 'RISE', first: 1, row: 'VARIANT' });
    expect([first.lines.map(({ name, sku }) => [name, sku]), first.hasNextPage]).toEqual([[['Ring', ring.sku]], true]);
    const next = await read({ filter: { from: ago(60) }, sort: 'RISE', first: 1, row: 'VARIANT', after: first.endCursor! });
    expect([next.lines.map(({ name }) => name), next.hasNextPage]).toEqual([['Jamdani saree'], false]);
    for (const sort of ['VALUE', 'LATEST', 'RECEIPTS', 'BACK']) {
      const sorted = await read({ filter: { from: ago(60) }, sort });
      expect([sort, sorted.lines[0]!.name]).toEqual([sort, sort === 'VALUE' || sort === 'RECEIPTS' ? 'Jamdani saree' : 'Ring']);
    }
    // Of the rings, Chawkbazar brought some.
    for (const [sort, names] of [['NAME', ['Jamdani saree', 'Ring']], ['SUPPLIER', ['Ring', 'Jamdani saree']]] as const) {
      const one = await read({ filter: { from: ago(60) }, sort, first: 1 });
      const other = await read({ filter: { from: ago(60) }, sort, first: 1, after: one.endCursor! });
      expect([sort, one.lines[0]!.name, other.lines[0]!.name, other.hasNextPage]).toEqual([sort, ...names, false]);
      const cells = (await Array.fromAsync(exportCells(purchaseHistoryExport, session(), { filter: JSON.stringify({ from: ago(60), sort }) }))).flat();
      expect(cells.slice(1, 3).map(([name]) => name)).toEqual(names);
    }
  });

  it('has figures that are the sums of the lines behind them, page by page too', async () => {
    interface Node { received: number; back: number; value: number }
    interface Page { purchasedLines: { edges: { node: Node }[]; pageInfo: { endCursor: string; hasNextPage: boolean } } }
    const behind = async (filter: object, after: string | null = null): Promise<Node[]> => {
      const { data, errors } = await server.graphql<Page>(founder, `query ($filter: PurchasedLinesFilter, $after: String) {
        purchasedLines(first: 2, after: $after, filter: $filter) { edges { node { received back value } } pageInfo { endCursor hasNextPage } } }`, { filter, after });
      expect(errors).toBeUndefined();
      const { edges, pageInfo: { endCursor, hasNextPage } } = data!.purchasedLines;
      return [...edges.map(({ node }) => node), ...(hasNextPage ? await behind(filter, endCursor) : [])];
    };
    const sum = (nodes: Node[], of: keyof Node) => Math.round(nodes.reduce((all, node) => all + node[of] * 100, 0)) / 100;
    for (const filter of [{ from: ago(60) }, { from: ago(6), search: 'ring' }, { from: ago(60), supplierId: encodeId('Supplier', islampur) }]) {
      const { total, lines } = await read({ filter, row: 'VARIANT' });
      for (const [more, figures] of [[{}, total], ...lines.map((line) => [{ variantId: line.variantId }, line.figures.total] as const)] as [object, Total][]) {
        const came = await behind({ ...filter, ...more, way: 'CAME' });
        const back = await behind({ ...filter, ...more, way: 'WENT_BACK' });
        expect([sum(came, 'received'), sum(came, 'value'), sum(back, 'back'), sum(back, 'value')]).toEqual([figures.received, figures.value, figures.back, figures.refund]);
        expect(await behind({ ...filter, ...more })).toHaveLength(came.length + back.length);
      }
    }
  });

  it('takes one statement for each part', async () => {
    const count = await countStatements(async (counter) => {
      await purchaseHistory(shop.id, { from: ago(365) });
      await purchaseHistoryLines(shop.id, { from: ago(365) }, { row: 'VARIANT', sort: 'VALUE', after: null, take: 51 });
      await costsByDay(shop.id, {});
      await suppliersOf(shop.id, {});
      await purchasedLines(shop.id, {}, { after: null, take: 51 });
      return counter.count;
    });
    expect(count).toBe(5);
  });

  it('is a file with the same figures, and so are the lines', async () => {
    const filter = JSON.stringify({ from: ago(60), row: 'VARIANT' });
    const cells = (await Array.fromAsync(exportCells(purchaseHistoryExport, session(), { filter }))).flat();
    expect(cells[1]!.filter((_cell, index) => index !== 7)).toEqual([
      'Jamdani saree', '', saree.sku, 'Islampur Cloth House', 3, 17, 0, amountOf(533_882n), amountOf(31_405n), amountOf(30_000n), amountOf(33_412n), amountOf(30_000n), amountOf(33_412n), amountOf(0n),
    ]);
    expect(cells.at(-1)!.slice(4, 9)).toEqual([4, 32, 3, '', amountOf(701_000n)]);
    const lines = (await Array.fromAsync(exportCells(purchasedLineExport, session(), { filter: JSON.stringify({ way: 'WENT_BACK' }) }))).flat();
    expect(lines.slice(1).map((line) => [line[1], line[3], line[5], line[7]])).toEqual([
      ['Decrease', 'Chawkbazar Wholesale', ring.sku, 1], ['Purchase', 'Islampur Cloth House', ring.sku, 2],
    ]);
  });

  it('hides costs from whoever may not see them, and every order by them', async () => {
    const hidden = await withMember(shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] });
    const token = await tokenOf(hidden);
    const { total, lines, days } = await read({ filter: { from: ago(60) } }, token);
    expect([total.received, total.value, total.refund, days[0]!.averageCost, lines[0]!.figures.lastCost]).toEqual([32, null, null, null, null]);
    const hiddenSession = await sessionFor({ ...hidden, businessId: shop.id });
    for (const sort of ['VALUE', 'RISE']) {
      const { errors } = await server.graphql(token, `{ purchaseHistoryLines(sort: ${sort}) { edges { node { id } } } }`);
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      expect(() => exportCells(purchaseHistoryExport, hiddenSession, { filter: JSON.stringify({ sort }) })).toThrow('permission');
    }
    for (const [file, cost] of [[purchaseHistoryExport, 'Cost'], [purchasedLineExport, 'Cost of one']] as const) {
      const [headers, ...cells] = (await Array.fromAsync(exportCells(file, hiddenSession, { filter: JSON.stringify({ from: ago(60) }) }))).flat();
      expect(cells.map((line) => line.slice(headers!.indexOf(cost)))).toEqual(cells.map(() => []));
    }
  });

  it('is for administrators of the own business, for 366 days at most', async () => {
    const stranger = await tokenOf((await seedBusiness()).founder);
    expect((await read({ filter: { from: ago(60), supplierId: encodeId('Supplier', chawk) } }, stranger)).lines).toEqual([]);
    const staff = await tokenOf(await withMember(shop, { flags: ['report', 'purchase'] }));
    for (const field of ['purchaseHistory { asOf }', 'purchaseHistoryLines { edges { node { id } } }', 'purchasedLines { edges { node { id } } }']) {
      expect((await server.graphql(staff, `{ ${field} }`)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
    const ask = async (field: string) => (await server.graphql(founder, `{ ${field}(filter: { from: "${ago(366)}" }) { __typename } }`)).errors?.[0]?.message;
    for (const field of ['purchaseHistory', 'purchaseHistoryLines', 'purchasedLines']) expect(await ask(field)).toBe('At most 366 days');
  });
});

it('compares with as many whole days right before, without costs for who may not see them', async () => {
  const before = async (filter: object, token = founder) => (await server.graphql<{ purchaseHistory: { totalBefore: Total } }>(
    token, `query ($filter: PurchaseHistoryFilter) { purchaseHistory(filter: $filter) { totalBefore ${TOTAL} } }`, { filter },
  )).data!.purchaseHistory.totalBefore;
  const tomorrow = { from: ago(-1), to: ago(-1) };
  expect(await before(tomorrow)).toEqual((await read({ filter: { from: today, to: today } })).total);
  expect(await before({ from: ago(3), to: today, supplierId: encodeId('Supplier', islampur) }))
    .toEqual((await read({ filter: { from: ago(7), to: ago(4), supplierId: encodeId('Supplier', islampur) } })).total);
  const admin = await tokenOf(await withMember(shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] }));
  expect(await before(tomorrow, admin)).toMatchObject({ value: null, refund: null });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { addDays, dhakaDay } from '../../../../schema/rules/format.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { countStatements } from '../../../db/statements.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { amountOf } from '../../../list-query/csv.ts';
import { exportCells } from '../../../list-query/list-export.ts';
import { Session } from '../../../session/session.ts';
import { profitReport, profitRange } from '../../profit-report/profit-report.ts';
import { editOrder } from '../../orders/edit-order.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../orders/order-commands.ts';
import { deliverPart, loseOrder, receiveReturn, returnOrder } from '../../orders/return-orders.ts';
import { foldSales } from '../fold-sales.ts';
import { productReport, productReportLines } from '../product-report.ts';
import { productReportExport, soldLineExport } from '../product-report-export.ts';
import { salesChecks } from '../sales-checks.ts';

const today = dhakaDay(new Date());
const ago = (days: number) => addDays(today, -days);

interface Figures { shipped: number; delivered: number; back: number; lost: number; underWay: number; revenue: number; cost: number | null; damage: number | null; profit: number | null }
interface Line { name: string; sku: string | null; variantId: string | null; figures: Figures }
const FIGURES = '{ shipped delivered back lost underWay revenue cost damage profit }';
const QUERY = `query ($filter: ProductReportFilter, $row: ProductReportRow, $sort: ProductReportSort, $first: Int, $after: String) {
  productReport(filter: $filter) { total ${FIGURES} totalBefore ${FIGURES} }
  productReportLines(filter: $filter, row: $row, sort: $sort, first: $first, after: $after) {
    edges { node { name sku variantId figures ${FIGURES} } } pageInfo { hasNextPage endCursor } } }`;

let server: TestServer;
let shop: Shop;
let founder: string;
let saree: SeededProduct;
let ring: SeededProduct;

const session = () => Session.system(shop.id);
const sent = async (lines: [SeededProduct, number, number][], more: object = {}) => {
  const { id: orderId } = await withOrder(shop, { lines: lines.map(([product, quantity, price]) => ({ product, quantity, price })), ...more });
  await execute(confirmOrder, session(), { orderId });
  await execute(shipOrder, session(), { orderId, courierName: 'Steadfast' });
  return orderId;
};
const linesOf = (orderId: string) => db.orderLine.findMany({ where: { businessId: shop.id, orderId }, orderBy: { position: 'asc' } });
const figures = (given: Partial<Figures>): Figures => ({ shipped: 0, delivered: 0, back: 0, lost: 0, underWay: 0, revenue: 0, cost: 0, damage: 0, profit: 0, ...given });

async function read(variables: { filter?: object; row?: string; sort?: string; first?: number; after?: string } = {}, token = founder) {
  const { data, errors } = await server.graphql<{
    productReport: { total: Figures; totalBefore: Figures };
    productReportLines: { edges: { node: Line }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
  }>(token, QUERY, variables);
  expect(errors).toBeUndefined();
  const { edges, pageInfo } = data!.productReportLines;
  return { ...data!.productReport, lines: edges.map(({ node }) => node), ...pageInfo };
}

/**
 * Sarees cost 300, rings 100. Delivered: 2 sarees with a ring. In part: 1 of 3 sarees, for which 450 of 500 were paid; of the
 * others one came back good and one damaged. Under way: 4 rings. Lost: a saree. Before those days: a ring, 20 days ago.
 */
beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
  saree = await withProduct(shop, { name: 'Jamdani saree', stock: 20, cost: 300 });
  ring = await withProduct(shop, { name: 'Ring', stock: 20, cost: 100 });
  await execute(deliverOrder, session(), { orderId: await sent([[saree, 2, 500], [ring, 1, 250]]) });
  const part = await sent([[saree, 3, 500]]);
  const lineId = (await linesOf(part))[0]!.id;
  await execute(deliverPart, session(), { orderId: part, lines: [{ lineId, accepted: 1 }], collected: 510, reason: 'A stain' });
  await execute(receiveReturn, session(), { orderId: part, lines: [{ lineId, good: 1, damaged: 1, missing: 0 }] });
  await sent([[ring, 4, 250]]);
  await execute(loseOrder, session(), { orderId: await sent([[saree, 1, 500]]), reason: 'Stolen' });
  const old = await sent([[ring, 1, 250]]);
  await execute(deliverOrder, session(), { orderId: old });
  await execute(editOrder, session(), { orderId: old, reason: 'Entered late', orderedOn: ago(24), confirmedOn: ago(24), shippedOn: ago(22), deliveredOn: ago(20) });
  founder = await tokenOf(shop.founder);
});
afterAll(() => server.close());

const SAREE = figures({ shipped: 6, delivered: 3, back: 2, lost: 1, revenue: 1_450, cost: 900, damage: 300, profit: 250 });
const RING = figures({ shipped: 1, delivered: 1, revenue: 250, cost: 100, profit: 150 });

describe('the product report', () => {
  it('says what became of the pieces, by the day of delivery', async () => {
    const { total, totalBefore, lines } = await read();
    expect(lines.map(({ name, figures: its }) => [name, its])).toEqual([['Jamdani saree', SAREE], ['Ring', RING]]);
    expect(total).toEqual(figures({ shipped: 7, delivered: 4, back: 2, lost: 1, revenue: 1_700, cost: 1_000, damage: 300, profit: 400 }));
    expect(totalBefore).toEqual(RING);
  });

  it('and by the day of shipping, with what is under way', async () => {
    const { lines, totalBefore } = await read({ filter: { by: 'SHIPPED' } });
    expect(lines.map(({ name, figures: its }) => [name, its])).toEqual([
      ['Jamdani saree', SAREE], ['Ring', figures({ shipped: 5, delivered: 1, underWay: 4, revenue: 250, cost: 100, profit: 150 })],
    ]);
    expect(totalBefore).toEqual(RING);
    expect((await read({ filter: { by: 'SHIPPED', from: ago(22), to: ago(22) } })).total).toEqual(RING);
    expect((await read({ filter: { from: ago(22), to: ago(22) } })).lines).toEqual([]);
  });

  it('agrees with the books on what these days sold', async () => {
    const { total } = await read({ filter: { from: today } });
    const books = (await profitReport(shop.id, profitRange({ from: today, to: today }))).total;
    // Of the books, sales are with the delivery fees of both orders that were delivered.
    expect([books.SALES, books.GOODS, books.LOSSES].map((poisha) => Number(poisha) / 100)).toEqual([total.revenue + 2 * 60, total.cost, total.damage]);
  });

  it('follows its orders after the day is folded, also when goods come back after the delivery', async () => {
    const other = await seedBusiness();
    const product = await withProduct(other, { stock: 5, cost: 300 });
    const run = Session.system(other.id);
    const { id: orderId } = await withOrder(other, { lines: [{ product, quantity: 2, price: 500 }] });
    await execute(confirmOrder, run, { orderId });
    await execute(shipOrder, run, { orderId, courierName: 'Pathao' });
    await execute(deliverOrder, run, { orderId });
    await foldSales();
    const [line] = await db.orderLine.findMany({ where: { businessId: other.id, orderId } });
    await execute(returnOrder, run, { orderId, reason: 'Too small', lines: [{ lineId: line!.id, quantity: 1 }] });
    const now = async () => (await productReport(other.id, {})).total;
    expect(await now()).toMatchObject({ units: 2, delivered: 1, back: 1, revenuePoisha: 50_000n, costPoisha: 30_000n, damagePoisha: 0n });
    await execute(receiveReturn, run, { orderId, lines: [{ lineId: line!.id, good: 0, damaged: 1, missing: 0 }] });
    expect(await now()).toMatchObject({ delivered: 1, back: 1, revenuePoisha: 50_000n, costPoisha: 30_000n, damagePoisha: 30_000n });
    await foldSales();
    expect(await now()).toMatchObject({ delivered: 1, back: 1, revenuePoisha: 50_000n, damagePoisha: 30_000n });
    expect((await findDrift(salesChecks)).filter(({ businessId }) => businessId === other.id)).toEqual([]);
  });

  it('is filtered, sorted and read page by page, whatever is folded', async () => {
    expect((await read({ filter: { search: 'jamd' } })).total).toEqual(SAREE);
    const { lines: [first], hasNextPage, endCursor } = await read({ sort: 'PROFIT', first: 1, row: 'VARIANT' });
    expect([first!.name, first!.sku, hasNextPage]).toEqual(['Jamdani saree', saree.sku, true]);
    const next = await read({ sort: 'PROFIT', first: 1, row: 'VARIANT', after: endCursor! });
    expect([next.lines.map(({ name }) => name), next.hasNextPage]).toEqual([['Ring'], false]);
    expect((await read({ sort: 'LOSS' })).lines.map(({ name }) => name)).toEqual(['Ring', 'Jamdani saree']);
    expect((await read({ sort: 'BACK_SHARE' })).lines.map(({ name }) => name)).toEqual(['Jamdani saree', 'Ring']);
    const before = await read({ filter: { from: ago(100) } });
    await foldSales();
    expect(await read({ filter: { from: ago(100) } })).toEqual(before);
  });

  it('takes one statement for the sums and one for a page', async () => {
    const count = await countStatements(async (counter) => {
      await productReport(shop.id, { from: ago(365) });
      await productReportLines(shop.id, { from: ago(365) }, { row: 'VARIANT', sort: 'REVENUE', after: null, take: 51 });
      return counter.count;
    });
    expect(count).toBe(2);
  });

  it('has figures that are the sums of the lines behind them', async () => {
    const behind = async (filter: object) => {
      const { data, errors } = await server.graphql<{ soldLines: { edges: { node: Record<string, number> }[] } }>(founder,
        'query ($filter: SoldLinesFilter) { soldLines(first: 100, filter: $filter) { edges { node { shipped delivered back lost revenue cost profit } } } }', { filter });
      expect(errors).toBeUndefined();
      return data!.soldLines.edges.map(({ node }) => node);
    };
    for (const by of ['FINISHED', 'SHIPPED']) {
      const { total, lines } = await read({ filter: { by, from: ago(30) }, row: 'VARIANT' });
      for (const [filter, its] of [[{}, total], ...lines.map((line) => [{ variantId: line.variantId }, line.figures] as const)] as [object, Figures][]) {
        const sum = async (name: keyof Figures, figure?: string) =>
          (await behind({ by, from: ago(30), ...filter, ...(figure && { figure }) })).reduce((all, line) => all + line[name]!, 0);
        expect(await Promise.all([
          sum('shipped'), sum('delivered', 'DELIVERED'), sum('back', 'BACK'), sum('lost', 'LOST'), sum('shipped', 'UNDER_WAY'), sum('revenue'), sum('cost'), sum('profit'),
        ])).toEqual([its.shipped, its.delivered, its.back, its.lost, its.underWay, its.revenue, its.cost, its.profit]);
      }
    }
  });

  it('is a file with the same figures, and so are the lines', async () => {
    const parts = await Array.fromAsync(exportCells(productReportExport, session(), { filter: JSON.stringify({ row: 'VARIANT' }) }));
    const cells = parts.flat();
    expect(cells[1]).toEqual(['Jamdani saree', '', saree.sku, 6, 3, 2, 1, 0, amountOf(145_000n), amountOf(90_000n), amountOf(30_000n), amountOf(25_000n)]);
    expect(cells.at(-1)!.slice(3)).toEqual([7, 4, 2, 1, 0, amountOf(170_000n), amountOf(100_000n), amountOf(30_000n), amountOf(40_000n)]);
    const lines = (await Array.fromAsync(exportCells(soldLineExport, session(), { filter: '{}' }))).flat();
    expect(lines).toHaveLength(1 + 4);
  });

  it('is for administrators of the own business, for 366 days at most; costs are hidden with their order', async () => {
    expect((await read({}, await tokenOf((await seedBusiness()).founder))).lines).toEqual([]);
    const member = await withMember(shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] });
    const [hidden, hiddenSession] = [await tokenOf(member), await sessionFor({ ...member, businessId: shop.id })];
    expect((await read({}, hidden)).total).toMatchObject({ delivered: 4, cost: null, damage: null, profit: null });
    const code = async (token: string, query: string) => (await server.graphql(token, query)).errors?.[0]?.extensions.code;
    for (const sort of ['PROFIT', 'LOSS']) {
      expect(await code(hidden, `{ productReportLines(sort: ${sort}) { edges { node { id } } } }`)).toBe('FORBIDDEN');
      expect(() => exportCells(productReportExport, hiddenSession, { filter: JSON.stringify({ sort }) })).toThrow('permission');
    }
    const [headers, ...cells] = (await Array.fromAsync(exportCells(productReportExport, hiddenSession, {}))).flat();
    expect(cells.map((line) => line.slice(headers!.indexOf('Cost')))).toEqual(cells.map(() => []));
    const staff = await tokenOf(await withMember(shop, { flags: ['report'] }));
    expect(await code(staff, '{ productReport { total { delivered } } }')).toBe('FORBIDDEN');
    const ask = async (filter: string) => (await server.graphql(founder, `{ productReport(filter: ${filter}) { total { delivered } } }`)).errors?.[0]?.message;
    expect(await ask(`{ from: "${today}", to: "${ago(1)}" }`)).toBe('Choose a first and a last day');
    expect(await ask(`{ from: "${ago(366)}" }`)).toBe('At most 366 days');
  });
});

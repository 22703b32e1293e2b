import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planOf, sentStatements } from '../../../../e2e/support/sent-statements.ts';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { addDays, dhakaDay, dhakaDayEnd, dhakaDayStart } from '../../../../schema/rules/format.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { countStatements } from '../../../db/statements.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { amountOf } from '../../../list-query/csv.ts';
import { exportCells } from '../../../list-query/list-export.ts';
import { Session } from '../../../session/session.ts';
import { editOrder } from '../../orders/edit-order.ts';
import { cancelOrder, confirmOrder, deliverOrder, shipOrder } from '../../orders/order-commands.ts';
import { foldSales } from '../fold-sales.ts';
import { salesChecks } from '../sales-checks.ts';
import { orderedLineExport, statusReportExport } from '../status-report-export.ts';
import { statusReport, statusReportLines } from '../status-report.ts';

const today = dhakaDay(new Date());
const ago = (days: number) => addDays(today, -days);

interface Figures { units: number; statuses: { status: string; units: number }[] }
interface Line { name: string; sku: string | null; productId: string; variantId: string | null; figures: Figures }
const FIGURES = '{ units statuses { status units } }';
const QUERY = `query ($filter: ProductStatusFilter, $row: ProductReportRow, $sort: ProductStatusSort, $first: Int, $after: String) {
  productStatusReport(filter: $filter) { total ${FIGURES} }
  productStatusLines(filter: $filter, row: $row, sort: $sort, first: $first, after: $after) {
    edges { node { name sku productId variantId figures ${FIGURES} } } pageInfo { hasNextPage endCursor } } }`;

let server: TestServer;
let shop: Shop;
let founder: string;
let saree: SeededProduct;
let ring: SeededProduct;

const statements = sentStatements();

const session = () => Session.system(shop.id);
const take = async (...lines: [SeededProduct, number][]) =>
  (await withOrder(shop, { lines: lines.map(([product, quantity]) => ({ product, quantity, price: 500 })) })).id;
const ship = async (orderId: string) => {
  await execute(confirmOrder, session(), { orderId });
  await execute(shipOrder, session(), { orderId, courierName: 'Steadfast' });
  return orderId;
};

async function read(variables: { filter?: object; row?: string; sort?: string; first?: number; after?: string } = {}, token = founder) {
  const { data, errors } = await server.graphql<{
    productStatusReport: { total: Figures };
    productStatusLines: { edges: { node: Line }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
  }>(token, QUERY, variables);
  expect(errors).toBeUndefined();
  const { edges, pageInfo } = data!.productStatusLines;
  return { ...data!.productStatusReport, lines: edges.map(({ node }) => node), ...pageInfo };
}

const counted = ({ statuses }: Figures) => Object.fromEntries(statuses.map(({ status, units }) => [status, units]));

/** Delivered: 2 sarees with a ring. Under way: 3 rings. Taken: a saree. Cancelled: 5 sarees. 20 days ago: 4 rings. */
beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
  saree = await withProduct(shop, { name: 'Jamdani saree', stock: 20, cost: 300 });
  ring = await withProduct(shop, { name: 'Ring', stock: 20, cost: 100 });
  await execute(deliverOrder, session(), { orderId: await ship(await take([saree, 2], [ring, 1])) });
  await ship(await take([ring, 3]));
  await take([saree, 1]);
  await execute(cancelOrder, session(), { orderId: await take([saree, 5]), reason: 'Too late' });
  await execute(editOrder, session(), { orderId: await take([ring, 4]), reason: 'Entered late', orderedOn: ago(20) });
  founder = await tokenOf(shop.founder);
});
afterAll(() => server.close());

describe('the status report', () => {
  it('says how many pieces were ordered, and where their orders stand', async () => {
    const { total, lines } = await read();
    expect([total.units, counted(total)]).toEqual([12, { PENDING: 1, SHIPPED: 3, DELIVERED: 3, CANCELLED: 5 }]);
    expect(lines.map(({ name, figures }) => [name, figures.units, counted(figures)])).toEqual([
      ['Jamdani saree', 8, { PENDING: 1, DELIVERED: 2, CANCELLED: 5 }], ['Ring', 4, { SHIPPED: 3, DELIVERED: 1 }],
    ]);
    expect((await read({ filter: { from: ago(20), to: ago(20) } })).lines.map(({ figures }) => counted(figures))).toEqual([{ PENDING: 4 }]);
  });

  it('is filtered, sorted and read page by page', async () => {
    expect((await read({ filter: { search: 'jamd' } })).total.units).toBe(8);
    expect((await read({ filter: { search: 'nothing' } })).lines).toEqual([]);
    const first = await read({ sort: 'SHIPPED', first: 1, row: 'VARIANT' });
    expect([first.lines.map(({ name, sku }) => [name, sku]), first.hasNextPage]).toEqual([[['Ring', ring.sku]], true]);
    const next = await read({ sort: 'SHIPPED', first: 1, row: 'VARIANT', after: first.endCursor! });
    expect([next.lines.map(({ name }) => name), next.hasNextPage]).toEqual([['Jamdani saree'], false]);
  });

  it('has figures that are the sums of the lines behind them, page by page too', async () => {
    interface Page { orderedLines: { edges: { node: { units: number } }[]; pageInfo: { endCursor: string; hasNextPage: boolean } } }
    const behind = async (filter: object, after: string | null = null): Promise<number> => {
      const { data, errors } = await server.graphql<Page>(founder, `query ($filter: OrderedLinesFilter, $after: String) {
        orderedLines(first: 2, after: $after, filter: $filter) { edges { node { units } } pageInfo { endCursor hasNextPage } } }`, { filter, after });
      expect(errors).toBeUndefined();
      const { edges, pageInfo: { endCursor, hasNextPage } } = data!.orderedLines;
      return edges.reduce((all, { node }) => all + node.units, 0) + (hasNextPage ? await behind(filter, endCursor) : 0);
    };
    for (const filter of [{ from: ago(30) }, { from: ago(30), search: 'ring' }]) {
      const { total, lines } = await read({ filter, row: 'VARIANT' });
      for (const [more, figures] of [[{}, total], ...lines.map((line) => [{ variantId: line.variantId }, line.figures] as const)] as [object, Figures][]) {
        expect(await behind({ ...filter, ...more })).toBe(figures.units);
        for (const { status, units } of figures.statuses) expect(await behind({ ...filter, ...more, status })).toBe(units);
      }
    }
  });

  it('takes one statement for the sums and one for a page', async () => {
    const count = await countStatements(async (counter) => {
      await statusReport(shop.id, {});
      await statusReportLines(shop.id, {}, { row: 'VARIANT', sort: 'UNITS', after: null, take: 51 });
      return counter.count;
    });
    expect(count).toBe(2);
  });

  it('reads what is kept by day and month, folded or not, and no order', async () => {
    const days = ['6', '20', '91'].map((before) => ({ from: ago(Number(before)) }));
    const all = () => Promise.all(days.map((filter) => read({ filter, row: 'VARIANT' })));
    statements.length = 0;
    const before = await all();
    const sent = statements.filter(({ text }) => text.includes('"OrderedUnits"'));
    await foldSales();
    expect(await all()).toEqual(before);
    const rows = await db.orderedUnits.findMany({ where: { businessId: shop.id }, select: { span: true, units: true, place: true } });
    expect(rows.every(({ span, units, place }) => span !== 'CHANGE' && units > 0 && place === 0n)).toBe(true);
    expect((await findDrift(salesChecks)).filter(({ businessId }) => businessId === shop.id)).toEqual([]);
    expect(sent).toHaveLength(2 * days.length);
    for (const one of sent) expect(await planOf(one)).not.toMatch(/on "Order(?:Line)?"/);
  });

  it('is a file with the same figures, and so are the lines', async () => {
    const cells = (await Array.fromAsync(exportCells(statusReportExport, session(), { filter: JSON.stringify({ row: 'VARIANT' }) }))).flat();
    expect(cells[0]).toEqual(['Product', 'Variant', 'SKU', 'Ordered', 'PENDING', 'SHIPPED', 'DELIVERED', 'CANCELLED']);
    expect(cells[1]).toEqual(['Jamdani saree', '', saree.sku, 8, 1, 0, 2, 5]);
    expect(cells.at(-1)!.slice(3)).toEqual([12, 1, 3, 3, 5]);
    const lines = (await Array.fromAsync(exportCells(orderedLineExport, session(), { filter: JSON.stringify({ status: 'DELIVERED' }) }))).flat();
    expect(lines.slice(1).map((line) => [line[1], line[5], line[6], line[7]])).toEqual(expect.arrayContaining([
      ['DELIVERED', saree.sku, 2, amountOf(100_000n)], ['DELIVERED', ring.sku, 1, amountOf(50_000n)],
    ]));
    expect(lines).toHaveLength(1 + 2);
  });

  it('has the sum of the days before, up to the same hour while today is not over', async () => {
    const other = await seedBusiness();
    const product = await withProduct(other, { stock: 20 });
    const takenAt = async (quantity: number, createdAt: Date) => {
      const { id } = await withOrder(other, { lines: [{ product, quantity }] });
      await db.order.updateMany({ where: { businessId: other.id, id }, data: { createdAt } });
      return id;
    };
    await takenAt(1, dhakaDayStart(ago(1)));
    await takenAt(2, new Date(dhakaDayEnd(ago(1)).getTime() - 1));
    const cancelled = await takenAt(4, dhakaDayStart(ago(2)));
    await execute(cancelOrder, Session.system(other.id), { orderId: cancelled, reason: 'No' });
    const before = async (filter: object) => {
      const report = await statusReport(other.id, filter);
      return { ...await report.totalBefore(), isCut: report.comparedUntil !== null };
    };
    expect(await before({ from: today })).toEqual({ units: 1, statuses: [{ status: 'PENDING', units: 1 }], isCut: true });
    expect(await before({ from: today, to: today, search: 'nothing' })).toEqual({ units: 0, statuses: [], isCut: true });
    expect(await before({ from: ago(1), to: ago(1) })).toEqual({ units: 4, statuses: [{ status: 'CANCELLED', units: 4 }], isCut: false });
    expect(await before({ from: ago(1), to: today })).toMatchObject({ units: 4, isCut: true });
    const { data } = await server.graphql(await tokenOf(other.founder), `{ productStatusReport(filter: { from: "${today}" }) { totalBefore { units } comparedUntil } }`);
    expect(data).toMatchObject({ productStatusReport: { totalBefore: { units: 1 }, comparedUntil: expect.stringMatching(/^\d{4}/) } });
  });

  it('is for administrators of the own business, for 92 days at most', async () => {
    expect((await read({}, await tokenOf((await seedBusiness()).founder))).lines).toEqual([]);
    const staff = await tokenOf(await withMember(shop, { flags: ['report'] }));
    for (const field of ['productStatusReport { asOf }', 'productStatusLines { edges { node { id } } }', 'orderedLines { edges { node { id } } }']) {
      expect((await server.graphql(staff, `{ ${field} }`)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
    const ask = async (field: string) => (await server.graphql(founder, `{ ${field}(filter: { from: "${ago(92)}" }) { __typename } }`)).errors?.[0]?.message;
    expect(await ask('productStatusReport')).toBe('At most 92 days');
    expect(await ask('orderedLines')).toBe('At most 92 days');
  });
});

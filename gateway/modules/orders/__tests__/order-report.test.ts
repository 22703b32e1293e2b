import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { addDays, dhakaDay, dhakaDayStart } from '../../../../schema/rules/format.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { amountOf } from '../../../list-query/csv.ts';
import { exportCells } from '../../../list-query/list-export.ts';
import { Session } from '../../../session/session.ts';
import { editOrder } from '../edit-order.ts';
import { orderReportExport } from '../order-report-export.ts';
import { cancelOrder, confirmOrder, deliverOrder, shipOrder } from '../order-commands.ts';
import { deliverPart, returnOrder } from '../return-orders.ts';
import { setReturnReason } from '../return-reason.ts';

const today = dhakaDay(new Date());
const ago = (days: number) => addDays(today, -days);

interface Group { name: string; orders: number; value: number; statuses: { status: string; count: number }[] }
interface Report {
  total: Group; totalBefore: Group; days: Group[]; sources: Group[]; couriers: Group[]; districts: Group[]; reasons: Reason[]; returnReasons: Reason[];
}
interface Reason { reason: string; count: number; value: number }
const GROUP = '{ name orders value statuses { status count } }';
const QUERY = `query ($filter: OrderReportFilter) { orderReport(filter: $filter) {
  total ${GROUP} totalBefore ${GROUP} days ${GROUP} sources ${GROUP} couriers ${GROUP} districts ${GROUP} reasons { reason count value } returnReasons { reason count value } } }`;

let server: TestServer;
let shop: Shop;
let founder: string;

/** Three of today: delivered, shipped, cancelled; one of 20 days ago that was shipped 18 days ago and delivered. */
beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
  const session = Session.system(shop.id);
  const product = await withProduct(shop, { stock: 20, cost: 100 });
  const take = async (more: object = {}) => (await withOrder(shop, { lines: [{ product, price: 500 }], ...more })).id;
  const shipped = async (courierName: string) => {
    const orderId = await take();
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName });
    return orderId;
  };
  await execute(deliverOrder, session, { orderId: await shipped('Steadfast') });
  await shipped('Pathao');
  await execute(cancelOrder, session, { orderId: await take(), reason: 'Too dear' });
  const old = await shipped('Steadfast');
  await execute(deliverOrder, session, { orderId: old });
  await execute(editOrder, session, { orderId: old, reason: 'Entered late', orderedOn: ago(20), confirmedOn: ago(20), shippedOn: ago(18), deliveredOn: ago(16) });
  founder = await tokenOf(shop.founder);
});
afterAll(() => server.close());

async function read(filter: object = {}, token = founder): Promise<Report> {
  const { data, errors } = await server.graphql<{ orderReport: Report }>(token, QUERY, { filter });
  expect(errors).toBeUndefined();
  return data!.orderReport;
}
const counts = ({ statuses }: Group) => Object.fromEntries(statuses.map(({ status, count }) => [status, count]));

it('says what became of the orders of each day, source, courier and district', async () => {
  const { total, totalBefore, days, sources, couriers, reasons } = await read();
  expect([total.orders, total.value, counts(total)]).toEqual([3, 1_680, { DELIVERED: 1, SHIPPED: 1, CANCELLED: 1 }]);
  expect([totalBefore.orders, counts(totalBefore)]).toEqual([1, { DELIVERED: 1 }]);
  expect(days.map(({ name, orders }) => [name, orders])).toEqual([[today, 3]]);
  expect(sources.reduce((sum, { orders }) => sum + orders, 0)).toBe(3);
  expect(couriers.map((group) => [group.name, counts(group)])).toEqual(expect.arrayContaining([
    ['Steadfast', { DELIVERED: 1 }], ['Pathao', { SHIPPED: 1 }], ['', { CANCELLED: 1 }],
  ]));
  expect(reasons).toEqual([{ reason: 'Too dear', count: 1, value: 560 }]);
});

it('is about the orders that were shipped on a day, when asked for those', async () => {
  const ofOld = await read({ from: ago(18), to: ago(18), by: 'SHIPPED' });
  expect([ofOld.total.orders, counts(ofOld.total), ofOld.days[0]!.name]).toEqual([1, { DELIVERED: 1 }, ago(18)]);
  expect((await read({ from: ago(18), to: ago(18) })).total.orders).toBe(0);
  expect((await read({ by: 'SHIPPED' })).total.orders).toBe(2);
});

it('has figures that are the lengths of the lists behind them', async () => {
  for (const by of ['CREATED', 'SHIPPED']) {
    const { days, couriers, districts } = await read({ from: ago(30), to: today, by });
    const length = async (filter: object) => (await server.graphql<{ orderTotals: { count: number } }>(
      founder, 'query ($filter: OrderTotalsFilter) { orderTotals(filter: $filter) { count } }', { filter: { dateOf: by, ...filter } })).data!.orderTotals.count;
    const between = (from: string, to: string) => ({ createdFrom: dhakaDayStart(from), createdBefore: dhakaDayStart(addDays(to, 1)) });
    for (const { name, statuses } of days) {
      for (const { status, count } of statuses) expect([name, status, await length({ ...between(name, name), status: [status] })]).toEqual([name, status, count]);
    }
    for (const { name, orders } of couriers.filter((group) => group.name)) expect(await length({ ...between(ago(30), today), courier: name })).toBe(orders);
    for (const { name, orders } of districts.filter((group) => group.name)) expect(await length({ ...between(ago(30), today), district: name })).toBe(orders);
  }
});

it('is about the orders of one courier, source or district, when asked for those', async () => {
  const steadfast = await read({ courier: 'Steadfast' });
  expect([steadfast.total.orders, steadfast.totalBefore.orders]).toEqual([1, 1]);
  expect(steadfast.couriers.map((group) => [group.name, counts(group)])).toEqual([['Steadfast', { DELIVERED: 1 }]]);
  expect(steadfast.reasons).toEqual([]);
  const { sources: [source], districts: [district] } = await read();
  expect((await read({ source: source!.name })).total.orders).toBe(source!.orders);
  expect((await read({ source: 'nowhere' })).total.orders).toBe(0);
  if (district!.name) expect((await read({ district: district!.name })).total.orders).toBe(district!.orders);
  expect((await read({ district: 'Atlantis', by: 'SHIPPED' })).total.orders).toBe(0);
  const [lines] = await Array.fromAsync(exportCells(orderReportExport, Session.system(shop.id), { filter: '{"courier":"Pathao"}' }));
  expect(lines!.find(([by]) => by === 'Total')![2]).toBe(1);
});

it('is a file with the same figures', async () => {
  const [lines] = await Array.fromAsync(exportCells(orderReportExport, Session.system(shop.id), { filter: '{}' }));
  expect(lines!.find(([by]) => by === 'Total')!.slice(2, 4)).toEqual([3, amountOf(168_000n)]);
  expect(lines!.at(-1)).toEqual(['Cancelled because', 'Too dear', 1, amountOf(56_000n)]);
});

it('counts why goods came back and why orders were cancelled; each figure is the length and the sum of its list', async () => {
  const other = await seedBusiness();
  const session = Session.system(other.id);
  const product = await withProduct(other, { stock: 20, cost: 100 });
  const shipped = async (price: number) => {
    const { id: orderId } = await withOrder(other, { lines: [{ product, price, quantity: 2 }] });
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Steadfast' });
    return orderId;
  };
  for (const price of [100, 200]) await execute(returnOrder, session, { orderId: await shipped(price), reason: 'Customer refused' });
  const unsaid = await shipped(300);
  await execute(returnOrder, session, { orderId: unsaid, reason: 'x' });
  await execute(setReturnReason, session, { orderId: unsaid, reason: '' });
  const part = await shipped(400);
  const { id: lineId } = await db.orderLine.findFirstOrThrow({ where: { businessId: other.id, orderId: part } });
  await execute(deliverPart, session, { orderId: part, lines: [{ lineId, accepted: 1 }], collected: 460, returnReason: 'Damaged' });
  await execute(returnOrder, session, { orderId: await shipped(500), reason: 'Changed mind' });
  const arrived = await shipped(600);
  await execute(returnOrder, session, { orderId: arrived, reason: 'Customer refused' });
  await execute(deliverOrder, session, { orderId: arrived });
  for (const reason of ['Too dear', 'Too dear', 'Customer refused']) {
    await execute(cancelOrder, session, { orderId: (await withOrder(other, { lines: [{ product }] })).id, reason });
  }
  const token = await tokenOf(other.founder);
  for (const by of ['CREATED', 'SHIPPED']) {
    const { reasons, returnReasons } = await read({ by }, token);
    expect(reasons).toEqual(by === 'SHIPPED' ? [] : [{ reason: 'Too dear', count: 2, value: 1_120 }, { reason: 'Customer refused', count: 1, value: 560 }]);
    expect(returnReasons).toEqual([
      { reason: 'Customer refused', count: 2, value: 720 }, { reason: '', count: 1, value: 660 },
      { reason: 'Changed mind', count: 1, value: 1_060 }, { reason: 'Damaged', count: 1, value: 860 },
    ]);
    const days = { dateOf: by, createdFrom: dhakaDayStart(ago(13)), createdBefore: dhakaDayStart(addDays(today, 1)) };
    for (const [name, ended, rows] of [['cancelReason', 'CANCELLED', reasons], ['returnReason', 'RETURNED', returnReasons]] as const) {
      for (const { reason, count, value } of rows) {
        const filter = { ...days, ...(reason ? { [name]: reason } : { unsaid: ended }) };
        const { data, sql } = await server.graphql<{ orderTotals: { count: number; total: number }; allOrders: { edges: object[] } }>(token,
          'query ($totals: OrderTotalsFilter, $filter: AllOrdersFilter) { orderTotals(filter: $totals) { count total } allOrders(filter: $filter) { edges { node { id } } } }',
          { totals: filter, filter });
        expect([reason, data!.orderTotals, data!.allOrders.edges.length]).toEqual([reason, { count, total: value }, count]);
        expect(sql).toBeLessThanOrEqual(3);
      }
    }
  }
  const [lines] = await Array.fromAsync(exportCells(orderReportExport, session, { filter: '{}' }));
  expect(lines!.filter(([by]) => by === 'Returned because')[0]).toEqual(['Returned because', 'Customer refused', 2, amountOf(72_000n)]);
});

it('is for whoever may see reports, of the own business, for 92 days at most', async () => {
  expect((await read({}, await tokenOf((await seedBusiness()).founder))).total.orders).toBe(0);
  expect((await read({}, await tokenOf(await withMember(shop, { flags: ['report'] })))).total.orders).toBe(3);
  const staff = await tokenOf(await withMember(shop, { flags: ['orderList'] }));
  expect((await server.graphql(staff, '{ orderReport { total { orders } } }')).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  const ask = async (filter: string) => (await server.graphql(founder, `{ orderReport(filter: ${filter}) { total { orders } } }`)).errors?.[0]?.message;
  expect(await ask(`{ from: "${today}", to: "${ago(1)}" }`)).toBe('Choose a first and a last day');
  expect(await ask(`{ from: "${ago(92)}" }`)).toBe('At most 92 days');
});

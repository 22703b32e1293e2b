import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { withWebOrders } from '../../../../prisma/seed/factories/web-orders.ts';
import { addDays, dhakaDay } from '../../../../schema/rules/format.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { countStatements } from '../../../db/statements.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { amountOf } from '../../../list-query/csv.ts';
import { exportCells } from '../../../list-query/list-export.ts';
import { employeeReport, employeeReportRange } from '../employee-report.ts';
import { employeeReportExport } from '../employee-report-export.ts';
import { holdOrder, resumeOrder } from '../hold-orders.ts';
import { cancelOrder, confirmOrder, deliverOrder, packOrder, revertDelivery, shipOrder, unpackOrder } from '../order-commands.ts';
import { recallOrder } from '../recall-order.ts';

const today = dhakaDay(new Date());

interface Figures {
  memberId: string; name: string; taken: number; called: number; confirmed: number; packed: number; handedOver: number; calledOff: number;
  minutesToConfirm: number | null; orders: number; ordersConfirmed: number; workingDays: number | null; leaveDays: number; calls: number;
  webOrdersCalled: number; webOrdersConfirmed: number; webOrdersCancelled: number; secondsPerCall: number | null; delivered: number; partial: number; returned: number; cancelled: number; value: number;
}
const QUERY = `query ($filter: EmployeeReportFilter) { employeeReport(filter: $filter) {
  memberId name taken called confirmed packed handedOver calledOff minutesToConfirm orders ordersConfirmed
  workingDays leaveDays calls webOrdersCalled webOrdersConfirmed webOrdersCancelled secondsPerCall delivered partial returned cancelled value } }`;

let server: TestServer;
let shop: Shop;
let founder: string;
let clerk: Awaited<ReturnType<typeof sessionFor>>;

/** The clerk takes three orders of 560 and confirms two of them; the founder packs and sends both. One is delivered, one cancelled. */
beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
  const boss = await sessionFor({ ...shop.founder, businessId: shop.id });
  clerk = await sessionFor({ ...(await withMember(shop, { flags: ['newOrder', 'confirmOrder', 'orderUpdate'] })), businessId: shop.id });
  const product = await withProduct(shop, { stock: 20, cost: 100 });
  const take = async () => (await withOrder(shop, { lines: [{ product, price: 500 }] })).id;
  const [delivered, cancelled, sent] = [await take(), await take(), await take()] as const;
  await db.order.updateMany({ where: { businessId: shop.id }, data: { createdById: clerk.user!.id } });
  for (const orderId of [delivered, sent]) {
    await execute(confirmOrder, clerk, { orderId });
    await execute(packOrder, boss, { orderId });
    await execute(shipOrder, boss, { orderId, courierName: 'Steadfast' });
  }
  await execute(deliverOrder, boss, { orderId: delivered });
  await execute(cancelOrder, boss, { orderId: cancelled, reason: 'Too dear' });
  founder = await tokenOf(shop.founder);
});
afterAll(() => server.close());

async function read(filter: object = {}, token = founder): Promise<Figures[]> {
  const { data, errors } = await server.graphql<{ employeeReport: Figures[] }>(token, QUERY, { filter });
  expect(errors).toBeUndefined();
  return data!.employeeReport;
}

it('says who did what, and what became of the orders of each', async () => {
  const [theClerk, theFounder] = await read();
  expect(theClerk).toMatchObject({
    calls: 0, secondsPerCall: null, taken: 3, confirmed: 2, packed: 0, handedOver: 0, calledOff: 0, orders: 3, ordersConfirmed: 2, delivered: 1, returned: 0, cancelled: 1, value: 1_680, minutesToConfirm: 0,
  });
  expect(theFounder).toMatchObject({ taken: 0, confirmed: 0, packed: 2, handedOver: 2, calledOff: 1, orders: 0, value: 0, minutesToConfirm: null });
  expect((await read({ credit: 'CONFIRMED' }))[0]).toMatchObject({ orders: 2, delivered: 1, cancelled: 0, value: 1_120 });
  expect(await read({ from: addDays(today, -20), to: addDays(today, -1) })).toEqual([]);
});

it('has figures that are the lengths of the lists behind them', async () => {
  const listed = async (filter: object) => {
    const { data, errors } = await server.graphql<{ allOrders: { edges: unknown[] } }>(founder,
      'query ($filter: AllOrdersFilter) { allOrders(first: 50, filter: $filter) { edges { cursor } } }', { filter });
    expect(errors).toBeUndefined();
    return data!.allOrders.edges.length;
  };
  for (const credit of ['TAKEN', 'CONFIRMED']) {
    for (const { memberId: person, ...its } of await read({ credit })) {
      const works = await Promise.all(['TAKEN', 'CALLED', 'CONFIRMED', 'PACKED', 'SHIPPED', 'CANCELLED'].map((step) => listed({ person, step })));
      expect(works).toEqual([its.taken, its.called, its.confirmed, its.packed, its.handedOver, its.calledOff]);
      const standing = await Promise.all(['DELIVERED', 'PARTIAL', 'RETURNED', 'CANCELLED'].map((status) => listed({ person, step: credit, status: [status] })));
      expect(standing).toEqual([its.delivered, its.partial, its.returned, its.cancelled]);
      expect(await listed({ person, step: credit })).toBe(its.orders);
    }
  }
});

it('gives orders to whom the business says, unless the report says otherwise', async () => {
  await db.business.update({ where: { id: shop.id }, data: { employeeCredit: 'CONFIRMED' }, select: { id: true } });
  expect((await read())[0]).toMatchObject({ orders: 2, ordersConfirmed: 2 });
  expect((await read({ credit: 'TAKEN' }))[0]).toMatchObject({ orders: 3, ordersConfirmed: 2 });
  await db.business.update({ where: { id: shop.id }, data: { employeeCredit: 'TAKEN' }, select: { id: true } });
});

it('gives no order to who has only taken a step of it back or ended a hold', async () => {
  const others = await seedBusiness();
  const [first, second] = [await sessionFor({ ...others.founder, businessId: others.id }), await sessionFor({ ...(await withMember(others, { flags: ['confirmOrder', 'orderUpdate'] })), businessId: others.id })];
  const { id: orderId } = await withOrder(others, { lines: [{ product: await withProduct(others, { stock: 5 }), price: 500 }] });
  await execute(confirmOrder, first, { orderId });
  await execute(holdOrder, first, { orderId, reason: 'Calls back', until: addDays(today, 1) });
  await execute(resumeOrder, second, { orderId });
  await execute(packOrder, first, { orderId });
  await execute(unpackOrder, second, { orderId });
  await execute(packOrder, first, { orderId });
  await execute(shipOrder, first, { orderId, courierName: 'Steadfast' });
  await execute(recallOrder, second, { orderId });
  await execute(shipOrder, first, { orderId, courierName: 'Steadfast' });
  await execute(deliverOrder, first, { orderId });
  await execute(revertDelivery, second, { orderId, reason: 'Another parcel' });
  const token = await tokenOf(others.founder);
  const { data } = await server.graphql<{ employeeReport: Figures[] }>(token, QUERY, { filter: { credit: 'CONFIRMED' } });
  expect(data!.employeeReport).toMatchObject([{ memberId: encodeId('Member', first.user!.id), confirmed: 1, packed: 1, handedOver: 1, orders: 1, value: 560 }]);
  const listed = async (person: string, step: string) => (await server.graphql<{ allOrders: { edges: unknown[] } }>(token,
    'query ($filter: AllOrdersFilter) { allOrders(first: 50, filter: $filter) { edges { cursor } } }', { filter: { person: encodeId('Member', person), step } })).data!.allOrders.edges.length;
  for (const step of ['CONFIRMED', 'PACKED', 'SHIPPED']) expect([await listed(first.user!.id, step), await listed(second.user!.id, step)]).toEqual([1, 0]);
});

it('takes five statements, and is a file', async () => {
  const range = employeeReportRange({});
  expect(await countStatements(async (counter) => {
    await employeeReport(shop.id, range);
    return counter.count;
  })).toBe(5);
  const cells = (await Array.fromAsync(exportCells(employeeReportExport, await sessionFor({ ...shop.founder, businessId: shop.id }), { filter: '{}' }))).flat();
  expect(cells).toHaveLength(3);
  expect(cells[1]!.slice(1)).toEqual([3, 0, 2, 0, 0, 0, 0, 3, 1, 0, 0, 1, amountOf(168_000n), 2, expect.any(Number), 0, 0, 0, 0, 0, null, 0, 0]);
});

it('is of the own business, for those with the flag report, for 92 days at most', async () => {
  const other = await seedBusiness();
  expect(await read({}, await tokenOf(other.founder))).toEqual([]);
  const errorOf = async (token: string, filter: object) => (await server.graphql(token, QUERY, { filter })).errors?.[0];
  expect((await errorOf(await tokenOf(await withMember(shop, { flags: ['orderList'] })), {}))?.extensions.code).toBe('FORBIDDEN');
  expect((await read({}, await tokenOf(await withMember(shop, { flags: ['report'] })))).length).toBe(2);
  expect((await errorOf(founder, { from: addDays(today, -92) }))?.message).toBe('At most 92 days');
});

it('compares with as many days right before, and names whoever had orders then only', async () => {
  const own = await seedBusiness();
  const boss = { businessId: own.id, createdById: (await sessionFor({ ...own.founder, businessId: own.id })).user!.id };
  const product = await withProduct(own, { stock: 5 });
  const [old] = [await withOrder(own, { lines: [{ product }] }), await withOrder(own, { lines: [{ product }] })];
  await db.order.updateMany({ where: { businessId: own.id }, data: { ...boss, createdAt: new Date(`${addDays(today, -2)}T12:00:00+06:00`) } });
  await db.order.updateMany({ where: { businessId: own.id, id: old.id }, data: { status: 'DELIVERED' } });
  const token = await tokenOf(own.founder);
  const query = 'query ($filter: EmployeeReportFilter) { employeeReport(filter: $filter) { orders delivered before { orders delivered comparedUntil } } }';
  const ask = async (filter: object) => (await server.graphql<{ employeeReport: object[] }>(token, query, { filter })).data!.employeeReport;
  const day = (ago: number) => ({ from: addDays(today, -ago), to: addDays(today, -ago) });
  expect(await ask(day(2))).toEqual([{ orders: 2, delivered: 1, before: { orders: 0, delivered: 0, comparedUntil: null } }]);
  expect(await ask(day(1))).toEqual([{ orders: 0, delivered: 0, before: { orders: 2, delivered: 1, comparedUntil: null } }]);
  expect(await ask({ from: addDays(today, -2), to: today })).toMatchObject([{ orders: 2, before: { orders: 0, comparedUntil: expect.stringMatching(/Z$/) } }]);
});

it('tells of a person, a source or a courier alone, in the file too, and of no calls where orders are chosen', async () => {
  const other = await seedBusiness();
  const token = await tokenOf(other.founder);
  const [boss, packer] = [await sessionFor({ ...other.founder, businessId: other.id }), await withMember(other, { flags: ['newOrder'] })];
  const product = await withProduct(other, { stock: 20 });
  const take = async (source: string, createdById: string, plannedCourier: string | null = null) => {
    const { id } = await withOrder(other, { lines: [{ product }] });
    await db.order.update({ where: { businessId_id: { businessId: other.id, id } }, data: { source, createdById, plannedCourier }, select: { id: true } });
  };
  await take('Facebook', boss.user!.id, 'Pathao');
  await take('Facebook', packer.id);
  await take('Phone', packer.id);
  const taken = async (filter: object) => (await read(filter, token)).map(({ name, orders }) => [name, orders]);
  const names = [boss.user!.name, packer.name];
  expect(await taken({})).toEqual([[names[1], 2], [names[0], 1]]);
  expect((await taken({ source: 'Facebook' })).toSorted()).toEqual(names.map((name) => [name, 1]).toSorted());
  expect([await taken({ source: 'Phone' }), await taken({ courier: 'Pathao' }), await taken({ source: 'Phone', courier: 'Pathao' })])
    .toEqual([[[names[1], 1]], [[names[0], 1]], []]);
  expect(await taken({ person: encodeId('Member', packer.id) })).toEqual([[names[1], 2]]);

  const [webOrderId] = await withWebOrders(other, 1, product);
  await db.webOrderCall.create({ data: { businessId: other.id, webOrderId: webOrderId!, outcome: 'NO_ANSWER', userId: packer.id, userName: packer.name } });
  expect((await read({}, token)).map(({ calls }) => calls)).toEqual([1, 0]);
  expect((await read({ source: 'Facebook' }, token)).map(({ calls }) => calls)).toEqual([0, 0]);
  const file = await (await server.request(token, `/api/export/employee-report?filter=${encodeURIComponent(JSON.stringify({ person: encodeId('Member', packer.id), source: 'Phone' }))}`)).text();
  expect(file.trim().split('\r\n')).toHaveLength(2);
});

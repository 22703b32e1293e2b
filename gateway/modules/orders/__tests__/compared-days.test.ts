import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { withWebOrders } from '../../../../prisma/seed/factories/web-orders.ts';
import { addDays, dhakaDay, dhakaDayStart } from '../../../../schema/rules/format.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { Session } from '../../../session/session.ts';
import { profitRange, profitReport } from '../../profit-report/profit-report.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../order-commands.ts';

const QUERY = `query ($from: Date!, $to: Date!) {
  orderReport(filter: { from: $from, to: $to }) { comparedUntil totalBefore { orders } }
  shipped: orderReport(filter: { from: $from, to: $to, by: SHIPPED }) { totalBefore { orders } }
  productReport(filter: { from: $from, to: $to }) { comparedUntil totalBefore { delivered revenue } }
  sent: productReport(filter: { from: $from, to: $to, by: SHIPPED }) { totalBefore { shipped } }
  webOrderReport(filter: { from: $from, to: $to }) { comparedUntil totalBefore { received } }
  newCustomerReport(filter: { from: $from, to: $to }) { comparedUntil totalBefore { customers } }
  profitReport(filter: { from: $from, to: $to }) { comparedUntil }
}`;
type Report = { comparedUntil: string | null; totalBefore: Record<string, number> };
const REPORTS = ['orderReport', 'shipped', 'productReport', 'sent', 'webOrderReport', 'newCustomerReport'] as const;

const today = dhakaDay(new Date());
const yesterday = dhakaDayStart(addDays(today, -1)).getTime();
let server: TestServer;
let shop: Shop;
let founder: string;

/** One order before this hour of yesterday and two after it, each with what the reports count. */
beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
  founder = await tokenOf(shop.founder);
  const session = Session.system(shop.id);
  const product = await withProduct(shop, { stock: 5, cost: 300 });
  const passed = Date.now() - dhakaDayStart(today).getTime();
  const times = [passed / 2, (passed + 86_400_000) / 2, 86_399_000].map((ms) => new Date(yesterday + ms));
  const webOrders = await withWebOrders(shop, times.length, product);
  for (const [index, time] of times.entries()) {
    const phone = `0171100000${index}`;
    const { id: orderId } = await withOrder(shop, { lines: [{ product, price: 500 }], phone });
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
    await execute(deliverOrder, session, { orderId });
    await db.order.updateMany({ where: { businessId: shop.id, id: orderId }, data: { createdAt: time, shippedAt: time, deliveredAt: time } });
    await db.customer.updateMany({ where: { businessId: shop.id, phone }, data: { firstOrderAt: time } });
    await db.webOrder.updateMany({ where: { businessId: shop.id, id: webOrders[index] }, data: { dateCreated: time } });
  }
});
afterAll(() => server.close());

const read = async (from: string, to: string) =>
  (await server.graphql<Record<(typeof REPORTS)[number] | 'profitReport', Report>>(founder, QUERY, { from, to })).data!;

it('compares a range that ends today with days that end at the same hour, and says so', async () => {
  const reports = await read(today, today);
  expect(REPORTS.map((name) => reports[name].totalBefore)).toEqual([
    { orders: 1 }, { orders: 1 }, { delivered: 1, revenue: 500 }, { shipped: 1 }, { received: 1 }, { customers: 1 },
  ]);
  for (const { comparedUntil } of [reports.orderReport, reports.productReport, reports.webOrderReport, reports.newCustomerReport, reports.profitReport]) {
    expect(Math.abs(Date.now() - 86_400_000 - Date.parse(comparedUntil!))).toBeLessThan(60_000);
  }
});

it('compares a range that is over with whole days', async () => {
  // Of a day that has not begun the day before is today, of which nothing is cut.
  const tomorrow = addDays(today, 1);
  const days = profitRange({ from: tomorrow, to: tomorrow });
  expect([days.comparedUntil, (await profitReport(shop.id, days)).totalBefore.SALES]).toEqual([null, 168_000n]);
  expect((await read(addDays(today, -1), addDays(today, -1))).orderReport.comparedUntil).toBeNull();
});

it('takes what the books of the last day before got later off its profit', async () => {
  const tomorrow = addDays(today, 1);
  const at = (ms: number) => profitRange({ from: tomorrow, to: tomorrow, now: new Date(dhakaDayStart(tomorrow).getTime() + ms) });
  const salesUntil = async (ms: number) => (await profitReport(shop.id, at(ms))).totalBefore;
  expect(await salesUntil(1)).toMatchObject({ SALES: 0n, GOODS: 0n, net: 0n });
  expect(await salesUntil(86_399_999)).toMatchObject({ SALES: 168_000n, GOODS: 90_000n, net: 78_000n });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { addDays, dhakaDay, dhakaDayEnd, dhakaDayStart } from '../../../../schema/rules/format.ts';
import { db } from '../../../db/client.ts';

let server: TestServer;
let shop: Shop;
let product: SeededProduct;
let founder: string;

const today = dhakaDay(new Date());
const ago = (days: number) => addDays(today, -days);

async function ordered(phone: string, source: string, day: string, at = '12:00') {
  const { id } = await withOrder(shop, { lines: [{ product }], phone, customerName: `Buyer ${phone.slice(-4)}`, source });
  await db.order.update({
    where: { businessId_id: { businessId: shop.id, id } }, data: { createdAt: new Date(`${day}T${at}:00+06:00`) }, select: { id: true },
  });
}

beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
  founder = await tokenOf(shop.founder);
  product = await withProduct(shop, { stock: 50 });
  await ordered('01711000001', 'Facebook', ago(3));
  await ordered('01711000001', 'Phone', ago(1));
  await ordered('01711000002', 'Facebook', ago(2), '00:10');
  await ordered('01711000003', 'Website', ago(2), '23:50');
  // Of the days before, though they have ordered again since.
  await ordered('01711000004', 'Website', ago(20));
  await ordered('01711000004', 'Website', ago(2));
  await db.customer.create({ data: { businessId: shop.id, name: 'Nobody yet', phone: '01711000005' } });
  const rival = await seedBusiness();
  await withOrder(rival, { lines: [{ product: await withProduct(rival, { stock: 1 }) }], phone: '01711000006', source: 'Facebook' });
});
afterAll(() => server.close());

const GROUP = 'source customers repeating spent profit';
const REPORT = `query ($filter: NewCustomerReportFilter) {
  newCustomerReport(filter: $filter) { total { ${GROUP} } totalBefore { ${GROUP} } sources { ${GROUP} } } }`;
const LIST = `query ($filter: NewCustomersFilter, $sort: NewCustomersSort, $first: Int, $after: String) {
  newCustomers(filter: $filter, sort: $sort, first: $first, after: $after) {
    edges { node { phone firstSource } } pageInfo { hasNextPage endCursor } } }`;

interface Group { source: string; customers: number; repeating: number; profit: number | null }
interface Report { newCustomerReport: { total: Group; totalBefore: Group; sources: Group[] } }
interface Listed { newCustomers: { edges: { node: { phone: string } }[]; pageInfo: { hasNextPage: boolean; endCursor: string } } }

const report = async (from: string, to: string, token = founder) =>
  (await server.graphql<Report>(token, REPORT, { filter: { from, to } })).data!.newCustomerReport;

async function listed(filter: object, sort = 'FIRST_ORDER'): Promise<string[]> {
  const { data, errors } = await server.graphql<Listed>(founder, LIST, { filter, sort });
  expect(errors).toBeUndefined();
  return data!.newCustomers.edges.map(({ node: { phone } }) => phone.slice(-1));
}

const between = (from: string, to: string) => ({ firstOrderFrom: dhakaDayStart(from), firstOrderBefore: dhakaDayEnd(to) });

describe('new customers', () => {
  it('are those whose first order was taken on the days, with the sources and the repeats of exactly the listed ones', async () => {
    const { total, totalBefore, sources } = await report(ago(13), today);
    expect(total).toMatchObject({ customers: 3, repeating: 1 });
    expect(totalBefore).toMatchObject({ customers: 1, repeating: 1 });
    expect(sources).toMatchObject([{ source: 'Facebook', customers: 2, repeating: 1 }, { source: 'Website', customers: 1, repeating: 0 }]);
    expect(await listed(between(ago(13), today))).toEqual(['3', '2', '1']);
    for (const { source, customers, repeating } of sources) {
      expect(await listed({ ...between(ago(13), today), firstSource: source })).toHaveLength(customers);
      expect(await listed({ ...between(ago(13), today), firstSource: source, ordersFrom: 2 })).toHaveLength(repeating);
    }
  });

  it('come and go with the days of Dhaka, and never with a business that is not theirs', async () => {
    expect(await listed(between(ago(2), ago(2)))).toEqual(['3', '2']);
    expect((await report(ago(2), ago(2))).total.customers).toBe(2);
    expect(await listed({}, 'EARLIEST')).toEqual(['4', '1', '2', '3']);
  });

  it('are paged without a gap', async () => {
    const first = await server.graphql<Listed>(founder, LIST, { first: 2 });
    const rest = await server.graphql<Listed>(founder, LIST, { first: 2, after: first.data!.newCustomers.pageInfo.endCursor });
    const phones = [...first.data!.newCustomers.edges, ...rest.data!.newCustomers.edges].map(({ node: { phone } }) => phone);
    expect(new Set(phones).size).toBe(4);
    expect(rest.data!.newCustomers.pageInfo.hasNextPage).toBe(false);
  });

  it('refuse days in the wrong order and too many, and show no profit to who may not see costs', async () => {
    const problem = async (from: string, to: string) => (await server.graphql(founder, REPORT, { filter: { from, to } })).errors?.[0]?.message;
    expect(await problem(today, ago(1))).toBe('Choose a first and a last day');
    expect(await problem(ago(92), today)).toBe('At most 92 days');
    const hidden = await tokenOf(await withMember(shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] }));
    expect((await report(ago(13), today, hidden)).total.profit).toBeNull();
    const member = await tokenOf(await withMember(shop, { flags: ['report', 'orderList'] }));
    expect(await server.graphql(member, REPORT, {})).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  });
});

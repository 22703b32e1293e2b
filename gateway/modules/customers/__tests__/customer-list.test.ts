import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { whereOf } from '../../../list-query/list-query.ts';
import { Session } from '../../../session/session.ts';
import { addBuyerBlock } from '../../web-orders/buyer-blocks.ts';
import { customerListQuery } from '../customer-list-query.ts';
import { editCustomer } from '../edit-customer.ts';

let server: TestServer;
let shop: Shop;
let session: Session;
let founder: string;

const PEOPLE = [
  ['ফারহানা আক্তার', '01711204466', 'Dhaka'], ['Tanvir Ahmed', '01913557788', 'Sylhet'], ['Sadia Islam', '01521334455', 'Dhaka'],
] as const;

beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
  session = Session.system(shop.id);
  founder = await tokenOf(shop.founder);
  const product = await withProduct(shop, { stock: 50 });
  for (const [customerName, phone, district] of PEOPLE) await withOrder(shop, { lines: [{ product }], customerName, phone, district });
  await withOrder(shop, { lines: [{ product }], customerName: 'Sadia Islam', phone: '01521334455', district: 'Dhaka' });
  await db.customer.create({ data: { businessId: shop.id, name: 'Nobody yet', phone: '01611223344' } });
  const rival = await seedBusiness();
  await withOrder(rival, { lines: [{ product: await withProduct(rival, { stock: 1 }) }], customerName: 'Tanvir of the rival', phone: '01913557788' });
});
afterAll(() => server.close());

const idOf = async (phone: string) => (await db.customer.findUniqueOrThrow({ where: { businessId_phone: { businessId: shop.id, phone } } })).id;

const LIST = `query ($filter: CustomersFilter, $sort: CustomersSort, $first: Int, $after: String) {
  customers(filter: $filter, sort: $sort, first: $first, after: $after) {
    edges { node { name phone orderCount successPercent risk spent profit tags smsOptOut block { action } } } pageInfo { hasNextPage endCursor } } }`;

interface Listed {
  customers: { edges: { node: { name: string; phone: string; profit: number | null; block: { action: string } | null } }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
}

async function names(filter: object, sort = 'ORDERS'): Promise<string[]> {
  const { data, errors } = await server.graphql<Listed>(founder, LIST, { filter, sort });
  expect(errors).toBeUndefined();
  return data!.customers.edges.map(({ node: { name } }) => name);
}

describe('the list of customers', () => {
  it('finds by phone in any spelling, by its beginning, and by a part of the name in Bangla and English', async () => {
    for (const search of ['০১৭১১-২০৪৪৬৬', '+880 1711204466', '01711', 'হানা']) expect(await names({ search })).toEqual(['ফারহানা আক্তার']);
    expect(await names({ search: 'ISLAM' })).toEqual(['Sadia Islam']);
    expect(await names({ search: 'rival' })).toEqual([]);
  });

  it('finds a Bangla name as every keyboard writes it, whether few or many are called so', async () => {
    const spelled = ['সুমাই\u09dfা', 'সুমাই\u09af\u09bcা'];
    for (const [n, name] of spelled.entries()) await db.customer.create({ data: { businessId: shop.id, name, phone: `0161122335${n}` } });
    for (const search of [...spelled, '\u09dfা', '\u09af\u09bcা']) expect((await names({ search })).toSorted()).toEqual(spelled.toSorted());
    await db.customer.deleteMany({ where: { businessId: shop.id, name: { in: spelled } } });
  });

  it('is filtered by area, tag, SMS, block list, number of orders and day of the last one', async () => {
    await execute(editCustomer, session, { customerId: await idOf('01521334455'), tags: ['VIP', 'VIP', 'Boutique'], smsOptOut: true });
    await execute(addBuyerBlock, session, { kind: 'PHONE', value: '01913557788', action: 'BLOCK', reason: 'Refused three' });
    expect(await names({ district: 'Dhaka' })).toEqual(['Sadia Islam', 'ফারহানা আক্তার']);
    expect(await names({ tag: 'VIP' })).toEqual(['Sadia Islam']);
    expect(await names({ optedOut: true })).toEqual(['Sadia Islam']);
    expect(await names({ blocked: true })).toEqual(['Tanvir Ahmed']);
    expect(await names({ blocked: false, ordersFrom: 1 })).toEqual(['Sadia Islam', 'ফারহানা আক্তার']);
    expect(await names({ ordersTo: 0 })).toEqual(['Nobody yet']);
    expect(await names({ lastOrderFrom: new Date(Date.now() + 60_000).toISOString() })).toEqual([]);
    // Whoever never ordered has no last order, on whatever day they were added.
    expect(await names({ lastOrderBefore: new Date(Date.now() + 60_000).toISOString() })).toHaveLength(3);
    await execute(editCustomer, session, { customerId: await idOf('01521334455'), tags: [], smsOptOut: false });
  });

  it('says by the returned parcels whether the next one is risky', async () => {
    const count = async (risk: 'NEW' | 'GOOD' | 'MIXED' | 'BAD') =>
      db.customer.count({ where: await whereOf(customerListQuery, session, { risk }) });
    const other = await seedBusiness();
    const of = async (deliveredCount: number, returnedCount: number, phone: string) =>
      db.customer.create({ data: { businessId: other.id, name: 'X', phone, deliveredCount, returnedCount } });
    for (const [index, [delivered, returned]] of ([[0, 0], [1, 0], [0, 1], [3, 2], [4, 2]] as const).entries()) await of(delivered, returned, `0171100000${index}`);
    session = Session.system(other.id);
    expect([await count('NEW'), await count('GOOD'), await count('MIXED'), await count('BAD')]).toEqual([1, 1, 2, 1]);
    session = Session.system(shop.id);
  });

  it('pages by an amount without a gap, and takes the same few statements for one customer and for many', async () => {
    const first = await server.graphql<Listed>(founder, LIST, { sort: 'SPENT', first: 2 });
    const { endCursor } = first.data!.customers.pageInfo;
    const rest = await server.graphql<Listed>(founder, LIST, { sort: 'SPENT', first: 2, after: endCursor });
    const phones = [...first.data!.customers.edges, ...rest.data!.customers.edges].map(({ node: { phone } }) => phone);
    expect(new Set(phones).size).toBe(4);
    const statements = async (size: number) => {
      const answer = await server.request(founder, '/graphql', {
        method: 'POST', headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: LIST, variables: { first: size, filter: { search: 'a' } } }),
      });
      return Number(/sql;desc="?(\d+)/.exec(answer.headers.get('server-timing') ?? '')?.[1]);
    };
    await statements(1);
    expect(await statements(1)).toBe(await statements(4));
  });

  it('shows no profit to an administrator who may not see costs, and nothing to who is none', async () => {
    const hidden = await tokenOf(await withMember(shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] }));
    const { data } = await server.graphql<Listed>(hidden, LIST, {});
    expect(data!.customers.edges.map(({ node: { profit } }) => profit)).toEqual([null, null, null, null]);
    const member = await tokenOf(await withMember(shop, { flags: ['orderList'] }));
    expect(await server.graphql(member, LIST, {})).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  });

  it('leaves as a file by the filter, and the audit trail says who took which part', async () => {
    const filter = encodeURIComponent(JSON.stringify({ district: 'Sylhet' }));
    const answer = await fetch(`${server.url}/api/export/customers?filter=${filter}`, { headers: { authorization: `Bearer ${founder}` } });
    const lines = (await answer.text()).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('Tanvir Ahmed,01913557788,Sylhet');
    const [entry] = await db.auditEntry.findMany({ where: { businessId: shop.id, command: 'business.recordExport' } });
    expect(entry).toMatchObject({ summary: 'Customer list taken as a file', after: { format: 'csv', filter: '{"district":"Sylhet"}' } });
  });
});

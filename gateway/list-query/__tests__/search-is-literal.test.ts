import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../prisma/seed/factories/business.ts';
import { accountId } from '../../../prisma/seed/factories/money.ts';
import { withOrder } from '../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';
import { seedUser } from '../../../prisma/seed/factories/user.ts';
import { withWebOrders } from '../../../prisma/seed/factories/web-orders.ts';
import { db } from '../../db/client.ts';
import { encodeId } from '../../graphql/global-id.ts';
import { postEntries } from '../../modules/accounting/post-entries.ts';

/** What a wildcard would find beside the first of each pair is the second. Products are tested with the catalogue. */
const TEXTS = ['Rate 100% off', 'Rate 100 or off', 'code a_b_c', 'code axbxc', String.raw`path a\b\c`, 'path abbbc'];

/** One name as two keyboards write it: the last letter as one character, and as a letter and a dot. */
const JOY = ['জ\u09df দাস', 'জ\u09af\u09bc দাস'];

const SEARCHES: [text: string, finds: string[]][] = [
  ['100% off', ['Rate 100% off']],
  ['a_b_c', ['code a_b_c']],
  [String.raw`a\b\c`, [String.raw`path a\b\c`]],
  ['%%%', []],
  ['___', []],
  [String.raw`\\\ `.trim(), []],
  ['Rate%off', []],
];

let server: TestServer;
let shop: Shop;
let founder: string;
let operator: string;
let cash: string;
let courier: string;

beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
  const product = await withProduct(shop);
  for (const customerName of [...TEXTS, ...JOY]) {
    const { id } = await withOrder(shop, { customerName, lines: [{ product }] });
    if (JOY.includes(customerName)) await db.order.updateMany({ where: { id }, data: { createdByName: customerName, assigneeName: customerName } });
  }
  const webOrders = await withWebOrders(shop, TEXTS.length + JOY.length, product);
  for (const [index, id] of webOrders.entries()) {
    const customerName = [...TEXTS, ...JOY][index]!;
    await db.webOrder.updateMany({ where: { id }, data: { customerName, searchText: customerName.toLowerCase() } });
  }
  await db.smsMessage.createMany({
    data: [...TEXTS, ...JOY].map((message) => ({
      businessId: shop.id, mobileNumber: '01711204466', message, segments: 1, cost: 1, gateway: 'log',
    })),
  });
  await db.supplier.createMany({ data: JOY.map((name) => ({ businessId: shop.id, name })) });
  await db.courier.createMany({ data: JOY.map((name) => ({ businessId: shop.id, name, kind: 'MANUAL' as const })) });
  await db.account.createMany({
    data: JOY.map((name, n) => ({ businessId: shop.id, name, code: `own-joy-${n}`, type: 'EXPENSE' as const, kind: 'CATEGORY' as const })),
  });
  await db.campaign.createMany({ data: JOY.map((name) => ({ businessId: shop.id, platform: 'Facebook', name, key: `facebook\n${name}` })) });
  await db.$transaction((tx) => postEntries(tx, shop.id, JOY.map((description) => ({
    description, source: ['Business', shop.id], causeId: randomUUID(), kind: 'test',
    postings: [{ account: 'cash', debit: 100n }, { account: 'capital', credit: 100n }],
  }))));
  cash = encodeId('Account', await accountId(shop, 'cash'));
  const { id: courierId } = await db.courier.findFirstOrThrow({ where: { businessId: shop.id } });
  courier = encodeId('Courier', courierId);
  await db.courierArea.createMany({ data: JOY.map((name, n) => ({ businessId: shop.id, courierId, code: `${n}`, name, groupCode: '1', groupName: 'Dhaka' })) });
  for (const name of [...TEXTS, ...JOY]) {
    const { id: businessId, founder: { id: createdById } } = await seedBusiness({ name });
    const transactionId = `SMS_${businessId}`;
    await db.payment.create({ data: { businessId, type: 'SMS', transactionId, amountPoisha: 100n, quantity: 1, createdById } });
  }
  [founder, operator] = [await tokenOf(shop.founder), await tokenOf(await seedUser({ isSuperAdmin: true }))];
});
afterAll(() => server.close());

/** Each list, who asks for it, and the field that tells its rows apart. */
const LISTS = [
  ['orders', 'founder', 'shippingAddress { name }', (row: Row) => row.shippingAddress?.name],
  ['webOrders', 'founder', 'customerName', (row: Row) => row.customerName],
  ['smsMessages', 'founder', 'message', (row: Row) => row.message],
  ['platformPayments', 'operator', 'business { name }', (row: Row) => row.business?.name],
] as const;

/** Lists of few rows, which are found by a part of their name. */
const NAMED = (['suppliers', 'deliveryMethods', 'accounts', 'campaigns'] as const).map((list) => [list, 'founder', 'name', (row: Row) => row.name] as const);

interface Row {
  name?: string;
  customerName?: string;
  shippingAddress?: { name: string };
  message?: string;
  business?: { name: string };
  description?: string;
}

/** Lists of the whole platform, and conditions with a name of their own. */
const FILTERED = [
  ['platformBusinesses', 'operator', 'name', (row: Row) => row.name, () => ({})],
  ['orders', 'founder', 'shippingAddress { name }', (row: Row) => row.shippingAddress?.name, (takenBy: string) => ({ search: undefined, takenBy })],
  ['orders', 'founder', 'shippingAddress { name }', (row: Row) => row.shippingAddress?.name, (assignee: string) => ({ search: undefined, assignee })],
  ['ledger', 'founder', 'description', (row: Row) => row.description, () => ({ accountId: cash })],
] as const;

const typeOf = (list: string) => `${list[0]!.toUpperCase()}${list.slice(1)}Filter`;

describe.each([...LISTS.map((one) => [...one, () => ({})] as const), ...NAMED.map((one) => [...one, () => ({})] as const), ...FILTERED])(
  'searching %s', (list, who, selection, textOf, more) => {
    it.each(['জ\u09df', 'জ\u09af\u09bc'])('finds %s as every keyboard writes it', async (text) => {
      const source = `query($filter: ${typeOf(list)}!) { ${list}(first: 20, filter: $filter) { edges { node { ${selection} } } } }`;
      const { data, errors } = await server.graphql<Record<string, { edges: { node: Row }[] }>>(
        who === 'founder' ? founder : operator, source, { filter: { search: text, ...more(text) } });
      expect(errors).toBeUndefined();
      expect(data![list]!.edges.map(({ node }) => textOf(node)).toSorted()).toEqual(JOY.toSorted());
    });
  },
);

it.each(['জ\u09df', 'জ\u09af\u09bc'])('areas of a courier are found by %s as every keyboard writes it', async (search) => {
  const { data } = await server.graphql<{ courierAreas: { name: string }[] }>(
    founder, 'query($courierId: ID!, $search: String!) { courierAreas(courierId: $courierId, search: $search) { name } }', { courierId: courier, search });
  expect(data!.courierAreas.map(({ name }) => name).toSorted()).toEqual(JOY.toSorted());
});

describe.each(LISTS)('searching %s', (list, who, selection, textOf) => {
  it.each(SEARCHES)('takes %s as it was typed', async (text, finds) => {
    const source = `query($text: String!) { ${list}(first: 20, filter: { search: $text }) { edges { node { ${selection} } } } }`;
    type Answer = Record<string, { edges: { node: Row }[] }>;
    const { data, errors } = await server.graphql<Answer>(who === 'founder' ? founder : operator, source, { text });
    expect(errors).toBeUndefined();
    expect(data![list]!.edges.map(({ node }) => textOf(node))).toEqual(finds);
  });
});

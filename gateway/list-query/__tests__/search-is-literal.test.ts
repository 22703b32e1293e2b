import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';
import { seedUser } from '../../../prisma/seed/factories/user.ts';
import { withWebOrders } from '../../../prisma/seed/factories/web-orders.ts';
import { db } from '../../db/client.ts';

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

beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
  const product = await withProduct(shop);
  for (const customerName of [...TEXTS, ...JOY]) await withOrder(shop, { customerName, lines: [{ product }] });
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
  for (const name of TEXTS) {
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
const NAMED = (['suppliers', 'deliveryMethods', 'accounts'] as const).map((list) => [list, 'founder', 'name', (row: Row) => row.name] as const);

interface Row {
  name?: string;
  customerName?: string;
  shippingAddress?: { name: string };
  message?: string;
  business?: { name: string };
}

describe.each([...LISTS.slice(0, 3), ...NAMED])('searching %s', (list, _who, selection, textOf) => {
  it.each(['জ\u09df', 'জ\u09af\u09bc'])('finds %s as every keyboard writes it', async (text) => {
    const source = `query($text: String!) { ${list}(first: 20, filter: { search: $text }) { edges { node { ${selection} } } } }`;
    const { data } = await server.graphql<Record<string, { edges: { node: Row }[] }>>(founder, source, { text });
    expect(data![list]!.edges.map(({ node }) => textOf(node)).toSorted()).toEqual(JOY.toSorted());
  });
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

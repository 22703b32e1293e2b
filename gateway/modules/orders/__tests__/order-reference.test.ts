import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { idTokenFor, withAccount } from '../../../../prisma/seed/factories/session.ts';
import { db } from '../../../db/client.ts';

interface Seen {
  id: string;
  number: number;
  reference: string;
  timeline: { edges: { node: { summary: string } }[] };
  journal: { edges: { node: { description: string } }[] };
  stockMovements: { edges: { node: { reason: string; oversold: boolean } }[] };
  shortages: { sku: string; units: number }[];
  lines: { variant: { stock: { available: number; shortfall: number } } }[];
}

let server: TestServer;
let shop: Shop;
let token: string;
let sku: string;

const call = (orderPrefix: string) =>
  db.business.update({ where: { id: shop.id }, data: { orderPrefix }, select: { id: true } });

async function search(text: string): Promise<string[]> {
  const document = `query ($search: String) {
    orders(filter: { search: $search }) { edges { node { reference } } }
  }`;
  const { data, errors } = await server.graphql<{ orders: { edges: { node: Seen }[] } }>(token, document, {
    search: text,
  });
  expect(errors).toBeUndefined();
  return data!.orders.edges.map(({ node }) => node.reference);
}

const STEP = `mutation ($input: ConfirmOrderInput!) { confirmOrder(input: $input) { __typename
  ... on ConfirmOrderSuccess { data: order { reference shortages { sku units } } } } }`;
const ORDER = `query ($id: ID!) { node(id: $id) { ... on Order { number reference timeline { edges { node { summary } } }
  journal { edges { node { description } } } stockMovements { edges { node { reason oversold } } } shortages { sku units }
  lines { variant { stock { available shortfall } } } } } }`;

beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
  await withAccount(shop.founder);
  token = await idTokenFor(shop.founder.email);
  await call('NG-');
  await db.business.update({ where: { id: shop.id }, data: { allowsBackorder: true }, select: { id: true } });
  const product = await withProduct(shop, { stock: 1 });
  ({ sku } = product);
  for (let n = 1; n <= 12; n += 1) await withOrder(shop, { lines: [{ product, quantity: 3 }] });
  // The first request of a session also looks after the account.
  await server.graphql(token, '{ viewer { name } }');
});
afterAll(() => server.close());

describe('the prefix of a business', () => {
  it.each(['NG-12', 'ng-12', 'NG 12', 'ng12', '#NG-12', 'NG-১২', '12', '#12'])('lets an order be found by %s', async (typed) => {
    expect(await search(typed)).toEqual(['NG-12']);
  });

  it('does not make a number of other letters', async () => {
    expect(await search('DG-12')).toEqual([]);
    expect(await search('NG-99')).toEqual([]);
  });

  it('changes what orders are called at once, and none brings back the mark', async () => {
    await call('26/');
    expect(await search('26/3')).toEqual(['26/3']);
    expect(await search('263')).toEqual(['26/3']);
    await call('');
    expect(await search('3')).toEqual(['#3']);
    await call('NG-');
  });

  it('stands in everything that is written about an order, and so does what is short', async () => {
    const found = await server.graphql<{ orders: { edges: { node: Seen }[] } }>(
      token, '{ orders(filter: { search: "NG-5" }) { edges { node { id } } } }',
    );
    const { id } = found.data!.orders.edges[0]!.node;
    expect((await server.graphql(token, STEP, { input: { orderId: id } })).data).toEqual({
      confirmOrder: {
        __typename: 'ConfirmOrderSuccess', data: { reference: 'NG-5', shortages: [{ sku, units: 2 }] },
      },
    });
    const { data } = await server.graphql<{ node: Seen }>(token, ORDER, { id });
    expect(data!.node).toEqual({
      number: 5,
      reference: 'NG-5',
      timeline: {
        edges: [
          { node: { summary: `Confirmed, stock reserved, beyond what is on hand: ${sku} × 2` } },
          { node: { summary: 'Created order NG-5' } },
        ],
      },
      journal: { edges: [] },
      stockMovements: { edges: [{ node: { reason: 'Order NG-5 confirmed', oversold: true } }] },
      shortages: [{ sku, units: 2 }],
      lines: [{ variant: { stock: { available: -2, shortfall: 2 } } }],
    });
  });
});

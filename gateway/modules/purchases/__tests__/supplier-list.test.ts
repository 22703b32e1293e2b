import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { withPurchase, withSupplier } from '../../../../prisma/seed/factories/purchase.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';

const SUPPLIERS = 12;

let server: TestServer;
let founder: string;
let admin: string;

beforeAll(async () => {
  server = await testServer();
  const shop = await seedBusiness();
  founder = await tokenOf(shop.founder);
  admin = await tokenOf(await withMember(shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] }));
  const product = await withProduct(shop);
  for (let number = 1; number <= SUPPLIERS; number += 1) {
    const supplierId = await withSupplier(shop, `Mill ${String(number).padStart(2, '0')}`);
    if (number % 2 === 0) await withPurchase(shop, { supplierId, start: 'RECEIVE', lines: [{ product, quantity: number, unitCost: 10 }] });
  }
});
afterAll(() => server.close());

async function list(first: number, token = founder) {
  const response = await server.request(token, '/graphql', {
    method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `{ suppliers(first: ${first}) { edges { node { name due } } } }` }),
  });
  const { data } = (await response.json()) as { data: { suppliers: { edges: { node: { name: string; due: number | null } }[] } } };
  const statements = Number(/sql;desc="?(\d+)/.exec(response.headers.get('server-timing') ?? '')?.[1]);
  return { rows: data.suppliers.edges.map(({ node }) => node), statements };
}

describe('the list of suppliers', () => {
  it('says what is owed to each, in as many statements for twelve as for two', async () => {
    await list(2);
    const [two, twelve] = [await list(2), await list(SUPPLIERS)];
    expect(twelve.rows.map(({ due }) => due)).toEqual([0, 20, 0, 40, 0, 60, 0, 80, 0, 100, 0, 120]);
    expect(twelve.statements).toBeGreaterThan(0);
    expect(twelve.statements).toBe(two.statements);
  });

  it('says it to nobody from whom costs are hidden', async () => {
    expect(new Set((await list(SUPPLIERS, admin)).rows.map(({ due }) => due))).toEqual(new Set([null]));
  });
});

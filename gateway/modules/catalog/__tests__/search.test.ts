import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';

/** Name and SKU. The second of each pair is what an unescaped wildcard would find besides the first. */
const PRODUCTS = [
  ['Linen 100% pure', 'LIN-1'], ['Linen 100 or pure', 'LIN-2'],
  ['Plain scarf', 'SC_RED'], ['Plain shawl', 'SCXRED'],
  [String.raw`Tray 10\20`, 'TRAY-1'], ['Tray 1020', 'TRAY-2'],
  [String.raw`Tray 10\%`, String.raw`TR\AY`],
] as const;

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await testServer();
  const shop = await seedBusiness();
  for (const [name, sku] of PRODUCTS) await withProduct(shop, { name, sku });
  token = await tokenOf(shop.founder);
});
afterAll(() => server.close());

interface Found {
  products: { edges: { node: { name: string } }[] };
  variants: { edges: { node: { sku: string } }[] };
}

async function search(text: string): Promise<Found> {
  const source = `query($text: String!) {
    products(first: 20, filter: { search: $text }) { edges { node { name } } }
    variants(first: 20, filter: { search: $text }) { edges { node { sku } } }
  }`;
  const { data, errors } = await server.graphql<Found>(token, source, { text });
  expect(errors).toBeUndefined();
  return data!;
}

describe('looking for a product or a variant', () => {
  it.each([
    ['100%', ['Linen 100% pure']],
    ['%', ['Linen 100% pure', String.raw`Tray 10\%`]],
    ['0%o', []],
    ['c_red', ['Plain scarf']],
    ['_', ['Plain scarf']],
    [String.raw`10\2`, [String.raw`Tray 10\20`]],
    ['\\', [String.raw`Tray 10\%`, String.raw`Tray 10\20`]],
    [String.raw`\%`, [String.raw`Tray 10\%`]],
    [String.raw`r\a`, [String.raw`Tray 10\%`]],
    [String.raw`\_`, []],
  ])('takes %s as it was typed, in names and in SKUs', async (text, names) => {
    const { products, variants } = await search(text);
    expect(products.edges.map(({ node }) => node.name).toSorted()).toEqual(names);
    const skus = PRODUCTS.filter(([name]) => names.includes(name)).map(([, sku]) => sku);
    expect(variants.edges.map(({ node }) => node.sku).toSorted()).toEqual(skus.toSorted());
  });
});

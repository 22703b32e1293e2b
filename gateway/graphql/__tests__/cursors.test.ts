import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { withProduct } from '../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';

let server: TestServer;
let token: string;
let rival: string;

interface Page {
  products: { edges: { cursor: string; node: { name: string } }[] };
}

const LIST = `query ($after: String, $sort: ProductsSort) {
  products(first: 1, after: $after, sort: $sort) { edges { cursor node { name } } }
}`;

const page = (by: string, variables: object = {}) => server.graphql<Page>(by, LIST, { ...variables });

async function shopWithProducts(): Promise<string> {
  const shop = await seedBusiness();
  for (const name of ['Kettle', 'Mug']) await withProduct(shop, { name });
  return tokenOf(shop.founder);
}

beforeAll(async () => {
  server = await testServer();
  [token, rival] = [await shopWithProducts(), await shopWithProducts()];
});
afterAll(() => server.close());

async function cursor(sort = 'NAME'): Promise<string> {
  const { data } = await page(token, { sort });
  return data!.products.edges[0]!.cursor;
}

const REFUSED = [{ extensions: { code: 'BAD_REQUEST', fieldErrors: [{ field: 'after' }] } }];

const partsOf = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
const forged = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');

describe('a cursor', () => {
  it('leads to the next page', async () => {
    const { data } = await page(token, { sort: 'NAME', after: await cursor() });
    expect(data?.products.edges.map(({ node }) => node.name)).toEqual(['Mug']);
  });

  it('of another order is refused', async () => {
    expect((await page(token, { sort: 'NEWEST', after: await cursor() })).errors).toMatchObject(REFUSED);
  });

  it('of another business is refused', async () => {
    expect((await page(rival, { sort: 'NAME', after: await cursor() })).errors).toMatchObject(REFUSED);
  });

  it('of another list is refused', async () => {
    const document = 'query ($after: String) { variants(after: $after) { edges { cursor } } }';
    expect((await server.graphql(token, document, { after: await cursor() })).errors).toMatchObject(REFUSED);
  });

  it.each<[string, string, (scope: unknown, value: unknown, id: unknown) => unknown[]]>([
    ['a date that is none', 'NEWEST', (scope, _value, id) => [scope, 'yesterday', id]],
    ['the 13th month', 'NEWEST', (scope, _value, id) => [scope, '2026-13-01T00:00:00.000Z', id]],
    ['the year 0000', 'NEWEST', (scope, _value, id) => [scope, '0000-01-01T00:00:00.000Z', id]],
    ['a number for a date', 'NEWEST', (scope, _value, id) => [scope, 1e300, id]],
    ['a NUL in a text', 'NAME', (scope, _value, id) => [scope, 'a\0b', id]],
    ['half a character', 'NAME', (scope, _value, id) => [scope, '\uD800', id]],
    ['a number for a text', 'NAME', (scope, _value, id) => [scope, 7, id]],
    ['an id that is none', 'NAME', (scope, value) => [scope, value, '1; DROP TABLE']],
    ['an id in a list', 'NAME', (scope, value, id) => [scope, value, [id]]],
    ['nothing in it', 'NAME', () => []],
  ])('that was forged with %s is refused', async (_, sort, change) => {
    const [scope, value, id] = partsOf(await cursor(sort));
    expect((await page(token, { sort, after: forged(...change(scope, value, id)) })).errors).toMatchObject(REFUSED);
  });
});

import { isObjectType, type GraphQLObjectType } from 'graphql';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { testServer } from '../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { withProduct } from '../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';
import { schema } from '../../graphql/schema.ts';
import { columnsRead } from '../needed-columns.ts';
import { MODELS } from '../tables.ts';

interface Options {
  resolve?: (row: unknown, args: object, context: object, info: object) => unknown;
}

/** A row that notes which of its columns are read; `isEmpty` decides which way a resolver that looks at them goes. */
function spiedRow(model: string, isEmpty: boolean) {
  const columns = new Map(MODELS[model]!.fields.filter(({ kind }) => kind !== 'object').map(({ name, type }) => [name, type]));
  const read = new Set<string>();
  const value: Record<string, unknown> = { Int: 1, BigInt: 1n, Boolean: true, DateTime: new Date(0), Json: {} };
  const row = new Proxy({}, {
    get: (_row, name) => {
      const type = columns.get(String(name));
      if (!type) return undefined;
      read.add(String(name));
      return isEmpty ? null : (value[type] ?? 'text');
    },
  });
  return { row, read };
}

const tables = Object.values(schema.getTypeMap()).filter((type): type is GraphQLObjectType =>
  isObjectType(type) && typeof type.extensions.pothosPrismaModel === 'string');

/** Each field of a table with a resolver of its own that says which columns it reads. */
const fields = tables.flatMap((type) => Object.values(type.getFields()).flatMap(({ name, extensions }) => {
  const { resolve } = (extensions.pothosOptions ?? {}) as Options;
  const said = columnsRead(extensions);
  return resolve && said && !extensions.pothosExposedField ? [{ model: String(type.extensions.pothosPrismaModel), field: `${type.name}.${name}`, said, resolve }] : [];
}));

describe('a resolver reads only the columns that it names, as it gets no others', () => {
  it.each(fields)('$field', async ({ model, said, resolve }) => {
    for (const isEmpty of [false, true]) {
      const { row, read } = spiedRow(model, isEmpty);
      try {
        await resolve(row, {}, { session: null }, {});
      } catch {
        // Whatever comes of it: only what it looked at is of interest.
      }
      expect([...read].filter((column) => column !== 'id' && !said.includes(column))).toEqual([]);
    }
  });
});

it('looks at the resolvers that there are', () => expect(fields.map(({ field }) => field)).toEqual(
  expect.arrayContaining(['Variant.stock', 'Variant.averageCost', 'Order.due', 'Variant.title'])));

it('reads of the rows below a list what their fields need, and no other column', async () => {
  const shop = await seedBusiness();
  const { sku } = await withProduct(shop, { name: 'Lamp', stock: 3 });
  const server = await testServer();
  const sent: string[] = [];
  // Listens to what goes to the server; nothing is replaced.
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    sent.push(String((args[0] as { text?: string }).text));
    return query.apply(this, args);
  } as never);
  const { data } = await server.graphql(await tokenOf(shop.founder), `{
    products(first: 5) { edges { node { name ...Shelf variants { sku stock { onHand } } } } }
  } fragment Shelf on Product { variants { product { name } } }`);
  vi.restoreAllMocks();
  expect(data).toEqual({ products: { edges: [{ node: { name: 'Lamp', variants: [{ sku, stock: { onHand: 3 }, product: { name: 'Lamp' } }] } }] } });
  const statement = sent.find((text) => text.includes('FROM "Product" t0'))!;
  expect(statement).toMatch(/t1\."sku"/);
  expect(statement).not.toMatch(/"searchText"|"barcode"|"description"|t1\."updatedAt"/);
  await server.close();
});

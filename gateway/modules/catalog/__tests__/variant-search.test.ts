import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planOf, sentStatements } from '../../../../e2e/support/sent-statements.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { db } from '../../../db/client.ts';

const VARIANTS = 50_000;
const BATCH_SIZE = 10_000;
/** Variants of one product. */
const SIBLINGS = 5;

let server: TestServer;
let shop: Shop;
let token: string;
const statements = sentStatements((text) => /FROM (?:"public"\.)?"Variant"/.test(text));

beforeAll(async () => {
  shop = await seedBusiness();
  token = await tokenOf(shop.founder);
  // Inserted in batches: one statement for all would exceed the statement timeout.
  for (let first = 0; first < VARIANTS; first += BATCH_SIZE) {
    const last = first + BATCH_SIZE - 1;
    await db.$executeRaw`
      INSERT INTO "Product" ("businessId", "id", "name", "updatedAt")
      SELECT ${shop.id}::uuid, md5(${shop.id}::text || n)::uuid, 'Filler ' || md5(n::text), now()
      FROM generate_series(${first / SIBLINGS}::int, ${(last + 1) / SIBLINGS - 1}::int) n`;
    await db.$executeRaw`
      INSERT INTO "Variant" ("businessId", "id", "productId", "name", "sku", "pricePoisha")
      SELECT ${shop.id}::uuid, gen_random_uuid(), md5(${shop.id}::text || (n / ${SIBLINGS}::int))::uuid, md5(n::text), 'FIL-' || n, 100
      FROM generate_series(${first}::int, ${last}::int) n`;
  }
  await withProduct(shop, { name: 'জামদানি শাড়ি', sku: 'JMD-BN' });
  await withProduct(shop, { name: 'Jamdani Saree', sku: 'JMD-RED' });
  const scarf = await withProduct(shop, { name: 'Jute Scarf', sku: 'Jut-7' });
  await db.variant.updateMany({ where: { businessId: shop.id, id: scarf.variantId }, data: { barcode: '8801234567890' } });
  const old = await withProduct(shop, { name: 'Jamdani of last year', sku: 'JMD-OLD' });
  await db.product.updateMany({ where: { businessId: shop.id, id: old.productId }, data: { status: 'ARCHIVED' } });
  const renamed = await withProduct(shop, { name: 'Before', sku: 'REN-1' });
  await db.product.updateMany({ where: { businessId: shop.id, id: renamed.productId }, data: { name: 'Zephyr shawl' } });
  await db.$executeRaw`ANALYZE "Variant"`;
  await db.$executeRaw`ANALYZE "Product"`;
  server = await testServer();
});
afterAll(() => server.close());

async function find(filter: object, by = token): Promise<string[]> {
  const source = `query($filter: VariantsFilter!) { variants(first: 20, filter: $filter) { edges { node { sku title stock { available } } } } }`;
  const { data, errors } = await server.graphql<{ variants: { edges: { node: { sku: string } }[] } }>(by, source, { filter });
  expect(errors).toBeUndefined();
  return data!.variants.edges.map(({ node }) => node.sku);
}

describe('a product is found among 50,000', () => {
  it.each([
    ['a part of a word', { search: 'amda' }, ['JMD-RED']],
    ['two letters, the beginning of a word', { search: 'ja' }, ['JMD-RED']],
    ['words in any order and case', { search: 'saree  JAM' }, ['JMD-RED']],
    ['a Bangla word', { search: 'জামদানি' }, ['JMD-BN']],
    ['a Bangla word in another Unicode form', { search: 'শাড়ি' }, ['JMD-BN']],
    ['a part of its SKU', { search: 'jmd-r' }, ['JMD-RED']],
    ['its barcode', { search: '8801234567890' }, ['Jut-7']],
    ['a name that it was given later', { search: 'zephyr' }, ['REN-1']],
    ['a name that it no longer has', { search: 'before' }, []],
    ['the code that a scanner reads: a barcode', { code: '8801234567890' }, ['Jut-7']],
    ['the code that a scanner reads: a SKU', { code: 'Jut-7' }, ['Jut-7']],
    ['the code that a person types', { code: 'jmd-red' }, ['JMD-RED']],
    ['the beginning of a code', { code: 'JMD' }, []],
  ])('%s, by an index', async (_, filter, skus) => {
    statements.length = 0;
    expect(await find(filter)).toEqual(skus);
    const taken = statements.filter(({ text }) => !text.startsWith('EXPLAIN'));
    expect(taken).toHaveLength(1);
    const plan = await planOf(taken[0]!);
    expect(plan).toMatch(/Bitmap Index Scan on "(?:Variant_search_idx|Variant_businessId_\w+_key)"/);
    expect(plan).not.toContain('Seq Scan on "Variant"');
  });

  it.each([
    ['a part of a word', 'amda', ['Jamdani Saree']],
    ['two letters, the beginning of a word', 'ja', ['Jamdani Saree']],
    ['a Bangla word', 'জামদানি', ['জামদানি শাড়ি']],
    ['its SKU', 'jmd-r', ['Jamdani Saree']],
    ['its barcode', '8801234567890', ['Jute Scarf']],
  ])('in the product list too: %s, by an index', async (_, search, names) => {
    statements.length = 0;
    const source = 'query($filter: ProductsFilter!) { products(first: 50, filter: $filter) { edges { node { name variants { sku } } } } }';
    const { data } = await server.graphql<{ products: { edges: { node: { name: string } }[] } }>(token, source, { filter: { search } });
    expect(data!.products.edges.map(({ node }) => node.name)).toEqual(names);
    const plan = await planOf(statements.find(({ text }) => /FROM (?:"public"\.)?"Product"/.test(text))!);
    expect(plan).toContain('Bitmap Index Scan on "Variant_search_idx"');
    expect(plan).not.toMatch(/Seq Scan on "(?:Variant|Product)"/);
  });

  it('by everybody whose work begins with a product, and by nobody else', async () => {
    for (const flag of ['newOrder', 'product', 'purchase', 'adjustStock'] as const) {
      const member = await tokenOf(await withMember(shop, { flags: [flag] }));
      expect(await find({ code: 'JMD-RED' }, member)).toEqual(['JMD-RED']);
    }
    const member = await tokenOf(await withMember(shop, { flags: ['orderList', 'report'] }));
    const { errors } = await server.graphql(member, '{ variants(first: 1) { edges { node { id } } } }');
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

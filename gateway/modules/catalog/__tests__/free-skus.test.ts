import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { db } from '../../../db/client.ts';

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
});
afterAll(() => server.close());

it('says which SKUs no variant has, whatever the case, archived ones and those of others told apart', async () => {
  const { productId, variantId } = await withProduct(shop);
  const { sku } = await db.variant.update({
    where: { businessId_id: { businessId: shop.id, id: variantId } }, data: { sku: 'tin-Cup' }, select: { sku: true },
  });
  await db.product.update({ where: { businessId_id: { businessId: shop.id, id: productId } }, data: { status: 'ARCHIVED' }, select: { id: true } });
  await db.variant.updateMany({ where: { id: (await withProduct(await seedBusiness())).variantId }, data: { sku: 'TIN-CUP-3' } });
  const { data, errors } = await server.graphql(
    await tokenOf(shop.founder), 'query ($skus: [String!]!) { freeSkus(skus: $skus) }', { skus: ['TIN-CUP', 'TIN-CUP-2', 'TIN-CUP-3', sku] });
  expect(errors).toBeUndefined();
  expect(data).toEqual({ freeSkus: ['TIN-CUP-2', 'TIN-CUP-3'] });
});

const createAs = (token: string) => async (...skus: string[]) => (await server.graphql<{ createProduct: object }>(token, `mutation ($input: CreateProductInput!) {
  createProduct(input: $input) { __typename ... on ValidationError { fieldErrors { field message } } } }`,
{ input: { name: 'Saree', options: [{ name: 'Colour', values: skus.map((_, n) => `${n}`) }], variants: skus.map((sku, n) => ({ name: `${n}`, sku, price: 900 })) } })).data!.createProduct;

it('takes a SKU that looks like another for that one, whichever keyboard writes it', async () => {
  const token = await tokenOf((await seedBusiness()).founder);
  const [dotted, composed] = ['\u09b6\u09be\u09dc\u09bf-1', '\u09b6\u09be\u09a1\u09bc\u09bf-1'];
  const create = createAs(token);
  expect(await create(dotted!, composed!)).toMatchObject({ fieldErrors: [{ field: 'variants.1.sku', message: 'Used twice' }] });
  expect(await create(dotted!)).toEqual({ __typename: 'CreateProductSuccess' });
  expect(await create(composed!)).toMatchObject({ fieldErrors: [{ field: 'variants.0.sku', message: 'Already in use' }] });
  const { data } = await server.graphql(token, 'query ($skus: [String!]!) { freeSkus(skus: $skus) }', { skus: [composed, `${composed}0`] });
  expect(data).toEqual({ freeSkus: [`${composed}0`] });
});

it('gives it to one of two who save it at once from different keyboards', async () => {
  const create = createAs(await tokenOf((await seedBusiness()).founder));
  for (const round of ['1', '2', '3', '4', '5']) {
    const saved = await Promise.all([create(`\u09b6\u09be\u09dc\u09bf-${round}`), create(`\u09b6\u09be\u09a1\u09bc\u09bf-${round}`)]);
    expect(saved).toContainEqual({ __typename: 'CreateProductSuccess' });
    expect(saved).toContainEqual({ __typename: 'ValidationError', fieldErrors: [{ field: 'variants.0.sku', message: 'Already in use' }] });
  }
});

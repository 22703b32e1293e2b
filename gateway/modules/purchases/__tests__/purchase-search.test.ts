import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { withPurchase, withSupplier } from '../../../../prisma/seed/factories/purchase.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { updateSupplier } from '../supplier-commands.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

it('purchases are found by what their supplier is called now, by what it was called, and by their numbers', async () => {
  const shop = await seedBusiness();
  const [session, token] = [await sessionFor(shop.founder), await tokenOf(shop.founder)];
  const [renamed, other] = [await withSupplier(shop, 'Rahim'), await withSupplier(shop, 'Islampur Fabrics')];
  const lines = [{ product: await withProduct(shop), quantity: 1, unitCost: 10 }];
  await withPurchase(shop, { supplierId: renamed, lines, more: { billNumber: 'B-77' } });
  await withPurchase(shop, { supplierId: other, lines });
  await execute(updateSupplier, session, { supplierId: renamed, version: 1, name: 'Karim Traders' });
  const find = async (search: string) => {
    const { data, errors } = await server.graphql<{ purchases: { edges: { node: { supplier: { name: string } } }[] } }>(token,
      'query ($search: String) { purchases(first: 10, filter: { search: $search }) { edges { node { supplier { name } } } } }', { search });
    expect(errors).toBeUndefined();
    return data!.purchases.edges.map(({ node }) => node.supplier.name);
  };
  for (const search of ['karim', 'TRADERS', 'rahim', 'b-77']) expect(await find(search)).toEqual(['Karim Traders']);
  expect(await find('fabrics')).toEqual(['Islampur Fabrics']);
  expect(await find('%')).toEqual([]);
});

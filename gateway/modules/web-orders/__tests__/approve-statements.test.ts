import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { withWebOrders } from '../../../../prisma/seed/factories/web-orders.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const APPROVE = `mutation ($id: ID!, $version: Int) {
  approveWebOrder(input: { webOrderId: $id, version: $version }) { __typename }
}`;

it('approves a web order in eight statements, the session and the version included', async () => {
  const shop = await seedBusiness();
  const ids = await withWebOrders(shop, 2, await withProduct(shop));
  const token = await tokenOf(shop.founder);
  await db.user.updateMany({ where: { id: shop.founder.id }, data: { selectedBusinessId: shop.id } });
  const approve = (id: string) => server.graphql(token, APPROVE, { id: encodeId('WebOrder', id), version: 1 });
  // The first request of a session reads the account too.
  await approve(ids[0]!);
  const { data, sql } = await approve(ids[1]!);
  expect(data).toEqual({ approveWebOrder: { __typename: 'ApproveWebOrderSuccess' } });
  expect(sql).toBe(8);
});

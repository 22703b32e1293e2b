import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';
import { db } from '../../db/client.ts';
import { encodeId } from '../global-id.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

const CONFIRM = `mutation ($input: ConfirmOrderInput!) {
  confirmOrder(input: $input) { __typename ... on ConfirmOrderSuccess { query { orderCounts { status count } webOrderCounts { status count } } } }
}`;

/** What a member with these flags is answered who confirms an order and reads the counts with it. */
async function confirmed(flags: ('confirmOrder' | 'webOrderList')[]) {
  const shop = await seedBusiness();
  const product = await withProduct(shop, { stock: 5 });
  const { id } = await withOrder(shop, { lines: [{ product }] });
  const member = await withMember(shop, { flags });
  const answer = await server.graphql(await tokenOf(member), CONFIRM, { input: { orderId: encodeId('Order', id) } });
  const { status } = await db.order.findFirstOrThrow({ where: { businessId: shop.id, id }, select: { status: true } });
  return { answer, status };
}

it('a success brings what is asked for in `query` as it is after the change', async () => {
  const { answer } = await confirmed(['confirmOrder', 'webOrderList']);
  expect(answer.errors).toBeUndefined();
  expect(answer.data).toMatchObject({
    confirmOrder: { query: { orderCounts: expect.arrayContaining([{ status: 'CONFIRMED', count: 1 }]) } },
  });
});

it('`query` is null when something in it is refused, and the change is made all the same', async () => {
  const { answer, status } = await confirmed(['confirmOrder']);
  expect(answer.errors?.map(({ path }) => path)).toEqual([['confirmOrder', 'query', 'webOrderCounts']]);
  expect(answer.data).toMatchObject({
    confirmOrder: { __typename: 'ConfirmOrderSuccess', query: null },
  });
  expect(status).toBe('CONFIRMED');
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../prisma/seed/factories/product.ts';
import { idTokenFor, withAccount } from '../../../prisma/seed/factories/session.ts';
import { db } from '../../db/client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const NAMES = '{ orders(first: 5) { edges { node { shippingAddress { name } } } } }';

async function shopWithOrder(customerName: string) {
  const shop = await seedBusiness();
  const product = await withProduct(shop);
  await withOrder(shop, { customerName, lines: [{ product, quantity: 1 }] });
  return shop;
}

/** A member of two shops who sees the orders of the first, and has just asked for them. */
async function reader() {
  const [here, there] = [await shopWithOrder('Here'), await shopWithOrder('There')];
  const member = await withMember(here, { flags: ['orderList'] });
  await db.membership.create({ data: { businessId: there.id, userId: member.id, role: 'ADMIN' } });
  await db.user.update({ where: { id: member.id }, data: { selectedBusinessId: here.id } });
  await withAccount(member);
  const token = await idTokenFor(member.email);
  const ask = () => server.graphql<{ orders: { edges: { node: { shippingAddress: { name: string } } }[] } }>(token, NAMES);
  await ask();
  const names = (await ask()).data?.orders.edges.map(({ node }) => node.shippingAddress.name);
  expect(names).toEqual(['Here']);
  return { here, there, member, ask };
}

describe('whatever changed since the last request counts in this one', () => {
  it('another business was selected', async () => {
    const { there, member, ask } = await reader();
    await db.user.update({ where: { id: member.id }, data: { selectedBusinessId: there.id } });
    expect((await ask()).data).toEqual({ orders: { edges: [{ node: { shippingAddress: { name: 'There' } } }] } });
  });

  it('the permission is gone', async () => {
    const { here, member, ask } = await reader();
    const key = { businessId_userId: { businessId: here.id, userId: member.id } };
    await db.userPermission.update({ where: key, data: { orderList: false } });
    const { data, errors } = await ask();
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  it('the membership is gone', async () => {
    const { here, member, ask } = await reader();
    const key = { businessId_userId: { businessId: here.id, userId: member.id } };
    await db.membership.update({ where: key, data: { status: 'DISABLED' } });
    expect((await ask()).data).toEqual({ orders: { edges: [{ node: { shippingAddress: { name: 'There' } } }] } });
  });

  it('the person was disabled', async () => {
    const { member, ask } = await reader();
    await db.user.update({ where: { id: member.id }, data: { disabledAt: new Date() } });
    const { status, data } = await ask();
    expect([status, data]).toEqual([401, undefined]);
  });

  it('nothing: the page takes the look-up of the session and one statement more', async () => {
    const { ask } = await reader();
    expect((await ask()).sql).toBe(2);
  });
});

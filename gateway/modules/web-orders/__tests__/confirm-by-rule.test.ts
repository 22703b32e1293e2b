import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { takeOrder, webOrderOf, withSite, type SeededSite, type ShopOrder } from './support.ts';

let server: TestServer;
let shop: Shop;
let site: SeededSite;
let token: string;

beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());
beforeEach(async () => {
  shop = await seedBusiness();
  site = await withSite(shop);
  await db.business.update({ where: { id: shop.id }, data: { confirmsWeb: true, takesDistrictCourier: true }, select: { id: true } });
  const courier = await db.courier.create({ data: { businessId: shop.id, name: 'Steadfast' }, select: { id: true } });
  await db.courierDistrict.createMany({ data: [{ businessId: shop.id, district: 'Dhaka', courierId: courier.id }] });
  const member = await withMember(shop, { flags: ['newOrder', 'webOrderList'] });
  await sessionFor(member);
  token = await tokenOf(member);
});

const line = { line_items: [{ id: 1, product_id: 11, variation_id: 0, name: 'Mug', sku: 'MUG', quantity: 2, total: '1000.00' }] };
const PICKUP = { shipping_lines: [{ method_id: 'local_pickup', method_title: 'Local pickup' }] };
const NOWHERE = { billing: { first_name: 'Farhana', last_name: 'Akter', phone: '01711204466', state: 'BD-13' } };

/** The order of a web order that somebody without the right to confirm approves. */
async function approved(order: ShopOrder = {}) {
  await takeOrder(site, { ...line, ...order });
  const { id } = await webOrderOf(site, 700);
  const { data } = await server.graphql<{ approveWebOrder: { __typename: string } }>(
    token, 'mutation ($input: ApproveWebOrderInput!) { approveWebOrder(input: $input) { __typename ... on Error { message } } }',
    { input: { webOrderId: encodeId('WebOrder', id) } },
  );
  expect(data?.approveWebOrder).toEqual({ __typename: 'ApproveWebOrderSuccess' });
  return db.order.findFirstOrThrow({ where: { businessId: shop.id } });
}

describe('a web order that is approved', () => {
  it('is confirmed by the rule, with the courier of its district', async () => {
    await withProduct(shop, { sku: 'MUG', stock: 5 });
    expect(await approved()).toMatchObject({ status: 'CONFIRMED', plannedCourier: 'Steadfast' });
  });

  it('waits for somebody when goods are short, also with backorder', async () => {
    await withProduct(shop, { sku: 'MUG', stock: 1 });
    await db.business.update({ where: { id: shop.id }, data: { allowsBackorder: true }, select: { id: true } });
    expect(await approved()).toMatchObject({ status: 'PENDING' });
    expect((await webOrderOf(site, 700)).status).toBe('APPROVED');
  });

  it('that the buyer picks up is confirmed without an address, and gets no courier', async () => {
    await withProduct(shop, { sku: 'MUG', stock: 5 });
    expect(await approved({ ...NOWHERE, ...PICKUP })).toMatchObject({ status: 'CONFIRMED', plannedCourier: null });
  });

  it('without an address waits for somebody', async () => {
    await withProduct(shop, { sku: 'MUG', stock: 5 });
    expect(await approved(NOWHERE)).toMatchObject({ status: 'PENDING' });
  });
});

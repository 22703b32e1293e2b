import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import type { Session } from '../../../session/session.ts';
import { approveWebOrderAsTyped } from '../approve-as-typed.ts';
import { claimWebOrder } from '../claims.ts';
import { approveWebOrder } from '../web-order-commands.ts';
import { takeOrder, webOrderOf, withSite, type SeededSite } from './support.ts';

let server: TestServer;
let shop: Shop;
let site: SeededSite;
let session: Session;
let mug: SeededProduct;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());
beforeEach(async () => {
  shop = await seedBusiness();
  site = await withSite(shop);
  session = await sessionFor(shop.founder);
  mug = await withProduct(shop, { sku: 'MUG' });
});

const typed = (more: object = {}) => ({
  customerName: 'Farhana Akter', phone: '01711204466', address: 'House 14, Road 3, Dhanmondi', source: 'Phone', deliveryFee: 60,
  lines: [{ variantId: mug.variantId, quantity: 5, unitPrice: 150, discount: 0, details: 'Text: Rahim' }], ...more,
});
const approve = async (more: object = {}, id?: string) =>
  execute(approveWebOrderAsTyped, session, { webOrderId: id ?? (await webOrderOf(site, 700)).id, ...typed(more) });
const ordersMade = () => db.order.findMany({ where: { businessId: shop.id }, include: { lines: true } });

it('a form begins with what the shop said, its unknown goods left to be chosen', async () => {
  await takeOrder(site, { total: '1100.00' });
  const { id } = await webOrderOf(site, 700);
  const draft = async () => (await server.graphql<{ node: object }>(await tokenOf(shop.founder), `query ($id: ID!) { node(id: $id) { ... on WebOrder {
    draft { customerName phone source discount deliveryFee advance } lines { name variant { sku } draft { quantity unitPrice discount } } } } }`, { id: encodeId('WebOrder', id) })).data!.node;
  expect(await draft()).toEqual({
    draft: { customerName: 'Farhana Akter', phone: '01711204466', source: 'Nakshi Ghor Online', discount: 0, deliveryFee: 100, advance: 0 },
    lines: [
      { name: 'Mug', variant: { sku: 'MUG' }, draft: { quantity: 3, unitPrice: 166.67, discount: 0.01 } },
      { name: 'Saree', variant: null, draft: { quantity: 1, unitPrice: 500, discount: 0 } },
    ],
  });
});

it('what was typed becomes the order, once, and whoever had called is in the log', async () => {
  await takeOrder(site);
  const { id } = await webOrderOf(site, 700);
  await execute(claimWebOrder, session, { webOrderId: id });
  const [first, ...others] = await Promise.allSettled([approve(), approve(), execute(approveWebOrder, session, { webOrderId: id })]);
  expect([first, ...others].filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const orders = await ordersMade();
  expect(orders).toMatchObject([{
    webOrderId: id, storeNumber: '700', totalPoisha: 81_000n, source: 'Phone', lines: [{ variantId: mug.variantId, quantity: 5, name: expect.stringContaining('Text: Rahim') as string }],
  }]);
  expect(await webOrderOf(site, 700)).toMatchObject({ status: 'APPROVED', attempts: 1, claimedById: null, firstCallAt: expect.any(Date) as Date });
  expect(await db.webOrderCall.findMany({ where: { businessId: shop.id } })).toMatchObject([{ outcome: 'CONFIRMED', startedAt: expect.any(Date) as Date }]);
});

it('is refused like any approval, and leaves nothing behind', async () => {
  const bkash = { payment_method: 'bkash', payment_method_title: 'bKash', date_paid_gmt: '2026-11-20T10:00:00' };
  await takeOrder(site, bkash);
  const { id, version } = await webOrderOf(site, 700);
  await expect(approve()).rejects.toMatchObject({ reason: 'PAYMENT_UNKNOWN' });
  await expect(approve({ advance: 0, version: version + 1 })).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(approve({ advance: 10_000 })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(approve({ advance: 0, confirm: true, lines: [{ variantId: mug.variantId, quantity: 9_000, unitPrice: 1 }] }))
    .rejects.toMatchObject({ reason: 'INSUFFICIENT_STOCK' });
  const staff = await sessionFor(await withMember(shop, { flags: ['newOrder', 'webOrderList'] }));
  await expect(execute(approveWebOrderAsTyped, staff, { webOrderId: id, ...typed({ advance: 0, confirm: true }) })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const rival = await sessionFor((await seedBusiness()).founder);
  await expect(execute(approveWebOrderAsTyped, rival, { webOrderId: id, ...typed({ advance: 0 }) })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await ordersMade()).toEqual([]);
  expect(await webOrderOf(site, 700)).toMatchObject({ status: 'PROCESSING', decidedAt: null, attempts: 0 });
  await approve({ advance: 500 });
  expect(await ordersMade()).toMatchObject([{ advancePoisha: 50_000n }]);
});

it('paid in another currency takes a person who says what that is in taka', async () => {
  await db.webSite.update({ where: { businessId_id: { businessId: shop.id, id: site.id } }, data: { paidMethods: ['bkash'] }, select: { id: true } });
  await takeOrder(site, { currency: 'USD', total: '49.99', payment_method: 'bkash', payment_method_title: 'bKash', date_paid_gmt: '2026-11-20T10:00:00' });
  await expect(approve()).rejects.toMatchObject({ reason: 'PAYMENT_UNKNOWN' });
  await approve({ advance: 810 });
  expect(await ordersMade()).toMatchObject([{ advancePoisha: 81_000n }]);
});

const TYPE_OVER = `mutation ($input: ApproveWebOrderAsTypedInput!) { approveWebOrderAsTyped(input: $input) { __typename
  ... on ApproveWebOrderAsTypedSuccess { taken { order { plannedCourier shippingAddress { street } } } } } }`;

it.each([
  ['left out stays nobody', {}, null],
  ['left empty stays nobody', { plannedCourier: '' }, null],
  ['chosen delivers it', { plannedCourier: 'Steadfast' }, 'Steadfast'],
])('of a pickup whose address is typed over, the courier %s', async (_, more, plannedCourier) => {
  await db.business.update({ where: { id: shop.id }, data: { takesDistrictCourier: true }, select: { id: true } });
  const courier = await db.courier.create({ data: { businessId: shop.id, name: 'Steadfast' }, select: { id: true } });
  await db.courierDistrict.create({ data: { businessId: shop.id, district: 'Dhaka', courierId: courier.id }, select: { district: true } });
  const token = await tokenOf(shop.founder);
  const approveOver = async (wooOrderId: number, given: object) => {
    const input = { ...typed({ district: 'Dhaka', address: 'House 9, Road 27, Banani' }), ...given };
    const answer = await server.graphql<{ approveWebOrderAsTyped: { taken: { order: object } } }>(token, TYPE_OVER, {
      input: {
        ...input, webOrderId: encodeId('WebOrder', (await webOrderOf(site, wooOrderId)).id),
        lines: [{ variantId: encodeId('Variant', mug.variantId), quantity: 1, unitPrice: 150 }],
      },
    });
    return answer.data!.approveWebOrderAsTyped.taken.order;
  };
  await takeOrder(site, { id: 700, shipping_lines: [{ method_id: 'local_pickup', method_title: 'Local pickup' }] });
  expect(await approveOver(700, more)).toEqual({ plannedCourier, shippingAddress: { street: 'House 9, Road 27, Banani' } });
  // What is delivered goes with the courier of its district.
  await takeOrder(site, { id: 701, number: '701' });
  expect(await approveOver(701, {})).toMatchObject({ plannedCourier: 'Steadfast' });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { db } from '../../../db/client.ts';
import { execute } from '../../../commands/execute.ts';
import type { Prisma } from '../../../db/generated/client/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { saveDeliveryMethod } from '../../couriers/save-delivery-method.ts';
import { saveCallDeskSetting } from '../../web-orders/call-desk-setting.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

const TAKE = `mutation ($input: TakeOrderInput!) { takeOrder(input: $input) {
  __typename ... on TakeOrderSuccess { taken { id isConfirmed isPreorder } } ... on Error { message } } }`;

interface Place {
  shop: Shop;
  token: string;
  product: SeededProduct;
}

/** A shop whose only member at work may take orders, not confirm them. */
async function shopWith(rules: Prisma.BusinessUpdateInput, stock = 10): Promise<Place> {
  const shop = await seedBusiness();
  await db.business.update({ where: { id: shop.id }, data: { confirmsTyped: true, ...rules }, select: { id: true } });
  const product = await withProduct(shop, { stock, price: 500 });
  const member = await withMember(shop, { flags: ['newOrder', 'orderList'] });
  await sessionFor(member);
  return { shop, product, token: await tokenOf(member) };
}

async function takeAnswer({ token, product }: Place, more: object = {}) {
  const input = {
    customerName: 'Farhana Akter', phone: '01711204466', address: 'House 14, Road 3, Dhanmondi', source: 'Phone',
    lines: [{ variantId: encodeId('Variant', product.variantId), quantity: 2, unitPrice: 500 }], ...more,
  };
  const { data, sql } = await server.graphql<{ takeOrder: { taken: { id: string; isConfirmed: boolean; isPreorder: boolean } } }>(token, TAKE, { input });
  expect(data).toMatchObject({ takeOrder: { __typename: 'TakeOrderSuccess' } });
  return { ...data!.takeOrder.taken, sql };
}

async function take(place: Place, more: object = {}) {
  const { sql: _sql, ...taken } = await takeAnswer(place, more);
  return taken;
}

const orders = ({ shop }: Place) => db.order.findMany({ where: { businessId: shop.id }, orderBy: { number: 'asc' } });
const reserved = async ({ shop, product }: Place) =>
  (await db.stockBalance.aggregate({ where: { businessId: shop.id, variantId: product.variantId }, _sum: { reserved: true } }))._sum.reserved;
const isSound = async ({ shop }: Place) =>
  expect((await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id)).toEqual([]);

describe('an order that is confirmed by a rule', () => {
  it('has its stock reserved, whoever takes it, and says that it was a rule', async () => {
    const place = await shopWith({});
    expect(await take(place)).toMatchObject({ isConfirmed: true, isPreorder: false });
    expect(await orders(place)).toMatchObject([{ status: 'CONFIRMED' }]);
    expect(await reserved(place)).toBe(2);
    const steps = await db.orderTransition.findMany({ where: { businessId: place.shop.id, to: 'CONFIRMED' } });
    expect(steps).toMatchObject([{ actorId: null }]);
    const told = await db.auditEntry.findFirst({ where: { businessId: place.shop.id, entityType: 'Order', summary: { contains: 'by the rule' } } });
    expect(told).not.toBeNull();
    await isSound(place);
  });

  it.each([
    ['at confirmation', {}],
    ['at confirmation, with backorder', { allowsBackorder: true }],
    ['at the order, with backorder', { allowsBackorder: true, reservationTiming: 'ORDER' }],
  ] as const)('waits for somebody when goods are short: stock reserved %s', async (_name, rules) => {
    const place = await shopWith(rules, 1);
    expect(await take(place)).toMatchObject({ isConfirmed: false });
    expect(await orders(place)).toMatchObject([{ status: 'PENDING' }]);
    await isSound(place);
  });

  it('takes the last pieces once, however many are taken at a time', async () => {
    const place = await shopWith({ allowsBackorder: true }, 6);
    await Promise.all(Array.from({ length: 8 }, (_, n) => take(place, { phone: `0171120440${n}` })));
    expect((await orders(place)).map(({ status }) => status).toSorted()).toEqual([...Array(3).fill('CONFIRMED'), ...Array(5).fill('PENDING')]);
    expect(await reserved(place)).toBe(6);
    await isSound(place);
  });

  it('is never a second open order of one phone within the days, also when both come at once', async () => {
    const place = await shopWith({ duplicateDays: 3 });
    await Promise.all([take(place), take(place)]);
    expect((await orders(place)).map(({ status }) => status).toSorted()).toEqual(['CONFIRMED', 'PENDING']);
    await db.order.updateMany({ where: { businessId: place.shop.id }, data: { createdAt: new Date(Date.now() - 4 * 86_400_000) } });
    expect(await take(place)).toMatchObject({ isConfirmed: true });
  });

  it.each([
    ['above the total', { confirmsUpToPoisha: 99_900 }, false],
    ['at the total', { confirmsUpToPoisha: 100_000 }, true],
    ['of a customer who has taken nothing yet', { confirmsKnownOnly: true }, false],
    ['of a shop that confirms only web orders', { confirmsTyped: false, confirmsWeb: true }, false],
  ])('%s: %j', async (_name, rules, isConfirmed) => {
    expect(await take(await shopWith(rules))).toMatchObject({ isConfirmed });
  });

  it('is not one of a blocked number, nor of a customer who sends much back; a known one is', async () => {
    const place = await shopWith({ confirmsKnownOnly: true });
    await withOrder(place.shop, { lines: [{ product: place.product }], phone: '01711204466' });
    const customer = { businessId: place.shop.id, phone: '01711204466' };
    await db.order.updateMany({ where: { businessId: place.shop.id }, data: { createdAt: new Date('2026-01-01') } });
    await db.customer.updateMany({ where: customer, data: { deliveredCount: 1, returnedCount: 3 } });
    expect(await take(place)).toMatchObject({ isConfirmed: false });
    await db.order.updateMany({ where: { businessId: place.shop.id }, data: { createdAt: new Date('2026-01-01') } });
    await db.customer.updateMany({ where: customer, data: { returnedCount: 0 } });
    await db.buyerBlock.create({ data: { businessId: place.shop.id, kind: 'PHONE', value: '01711204466', action: 'HOLD', reason: '' } });
    expect(await take(place)).toMatchObject({ isConfirmed: false });
    await db.order.updateMany({ where: { businessId: place.shop.id }, data: { createdAt: new Date('2026-01-01') } });
    await db.buyerBlock.deleteMany({ where: { businessId: place.shop.id } });
    expect(await take(place)).toMatchObject({ isConfirmed: true });
  });

  it('is one of a customer with returns as soon as the call desk does not call them risky', async () => {
    const place = await shopWith({});
    const customer = { businessId: place.shop.id, phone: '01711204466' };
    await withOrder(place.shop, { lines: [{ product: place.product }], phone: customer.phone });
    await db.order.updateMany({ where: { businessId: place.shop.id }, data: { createdAt: new Date('2026-01-01') } });
    await db.customer.updateMany({ where: customer, data: { deliveredCount: 3, returnedCount: 2 } });
    expect(await take(place)).toMatchObject({ isConfirmed: false });
    await db.order.updateMany({ where: { businessId: place.shop.id }, data: { createdAt: new Date('2026-01-01') } });
    await execute(saveCallDeskSetting, await sessionFor(place.shop.founder), { badReturns: 3 });
    expect(await take(place)).toMatchObject({ isConfirmed: true });
  });
});

describe('the courier of the district', () => {
  async function placeWith(rules: Prisma.BusinessUpdateInput) {
    const place = await shopWith({ confirmsTyped: false, ...rules });
    await execute(saveDeliveryMethod, await sessionFor(place.shop.founder), { name: 'Steadfast', kind: 'MANUAL', districts: ['Dhaka'] });
    return place;
  }
  const planned = async (place: Place) => (await orders(place)).map(({ plannedCourier }) => plannedCourier);

  it('is taken by a new order without one, not by one that somebody picks up', async () => {
    const place = await placeWith({ takesDistrictCourier: true });
    await take(place, { district: 'Dhaka' });
    await take(place, { district: 'Dhaka', plannedCourier: 'Pathao' });
    await take(place, { district: 'Dhaka', plannedCourier: '' });
    await take(place, { district: 'Bhola' });
    expect(await planned(place)).toEqual(['Steadfast', 'Pathao', null, null]);
    await db.courier.updateMany({ where: { businessId: place.shop.id }, data: { isActive: false } });
    await take(place, { district: 'Dhaka' });
    expect((await planned(place)).at(-1)).toBeNull();
  });

  it('stays a proposal where the business has not said so', async () => {
    const place = await placeWith({});
    await take(place, { district: 'Dhaka' });
    expect(await planned(place)).toEqual([null]);
  });
});

it('takes a few statements more, as many for five goods as for one; the courier of the district takes none', async () => {
  const counts: Record<string, number[]> = {};
  for (const [name, rules] of Object.entries({ none: { confirmsTyped: false }, confirmed: {}, sent: { takesDistrictCourier: true } })) {
    const place = await shopWith(rules, 100);
    await execute(saveDeliveryMethod, await sessionFor(place.shop.founder), { kind: 'MANUAL', name: 'Own rider', districts: ['Dhaka'] });
    const others = await Promise.all(Array.from({ length: 4 }, () => withProduct(place.shop, { stock: 100, price: 500 })));
    const line = ({ variantId }: SeededProduct) => ({ variantId: encodeId('Variant', variantId), quantity: 1, unitPrice: 500 });
    const cost = async (goods: SeededProduct[], phone: string) => {
      const { sql, isConfirmed } = await takeAnswer(place, { phone, district: 'Dhaka', thana: 'Dhanmondi', lines: goods.map(line) });
      expect(isConfirmed).toBe(name !== 'none');
      return sql;
    };
    // The first one meets things that later ones know.
    await cost([place.product], '01711204401');
    counts[name] = [await cost([place.product], '01711204402'), await cost([place.product, ...others], '01711204403')];
    await isSound(place);
  }
  // Every ten seconds the sign-in is looked at again, which takes one more.
  const isSame = (one: number, other: number) => expect(Math.abs(one - other)).toBeLessThanOrEqual(1);
  for (const [one, five] of Object.values(counts)) isSame(one!, five!);
  isSame(counts.none![0]!, 4);
  isSame(counts.sent![0]!, counts.confirmed![0]!);
  expect(counts.confirmed![0]).toBeLessThanOrEqual(13);
});

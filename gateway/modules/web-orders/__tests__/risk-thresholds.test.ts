import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { takeOrder, webOrderOf, withSite, type SeededSite } from './support.ts';

/** From where on facts add to the score is a setting of the business, and so is who counts as a risky customer. */

const PHONE = '01711204466';
const RISK = '{ webOrders { edges { node { riskScore riskReasons { text points } } } } }';
const CLAIM = 'mutation ($input: ClaimWebOrderInput!) { claimWebOrder(input: $input) { ... on Error { code } } }';
const SAVE = `mutation ($input: SaveCallDeskSettingInput!) { saveCallDeskSetting(input: $input) {
  ... on SaveCallDeskSettingSuccess { callDesk { setting { version } } } ... on Error { code } ... on ValidationError { fieldErrors { field } } } }`;

interface Listed {
  webOrders: { edges: { node: { riskScore: number; riskReasons: { text: string; points: number }[] } }[] };
}

let server: TestServer;
let shop: Shop;
let site: SeededSite;
let founder: string;

beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

beforeEach(async () => {
  shop = await seedBusiness();
  site = await withSite(shop);
  founder = await tokenOf(shop.founder);
  const product = await withProduct(shop, { stock: 50 });
  // Four times what they usually order.
  for (let count = 0; count < 3; count += 1) await withOrder(shop, { lines: [{ product, price: 65 }], deliveryFee: 60, phone: PHONE });
});

const history = (deliveredCount: number, returnedCount: number) => db.customer.update({
  where: { businessId_phone: { businessId: shop.id, phone: PHONE } }, data: { deliveredCount, returnedCount }, select: { id: true },
});
const save = async (input: object) => (await server.graphql<{ saveCallDeskSetting: object }>(founder, SAVE, { input })).data?.saveCallDeskSetting;

const ADDRESS = { first_name: 'Farhana', phone: PHONE, address_1: 'House 14, Road 7, Dhanmondi', city: 'Dhaka', state: 'BD-13' };
const arrives = (billing: object = {}) => takeOrder(site, { total: '500.00', billing: { ...ADDRESS, ...billing } });

/** As whoever takes the order up is told. */
async function scored() {
  const { id } = await webOrderOf(site, 700);
  const answer = await server.graphql<{ claimWebOrder: { code?: string } }>(founder, CLAIM, { input: { webOrderId: encodeId('WebOrder', id) } });
  expect(answer.data!.claimWebOrder.code).toBeUndefined();
  const { data } = await server.graphql<Listed>(founder, RISK);
  const [{ node: { riskScore, riskReasons } }] = data!.webOrders.edges as [Listed['webOrders']['edges'][number]];
  return { riskScore, pointsFor: (words: string) => riskReasons.find(({ text }) => text.includes(words))?.points ?? 0 };
}

describe('the score follows the setting', () => {
  it.each([
    ['1 of 2 parcels came back', 'returnParcels', 3, () => history(1, 1)],
    ['1 of 2 parcels came back', 'returnPercent', 51, () => history(1, 1)],
    ['times what they usually order', 'unusualTimes', 5, () => history(0, 0)],
    ['BDCourier: 1 of 6 parcels', 'courierParcels', 7, () => db.courierScore.create({
      data: { businessId: shop.id, phone: PHONE, source: 'BDCOURIER', parcels: 6, deliveredPercent: 20, isFew: false }, select: { phone: true },
    })],
  ] as const)('%s: no more once %s is above it', async (words, field, above, given) => {
    await given();
    await arrives();
    const before = await scored();
    expect(before.pointsFor(words)).toBeGreaterThan(0);
    await save({ [field]: above });
    const after = await scored();
    expect(after.pointsFor(words)).toBe(0);
    expect(after.riskScore).toBe(before.riskScore - before.pointsFor(words));
  });

  it('as the address that is too short', async () => {
    await arrives({ address_1: 'Road 7', city: '', state: '' });
    expect((await scored()).pointsFor('too short to be found')).toBeGreaterThan(0);
    await save({ shortAddress: 3 });
    expect((await scored()).pointsFor('too short to be found')).toBe(0);
  });

  it('as the reliable buyer, who has some points less', async () => {
    await history(3, 0);
    await arrives();
    const before = await scored();
    await save({ trustedParcels: 4 });
    expect((await scored()).riskScore).toBe(before.riskScore + 20);
  });
});

describe('a customer counts as risky by the setting', () => {
  const CUSTOMERS = `query ($risk: CustomerRisk!) { customers(filter: { risk: $risk }) { edges { node { phone risk } } } caller(phone: "${PHONE}") { risk } }`;
  interface Found { customers: { edges: { node: { phone: string; risk: string } }[] }; caller: { risk: string } }
  const found = async (risk: string) => (await server.graphql<Found>(founder, CUSTOMERS, { risk })).data;
  const one = (risk: string) => ({ customers: { edges: [{ node: { phone: PHONE, risk } }] }, caller: { risk } });

  it('in the list, its filter, its file, and for who takes an order', async () => {
    await history(4, 2);
    expect(await found('MIXED')).toEqual(one('MIXED'));
    await save({ returnPercent: 33 });
    expect(await found('BAD')).toEqual(one('BAD'));
    expect(await found('MIXED')).toMatchObject({ customers: { edges: [] } });
    await save({ badReturns: 3 });
    expect(await found('MIXED')).toEqual(one('MIXED'));
    await save({ badReturns: 1 });
    const file = await fetch(`${server.url}/api/export/customers`, { headers: { authorization: `Bearer ${founder}` } });
    expect(await file.text()).toContain(',BAD,');
  });
});

it('refuses what makes no sense at its field, and everybody but administrators', async () => {
  for (const [field, wrong] of [['returnParcels', 0], ['badReturns', 101], ['courierParcels', 0], ['trustedParcels', 0], ['unusualTimes', 1], ['shortAddress', 0]] as const) {
    expect(await save({ [field]: wrong })).toMatchObject({ code: 'BAD_REQUEST', fieldErrors: [{ field }] });
  }
  const member = await tokenOf(await withMember(shop, { flags: ['webOrderList', 'newOrder'] }));
  expect(await server.graphql(member, SAVE, { input: { badReturns: 3 } })).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  expect(await db.callDeskSetting.count({ where: { businessId: shop.id } })).toBe(0);
});

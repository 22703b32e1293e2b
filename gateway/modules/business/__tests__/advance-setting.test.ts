import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { db } from '../../../db/client.ts';
import { exported } from '../../../rest/record-export.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

const SAVE = `mutation ($input: SaveAdvanceSettingInput!) { saveAdvanceSetting(input: $input) {
  __typename ... on Error { code message } ... on SaveAdvanceSettingSuccess { business {
    version duplicateDays returnGraceDays holdReleaseDays reopenDays confirmsTyped confirmsWeb confirmsUpTo confirmsKnownOnly takesDistrictCourier exporters } } } }`;

/** What was saved, or why not. */
async function save(token: string, input: object): Promise<unknown> {
  const { data, errors } = await server.graphql<{ saveAdvanceSetting: object } | null>(token, SAVE, { input });
  return data?.saveAdvanceSetting ?? errors?.[0]?.extensions;
}

async function people() {
  const shop = await seedBusiness();
  const [admin, member] = [await withMember(shop, { role: 'ADMIN' }), await withMember(shop, { flags: ['orderList', 'report', 'newOrder'] })];
  for (const one of [admin, member]) await sessionFor(one);
  return { shop, founder: await tokenOf(shop.founder), admin: await tokenOf(admin), member: await tokenOf(member) };
}

describe('the advance setting', () => {
  it('is saved field by field by an administrator, once per version', async () => {
    const { admin, member } = await people();
    expect(await save(admin, { version: 1, duplicateDays: 3, confirmsWeb: true, confirmsUpTo: 2000.5 })).toMatchObject({ business: {
      version: 2, duplicateDays: 3, returnGraceDays: 7, holdReleaseDays: 7, reopenDays: 30, confirmsTyped: false, confirmsWeb: true, confirmsUpTo: 2000.5, exporters: 'READERS',
    } });
    expect(await save(admin, { version: 1, duplicateDays: 5 })).toMatchObject({ code: 'CONFLICT' });
    expect(await save(admin, { version: 2, duplicateDays: 91 })).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await save(admin, { version: 2, holdReleaseDays: 0 })).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await save(admin, { version: 2, reopenDays: 91 })).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await save(member, { version: 2, duplicateDays: 5 })).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('leaves it to founders what only founders may export', async () => {
    const { founder, admin } = await people();
    expect(await save(admin, { version: 1, exporters: 'FOUNDERS' })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await save(founder, { version: 1, exporters: 'FOUNDERS' })).toMatchObject({ business: { version: 2 } });
    expect(await save(admin, { version: 2, exporters: 'READERS' })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await save(admin, { version: 2, exporters: 'FOUNDERS', duplicateDays: 2 })).toMatchObject({ business: { version: 3, duplicateDays: 2 } });
  });
});

describe('who may export', () => {
  const take = async (name: string, token: string) =>
    (await fetch(`${server.url}/api/export/${name}`, { headers: { authorization: `Bearer ${token}` } })).status;
  const mayExport = async (token: string) =>
    (await server.graphql<{ viewer: { permissions: string[] } }>(token, '{ viewer { permissions } }')).data!.viewer.permissions.includes('export');

  it.each([
    ['READERS', [true, true, true]],
    ['ADMINS', [true, true, false]],
    ['FOUNDERS', [true, false, false]],
  ] as const)('%s: founder, administrator and member %j', async (exporters, expected) => {
    const { shop, founder, admin, member } = await people();
    await db.business.update({ where: { id: shop.id }, data: { exporters }, select: { id: true } });
    for (const [index, token] of [founder, admin, member].entries()) {
      expect(await take('orders', token)).toBe(expected[index] ? 200 : 403);
      expect(await mayExport(token)).toBe(expected[index]);
    }
  });

  it('holds for every file but those without records of the business', async () => {
    const open: string[] = [];
    for (const name of exported().keys()) {
      // A person may ask for so many files a minute only.
      const { shop, admin } = await people();
      await db.business.update({ where: { id: shop.id }, data: { exporters: 'FOUNDERS' }, select: { id: true } });
      const answer = await server.app.inject({ url: `/api/export/${name}`, headers: { authorization: `Bearer ${admin}` } });
      if (answer.statusCode !== 403) open.push(name);
    }
    expect(open).toEqual(['product-import-problems', 'customer-template', 'customer-import-problems']);
  });
});

describe('the days of the setting', () => {
  const DAY_MS = 86_400_000;
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

  async function withOrders(shop: Shop, count: number) {
    const product = await withProduct(shop, { stock: 20 });
    const made = [];
    for (let n = 0; n < count; n += 1) made.push(await withOrder(shop, { lines: [{ product }], phone: '01711204466' }));
    return made.map(({ id }) => id);
  }

  it('say which open orders of a phone may be the same one', async () => {
    const { shop, founder } = await people();
    const [old, recent] = await withOrders(shop, 2);
    await db.order.updateMany({ where: { businessId: shop.id, id: old! }, data: { createdAt: ago(5) } });
    const ask = async () => (await server.graphql<{ caller: { orders: { isDuplicate: boolean }[] }; confirmPreflight: { orders: { duplicates: number }[] }; orders: { edges: { node: { openDuplicates: object[] } }[] } }>(
      founder, '{ caller(phone: "01711204466") { orders { isDuplicate } } confirmPreflight { orders { duplicates } } orders(first: 5) { edges { node { openDuplicates { id } } } } }',
    )).data!;
    const near = await ask();
    expect(near.caller.orders.map(({ isDuplicate }) => isDuplicate)).toEqual([true, true]);
    expect(near.confirmPreflight.orders.map(({ duplicates }) => duplicates)).toEqual([1, 1]);
    expect(near.orders.edges.map(({ node }) => node.openDuplicates.length)).toEqual([1, 1]);
    await save(founder, { version: 1, duplicateDays: 4 });
    const far = await ask();
    expect(recent).toBeDefined();
    expect(far.caller.orders.map(({ isDuplicate }) => isDuplicate)).toEqual([true, false]);
    expect(far.confirmPreflight.orders.map(({ duplicates }) => duplicates)).toEqual([0, 0]);
    expect(far.orders.edges.map(({ node }) => node.openDuplicates.length)).toEqual([0, 0]);
  });

  it('say which returns are late', async () => {
    const { shop, founder } = await people();
    const [late, fresh, home] = await withOrders(shop, 3);
    await db.order.updateMany({ where: { businessId: shop.id, id: { in: [late!, fresh!] } }, data: { returningUnits: 1, returningSince: ago(6) } });
    const ask = async () => {
      const { data } = await server.graphql<{ dashboard: { queue: object }; orders: { edges: { node: { isReturnLate: boolean } }[] } }>(
        founder, '{ dashboard { queue { returning lateReturns } } orders(first: 5, filter: { returnLate: true }) { edges { node { isReturnLate } } } }');
      return [data!.dashboard.queue, data!.orders.edges.map(({ node }) => node.isReturnLate)];
    };
    expect(home).toBeDefined();
    expect(await ask()).toEqual([{ returning: 2, lateReturns: 0 }, []]);
    await save(founder, { version: 1, returnGraceDays: 5 });
    await db.order.updateMany({ where: { businessId: shop.id, id: fresh! }, data: { returningSince: ago(1) } });
    expect(await ask()).toEqual([{ returning: 2, lateReturns: 1 }, [true]]);
  });
});

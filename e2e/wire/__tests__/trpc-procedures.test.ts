import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../../gateway/db/client.ts';
import { testServer, type TestServer } from '../../support/test-server.ts';
import { makeShop, type WireShop } from '../support.ts';

const SMS = { mobileNumber: '01711204466', message: 'On its way' };
const UUID = /^[0-9a-f-]{36}$/;

let server: TestServer;
let shop: WireShop;
beforeAll(async () => {
  server = await testServer();
  shop = await makeShop();
});
afterAll(() => server.close());

describe('every procedure by its path', () => {
  it('businessUser.checkBusinessExists gives id, name, packageExpiresAt', async () => {
    const { data } = await server.trpcGet(shop.token, 'businessUser.checkBusinessExists');
    expect(data).toEqual({ id: shop.id, name: shop.name, packageExpiresAt: expect.any(Date) });
  });

  it('businessUser.getBusinessInfo with noCache gives the fields of a business', async () => {
    const path = 'businessUser.getBusinessInfo';
    const { data } = await server.trpcGet<object>(shop.token, path, { noCache: true });
    expect(Object.keys(data!).sort()).toEqual([
      'ecomOrderLimit', 'ecomOrderUsage', 'id', 'name', 'pacagePrice', 'packageExpiresAt', 'productLimit',
      'productUsage', 'smsBalance', 'smsRate', 'subscription', 'userLimit', 'userUsage',
    ]);
    expect(data).toMatchObject({ subscription: 'PRO', smsRate: 0.35, pacagePrice: 3_990, userUsage: 2 });
  });

  it('businessUser.getAvailableBusinesses gives otherBusinesses and isFounder', async () => {
    const { data } = await server.trpcGet(shop.token, 'businessUser.getAvailableBusinesses');
    const { id, name } = shop.second;
    const otherBusinesses = [{ id, name, packageExpiresAt: expect.any(Date) }];
    expect(data).toEqual({ otherBusinesses, isFounder: true });
  });

  it('businessUser.switchBusiness takes businessId', async () => {
    const { second } = shop;
    const switchTo = (businessId: string) =>
      server.trpcPost(shop.token, 'businessUser.switchBusiness', { businessId });
    expect(await switchTo(second.id)).toMatchObject({ status: 200, data: { id: second.id } });
    const check = await server.trpcGet(shop.token, 'businessUser.checkBusinessExists');
    expect(check).toMatchObject({ data: { id: second.id } });
    expect(await switchTo(shop.id)).toMatchObject({ status: 200, data: { id: shop.id } });
    const refused = { status: 400, error: { data: { code: 'BAD_REQUEST' } } };
    expect(await switchTo('nothing')).toMatchObject(refused);
  });

  it('businessUser.getSendMessageTemplates gives a list of id, name, text', async () => {
    const { data } = await server.trpcGet<object[]>(shop.token, 'businessUser.getSendMessageTemplates');
    expect(data!.length).toBeGreaterThan(0);
    for (const template of data!) {
      const [name, text] = [expect.any(String), expect.any(String)];
      expect(template).toEqual({ id: expect.stringMatching(UUID), name, text });
    }
  });

  it('user.getUserById gives role and UserPermission', async () => {
    const { data } = await server.trpcGet<{ UserPermission: object }>(shop.staffToken, 'user.getUserById');
    const { email } = shop.staff;
    expect(data).toMatchObject({ role: 'MEMBER', email, UserPermission: { order: true, product: false } });
    expect(Object.keys(data!.UserPermission).sort()).toEqual([
      'adjustStock', 'confirmOrder', 'createUser', 'deliveryMethod', 'expense',
      'hideProductCostReportForAdmin', 'newOrder', 'notification', 'order', 'orderList', 'orderUpdate',
      'product', 'purchase', 'report', 'search', 'webOrderList', 'webOrderReport',
    ]);
  });

  it('product.getStockAlertProducts gives a list', async () => {
    const { data } = await server.trpcGet(shop.token, 'product.getStockAlertProducts');
    expect(data).toMatchObject([{ sku: shop.lowSku, onHand: 1, available: 1, lowStockLevel: 5 }]);
  });

  it('notification.getDelayedShippedCount gives a number', async () => {
    const { data } = await server.trpcGet(shop.token, 'notification.getDelayedShippedCount');
    expect(data).toBe(0);
  });

  it('sms.sendSingleSms takes mobileNumber and message, and gives the text to show', async () => {
    const before = await db.smsMessage.count({ where: { businessId: shop.id } });
    const { data } = await server.trpcPost(shop.token, 'sms.sendSingleSms', SMS);
    expect(data).toBe('Message sent successfully');
    expect(await db.smsMessage.count({ where: { businessId: shop.id } })).toBe(before + 1);
  });

  it('woocommerce.getWoocommerceOrderList takes page from 0, size, search and statuses', async () => {
    const path = 'woocommerce.getWoocommerceOrderList';
    type Page = { total: number; orders: { number: string; status: string }[] };
    const list = async (input: unknown) => (await server.trpcGet<Page>(shop.token, path, input)).data!;
    const asked = { pageIndex: 0, pageSize: 100, search: '', status: ['PROCESSING'] };
    const all = await list(asked);
    expect(all.total).toBe(2);
    expect(all.orders.map(({ status }) => status)).toEqual(['PROCESSING', 'PROCESSING']);
    expect((await list({ ...asked, pageSize: 1 })).orders).toEqual([all.orders[0]]);
    expect((await list({ ...asked, pageIndex: 1, pageSize: 1 })).orders).toEqual([all.orders[1]]);
    expect((await list({ ...asked, search: 'customer 2' })).orders).toMatchObject([{ number: '2' }]);
    expect(await list({ ...asked, status: ['APPROVED'] })).toEqual({ total: 0, orders: [] });
    expect((await server.trpcGet(shop.token, path, { ...asked, pageSize: 101 })).status).toBe(400);
  });
});

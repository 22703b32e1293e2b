import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../prisma/seed/factories/member.ts';
import { withProduct } from '../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';
import { seedUser } from '../../../prisma/seed/factories/user.ts';
import { execute } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import { saveDeliveryMethod } from '../../modules/couriers/save-delivery-method.ts';
import { saveStockCount } from '../../modules/inventory/count-stock.ts';
import { takeOrder } from '../../modules/orders/take-order.ts';
import { withSite } from '../../modules/web-orders/__tests__/support.ts';
import { Session } from '../../session/session.ts';

let server: TestServer;
let shop: Shop;
let founder: string;
let operator: string;
beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness({ name: 'Shop of further files' });
  founder = await tokenOf(shop.founder);
  operator = await tokenOf(await seedUser({ name: 'Operator', isSuperAdmin: true }));
  const session = Session.system(shop.id);
  const businessId = shop.id;

  const saree = await withProduct(shop, { stock: 9, name: 'Saree', sku: 'SAR-1' });
  await execute(saveStockCount, session, { note: 'Shelf one', lines: [{ variantId: saree.variantId, counted: 7 }] });
  await execute(saveStockCount, session, { note: 'Shelf two', lines: [{ variantId: saree.variantId, counted: 9 }] });

  for (const sku of ['LAMP-1', 'VASE-1']) {
    const { variantId } = await withProduct(shop, { stock: 2, name: `Ordered ${sku}`, sku, allowsPreorder: true });
    await execute(takeOrder, session, {
      customerName: 'Farhana Akter', phone: '01711204466', address: 'House 14, Road 3, Dhanmondi', source: 'Facebook', lines: [{ variantId, quantity: 5, unitPrice: 500 }],
    });
  }

  const { id: courierId } = await execute(saveDeliveryMethod, session, { kind: 'MANUAL', name: 'Rider', insideCharge: 60, codPercent: 1, returnPercent: 50 });
  await execute(saveDeliveryMethod, session, { kind: 'PICKUP', name: 'Counter' });
  await db.courierEvent.createMany({ data: [
    { businessId, courierId, source: 'WEBHOOK', hash: 'a', outcome: 'UNKNOWN_STATUS', consignmentId: '77', rawStatus: 'gone fishing', message: '=1+1' },
    { businessId, courierId, source: 'WEBHOOK', hash: 'b', outcome: 'APPLIED', consignmentId: '78', rawStatus: 'delivered', status: 'DELIVERED' },
  ] });

  const { id: siteId } = await withSite(shop);
  const there = { businessId, siteId, readAt: new Date() };
  await db.shopProduct.createMany({ data: [
    { ...there, wooProductId: 1, name: 'Saree', sku: 'SAR-1', match: 'MATCHED', variantId: saree.variantId, pricePoisha: 500_00n, searchText: 'saree' },
    { ...there, wooProductId: 2, name: 'Lamp', sku: '', match: 'UNMATCHED', stockQuantity: 4, searchText: 'lamp' },
  ] });
  await db.payment.create({ data: {
    businessId, type: 'SMS', transactionId: 'SMS_1', status: 'PAID', amountPoisha: 100_00n, quantity: 200, createdById: shop.founder.id,
    providerTrxId: 'TRXFILE1', paidAt: new Date(), payerNumber: '01711000009',
  } });
});
afterAll(() => server.close());

async function take(list: string, filter: object = {}, token = founder) {
  const answer = await server.request(token, `/api/export/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  return { status: answer.status, lines: (await answer.text()).split('\r\n').slice(0, -1) };
}

it.each([
  ['stock-counts', { search: 'shelf one' }, /,OPEN,[^,]+,.*Saree.*,1,2,Shelf one,/],
  ['preorders', { search: 'lamp' }, /^Ordered LAMP-1,LAMP-1,1,5,2,0,3,0\.00,/],
  ['delivery-methods', { search: 'rid' }, /^Rider,MANUAL,,yes,60\.00,,,0\.00,1,50,7,0,,,,0,0\.00$/],
  ['courier-reports', { isOpen: true }, /,Rider,,77,,gone fishing,,,,'=1\+1,UNKNOWN_STATUS,$/],
  ['shop-products', { match: 'UNMATCHED' }, /^Nakshi Ghor Online,2,,Lamp,,,,,,4,UNMATCHED,,,,,/],
  ['shop-products', { search: 'saree' }, /,SAR-1,,500\.00,,,MATCHED,,SAR-1,Saree,,/],
])('%s holds what its filter lets through, for whoever sees the list', async (list, filter, line) => {
  const { status, lines } = await take(list, filter);
  expect([status, lines.length]).toEqual([200, 2]);
  expect(lines[1]).toMatch(line);
  const packer = await tokenOf(await withMember(shop, { flags: ['search'] }));
  expect((await take(list, filter, packer)).status).toBe(403);
  expect((await take(list, {}, await tokenOf((await seedBusiness()).founder))).lines.length).toBe(1);
});

it('what a courier takes stands in no file of whoever may see no charges', async () => {
  const masked = await tokenOf(await withMember(shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] }));
  expect((await take('delivery-methods', { search: 'rid' }, masked)).lines[1]).toMatch(/^Rider,MANUAL,,yes,,,,,,,7,0,,,,0,0\.00$/);
});

it('businesses and payments are files of those who run the platform', async () => {
  const businesses = await take('platform-businesses', { search: 'further files' }, operator);
  expect([businesses.status, businesses.lines.length]).toEqual([200, 2]);
  expect(businesses.lines[1]).toMatch(/^Shop of further files,ACTIVE,/);
  expect(businesses.lines[1]).toContain(shop.founder.email);
  const payments = await take('platform-payments', { search: 'TRXFILE1' }, operator);
  expect(payments.lines.length).toBe(2);
  expect(payments.lines[1]).toMatch(/,Shop of further files,SMS,200,100\.00,PAID,.*,01711000009,TRXFILE1,/);
  for (const list of ['platform-businesses', 'platform-payments']) expect((await take(list, {}, founder)).status).toBe(403);
});

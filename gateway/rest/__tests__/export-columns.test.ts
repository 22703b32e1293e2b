import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';
import { dhakaDay } from '../../../schema/rules/format.ts';
import { execute } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import { mergeCustomers } from '../../modules/customers/merge-customers.ts';
import { measureBusiness } from '../../modules/product-report/measure-sales.ts';
import { createAdExpense } from '../../modules/accounting/ad-expense.ts';
import { saveDeliveryMethod } from '../../modules/couriers/save-delivery-method.ts';
import { createStatement } from '../../modules/couriers/settlement/create-statement.ts';
import { createCampaign } from '../../modules/marketing/campaign-commands.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../modules/orders/order-commands.ts';
import { takeOrder, webOrderOf, withSite } from '../../modules/web-orders/__tests__/support.ts';
import { addBuyerBlock } from '../../modules/web-orders/buyer-blocks.ts';
import { Session } from '../../session/session.ts';

let server: TestServer;
let shop: Shop;
let session: Session;
let founder: string;
beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness({ name: 'Shop of files' });
  session = Session.system(shop.id);
  founder = await tokenOf(shop.founder);
});
afterAll(() => server.close());

/** The rows of a file by their headers. */
async function rowsOf(name: string, token: string): Promise<Record<string, string>[]> {
  const text = (await (await server.request(token, `/api/export/${name}`)).text()).replace(/^\uFEFF/, '');
  const [headers, ...rows] = text.trim().split('\r\n').map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(headers!.map((header, at) => [header, row[at]!])));
}

it('the file of products says what sold and was delivered in 30 days, how long the rest lasts, and the margin to whoever sees costs', async () => {
  const product = await withProduct(shop, { stock: 30, price: 500, cost: 300 });
  await withProduct(shop, { stock: 0, price: 200 });
  const { id: orderId } = await withOrder(shop, { lines: [{ product, quantity: 15 }] });
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
  await measureBusiness(shop.id);
  const read = async (token: string) => (await rowsOf('products?sort=NAME', token)).map((row) => [row['Sold in 30 days'], row['Delivered in 30 days'], row['Days left'], row['Margin %']]).toSorted();
  expect(await read(founder)).toEqual([['0', '0', '', ''], ['15', '0', '30', '40']]);
  const member = await tokenOf(await withMember(shop, { flags: ['product'] }));
  expect(await read(member)).toEqual([['0', '0', '', ''], ['15', '0', '30', '']]);
  await execute(deliverOrder, session, { orderId });
  await measureBusiness(shop.id);
  expect(await read(founder)).toEqual([['0', '0', '', ''], ['15', '15', '30', '40']]);
  // The thirty days end today.
  await db.order.update({
    where: { businessId_id: { businessId: shop.id, id: orderId } }, data: { deliveredAt: new Date(Date.now() - 30 * 86_400_000) }, select: { id: true },
  });
  await measureBusiness(shop.id);
  expect(await read(founder)).toEqual([['0', '0', '', ''], ['15', '0', '30', '40']]);
});

it('the file of customers says which of their numbers are blocked, and how', async () => {
  const product = await withProduct(shop, { stock: 9 });
  for (const phone of ['01711000001', '01711000002', '01711000003']) await withOrder(shop, { lines: [{ product }], phone });
  const idOf = async (phone: string) => (await db.customer.findFirstOrThrow({ where: { businessId: shop.id, phone } })).id;
  await execute(mergeCustomers, session, { customerId: await idOf('01711000001'), otherId: await idOf('01711000002') });
  await execute(addBuyerBlock, session, { kind: 'PHONE', value: '01711000002', action: 'PREPAY', reason: 'Refused' });
  await execute(addBuyerBlock, session, { kind: 'PHONE', value: '01711000003', action: 'ALLOW', reason: 'A friend' });
  const rows = await rowsOf('customers?sort=NEWEST', founder);
  const blocked = Object.fromEntries(rows.map((row) => [row.Phone, row.Blocked]));
  expect(blocked).toMatchObject({ '01711000001': 'Prepay only 01711000002', '01711000003': '' });
});

it('the file of rules about buyers names the web order that each was made for', async () => {
  const site = await withSite(shop);
  await takeOrder(site, { id: 700 });
  const { id: webOrderId, number } = await webOrderOf(site, 700);
  await execute(addBuyerBlock, session, { kind: 'EMAIL', value: 'farhana@example.test', reason: 'Fake', webOrderId });
  await execute(addBuyerBlock, session, { kind: 'PHONE', value: '01811204466', reason: 'Fakes' });
  const rows = await rowsOf('buyer-blocks', founder);
  const orderOf = (buyer: string) => rows.find((row) => row.Buyer === buyer)?.['Web order'];
  expect([orderOf('farhana@example.test'), orderOf('01811204466')]).toEqual([number, '']);
  const member = await tokenOf(await withMember(shop, { flags: ['webOrderList', 'newOrder'] }));
  expect((await server.request(member, '/api/export/buyer-blocks')).status).toBe(403);
});

it('the file of statements obeys the filter, and has what a courier keeps for whoever sees charges', async () => {
  const { id: courierId } = await execute(saveDeliveryMethod, session, { name: 'Pathao of files', kind: 'MANUAL' });
  const { id: orderId } = await withOrder(shop, { lines: [{ product: await withProduct(shop, { stock: 5, price: 500, cost: 100 }) }] });
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Pathao of files', trackingCode: 'FILE-1' });
  await execute(deliverOrder, session, { orderId });
  await execute(createStatement, session, {
    courierId, account: 'BANK', reference: 'PAY-7', lines: [{ consignment: 'FILE-1', collected: 500, deliveryCharge: 60, codFee: 5 }],
  });
  const read = async (token: string, filter = {}) =>
    (await rowsOf(`courier-statements?filter=${encodeURIComponent(JSON.stringify(filter))}`, token))
      .map((row) => [row.Reference, row.Courier, Number(row.Collected), row.Charges, row['COD fees'], row.Paid].join('|'));
  expect(await read(founder)).toEqual(['PAY-7|Pathao of files|500|60.00|5.00|435.00']);
  expect(await read(founder, { search: 'PAY-8' })).toEqual([]);
  const admin = await tokenOf(await withMember(shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] }));
  expect(await read(admin)).toEqual(['PAY-7|Pathao of files|500|||']);
});

it('the file of campaigns says what each is mapped to and what its ads took', async () => {
  const product = await withProduct(shop, { name: 'Advertised lamp' });
  const { id: accountId } = await db.account.findFirstOrThrow({ where: { businessId: shop.id, kind: 'MONEY' } });
  const day = new Date(`${dhakaDay(new Date())}T06:00:00Z`);
  await execute(createAdExpense, session, { accountId, platform: 'Facebook', campaign: 'Winter', variants: [product.variantId], usd: 10, rate: 120, from: day, to: day });
  await execute(createCampaign, session, { platform: 'Google', name: 'Later', tags: ['later'] });
  const rows = await rowsOf('campaigns', founder);
  const of = (campaign: string) => rows.find((row) => row.Campaign === campaign);
  expect(of('Winter')).toMatchObject({ Platform: 'Facebook', Dollars: '10', Taka: '1200.00', 'Last day of ads': dhakaDay(day) });
  expect(of('Later')).toMatchObject({ Platform: 'Google', Tags: 'later', Dollars: '', Taka: '' });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../prisma/seed/factories/member.ts';
import { withProduct } from '../../../prisma/seed/factories/product.ts';
import { withPurchase } from '../../../prisma/seed/factories/purchase.ts';
import { sessionFor, tokenOf } from '../../../prisma/seed/factories/session.ts';
import { withWebOrders } from '../../../prisma/seed/factories/web-orders.ts';
import { accountId } from '../../../prisma/seed/factories/money.ts';
import { dhakaDay } from '../../../schema/rules/format.ts';
import { execute } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import { encodeId } from '../../graphql/global-id.ts';
import { createAdExpense } from '../../modules/accounting/ad-expense.ts';
import { decreaseStock } from '../../modules/inventory/adjust-stock.ts';
import { createLocation } from '../../modules/inventory/locations.ts';
import { sendTransfer } from '../../modules/inventory/transfer-stock.ts';
import { createTask } from '../../modules/tasks/create-task.ts';

const TODAY = dhakaDay(new Date());

let server: TestServer;
let shop: Shop;
let founder: string;
let storeId: string;

beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness({ name: 'Shop of files' });
  founder = await tokenOf(shop.founder);
  const session = await sessionFor(shop.founder);
  const product = await withProduct(shop, { stock: 9, cost: 120, lowStockLevel: 5, name: 'জামদানি শাড়ি', sku: 'JAM-1' });
  const lines = [{ variantId: product.variantId, quantity: 2 }];
  await execute(decreaseStock, session, { reason: 'LOST', lines, note: '=gone' });
  await execute(decreaseStock, session, { reason: 'SAMPLE', lines });
  storeId = (await execute(createLocation, session, { name: 'Store room' })).id;
  await execute(sendTransfer, session, { fromLocationId: shop.locationId, toLocationId: storeId, lines: [{ variantId: product.variantId, quantity: 1 }] });
  await withPurchase(shop, { start: 'RECEIVE', lines: [{ product: await withProduct(shop), quantity: 3, unitCost: 50 }] });
  await withWebOrders(shop, 2, product);
  const noon = new Date(`${TODAY}T12:00:00+06:00`);
  await execute(createAdExpense, session, {
    accountId: await accountId(shop, 'bank'), platform: 'Facebook', campaign: 'ঈদ অফার', usd: 9, rate: 120, from: noon, to: noon, variants: [product.variantId],
  });
  await execute(createTask, session, { title: 'Call Rina', type: 'CALL', priority: 'NORMAL', dueAt: new Date(Date.now() + 3_600_000) });
  await execute(createTask, session, { title: 'Count the shelf', type: 'STOCK', priority: 'NORMAL', dueAt: new Date(Date.now() + 3_600_000) });
  const sms = { businessId: shop.id, segments: 1, cost: 1, gateway: 'test', senderName: 'Nadia' };
  await db.smsMessage.createMany({
    data: [{ ...sms, mobileNumber: '01711000001', message: 'আপনার অর্ডার', status: 'SENT' }, { ...sms, mobileNumber: '01711000002', message: 'No', status: 'FAILED' }],
  });
});
afterAll(() => server.close());

async function take(list: string, filter: object = {}, token = founder) {
  const answer = await fetch(`${server.url}/api/export/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`, { headers: { authorization: `Bearer ${token}` } });
  return { status: answer.status, lines: (await answer.text()).split('\r\n').slice(0, -1) };
}

describe('the file of a list', () => {
  it.each([
    ['decreases', { reason: 'LOST' }, /,POSTED,LOST,[^,]+,,.*,2,240\.00,'=gone,/],
    ['transfers', {}, /,SENT,[^,]+,Store room,.*,1,,120\.00,/],
    ['suppliers', {}, /,150\.00$/],
    ['purchases', {}, /^1,(?!\d{4}-).*,RECEIVED,.*,150\.00,0\.00,0\.00,150\.00,/],
    ['vouchers', { kind: ['AD_EXPENSE'] }, new RegExp(`,1080\\.00,.*,Facebook,,ঈদ অফার,${TODAY},${TODAY},জামদানি শাড়ি,`)],
    ['web-orders', { search: '01700000002' }, /^2,Shop,.*,PROCESSING,.*,01700000002,.*,560\.00,BDT,/],
    ['tasks', { type: 'CALL' }, /^Call Rina,,CALL,PENDING,/],
    ['sms-log', { status: ['SENT'] }, /,01711000001,আপনার অর্ডার,1,1,SENT,test,/],
    ['low-stock', { search: 'jam' }, /^জামদানি শাড়ি,,JAM-1,4,4,5,0,0,,/],
  ])('%s holds what its filter lets through', async (list, filter, line) => {
    const { status, lines } = await take(list, filter);
    expect([status, lines.length]).toEqual([200, 2]);
    expect(lines[1]).toMatch(line);
  });

  it('is for whoever sees the list, and holds nothing of others', async () => {
    const packer = await tokenOf(await withMember(shop, { flags: ['orderList'] }));
    const rival = await tokenOf((await seedBusiness()).founder);
    for (const list of ['decreases', 'transfers', 'suppliers', 'web-orders', 'tasks', 'sms-log', 'low-stock']) {
      expect([list, (await take(list, {}, packer)).status, (await take(list, {}, rival)).lines.length]).toEqual([list, 403, 1]);
    }
  });

  it('of the stock ledger says who moved what, without what it is worth for who may not see costs', async () => {
    const { id } = await db.product.findFirstOrThrow({ where: { businessId: shop.id, name: 'জামদানি শাড়ি' }, select: { id: true } });
    const filter = { productId: encodeId('Product', id) };
    const { lines } = await take('stock-movements', filter);
    const name = (await sessionFor(shop.founder)).actorName;
    expect(lines.find((line) => line.includes('JAM-1') && line.endsWith(`,-2,0,0,0,0,0,120.00`))).toContain(`,${name},`);
    const admin = await tokenOf(await withMember(shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] }));
    expect((await take('stock-movements', filter, admin)).lines.filter((line) => line.includes('120.00'))).toEqual([]);
    const { data } = await server.graphql<{ stockLedger: { edges: { node: { actorName: string } }[] } }>(
      founder, 'query ($filter: StockLedgerFilter) { stockLedger(first: 1, filter: $filter) { edges { node { actorName } } } }', { filter });
    expect(data!.stockLedger.edges[0]!.node.actorName).toBe(name);
  });

  it('obeys a filter by the id of a record', async () => {
    expect((await take('transfers', { locationId: encodeId('Location', storeId) })).lines).toHaveLength(2);
    expect((await take('transfers', { locationId: encodeId('Location', shop.id) })).lines).toHaveLength(1);
  });

  it('stands in the audit trail where names and numbers leave with it', async () => {
    const summaries = await db.auditEntry.findMany({ where: { businessId: shop.id, command: 'business.recordExport' }, select: { summary: true } });
    expect(new Set(summaries.map(({ summary }) => summary))).toEqual(new Set(['Web order list taken as a file', 'SMS log taken as a file']));
  });
});

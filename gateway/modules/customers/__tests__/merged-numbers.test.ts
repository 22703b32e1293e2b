import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { withWebOrders } from '../../../../prisma/seed/factories/web-orders.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { Session } from '../../../session/session.ts';
import { planBulkSms } from '../../bulk-sms/recipients.ts';
import { confirmPreflight } from '../../orders/confirm-preflight.ts';
import { takeOrder } from '../../orders/take-order.ts';
import { blockCustomers } from '../../web-orders/block-customers.ts';
import { addBuyerBlock } from '../../web-orders/buyer-blocks.ts';
import { readRiskFacts } from '../../web-orders/risk-facts.ts';
import { editCustomer } from '../edit-customer.ts';
import { knownCustomers } from '../import/known-customers.ts';
import { planCustomers } from '../import/plan-customers.ts';
import { mergeCustomers } from '../merge-customers.ts';

/** A web order comes by the second one. */
const [MAIN, OLD] = ['01911000222', '01700000001'];

let server: TestServer;
let shop: Shop;
let session: Session;
let product: SeededProduct;
let mainId: string;
let otherId: string;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());
beforeEach(async () => {
  shop = await seedBusiness();
  session = Session.system(shop.id);
  product = await withProduct(shop, { stock: 20, cost: 300 });
  await withOrder(shop, { lines: [{ product }], phone: MAIN, customerName: 'Farhana Akter' });
  await withOrder(shop, { lines: [{ product }], phone: OLD, customerName: 'Farhana (office)' });
  const idOf = async (phone: string) => (await db.customer.findUniqueOrThrow({ where: { businessId_phone: { businessId: shop.id, phone } } })).id;
  mainId = await idOf(MAIN);
  otherId = await idOf(OLD);
  await execute(mergeCustomers, session, { customerId: mainId, otherId });
});

describe('by a number that was merged', () => {
  it('an import finds the person, and takes two numbers of theirs for one customer', async () => {
    const rows = [{ PHONE: OLD, TAGS: ['VIP'] }, { PHONE: MAIN, NOTE: 'Calls before lunch' }];
    const planned = planCustomers(rows.map((row, number) => ({ number, row, problems: [] })), await knownCustomers(db, shop.id, rows));
    expect(planned).toMatchObject([
      { action: 'CHANGE', label: `Farhana Akter · ${OLD}`, customer: { id: mainId } },
      { action: 'WRONG', problems: [{ field: 'PHONE', message: { key: 'Row {{row}} is about the same customer, by their other number' } }] },
    ]);
  });

  it('messages call them by name, and leave them out when they want none', async () => {
    const plan = () => planBulkSms(db, session, { numbers: [{ number: OLD }], list: '', text: 'Hello {name}' });
    expect((await plan()).recipients).toMatchObject([{ phone: OLD, message: 'Hello Farhana Akter' }]);
    expect((await planBulkSms(db, session, { numbers: [], list: '', customers: {}, text: 'Hello' })).recipients).toMatchObject([{ phone: MAIN }]);
    await execute(editCustomer, session, { customerId: mainId, smsOptOut: true });
    expect(await plan()).toMatchObject({ recipients: [], optedOutCount: 1 });
  });

  it('web orders are judged by what all their parcels came to, and stand with the person', async () => {
    const [webOrderId] = await withWebOrders(shop, 1, product);
    await db.customer.updateMany({ where: { businessId: shop.id, id: mainId }, data: { deliveredCount: 3, returnedCount: 1 } });
    const facts = (await db.$transaction((tx) => readRiskFacts(tx, shop.id, [webOrderId!], 24))).get(webOrderId!);
    expect(facts).toMatchObject({ delivered: 3, returned: 1 });
    expect(facts!.openOrders).toHaveLength(2);
    const { data } = await server.graphql(await tokenOf(shop.founder), `query ($id: ID!) { webOrders(filter: { customer: $id }) { edges { node { customerId } } }
      orders(filter: { customer: $id }) { edges { node { reference } } } }`, { id: encodeId('Customer', mainId) });
    expect(data).toMatchObject({ webOrders: { edges: [{ node: { customerId: encodeId('Customer', mainId) } }] }, orders: { edges: [{}, {}] } });
    await db.customer.updateMany({ where: { businessId: shop.id, id: mainId }, data: { deliveredCount: 0, returnedCount: 0 } });
  });

  it('the rule that confirms knows their other orders and the block of another number', async () => {
    await db.business.update({ where: { id: shop.id }, data: { confirmsTyped: true }, select: { id: true } });
    const order = (phone: string) => execute(takeOrder, session, {
      customerName: 'Farhana Akter', phone, address: 'House 14, Road 3, Dhanmondi', source: 'Phone', lines: [{ variantId: product.variantId, quantity: 1, unitPrice: 500 }],
    });
    expect(await order(OLD)).toMatchObject({ isConfirmed: false });
    expect(await confirmPreflight.run({ session }, {})).toMatchObject({ orders: [{ duplicates: 2 }, { duplicates: 2 }, { duplicates: 2 }] });
    await db.order.updateMany({ where: { businessId: shop.id }, data: { createdAt: new Date('2026-01-01') } });
    expect(await order(OLD)).toMatchObject({ isConfirmed: true });
    await db.order.updateMany({ where: { businessId: shop.id }, data: { createdAt: new Date('2026-01-01') } });
    await execute(addBuyerBlock, session, { kind: 'PHONE', value: OLD, action: 'BLOCK', reason: 'Refused' });
    expect(await order(MAIN)).toMatchObject({ isConfirmed: false });
  });

  it('blocking the customer blocks all their numbers', async () => {
    await execute(blockCustomers, session, { customers: [mainId], reason: 'Refused twice' });
    const rows = await db.bulkJobRow.findMany({ where: { businessId: shop.id } });
    expect(rows.map(({ input }) => (input as { phone: string }).phone).toSorted()).toEqual([OLD, MAIN]);
  });

  it('a rule that stops one number stands with the customer, on their page and in the list', async () => {
    const token = await tokenOf(shop.founder);
    const rule = (value: string, action: 'BLOCK' | 'HOLD' | 'ALLOW') => execute(addBuyerBlock, session, { kind: 'PHONE', value, action, reason: `About ${value}` });
    const read = async (blocked: boolean) => {
      const { data } = await server.graphql<{ customers: { edges: { node: object }[] } }>(token,
        'query ($blocked: Boolean) { customers(filter: { blocked: $blocked }) { edges { node { phone block { reason } blocks { phone action reason } } } } }', { blocked });
      return data!.customers.edges.map(({ node }) => node);
    };
    await rule(OLD, 'ALLOW');
    expect(await read(true)).toEqual([]);
    expect(await read(false)).toEqual([{ phone: MAIN, block: null, blocks: [] }]);
    await rule(OLD, 'HOLD');
    const held = { phone: OLD, action: 'HOLD', reason: `About ${OLD}` };
    expect(await read(true)).toEqual([{ phone: MAIN, block: { reason: `About ${OLD}` }, blocks: [held] }]);
    expect(await read(false)).toEqual([]);
    await rule(MAIN, 'BLOCK');
    expect(await read(true)).toEqual([
      { phone: MAIN, block: { reason: `About ${MAIN}` }, blocks: [{ phone: MAIN, action: 'BLOCK', reason: `About ${MAIN}` }, held] },
    ]);
  });

  it('the list of orders has all orders of the person, as many as the customer counts, whichever number is looked for', async () => {
    await withOrder(shop, { lines: [{ product }], phone: '01611000009' });
    const ask = 'query ($search: String!) { orders(filter: { search: $search }) { edges { node { shippingAddress { phone } } } } foundCustomers(text: $search) { orderCount } }';
    const token = await tokenOf(shop.founder);
    for (const search of [MAIN, OLD, `+88${OLD}`]) {
      const { data } = await server.graphql<{ orders: { edges: { node: { shippingAddress: { phone: string } } }[] }; foundCustomers: object[] }>(token, ask, { search });
      expect(data!.orders.edges.map(({ node }) => node.shippingAddress.phone).toSorted()).toEqual([OLD, MAIN]);
      expect(data!.foundCustomers).toEqual([{ orderCount: 2 }]);
    }
  });

  it('programs that keep copies learn that the other one is gone', async () => {
    const { data } = await server.graphql(await tokenOf(shop.founder), '{ deletions(first: 5) { edges { node { recordType recordId } } } }');
    expect(data).toEqual({ deletions: { edges: [{ node: { recordType: 'Customer', recordId: encodeId('Customer', otherId) } }] } });
  });
});

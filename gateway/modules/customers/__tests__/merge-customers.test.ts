import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { Session } from '../../../session/session.ts';
import { callerHistory } from '../../orders/caller-history.ts';
import { editOrder } from '../../orders/edit-order.ts';
import { cancelOrder, confirmOrder, deliverOrder, shipOrder } from '../../orders/order-commands.ts';
import { takeBackAdvance } from '../../orders/record-advance.ts';
import { refundAdvance } from '../../orders/refund-advance.ts';
import { createTask } from '../../tasks/create-task.ts';
import { editCustomer } from '../edit-customer.ts';
import { mergeCustomers } from '../merge-customers.ts';
import { optedOut } from '../opted-out.ts';

const [MAIN, OLD] = ['01711204466', '01911000222'];

let server: TestServer;
let shop: Shop;
let session: Session;
let product: SeededProduct;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  shop = await seedBusiness();
  session = Session.system(shop.id);
  product = await withProduct(shop, { stock: 50, cost: 300 });
});

const customer = (phone: string) => db.customer.findUniqueOrThrow({ where: { businessId_phone: { businessId: shop.id, phone } } });
const take = (phone: string, more: { advance?: number; address?: string; source?: string; district?: string } = {}) =>
  withOrder(shop, { lines: [{ product }], phone, customerName: phone === MAIN ? 'Farhana Akter' : 'Farhana (office)', ...more });
const merge = async (from: string, into: string) =>
  execute(mergeCustomers, session, { customerId: (await customer(into)).id, otherId: (await customer(from)).id });
const driftHere = async () => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id);

/** What is open with a customer in poisha, by account. */
async function open(id: string) {
  const rows = await db.partyTotal.findMany({ where: { businessId: shop.id, partyId: id }, include: { account: true } });
  return Object.fromEntries(rows.map(({ account, balancePoisha }) => [account.code, Number(balancePoisha)]));
}

const MERGE = `mutation ($input: MergeCustomersInput!) { mergeCustomers(input: $input) { __typename
  ... on MergeCustomersSuccess { customer { name phone otherPhones orderCount deliveredCount spent tags note smsOptOut addresses { street } } }
  ... on Error { message } } }`;

describe('merging', () => {
  it('makes two customers one: orders, figures, tasks, addresses, tags, notes and the wish for no SMS', async () => {
    const token = await tokenOf(shop.founder);
    const first = await take(OLD, { address: 'Level 9, Gulshan Avenue', source: 'Facebook', district: 'Sylhet' });
    await take(OLD, { address: 'House 14, Dhanmondi', district: 'Dhaka' });
    await take(MAIN, { address: 'House 14, Dhanmondi', district: 'Dhaka' });
    await execute(confirmOrder, session, { orderId: first.id });
    await execute(shipOrder, session, { orderId: first.id, courierName: 'Pathao' });
    await execute(deliverOrder, session, { orderId: first.id });
    const [stays, goes] = [await customer(MAIN), await customer(OLD)];
    await execute(editCustomer, session, { customerId: stays.id, tags: ['VIP'], note: 'Calls before lunch' });
    await execute(editCustomer, session, { customerId: goes.id, tags: ['office', 'VIP'], note: 'Pays late', smsOptOut: true });
    const task = await execute(createTask, session, { title: 'Call', type: 'CALL', priority: 'NORMAL', dueAt: new Date(), customerId: goes.id });

    const input = { customerId: encodeId('Customer', stays.id), otherId: encodeId('Customer', goes.id) };
    const { data } = await server.graphql<{ mergeCustomers: { customer: { addresses: object[] } } }>(token, MERGE, { input });
    expect(data!.mergeCustomers).toMatchObject({
      customer: {
        name: 'Farhana Akter', phone: MAIN, otherPhones: [OLD], orderCount: 3, deliveredCount: 1, spent: 560,
        tags: ['VIP', 'office'], note: 'Calls before lunch\nPays late', smsOptOut: true,
      },
    });
    expect(data!.mergeCustomers.customer.addresses).toHaveLength(2);
    expect(await customer(MAIN)).toMatchObject({ firstSource: 'Facebook', district: 'Dhaka', profitPoisha: 260_00n });
    expect(await db.task.findFirstOrThrow({ where: { businessId: shop.id, id: task.id } })).toMatchObject({ customerId: stays.id });
    expect(await db.order.count({ where: { businessId: shop.id, customerId: stays.id } })).toBe(3);
    expect(await customer(OLD)).toMatchObject({
      mergedIntoId: stays.id, orderCount: 0, deliveredCount: 0, spentPoisha: 0n, profitPoisha: 0n, tags: [], note: '', district: '', firstOrderAt: null,
    });
    expect(await driftHere()).toEqual([]);

    const read = `query ($id: ID!, $filter: CustomersFilter) { node(id: $id) { ... on Customer { mergedInto { phone }
      timeline(first: 5) { edges { node { summary } } } } } customers(filter: $filter) { edges { node { phone } } } foundCustomers(text: "${OLD}") { phone } }`;
    for (const filter of [{}, { search: OLD }, { search: '0191' }, { phone: OLD }, { optedOut: true }]) {
      const { data: seen } = await server.graphql<{ node: { timeline: { edges: { node: { summary: string } }[] } } }>(token, read, { id: input.otherId, filter });
      expect(seen).toMatchObject({
        node: { mergedInto: { phone: MAIN } }, customers: { edges: [{ node: { phone: MAIN } }] }, foundCustomers: [{ phone: MAIN }],
      });
      expect(seen!.node.timeline.edges[0]!.node.summary).toBe('Merged into Farhana Akter, 01711-204466');
    }
    expect([...await optedOut(db, shop.id, [OLD, MAIN])].toSorted()).toEqual([MAIN, OLD]);
  });

  it('takes what is open along, so that advances are used up, owed back and taken back with the one who stays', async () => {
    const [used, refunded, back] = [await take(OLD, { advance: 200 }), await take(OLD, { advance: 100 }), await take(OLD, { advance: 50 })];
    await take(MAIN);
    await execute(cancelOrder, session, { orderId: refunded.id, reason: 'Changed her mind' });
    await merge(OLD, MAIN);
    const [stays, goes] = [await customer(MAIN), await customer(OLD)];
    expect(await open(goes.id)).toEqual({ 'customer-advance': 0, 'refunds-due': 0 });
    expect(await open(stays.id)).toEqual({ 'customer-advance': -250_00, 'refunds-due': -100_00 });
    expect(await driftHere()).toEqual([]);

    await execute(refundAdvance, session, { orderId: refunded.id, account: 'BKASH' });
    await execute(confirmOrder, session, { orderId: used.id });
    await execute(shipOrder, session, { orderId: used.id, courierName: 'Pathao' });
    await execute(deliverOrder, session, { orderId: used.id });
    const advance = await db.journalEntry.findFirstOrThrow({ where: { businessId: shop.id, sourceId: back.id, kind: 'advance' } });
    await execute(takeBackAdvance, session, { orderId: back.id, advanceId: advance.id, reason: 'Typed twice' });
    expect(await open(goes.id)).toEqual({ 'customer-advance': 0, 'refunds-due': 0 });
    expect(await open(stays.id)).toEqual({ 'customer-advance': 0, 'refunds-due': 0 });
    expect(await driftHere()).toEqual([]);
  });

  it('has new orders of the old number, and orders that are moved to it, count with the one who stays', async () => {
    await take(OLD);
    await take(MAIN);
    await merge(OLD, MAIN);
    const stays = await customer(MAIN);
    await take(OLD, { advance: 100 });
    expect(await customer(MAIN)).toMatchObject({ orderCount: 3 });
    expect(await open(stays.id)).toEqual({ 'customer-advance': -100_00 });
    const third = await withOrder(shop, { lines: [{ product }], phone: '01511000333', advance: 70 });
    await execute(editOrder, session, { orderId: third.id, version: 1, reason: 'Typed wrongly', phone: OLD });
    expect(await customer(MAIN)).toMatchObject({ orderCount: 4 });
    // From one number of the person to another.
    await execute(editOrder, session, { orderId: third.id, version: 2, reason: 'Typed wrongly', phone: MAIN });
    expect(await customer(MAIN)).toMatchObject({ orderCount: 4 });
    for (const phone of [OLD, MAIN]) {
      const caller = await callerHistory(session, phone);
      expect(caller).toMatchObject({ customer: { id: stays.id, orderCount: 4 } });
      expect(caller.orders).toHaveLength(4);
    }
    expect(await driftHere()).toEqual([]);
  });

  it('leads in one step, also when the one who stays goes into another', async () => {
    await take(OLD);
    await take(MAIN);
    await take('01511000333');
    await merge(OLD, MAIN);
    await merge(MAIN, '01511000333');
    const last = await customer('01511000333');
    for (const phone of [OLD, MAIN]) expect(await customer(phone)).toMatchObject({ mergedIntoId: last.id });
    expect(last).toMatchObject({ orderCount: 3 });
    expect(await driftHere()).toEqual([]);
  });

  it('is refused with itself, with one that was merged, of another business, and to whoever may not edit customers', async () => {
    await take(OLD);
    await take(MAIN);
    await take('01511000333');
    const [stays, goes, third] = [await customer(MAIN), await customer(OLD), await customer('01511000333')];
    await expect(execute(mergeCustomers, session, { customerId: stays.id, otherId: stays.id })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await merge(OLD, MAIN);
    for (const pair of [{ customerId: third.id, otherId: goes.id }, { customerId: goes.id, otherId: third.id }, { customerId: stays.id, otherId: goes.id }]) {
      await expect(execute(mergeCustomers, session, pair)).rejects.toMatchObject({ reason: 'MERGED' });
    }
    await expect(execute(editCustomer, session, { customerId: goes.id, note: 'x' })).rejects.toMatchObject({ reason: 'MERGED' });
    await expect(execute(createTask, session, { title: 'Call', type: 'CALL', priority: 'NORMAL', dueAt: new Date(), customerId: goes.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const rival = await seedBusiness();
    await expect(execute(mergeCustomers, Session.system(rival.id), { customerId: stays.id, otherId: third.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const member = await withMember(shop, { flags: ['orderList', 'orderUpdate', 'newOrder'] });
    const input = { customerId: encodeId('Customer', stays.id), otherId: encodeId('Customer', third.id) };
    const { errors } = await server.graphql(await tokenOf(member), MERGE, { input });
    expect(errors).toMatchObject([{ message: 'You do not have permission to do this' }]);
  });

  it('is refused with more tags, or longer notes, than one customer holds, and nothing has changed', async () => {
    await take(OLD);
    await take(MAIN);
    const [stays, goes] = [await customer(MAIN), await customer(OLD)];
    await execute(editCustomer, session, { customerId: stays.id, tags: Array.from({ length: 15 }, (_, n) => `a${n}`), note: 'n'.repeat(600) });
    await execute(editCustomer, session, { customerId: goes.id, tags: Array.from({ length: 15 }, (_, n) => `b${n}`) });
    await expect(merge(OLD, MAIN)).rejects.toMatchObject({ reason: 'TOO_MUCH' });
    await execute(editCustomer, session, { customerId: goes.id, tags: [], note: 'm'.repeat(600) });
    await expect(merge(OLD, MAIN)).rejects.toMatchObject({ reason: 'TOO_MUCH' });
    expect(await customer(OLD)).toMatchObject({ mergedIntoId: null, orderCount: 1 });
  });
});

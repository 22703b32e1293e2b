import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../../../schema/rules/durations.ts';
import { dhakaDay } from '../../../../schema/rules/format.ts';
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
import { editOrder } from '../../orders/edit-order.ts';
import { cancelOrder, confirmOrder, deliverOrder, shipOrder } from '../../orders/order-commands.ts';
import { takeBackAdvance } from '../../orders/record-advance.ts';
import { refundAdvance } from '../../orders/refund-advance.ts';
import { createTask } from '../../tasks/create-task.ts';
import { editCustomer } from '../edit-customer.ts';
import { mergeCustomers } from '../merge-customers.ts';
import { separateNumber } from '../separate-number.ts';

const [MAIN, OLD, THIRD] = ['01711204466', '01911000222', '01511000333'];
const [HOME, OFFICE, NEW, OWN] = ['House 14, Dhanmondi', 'Level 9, Gulshan Avenue', 'Shop 3, Mirpur 10', 'Village Kalir Bazar'];

let server: TestServer;
let shop: Shop;
let session: Session;
let product: SeededProduct;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());
afterEach(() => { vi.useRealTimers(); });
beforeEach(async () => {
  shop = await seedBusiness();
  session = Session.system(shop.id);
  product = await withProduct(shop, { stock: 50, cost: 300 });
});

const customer = (phone: string) => db.customer.findUniqueOrThrow({ where: { businessId_phone: { businessId: shop.id, phone } } });
const take = (phone: string, more: { advance?: number; address?: string; district?: string } = {}) =>
  withOrder(shop, { lines: [{ product }], phone, customerName: phone === MAIN ? 'Farhana Akter' : 'Farida Khatun', ...more });
const merge = async (from: string, into: string) =>
  execute(mergeCustomers, session, { customerId: (await customer(into)).id, otherId: (await customer(from)).id });
const separate = async (phone: string, from: string) => execute(separateNumber, session, { customerId: (await customer(from)).id, phone });
const driftHere = async () => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id);
const streets = async (phone: string) => (await db.customerAddress.findMany({ where: { businessId: shop.id, customerId: (await customer(phone)).id } }))
  .map(({ address }) => address).toSorted();
const taskFor = async (phone: string, title: string) => (await execute(createTask, session, {
  title, type: 'CALL', priority: 'NORMAL', dueAt: new Date(), customerId: (await customer(phone)).id,
})).id;
const tasksOf = async (phone: string) => (await db.task.findMany({ where: { businessId: shop.id, customerId: (await customer(phone)).id } })).map(({ title }) => title).toSorted();

/** What is open with a customer in poisha, by account; accounts at zero are left out. */
async function open(phone: string) {
  const rows = await db.partyTotal.findMany({ where: { businessId: shop.id, partyId: (await customer(phone)).id, balancePoisha: { not: 0n } }, include: { account: true } });
  return Object.fromEntries(rows.map(({ account, balancePoisha }) => [account.code, Number(balancePoisha)]));
}

async function deliver(orderId: string) {
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
  await execute(deliverOrder, session, { orderId });
}

const SEPARATE = `mutation ($input: SeparateNumberInput!) { separateNumber(input: $input) { __typename
  ... on SeparateNumberSuccess { customer { name phone otherPhones mergedInto { id } orderCount deliveredCount spent tags note addresses { street } } }
  ... on Error { message } } }`;

describe('separating', () => {
  it('gives a number back its orders, those since too, and the tasks, addresses, tags and note that it had', async () => {
    await deliver((await take(OLD, { address: OFFICE, district: 'Sylhet' })).id);
    await take(OLD, { address: HOME });
    await take(MAIN, { address: HOME });
    await execute(editCustomer, session, { customerId: (await customer(MAIN)).id, tags: ['VIP'], note: 'Calls before lunch' });
    await execute(editCustomer, session, { customerId: (await customer(OLD)).id, tags: ['office'], note: 'Pays late' });
    await taskFor(OLD, 'Of the number');
    await taskFor(MAIN, 'Of the customer');
    await merge(OLD, MAIN);
    await taskFor(MAIN, 'Since');
    await take(OLD, { address: NEW });
    await take(MAIN, { address: OWN });
    const orders = `query ($phone: String!) { orders(filter: { search: $phone }) { edges { node { id } } } deletions(first: 5) { edges { node { recordId } } } }`;
    const token = await tokenOf(shop.founder);
    const { id: customerId } = await customer(MAIN);

    const { data } = await server.graphql(token, SEPARATE, { input: { customerId: encodeId('Customer', customerId), phone: '+880 1911-000222' } });
    expect(data).toMatchObject({
      separateNumber: { customer: { name: 'Farida Khatun', phone: OLD, otherPhones: [], mergedInto: null, orderCount: 3, deliveredCount: 1, spent: 560, tags: ['office'], note: 'Pays late' } },
    });
    expect(await customer(MAIN)).toMatchObject({ orderCount: 2, deliveredCount: 0, spentPoisha: 0n, tags: ['VIP', 'office'], note: 'Calls before lunch\nPays late' });
    expect([await streets(OLD), await streets(MAIN)]).toEqual([[HOME, OFFICE, NEW].toSorted(), [HOME, OWN].toSorted()]);
    expect([await tasksOf(OLD), await tasksOf(MAIN)]).toEqual([['Of the number'], ['Of the customer', 'Since']]);
    for (const [phone, count] of [[OLD, 3], [MAIN, 2]] as const) {
      const { data: listed } = await server.graphql<{ orders: { edges: object[] }; deletions: object }>(token, orders, { phone });
      expect(listed!.orders.edges).toHaveLength(count);
      // Programs that keep copies find the number again.
      expect(listed!.deletions).toEqual({ edges: [] });
    }
    const trail = await db.auditEntry.findMany({ where: { businessId: shop.id, command: 'customers.separate' }, orderBy: { id: 'asc' } });
    expect(trail.map(({ summary }) => summary)).toEqual(['01911-000222 is a customer of its own again', 'Taken out of Farhana Akter, 01711-204466']);
    // From now on it has its orders itself.
    await take(OLD);
    expect([(await customer(OLD)).orderCount, (await customer(MAIN)).orderCount]).toEqual([4, 2]);
    expect(await driftHere()).toEqual([]);
  });

  it('takes along what is open of its orders, and what follows of them is booked with it', async () => {
    const [used, cancelled] = [await take(OLD, { advance: 200 }), await take(OLD, { advance: 100 })];
    await take(MAIN, { advance: 70 });
    await merge(OLD, MAIN);
    const back = await take(OLD, { advance: 50 });
    await execute(cancelOrder, session, { orderId: cancelled.id, reason: 'Changed her mind' });
    expect(await open(MAIN)).toEqual({ 'customer-advance': -320_00, 'refunds-due': -100_00 });
    await separate(OLD, MAIN);
    expect(await open(MAIN)).toEqual({ 'customer-advance': -70_00 });
    expect(await open(OLD)).toEqual({ 'customer-advance': -250_00, 'refunds-due': -100_00 });
    expect(await driftHere()).toEqual([]);

    await execute(refundAdvance, session, { orderId: cancelled.id, account: 'BKASH' });
    await deliver(used.id);
    // Booked with the customer that it had then.
    const advance = await db.journalEntry.findFirstOrThrow({ where: { businessId: shop.id, sourceId: back.id, kind: 'advance' } });
    await execute(takeBackAdvance, session, { orderId: back.id, advanceId: advance.id, reason: 'Typed twice' });
    const yesterday = dhakaDay(new Date(Date.now() - DAY_MS));
    await execute(editOrder, session, {
      orderId: used.id, reason: 'Wrong day', orderedOn: yesterday, confirmedOn: yesterday, shippedOn: yesterday, deliveredOn: yesterday,
    });
    expect(await open(OLD)).toEqual({});
    expect(await open(MAIN)).toEqual({ 'customer-advance': -70_00 });
    expect(await driftHere()).toEqual([]);
  });

  it.each([-20, 20])('tells addresses from before and since apart that were merged at a gateway whose clock is off by %i minutes', async (minutes) => {
    await take(OLD, { address: OFFICE });
    await take(MAIN, { address: HOME });
    const office = await db.customerAddress.findFirstOrThrow({ where: { businessId: shop.id, customerId: (await customer(OLD)).id } });
    // As an import names it.
    await db.customerAddress.create({ data: { ...office, id: uuidv7(), customerId: (await customer(MAIN)).id } });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * MINUTE_MS });
    await merge(OLD, MAIN);
    vi.useRealTimers();
    await take(OLD, { address: NEW });
    await separate(OLD, MAIN);
    expect([await streets(OLD), await streets(MAIN)]).toEqual([[NEW, OFFICE].toSorted(), [HOME, OFFICE].toSorted()]);
  });

  it('leaves the other numbers where they are, and a number may be merged and taken out again', async () => {
    await take(OLD, { address: OFFICE });
    await take(THIRD, { address: NEW });
    await take(MAIN, { address: HOME });
    await taskFor(OLD, 'Old');
    await taskFor(THIRD, 'Third');
    await merge(OLD, THIRD);
    await merge(THIRD, MAIN);
    await separate(THIRD, MAIN);
    expect(await customer(OLD)).toMatchObject({ mergedIntoId: (await customer(MAIN)).id });
    expect([await tasksOf(THIRD), await streets(THIRD), await streets(MAIN)]).toEqual([['Third'], [NEW], [HOME, OFFICE].toSorted()]);
    await separate(OLD, MAIN);
    expect([await tasksOf(OLD), await streets(OLD), await streets(MAIN)]).toEqual([['Old'], [OFFICE], [HOME]]);
    await merge(OLD, MAIN);
    await separate(OLD, MAIN);
    for (const phone of [MAIN, OLD, THIRD]) expect(await customer(phone)).toMatchObject({ mergedIntoId: null, orderCount: 1, brought: null });
    expect(await driftHere()).toEqual([]);
  });

  it('gives a number that was merged before all this was kept its orders, and leaves the rest', async () => {
    await take(OLD, { address: OFFICE, advance: 30 });
    await take(MAIN);
    await taskFor(OLD, 'Of the number');
    await merge(OLD, MAIN);
    await db.$executeRaw`UPDATE "Customer" SET "brought" = NULL WHERE "businessId" = ${shop.id}::uuid`;
    await separate(OLD, MAIN);
    expect(await customer(OLD)).toMatchObject({ orderCount: 1, tags: [], note: '' });
    expect([await open(OLD), await streets(OLD), await tasksOf(MAIN)]).toEqual([{ 'customer-advance': -30_00 }, [OFFICE], ['Of the number']]);
    expect(await driftHere()).toEqual([]);
  });

  it('happens once, and is refused for any other number, of another business, and to whoever may not merge', async () => {
    await take(OLD);
    await take(MAIN);
    await take(THIRD);
    await merge(OLD, MAIN);
    const { id: customerId } = await customer(MAIN);
    for (const phone of [MAIN, THIRD, '01811999888']) await expect(separate(phone, MAIN)).rejects.toMatchObject({ reason: 'NOT_MERGED' });
    await expect(separate(OLD, THIRD)).rejects.toMatchObject({ reason: 'NOT_MERGED' });
    const rival = await seedBusiness();
    await expect(execute(separateNumber, Session.system(rival.id), { customerId, phone: OLD })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const member = await withMember(shop, { flags: ['orderList', 'orderUpdate', 'newOrder'] });
    const { errors } = await server.graphql(await tokenOf(member), SEPARATE, { input: { customerId: encodeId('Customer', customerId), phone: OLD } });
    expect(errors).toMatchObject([{ message: 'You do not have permission to do this' }]);
    expect(await customer(OLD)).toMatchObject({ mergedIntoId: customerId });

    const again = () => execute(separateNumber, session, { customerId, phone: OLD }, { idempotencyKey: 'once' });
    expect(await again()).toEqual(await again());
    await expect(separate(OLD, MAIN)).rejects.toMatchObject({ reason: 'NOT_MERGED' });
    expect([(await customer(MAIN)).orderCount, (await customer(OLD)).orderCount]).toEqual([1, 1]);
  });
});

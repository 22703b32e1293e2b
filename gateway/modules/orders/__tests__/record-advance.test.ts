import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { editOrder } from '../edit-order.ts';
import { reopenOrder } from '../hold-orders.ts';
import { cancelOrder, confirmOrder, deliverOrder, shipOrder } from '../order-commands.ts';
import { refundAdvance } from '../refund-advance.ts';

let server: TestServer;
let shop: Shop;
let founder: string;
let orderId: string;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  shop = await seedBusiness();
  founder = await tokenOf(shop.founder);
  const product = await withProduct(shop, { stock: 5, cost: 300 });
  // 500 and 60 for the way.
  orderId = (await withOrder(shop, { lines: [{ product }], deliveryFee: 60 })).id;
});

interface Answer {
  __typename: string;
  reason?: string;
  message?: string;
  fieldErrors?: { field: string }[];
}

async function change(name: 'recordAdvance' | 'takeBackAdvance', input: object, token = founder): Promise<Answer | string | undefined> {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const { data, errors } = await server.graphql<Record<string, Answer>>(token, `mutation ($input: ${type}Input!) { ${name}(input: $input) {
    __typename ... on PreconditionError { reason } ... on ValidationError { fieldErrors { field } } } }`,
  { input: { orderId: encodeId('Order', orderId), ...input } });
  return data?.[name] ?? errors?.[0]?.extensions?.code as string | undefined;
}

interface Read {
  due: number;
  advance: number;
  advances: { id: string; amount: number; account: string; description: string; canBeTakenBack: boolean }[];
  timeline: { edges: { node: { summary: string } }[] };
}

async function read(): Promise<Read> {
  const { data } = await server.graphql<{ node: Read }>(founder, `query ($id: ID!) { node(id: $id) { ... on Order {
    due advance advances { id amount account description canBeTakenBack } timeline(first: 5) { edges { node { summary } } } } } }`,
  { id: encodeId('Order', orderId) });
  return data!.node;
}

/** Debit less credit in taka by account. */
async function balances(): Promise<Record<string, number>> {
  const rows = await db.accountBalance.findMany({ where: { businessId: shop.id }, include: { account: true } });
  const sums: Record<string, number> = {};
  for (const { account, debitPoisha, creditPoisha } of rows) {
    sums[account.code] = (sums[account.code] ?? 0) + Number(debitPoisha - creditPoisha) / 100;
  }
  return sums;
}

const step = async (command: Parameters<typeof execute>[0], input: object = {}) =>
  execute(command, await sessionFor(shop.founder), { orderId, ...input });

const OK = { __typename: 'RecordAdvanceSuccess' };

describe('an advance after the order was taken', () => {
  it('is booked like one of the beginning, lessens what the courier collects, and stands in the timeline', async () => {
    expect(await change('recordAdvance', { amount: 200, account: 'BKASH', reference: 'BK7X1', note: 'By phone' })).toMatchObject(OK);
    const { timeline: { edges: [latest] }, ...order } = await read();
    expect(order).toMatchObject({ due: 360, advance: 200, advances: [{ amount: 200, account: 'bKash', canBeTakenBack: true }] });
    expect(order.advances[0]!.description).toContain('transaction BK7X1');
    expect(latest!.node.summary).toBe('Advance of ৳200 received: bKash, BK7X1, By phone');
    expect(await balances()).toMatchObject({ bkash: 200, 'customer-advance': -200 });
    await step(confirmOrder);
    await step(shipOrder, { courierName: 'Pathao' });
    await step(deliverOrder);
    expect(await balances()).toMatchObject({ 'courier-receivable': 360, 'customer-advance': 0, bkash: 200 });
    expect(await findDrift(ledgerChecks)).toEqual([]);
  });

  it('is taken back by its own entry, once', async () => {
    await change('recordAdvance', { amount: 200 });
    await change('recordAdvance', { amount: 60, account: 'NAGAD' });
    const { advances: [first, second] } = await read();
    expect(await change('takeBackAdvance', { advanceId: first!.id, reason: 'Was of another order' })).toMatchObject({ __typename: 'TakeBackAdvanceSuccess' });
    const order = await read();
    expect(order).toMatchObject({ due: 500, advance: 60, advances: [{ id: second!.id }] });
    expect(order.timeline.edges[0]!.node.summary).toBe('Advance of ৳200 taken back: Was of another order');
    expect(await balances()).toMatchObject({ bkash: 0, nagad: 60, 'customer-advance': -60 });
    expect(await change('takeBackAdvance', { advanceId: first!.id, reason: 'Again' })).toMatchObject({ __typename: 'NotFoundError' });
    expect(await findDrift(ledgerChecks)).toEqual([]);
  });

  it('is booked once and taken back once, whoever asks at once', async () => {
    const paid = await Promise.all([1, 2, 3].map(() => change('recordAdvance', { amount: 400 })));
    expect(paid.map((answer) => (answer as Answer).__typename).toSorted()).toEqual(['RecordAdvanceSuccess', 'ValidationError', 'ValidationError']);
    const { advances: [advance] } = await read();
    const taken = await Promise.all([1, 2, 3].map(() => change('takeBackAdvance', { advanceId: advance!.id, reason: 'By mistake' })));
    expect(taken.map((answer) => (answer as Answer).__typename).toSorted()).toEqual(['NotFoundError', 'NotFoundError', 'TakeBackAdvanceSuccess']);
    await Promise.all([
      change('recordAdvance', { amount: 100 }), step(editOrder, { phone: '01811204466', version: (await db.order.findFirstOrThrow({ where: { id: orderId } })).version }).catch(() => {}),
      change('recordAdvance', { amount: 50, account: 'NAGAD' }),
    ]);
    const { advance: left } = await read();
    expect(await balances()).toMatchObject({ bkash: 100, nagad: 50, 'customer-advance': -left });
    expect(await findDrift(ledgerChecks)).toEqual([]);
  });

  it('is refused beyond what is due, for a foreign order, by whoever may not change orders, and of an earlier version', async () => {
    expect(await change('recordAdvance', { amount: 560.5 })).toMatchObject({ __typename: 'ValidationError', fieldErrors: [{ field: 'amount' }] });
    expect(await change('recordAdvance', { amount: 0 })).toMatchObject({ __typename: 'ValidationError' });
    expect(await change('recordAdvance', { amount: 10, version: 7 })).toMatchObject({ __typename: 'ConflictError' });
    const member = await withMember(shop, { flags: ['orderList', 'newOrder'] });
    await db.user.update({ where: { id: member.id }, data: { selectedBusinessId: shop.id } });
    expect(await change('recordAdvance', { amount: 10 }, await tokenOf(member))).toBe('FORBIDDEN');
    expect(await read()).toMatchObject({ advance: 0, advances: [] });
  });

  it('of a parcel that has left asks for the word that the courier is told; of a delivered order it is refused', async () => {
    await step(confirmOrder);
    await step(shipOrder, { courierName: 'Pathao' });
    expect(await change('recordAdvance', { amount: 100 })).toMatchObject({ reason: 'PARCEL_LEFT' });
    expect(await change('recordAdvance', { amount: 100, courierIsTold: true })).toMatchObject(OK);
    const { advances: [advance] } = await read();
    expect(await change('takeBackAdvance', { advanceId: advance!.id, reason: 'No' })).toMatchObject({ reason: 'PARCEL_LEFT' });
    await step(deliverOrder);
    expect(await change('recordAdvance', { amount: 10, courierIsTold: true })).toMatchObject({ reason: 'WRONG_STATUS' });
    expect(await change('takeBackAdvance', { advanceId: advance!.id, reason: 'No', courierIsTold: true })).toMatchObject({ reason: 'WRONG_STATUS' });
  });

  it('that was paid back with a cancellation is not taken back when the order goes on', async () => {
    await change('recordAdvance', { amount: 200 });
    await step(cancelOrder, { reason: 'Changed her mind' });
    await step(refundAdvance);
    await step(reopenOrder);
    await change('recordAdvance', { amount: 250 });
    const { advances } = await read();
    expect(advances.map(({ canBeTakenBack }) => canBeTakenBack)).toEqual([false, true]);
    expect(await change('takeBackAdvance', { advanceId: advances[0]!.id, reason: 'Mistake' })).toMatchObject({ reason: 'ADVANCE_USED' });
    expect(await change('takeBackAdvance', { advanceId: advances[1]!.id, reason: 'Mistake' })).toMatchObject({ __typename: 'TakeBackAdvanceSuccess' });
    expect(await findDrift(ledgerChecks)).toEqual([]);
  });
});

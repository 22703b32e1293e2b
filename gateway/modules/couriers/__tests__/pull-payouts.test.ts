import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestServer } from '../../../../e2e/support/test-server.ts';
import { connectedShop, db, deliverOrder, encodeId, execute, saveDeliveryMethod, steadfast, testServer, tokenOf, type ConnectedShop } from './support.ts';

const { planPayoutPulls, pullPayouts } = await import('../settlement/pull-payouts.ts');
const { voidStatement } = await import('../settlement/post-statement.ts');

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());
beforeEach(() => {
  steadfast.heal();
  steadfast.payments.length = 0;
});

// Of the log it uses this only.
const quiet = { log: { warn: () => {} } as never };

/** One look at the couriers of a shop, which are due. */
async function look({ shop }: ConnectedShop): Promise<void> {
  await db.courier.updateMany({ where: { businessId: shop.id, payoutsDueAt: { not: null } }, data: { payoutsDueAt: new Date(0) } });
  while (await pullPayouts(shop.id, quiet));
}

const statements = ({ shop }: ConnectedShop) =>
  db.courierStatement.findMany({ where: { businessId: shop.id }, orderBy: { number: 'asc' }, select: { reference: true, status: true, netPoisha: true, account: true } });

const tokens = new Map<string, Promise<string>>();

async function lookOf({ shop, courierId }: ConnectedShop) {
  const token = tokens.get(shop.id) ?? tokenOf(shop.founder);
  tokens.set(shop.id, token);
  const { data } = await server.graphql<{ payoutLook: { askedAt: string | null; hasFailed: boolean; notTaken: number } | null }>(
    await token, 'query ($id: ID!) { payoutLook(courierId: $id) { askedAt hasFailed notTaken } }', { id: encodeId('Courier', courierId) });
  return data!.payoutLook;
}

/** A delivered parcel as Steadfast pays for it: 494.40 net. */
async function delivered(place: ConnectedShop) {
  const orderId = await place.confirmed();
  await place.book(orderId);
  await execute(deliverOrder, place.session, { orderId });
  const { consignmentId, invoice } = (await place.shipmentOf(orderId))!;
  return { orderId, parcel: { consignment_id: Number(consignmentId), invoice: invoice!, cod_amount: '560.00', delivery_charge: '60.00', cod_fee: '5.60' } };
}

let lastId = 900_000;
const payment = (reference: string, consignments: Awaited<ReturnType<typeof delivered>>['parcel'][], more: { amount?: string; paid_at?: string } = {}) => ({
  id: (lastId += 1), amount: (494.4 * consignments.length).toFixed(2), reference, paid_at: '2026-03-01T06:00:00.000000Z', consignments, ...more,
});

it('what is paid from the first look on becomes a draft, once, and nothing is posted', async () => {
  const place = await connectedShop();
  const [before, after] = [await delivered(place), await delivered(place)];
  steadfast.payments.unshift(payment('OLD', [before.parcel]));
  expect(await lookOf(place)).toEqual({ askedAt: null, hasFailed: false, notTaken: 0 });
  await look(place);
  expect([await statements(place), await lookOf(place)]).toEqual([[], { askedAt: expect.any(String) as string, hasFailed: false, notTaken: 0 }]);

  steadfast.payments.unshift(payment('NEW', [after.parcel]));
  await look(place);
  await look(place);
  expect(await statements(place)).toEqual([{ reference: 'NEW', status: 'DRAFT', netPoisha: 494_40n, account: 'bank' }]);
  expect((await place.orderOf(after.orderId)).settlementStatus).toBe('UNSETTLED');

  // What a person has voided stays void.
  const { id: statementId, version } = await db.courierStatement.findFirstOrThrow({ where: { businessId: place.shop.id } });
  await execute(voidStatement, place.session, { statementId, version, reason: 'Not ours' });
  await look(place);
  expect(await statements(place)).toMatchObject([{ status: 'VOID' }]);

  const due = await db.courier.findFirstOrThrow({ where: { businessId: place.shop.id } });
  expect(due.payoutsDueAt!.getTime() - Date.now()).toBeGreaterThan(2.9 * 3_600_000);
  expect(await pullPayouts(place.shop.id, quiet)).toBe(false);
  expect(await place.drift()).toEqual([]);
});

it('money goes where that of the courier went before, and what somebody entered from a file is no second statement', async () => {
  const place = await connectedShop();
  await look(place);
  const [entered, next] = [await delivered(place), await delivered(place)];
  const { createStatement } = await import('../settlement/create-statement.ts');
  const { postStatement } = await import('../settlement/post-statement.ts');
  const { id: statementId } = await execute(createStatement, place.session, {
    courierId: place.courierId, reference: 'BY-HAND', account: 'BKASH', lines: [{ consignment: String(entered.parcel.consignment_id), collected: 560, deliveryCharge: 60, codFee: 5.6 }],
  });
  await execute(postStatement, place.session, { statementId, version: 1 });
  steadfast.payments.unshift(payment('NEXT', [next.parcel]), payment('BY-HAND', [entered.parcel]));
  await look(place);
  expect(await statements(place)).toEqual([
    { reference: 'BY-HAND', status: 'POSTED', netPoisha: 494_40n, account: 'bkash' }, { reference: 'NEXT', status: 'DRAFT', netPoisha: 494_40n, account: 'bkash' },
  ]);
  expect(await db.seenPayout.count({ where: { businessId: place.shop.id, statementId: { not: null } } })).toBe(2);
});

it('money goes to an account that is used, where the last one and the bank are archived', async () => {
  const place = await connectedShop();
  await look(place);
  const { createStatement } = await import('../settlement/create-statement.ts');
  const { postStatement } = await import('../settlement/post-statement.ts');
  const { transferMoney } = await import('../../accounting/voucher-commands.ts');
  const { updateAccount } = await import('../../accounting/account-commands.ts');
  const { accountId } = await import('../../../../prisma/seed/factories/money.ts');
  const { shop, session, courierId } = place;
  for (const account of ['BKASH', 'NAGAD']) {
    const { parcel } = await delivered(place);
    const { id: statementId } = await execute(createStatement, session, {
      courierId, reference: account, account, lines: [{ consignment: String(parcel.consignment_id), collected: 560, deliveryCharge: 60, codFee: 5.6 }],
    });
    await execute(postStatement, session, { statementId, version: 1 });
  }
  await execute(transferMoney, session, { fromId: await accountId(shop, 'nagad'), toId: await accountId(shop, 'cash'), amount: 494.4 });
  for (const [code, name] of [['nagad', 'Nagad'], ['bank', 'Bank']] as const) {
    await execute(updateAccount, session, { accountId: await accountId(shop, code), version: 1, name, isArchived: true });
  }
  steadfast.payments.unshift(payment('NEXT', [(await delivered(place)).parcel]));
  await look(place);
  expect((await statements(place)).at(-1)).toMatchObject({ reference: 'NEXT', status: 'DRAFT', account: 'bkash' });
});

it.each([
  ['refuses', { status: 401, body: '{"status":401,"message":"Unauthorized Access"}' }, undefined],
  ['answers with a page', { status: 200, body: '<html>Maintenance</html>' }, undefined],
  ['is slow', undefined, 5_000],
])('a courier that %s is asked again later, loses nothing, and delays no other', async (_what, answer, delay) => {
  const place = await connectedShop();
  await look(place);
  const { parcel } = await delivered(place);
  steadfast.payments.unshift(payment('LATE', [parcel]));
  steadfast.fail({ path: '/payments', times: 10, answer, delay });
  const second = await execute(saveDeliveryMethod, place.session, { kind: 'API', provider: 'STEADFAST', name: 'Second', apiKey: 'wrong', apiSecret: 'wrong' });
  await look(place);
  expect(await statements(place)).toEqual([]);
  expect(await lookOf(place)).toMatchObject({ hasFailed: true, notTaken: 0 });
  expect(await lookOf({ ...place, courierId: second.id })).toEqual({ askedAt: null, hasFailed: true, notTaken: 0 });
  steadfast.heal();
  await look(place);
  expect(await statements(place)).toMatchObject([{ reference: 'LATE', status: 'DRAFT' }]);
  expect(await lookOf(place)).toMatchObject({ hasFailed: false, notTaken: 0 });
});

it('a courier that lies or repeats itself gets no statement for it, and the others are taken over', async () => {
  const place = await connectedShop();
  await look(place);
  const [one, two, three] = [await delivered(place), await delivered(place), await delivered(place)];
  const right = payment('RIGHT', [three.parcel]);
  steadfast.payments.unshift(
    payment('SHORT', [one.parcel], { amount: '900.00' }), payment('EMPTY', []), right,
    payment('AHEAD', [two.parcel], { paid_at: new Date(Date.now() + 3 * 86_400_000).toISOString() }), right,
    { ...payment('LONG', [one.parcel]), id: '9'.repeat(80) as never },
  );
  await look(place);
  expect(await statements(place)).toMatchObject([{ reference: 'RIGHT', status: 'DRAFT' }]);
  expect(await lookOf(place)).toMatchObject({ hasFailed: false, notTaken: 3 });

  // What differs is asked for some times more, and then left to people.
  for (let time = 0; time < 8; time += 1) await look(place);
  const details = () => steadfast.seen.filter(({ path }) => /^\/payments\/\d+$/.test(path)).length;
  const asked = details();
  await look(place);
  expect([details() - asked, (await statements(place)).length]).toEqual([0, 1]);
  // The same parcels under another number are the statement that is there.
  steadfast.payments.unshift({ ...right, id: (lastId += 1), reference: 'RIGHT-AGAIN' });
  await look(place);
  expect((await statements(place)).length).toBe(1);
});

it('another account begins anew, and one whose API lists nothing is not asked', async () => {
  const place = await connectedShop();
  await look(place);
  const { version, name } = await db.courier.findFirstOrThrow({ where: { businessId: place.shop.id } });
  const save = (more: object) => execute(saveDeliveryMethod, place.session, { courierId: place.courierId, name, kind: 'API', ...more });
  await save({ provider: 'STEADFAST', version, payoutDays: 3 });
  expect((await lookOf(place))!.askedAt).not.toBeNull();
  await save({ provider: 'STEADFAST', version: version + 1, apiKey: 'steadfast-api-key', apiSecret: 'steadfast-secret-key' });
  expect((await lookOf(place))!.askedAt).toBeNull();
  await save({ provider: 'REDX', version: version + 2, apiKey: 'token' });
  expect(await lookOf(place)).toBeNull();
});

it('each business has one job in a queue of its own, none whose package has expired', async () => {
  const [first, second, expired] = [await connectedShop(), await connectedShop(), await connectedShop()];
  await db.business.update({ where: { id: expired.shop.id }, data: { packageExpiresAt: new Date(0) } });
  await planPayoutPulls();
  await planPayoutPulls();
  const jobs = await db.$queryRaw<{ queue: string }[]>`
    SELECT queue_name AS "queue" FROM graphile_worker.jobs WHERE task_identifier = 'couriers.pull-payouts'
      AND queue_name LIKE ANY (ARRAY[${`%${first.shop.id}`}, ${`%${second.shop.id}`}, ${`%${expired.shop.id}`}])`;
  expect(jobs.map(({ queue }) => queue).toSorted()).toEqual([first, second].map(({ shop }) => `couriers.pull-payouts:${shop.id}`).toSorted());
});

it('tells nothing of a courier of another business', async () => {
  const [own, foreign] = [await connectedShop(), await connectedShop()];
  expect(await lookOf(foreign)).not.toBeNull();
  expect(await lookOf({ ...own, courierId: foreign.courierId })).toBeNull();
});

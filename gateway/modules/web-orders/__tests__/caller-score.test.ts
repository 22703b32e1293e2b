import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BD_COURIER_KEY } from '../../../../e2e/doubles/bd-courier.ts';
import type { TestServer } from '../../../../e2e/support/test-server.ts';
import type { Shop } from '../../../../prisma/seed/factories/business.ts';
import { bdCourier } from '../../couriers/__tests__/doubles.ts';

const { testServer } = await import('../../../../e2e/support/test-server.ts');
const { seedBusiness } = await import('../../../../prisma/seed/factories/business.ts');
const { withMember } = await import('../../../../prisma/seed/factories/member.ts');
const { withOrder } = await import('../../../../prisma/seed/factories/order.ts');
const { withProduct } = await import('../../../../prisma/seed/factories/product.ts');
const { sessionFor, tokenOf } = await import('../../../../prisma/seed/factories/session.ts');
const { execute } = await import('../../../commands/execute.ts');
const { encodeId } = await import('../../../graphql/global-id.ts');
const { db } = await import('../../../db/client.ts');
const { saveCourierScoreSetting } = await import('../courier-score/score-setting.ts');

const PHONE = '01711204466';
const GOOD = { text: 'BDCourier: 29 of 30 parcels to this phone were delivered', points: 0 };

let server: TestServer;
let shop: Shop;
/** Of somebody who only takes orders. */
let token: string;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  bdCourier.parcels.clear();
  bdCourier.heal();
  bdCourier.seen.length = 0;
  shop = await seedBusiness();
  token = await tokenOfMember('newOrder');
});

async function tokenOfMember(...flags: 'newOrder'[]): Promise<string> {
  const member = await withMember(shop, { flags });
  await db.user.update({ where: { id: member.id }, data: { selectedBusinessId: shop.id } });
  return tokenOf(member);
}

interface Caller {
  isScoreDue: boolean;
  courierScore: { reasons: { text: string; points: number }[] } | null;
}
const CALLER = '{ isScoreDue courierScore { reasons { text points } } }';

const choose = async (more: object = {}) =>
  execute(saveCourierScoreSetting, await sessionFor(shop.founder), { source: 'BDCOURIER', key: BD_COURIER_KEY, ...more });
const readCaller = async (phone = PHONE) => (await server.graphql<{ caller: Caller }>(token, `{ caller(phone: "${phone}") ${CALLER} }`)).data!.caller;
const ask = async (phone = PHONE) => (await server.graphql<{ askAboutCaller: { caller: Caller } }>(
  token, `mutation { askAboutCaller(input: { phone: "${phone}" }) { ... on AskAboutCallerSuccess { caller ${CALLER} } } }`,
)).data!.askAboutCaller.caller;

it('is nobody asked about while nobody was chosen', async () => {
  expect(await readCaller()).toEqual({ isScoreDue: false, courierScore: null });
  expect(await ask()).toEqual({ isScoreDue: false, courierScore: null });
  expect(bdCourier.seen).toEqual([]);
});

it('is asked about once, however the number is typed, and everybody reads the answer', async () => {
  await choose();
  bdCourier.parcels.set(PHONE, { pathao: [20, 1], redx: [9, 0] });
  expect(await readCaller()).toEqual({ isScoreDue: true, courierScore: null });
  const known = { isScoreDue: false, courierScore: { reasons: [GOOD] } };
  expect(await ask('+8801711-204466')).toEqual(known);
  expect(await ask()).toEqual(known);
  expect(await readCaller()).toEqual(known);
  expect(bdCourier.seen).toHaveLength(1);
});

it('has a bad record with points, and the complaints of other sellers', async () => {
  await choose();
  bdCourier.parcels.set(PHONE, { pathao: [2, 8], redx: [0, 0], reports: [{ name: 'x' }] });
  expect((await ask()).courierScore!.reasons).toEqual([
    { text: 'BDCourier: 2 of 10 parcels to this phone were delivered', points: 45 },
    { text: 'BDCourier: 1 complaint of another seller', points: 30 },
  ]);
});

it.each([
  ['is away', { kind: 'drop', times: 5 }],
  ['answers with something else', { answer: { status: 200, body: '<html>Welcome</html>', contentType: 'text/html' } }],
] as const)('comes as before where the service %s', async (_, failure) => {
  await choose();
  bdCourier.fail(failure);
  expect((await ask()).courierScore).toBeNull();
});

it('is not asked about beyond the limit of the day', async () => {
  await choose({ dailyLimit: 1 });
  await ask();
  expect(await readCaller('01911000222')).toMatchObject({ isScoreDue: false });
  await ask('01911000222');
  expect(bdCourier.seen).toHaveLength(1);
});

it('is not asked about beyond it by many at once, and a question without an answer does not count', async () => {
  await choose({ dailyLimit: 3 });
  bdCourier.fail({ kind: 'drop', times: 5 });
  expect((await ask()).courierScore).toBeNull();
  bdCourier.heal();
  bdCourier.seen.length = 0;
  await Promise.all(Array.from({ length: 8 }, (_, n) => ask(`0171120447${n}`)));
  expect(bdCourier.seen).toHaveLength(3);
  const { data } = await server.graphql(await tokenOf(shop.founder), '{ courierScoreSetting { askedToday dailyLimit } }');
  expect(data).toEqual({ courierScoreSetting: { askedToday: 3, dailyLimit: 3 } });
});

describe('asked about by two at once', () => {
  const claims = () => db.courierScoreQuestion.findMany({ where: { businessId: shop.id } });
  const GOOD_SCORE = { isScoreDue: false, courierScore: { reasons: [GOOD] } };
  const ANSWER_MS = 100;

  it('makes one question, whose answer both get', async () => {
    await choose();
    bdCourier.parcels.set(PHONE, { pathao: [20, 1], redx: [9, 0] });
    bdCourier.fail({ delay: ANSWER_MS });
    const both = Array.from({ length: 6 }, () => ask());
    await vi.waitFor(() => expect(bdCourier.seen).toHaveLength(1), { timeout: 30_000 });
    // Of another phone nobody waits for it.
    expect(await ask('01911000222')).toMatchObject({ isScoreDue: false });
    expect(await Promise.all(both)).toEqual(both.map(() => GOOD_SCORE));
    expect(bdCourier.seen).toHaveLength(2);
    expect(await claims()).toEqual([]);
  });

  it('makes one question too where no answer comes; the next one asks again', async () => {
    await choose();
    bdCourier.fail({ kind: 'drop', delay: ANSWER_MS, times: 99 });
    expect(await ask()).toMatchObject({ courierScore: null });
    const tries = bdCourier.seen.length;
    expect(await Promise.all([ask(), ask()])).toMatchObject([{ courierScore: null }, { courierScore: null }]);
    expect(bdCourier.seen).toHaveLength(2 * tries);
    expect(await claims()).toEqual([]);
  });

  it('waits no longer for one that died while it asked than its claim lasts', async () => {
    await choose();
    bdCourier.parcels.set(PHONE, { pathao: [20, 1], redx: [9, 0] });
    const claimedUntil = new Date(Date.now() + 600_000);
    await db.courierScoreQuestion.create({ data: { businessId: shop.id, phone: PHONE, claimedUntil }, select: { phone: true } });
    const both = [ask(), ask()];
    await vi.waitFor(async () => expect(await readCaller()).toMatchObject({ isScoreDue: true }), { timeout: 30_000 });
    expect(bdCourier.seen).toEqual([]);
    await db.courierScoreQuestion.updateMany({ where: { businessId: shop.id, claimedUntil }, data: { claimedUntil: new Date(0) } });
    expect(await Promise.all(both)).toEqual([GOOD_SCORE, GOOD_SCORE]);
    expect(bdCourier.seen).toHaveLength(1);
    expect(await claims()).toEqual([]);
  });
});

it('shows what is known on the order, and asks nobody there', async () => {
  await choose();
  const { id } = await withOrder(shop, { lines: [{ product: await withProduct(shop) }], phone: PHONE });
  const founder = await tokenOf(shop.founder);
  const score = async () => (await server.graphql<{ node: { customer: { courierScore: Caller['courierScore'] } } }>(
    founder, `{ node(id: "${encodeId('Order', id)}") { ... on Order { customer { courierScore { reasons { text points } } } } } }`,
  )).data!.node.customer.courierScore;
  expect(await score()).toBeNull();
  expect(bdCourier.seen).toEqual([]);
  bdCourier.parcels.set(PHONE, { pathao: [20, 1], redx: [9, 0] });
  await ask();
  expect(await score()).toEqual({ reasons: [GOOD] });
});

it('of another business is not told', async () => {
  await choose();
  bdCourier.parcels.set(PHONE, { pathao: [20, 1], redx: [9, 0] });
  await ask();
  shop = await seedBusiness();
  token = await tokenOfMember('newOrder');
  expect(await readCaller()).toEqual({ isScoreDue: false, courierScore: null });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember, type Member } from '../../../../prisma/seed/factories/member.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { withWebOrders } from '../../../../prisma/seed/factories/web-orders.ts';
import { addDays, dhakaDay, dhakaDayStart } from '../../../../schema/rules/format.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import type { Weekend } from '../../../db/generated/client/enums.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { logWebOrderCall } from '../../web-orders/log-call.ts';

/** Ten days up to yesterday, so that no figure depends on the hour. */
const to = addDays(dhakaDay(new Date()), -1);
const from = addDays(to, -9);
const weekdayOf = (day: string) => new Date(day).getUTCDay();
const shown = Array.from({ length: 10 }, (_, n) => addDays(from, n));
const without = (...off: number[]) => shown.filter((day) => !off.includes(weekdayOf(day))).length;

let server: TestServer;
let shop: Shop;
let founder: string;
let caller: Member;
let nadia: string;

/** A caller who has been here for a month; three web orders are called about on different days. */
beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
  founder = await tokenOf(shop.founder);
  caller = await withMember(shop, { flags: ['newOrder', 'webOrderList', 'report'], name: 'Nadia' });
  nadia = await tokenOf(caller);
  await db.membership.updateMany({ where: { businessId: shop.id }, data: { joinedAt: dhakaDayStart(addDays(from, -20)) } });
  const session = await sessionFor(caller);
  const ids = await withWebOrders(shop, 3, await withProduct(shop, { stock: 10 }));
  const call = async (index: number, outcome: string, day: string, seconds: number | null) => {
    await execute(logWebOrderCall, session, { webOrderId: ids[index]!, outcome, note: 'Said so' } as never);
    const last = await db.webOrderCall.findFirstOrThrow({ where: { businessId: shop.id }, orderBy: { id: 'desc' } });
    const createdAt = new Date(dhakaDayStart(day).getTime() + 3_600_000);
    await db.webOrderCall.update({
      where: { businessId_id: { businessId: shop.id, id: last.id } },
      data: { createdAt, startedAt: seconds === null ? null : new Date(createdAt.getTime() - seconds * 1000) }, select: { id: true },
    });
  };
  await call(0, 'NO_ANSWER', from, 20);
  await call(0, 'CONFIRMED', to, 100);
  await call(1, 'CANCELLED', to, null);
  await call(2, 'NO_ANSWER', addDays(from, -1), 500);
});
afterAll(() => server.close());
beforeEach(async () => {
  await db.memberLeave.deleteMany({ where: { businessId: shop.id } });
  await weekend('NONE');
});

const weekend = (value: Weekend) => db.business.update({ where: { id: shop.id }, data: { weekend: value }, select: { id: true } });

async function figures(): Promise<{ workingDays: number | null; leaveDays: number; calls: number }> {
  const { data, errors } = await server.graphql<{ employeeReport: { memberId: string; workingDays: number | null; leaveDays: number; calls: number }[] }>(founder,
    'query ($filter: EmployeeReportFilter) { employeeReport(filter: $filter) { memberId workingDays leaveDays calls webOrdersCalled webOrdersConfirmed webOrdersCancelled secondsPerCall } }',
    { filter: { from, to } });
  expect(errors).toBeUndefined();
  return data!.employeeReport.find(({ memberId }) => memberId === encodeId('Member', caller.id))!;
}

const RECORD = `mutation ($input: RecordLeaveInput!) { recordLeave(input: $input) {
  __typename ... on Error { code message } ... on ValidationError { fieldErrors { field } } ... on RecordLeaveSuccess { leave { id name from to note } } } }`;
const REMOVE = 'mutation ($input: RemoveLeaveInput!) { removeLeave(input: $input) { __typename ... on Error { code message } } }';

interface Answer { code?: string; message?: string; fieldErrors?: { field: string }[]; leave?: { id: string; name: string; from: string; to: string; note: string } }

/** What was written down, or why not. */
async function record(first: string, last: string, { token = founder, memberId = encodeId('Member', caller.id) } = {}): Promise<Answer> {
  const { data, errors } = await server.graphql<{ recordLeave: Answer } | null>(token, RECORD, { input: { memberId, from: first, to: last, note: 'Ill' } });
  return data?.recordLeave ?? { code: String(errors![0]!.extensions.code) };
}

async function remove(leaveId: string, token = founder): Promise<Answer> {
  const { data, errors } = await server.graphql<{ removeLeave: Answer } | null>(token, REMOVE, { input: { leaveId } });
  return data?.removeLeave ?? { code: String(errors![0]!.extensions.code) };
}

describe('working days', () => {
  it('are the days without the weekend, up to today', async () => {
    expect(await figures()).toMatchObject({ workingDays: 10, leaveDays: 0 });
    await weekend('FRIDAY');
    expect((await figures()).workingDays).toBe(without(5));
    await weekend('FRIDAY_SATURDAY');
    expect((await figures()).workingDays).toBe(without(5, 6));
  });

  it('are without leave, of which only the working days inside the range count', async () => {
    expect(await record(addDays(from, -3), addDays(from, 1))).toMatchObject({ leave: { name: 'Nadia', from: addDays(from, -3), to: addDays(from, 1), note: 'Ill' } });
    const { leave } = await record(addDays(from, 4), addDays(from, 8));
    expect(await figures()).toMatchObject({ workingDays: 3, leaveDays: 7 });
    await weekend('FRIDAY');
    const { workingDays, leaveDays } = await figures();
    expect(workingDays! + leaveDays).toBe(without(5));
    await weekend('NONE');
    expect(await remove(leave!.id)).toEqual({ __typename: 'RemoveLeaveSuccess' });
    expect(await figures()).toMatchObject({ workingDays: 8, leaveDays: 2 });
    expect((await remove(leave!.id)).code).toBe('NOT_FOUND');
  });

  it('begin with the day of joining, and are unknown of somebody who works here no more', async () => {
    const where = { businessId: shop.id, userId: caller.id };
    await db.membership.updateMany({ where, data: { joinedAt: dhakaDayStart(addDays(to, -2)) } });
    expect((await figures()).workingDays).toBe(3);
    await db.membership.updateMany({ where, data: { joinedAt: dhakaDayStart(addDays(from, -20)), status: 'DISABLED' } });
    expect(await figures()).toMatchObject({ workingDays: null, leaveDays: 0, calls: 3 });
    await db.membership.updateMany({ where, data: { status: 'ACTIVE' } });
  });
});

describe('a leave', () => {
  it('never overlaps another one of the same member, recorded at the same moment neither', async () => {
    const answers = await Promise.all([0, 1, 2, 3].map((n) => record(addDays(from, n), addDays(from, 5))));
    expect(answers.filter(({ leave }) => leave)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'BAD_REQUEST')).toHaveLength(3);
    expect((await record(addDays(from, 6), addDays(from, 6))).leave).toBeDefined();
    expect(await record(to, from)).toMatchObject({ code: 'BAD_REQUEST', fieldErrors: [{ field: 'to' }] });
    expect((await record(from, addDays(from, 92))).message).toBe('At most 92 days');
  });

  it('is written down by administrators only, for members of their own business', async () => {
    const own = await record(from, from);
    expect((await record(to, to, { token: nadia })).code).toBe('FORBIDDEN');
    expect((await remove(own.leave!.id, nadia)).code).toBe('FORBIDDEN');
    const other = await seedBusiness();
    const rival = await tokenOf(other.founder);
    expect((await record(to, to, { token: rival })).code).toBe('NOT_FOUND');
    expect((await remove(own.leave!.id, rival)).code).toBe('NOT_FOUND');
    const listed = async (token: string) =>
      (await server.graphql<{ memberLeaves: { note: string }[] }>(token, 'query ($from: Date, $to: Date) { memberLeaves(from: $from, to: $to) { note } }', { from, to }));
    expect((await listed(nadia)).data!.memberLeaves).toEqual([{ note: 'Ill' }]);
    expect((await listed(rival)).data!.memberLeaves).toEqual([]);
    expect((await listed(await tokenOf(await withMember(shop, { flags: ['orderList'] })))).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

it('counts calls of the days, and each count of web orders is the length of the list behind it', async () => {
  expect(await figures()).toMatchObject({ calls: 3, webOrdersCalled: 2, webOrdersConfirmed: 1, webOrdersCancelled: 1, secondsPerCall: 60 });
  const listed = async (filter: object) => {
    const { data, errors } = await server.graphql<{ webOrders: { edges: unknown[] } }>(founder,
      'query ($filter: WebOrdersFilter) { webOrders(first: 50, filter: $filter) { edges { cursor } } }',
      { filter: { calledBy: encodeId('Member', caller.id), calledFrom: from, calledTo: to, ...filter } });
    expect(errors).toBeUndefined();
    return data!.webOrders.edges.length;
  };
  expect([await listed({}), await listed({ outcome: 'CONFIRMED' }), await listed({ outcome: 'CANCELLED' })]).toEqual([2, 1, 1]);
  expect(await listed({ calledTo: from, outcome: 'CONFIRMED' })).toBe(0);
});

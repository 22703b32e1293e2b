import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { withWebOrders } from '../../../../prisma/seed/factories/web-orders.ts';
import { execute, runQuery } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { whereOf } from '../../../list-query/list-query.ts';
import type { Session } from '../../../session/session.ts';
import { approvalPreflight, approveWebOrdersInBulk } from '../approve-many.ts';
import { saveCallDeskSetting } from '../call-desk-setting.ts';
import { claimNextWebOrder, claimWebOrder, releaseWebOrder } from '../claims.ts';
import { createWebOrder } from '../create-web-order.ts';
import { logWebOrderCall } from '../log-call.ts';
import { mergeWebOrders, reopenWebOrder } from '../merge-web-orders.ts';
import { usualReasons } from '../usual-reasons.ts';
import { approveWebOrder, cancelWebOrder } from '../web-order-commands.ts';
import { webOrderListQuery } from '../web-order-list-query.ts';
import { takeOrder, webOrderOf, withSite } from './support.ts';

/** The call desk, at which several people call the customers of web orders. */

let shop: Shop;
let product: SeededProduct;
let founder: Session;
let nadia: Session;
let rahim: Session;
let orders: string[];

const ALLOWED = { flags: ['newOrder', 'webOrderList'] } as const;
const caller = async () => sessionFor(await withMember(shop, ALLOWED));

beforeEach(async () => {
  shop = await seedBusiness();
  product = await withProduct(shop);
  founder = await sessionFor(shop.founder);
  [nadia, rahim] = [await caller(), await caller()];
  orders = await withWebOrders(shop, 3, product);
});

const row = (id: string) => db.webOrder.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } });
const claim = (session: Session, webOrderId: string, takeOver?: boolean) => execute(claimWebOrder, session, { webOrderId, takeOver });
const expire = (id: string) => db.webOrder.update({
  where: { businessId_id: { businessId: shop.id, id } }, data: { claimedUntil: new Date(Date.now() - 1) }, select: { id: true },
});
const CLAIMED = { reason: 'CLAIMED' };

describe('who takes up an order', () => {
  it('has it alone: nobody else claims, logs, approves or edits', async () => {
    const [id] = orders as [string];
    await claim(nadia, id);
    for (const attempt of [
      () => claim(rahim, id),
      () => execute(logWebOrderCall, rahim, { webOrderId: id, outcome: 'NO_ANSWER' }),
      () => execute(approveWebOrder, rahim, { webOrderId: id }),
    ]) await expect(attempt()).rejects.toMatchObject(CLAIMED);
    // Founders may take over a claim with `takeOver`, others may not.
    await expect(claim(founder, id)).rejects.toMatchObject(CLAIMED);
    await expect(claim(rahim, id, true)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await claim(founder, id, true);
    await expect(execute(logWebOrderCall, nadia, { webOrderId: id, outcome: 'NO_ANSWER' })).rejects.toMatchObject(CLAIMED);
  });

  it('loses it by leaving, by taking another one, and after some minutes', async () => {
    const [first, second] = orders as [string, string];
    await claim(nadia, first);
    await execute(releaseWebOrder, nadia, { webOrderId: first });
    await claim(rahim, first);
    await claim(rahim, second);
    await claim(nadia, first);
    await execute(saveCallDeskSetting, founder, { claimMinutes: 5 });
    await claim(rahim, second);
    const left = (await row(second)).claimedUntil!.getTime() - Date.now();
    expect(left).toBeGreaterThan(4 * 60_000);
    expect(left).toBeLessThanOrEqual(5 * 60_000);
    await expire(first);
    await claim(rahim, first);
    expect(await row(first)).toMatchObject({ claimedById: rahim.user!.id });
  });

  it('has all orders of the same phone: the customer is called once', async () => {
    const [first, second] = orders as [string, string];
    await db.webOrder.updateMany({ where: { businessId: shop.id }, data: { phone: '01711000000' } });
    await claim(nadia, first);
    await expect(claim(rahim, second)).rejects.toMatchObject(CLAIMED);
  });

  it('has them also when somebody takes up another of them at the same moment', async () => {
    const [first, second] = orders as [string, string];
    await db.webOrder.updateMany({ where: { businessId: shop.id }, data: { phone: '01711000000' } });
    for (let round = 0; round < 5; round += 1) {
      const outcomes = await Promise.allSettled([claim(nadia, first), claim(rahim, second)]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      await execute(releaseWebOrder, nadia, { webOrderId: first });
      await execute(releaseWebOrder, rahim, { webOrderId: second });
    }
  });

  it('without a phone has one order, not all that lack one', async () => {
    const site = await withSite(shop);
    const line = { id: 1, product_id: 1, variation_id: 0, name: 'Mug', sku: product.sku, quantity: 1, total: '500.00' };
    const billing = { first_name: 'Farhana', last_name: 'Akter', phone: '', address_1: 'House 14, Road 7, Dhanmondi', city: 'Dhaka', state: 'BD-13' };
    for (const id of [901, 902, 903]) await takeOrder(site, { id, billing, line_items: [line], date_created_gmt: new Date(Date.now() - 60_000).toISOString().slice(0, 19) });
    const [first, second, third] = await Promise.all([901, 902, 903].map((id) => webOrderOf(site, id)));
    expect(first!.phone).toBe('');
    await claim(nadia, first!.id);
    await claim(rahim, second!.id);
    await expect(claim(rahim, first!.id)).rejects.toMatchObject(CLAIMED);
    for (const id of orders) await execute(cancelWebOrder, founder, { webOrderId: id, reason: 'Not wanted' });
    expect(await execute(claimNextWebOrder, founder, {})).toEqual({ id: third!.id });
    expect(third!.riskReasons).not.toContainEqual(expect.objectContaining({ kind: 'PHONE_VELOCITY' }));
  });

  it('is one, when ten ask at the same moment', async () => {
    const [id] = orders as [string];
    const sessions = await Promise.all(Array.from({ length: 8 }, caller));
    const outcomes = await Promise.allSettled([nadia, rahim, ...sessions].map((session) => claim(session, id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(CLAIMED);
  });

  it('asks for the next one at the same moment as others: each gets another', async () => {
    const got = await Promise.all([founder, nadia, rahim].map((session) => execute(claimNextWebOrder, session, {})));
    expect(new Set(got.map(({ id }) => id)).size).toBe(3);
    await expect(execute(claimNextWebOrder, await caller(), {})).rejects.toMatchObject({ reason: 'NOBODY_WAITS' });
  });
});

describe('with a gateway whose clock is wrong', () => {
  const setClock = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
  afterEach(() => void vi.useRealTimers());

  it.each([-20, 20])('by %i minutes, a claim is kept from the others for as long as it lasts, and no longer', async (minutes) => {
    const [first, second] = orders as [string, string];
    setClock(minutes);
    await claim(nadia, first);
    vi.useRealTimers();
    const left = (await row(first)).claimedUntil!.getTime() - Date.now();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(10 * 60_000);
    setClock(minutes);
    for (const attempt of [
      () => claim(rahim, first),
      () => execute(approveWebOrder, rahim, { webOrderId: first }),
      () => execute(mergeWebOrders, rahim, { webOrderId: second, duplicates: [first] }),
    ]) await expect(attempt()).rejects.toMatchObject(CLAIMED);
    const [look] = await runQuery(approvalPreflight, rahim, { webOrders: [first] });
    expect(look!.problem).toMatchObject({ key: '{{name}} is calling this customer' });
    vi.useRealTimers();
    await expire(first);
    setClock(minutes);
    await claim(rahim, first);
    expect(await row(first)).toMatchObject({ claimedById: rahim.user!.id });
  });

  it.each([-20, 20])('by %i minutes, the list shows as due what the desk gives out', async (minutes) => {
    const [due, later] = orders as [string, string];
    for (const [id, left] of [[due, -10], [later, 10]] as const) {
      await db.webOrder.update({
        where: { businessId_id: { businessId: shop.id, id } }, data: { callAt: new Date(Date.now() + left * 60_000) }, select: { id: true },
      });
    }
    const shown = async (isDue: boolean) => {
      const found = await db.webOrder.findMany({ where: await whereOf(webOrderListQuery, founder, { isDue }), select: { id: true } });
      return found.map(({ id }) => id);
    };
    setClock(minutes);
    expect(await shown(true)).toContain(due);
    expect(await shown(true)).not.toContain(later);
    expect(await shown(false)).toEqual([later]);
  });

  it('gives an order that was just taken up again to whoever asks for the next one', async () => {
    for (const id of orders) await execute(cancelWebOrder, nadia, { webOrderId: id, reason: 'Not wanted' });
    setClock(20);
    await execute(reopenWebOrder, nadia, { webOrderId: orders[0]! });
    expect(await execute(claimNextWebOrder, rahim, {})).toEqual({ id: orders[0] });
  });

  it('gives an order that was just written by hand to whoever asks for the next one', async () => {
    for (const id of orders) await execute(cancelWebOrder, nadia, { webOrderId: id, reason: 'Not wanted' });
    setClock(20);
    const { id } = await execute(createWebOrder, founder, {
      customerName: 'Rina', phone: '01711000099', source: 'Phone', lines: [{ name: 'Sari', quantity: 1, unitPrice: 900 }],
    });
    expect(await execute(claimNextWebOrder, rahim, {})).toEqual({ id });
  });

  it('gives the next order to one caller', async () => {
    setClock(-20);
    const got = [await execute(claimNextWebOrder, nadia, {}), await execute(claimNextWebOrder, rahim, {})];
    expect(new Set(got.map(({ id }) => id)).size).toBe(2);
  });
});

describe('what came of a call', () => {
  it('nobody answers for the last time: it is given to no caller any more, and can still be called', async () => {
    await execute(saveCallDeskSetting, founder, { maxAttempts: 2 });
    const [first, ...others] = orders as [string, ...string[]];
    for (const id of others) await execute(cancelWebOrder, founder, { webOrderId: id, reason: 'Not wanted' });
    const due = () => db.webOrder.update({ where: { businessId_id: { businessId: shop.id, id: first } }, data: { callAt: new Date(0) }, select: { id: true } });
    await execute(logWebOrderCall, nadia, { webOrderId: first, outcome: 'NO_ANSWER' });
    await due();
    expect(await execute(claimNextWebOrder, nadia, {})).toEqual({ id: first });
    await execute(logWebOrderCall, nadia, { webOrderId: first, outcome: 'NO_ANSWER' });
    await due();
    await expect(execute(claimNextWebOrder, nadia, {})).rejects.toMatchObject({ reason: 'NOBODY_WAITS' });
    await claim(nadia, first);
    expect(await row(first)).toMatchObject({ attempts: 2, claimedById: nadia.user!.id });
  });

  it('nobody answers: counted, due again, and kept when the shop sends something new', async () => {
    const site = await withSite(shop);
    await takeOrder(site);
    const { id } = await webOrderOf(site, 700);
    await claim(nadia, id);
    await execute(logWebOrderCall, nadia, { webOrderId: id, outcome: 'NO_ANSWER', note: 'Rang out' });
    await execute(logWebOrderCall, rahim, { webOrderId: id, outcome: 'NO_ANSWER' });
    const order = await row(id);
    expect(order).toMatchObject({ status: 'NO_ANSWER', attempts: 2, claimedById: null, decidedAt: null });
    expect(order.callAt.getTime() - Date.now()).toBeGreaterThan(55 * 60_000);
    await takeOrder(site, { date_modified_gmt: '2026-11-20T11:00:00', customer_note: 'Hello' });
    expect(await row(id)).toMatchObject({ status: 'NO_ANSWER', customerNote: 'Hello' });
    await takeOrder(site, { date_modified_gmt: '2026-11-20T12:00:00', status: 'cancelled' });
    expect(await row(id)).toMatchObject({ status: 'CANCELLED', attempts: 2 });
    const calls = await db.webOrderCall.findMany({ where: { businessId: shop.id }, orderBy: { createdAt: 'asc' } });
    expect(calls).toMatchObject([{ outcome: 'NO_ANSWER', note: 'Rang out', userId: nadia.user!.id }, { outcome: 'NO_ANSWER', startedAt: null }]);
    expect(calls[0]!.startedAt).not.toBeNull();
  });

  it('later, cancelled, fake, confirmed', async () => {
    const [later, fake, bought] = orders as [string, string, string];
    await expect(execute(logWebOrderCall, nadia, { webOrderId: later, outcome: 'CALL_LATER' })).rejects.toMatchObject({ fieldErrors: [{ field: 'nextCallAt' }] });
    const nextCallAt = new Date(Date.now() + 3_600_000);
    await execute(logWebOrderCall, nadia, { webOrderId: later, outcome: 'CALL_LATER', nextCallAt });
    expect(await row(later)).toMatchObject({ status: 'ON_HOLD', callAt: nextCallAt });
    await expect(execute(logWebOrderCall, nadia, { webOrderId: fake, outcome: 'FAKE' })).rejects.toMatchObject({ fieldErrors: [{ field: 'note' }] });
    await execute(logWebOrderCall, nadia, { webOrderId: fake, outcome: 'FAKE', note: 'Nobody there knows of it' });
    expect(await row(fake)).toMatchObject({ status: 'FAKE', cancelReason: 'Nobody there knows of it' });
    await claim(nadia, bought);
    const paid = { advance: 100, advanceAccount: 'BKASH', advanceReference: 'BHK9' };
    await execute(logWebOrderCall, nadia, { webOrderId: bought, outcome: 'CONFIRMED', ...paid });
    expect(await row(bought)).toMatchObject({ status: 'APPROVED', attempts: 1, claimedById: null });
    const { description } = await db.journalEntry.findFirstOrThrow({ where: { businessId: shop.id, kind: 'advance' } });
    expect(description).toContain('transaction BHK9');
    expect(await db.order.count({ where: { businessId: shop.id, webOrderId: bought } })).toBe(1);
    await execute(reopenWebOrder, nadia, { webOrderId: fake });
    expect(await row(fake)).toMatchObject({ status: 'PROCESSING', cancelReason: null, decidedAt: null });
    await expect(execute(reopenWebOrder, nadia, { webOrderId: bought })).rejects.toMatchObject({ reason: 'NOT_ENDED_HERE' });
  });

  it('confirmed what cannot be approved yet: nothing is logged, the order stays the caller\'s', async () => {
    const [id] = orders as [string];
    await db.webOrderLine.updateMany({ where: { businessId: shop.id, webOrderId: id }, data: { variantId: null, sku: 'NONE' } });
    await claim(nadia, id);
    await expect(execute(logWebOrderCall, nadia, { webOrderId: id, outcome: 'CONFIRMED' })).rejects.toMatchObject({ reason: 'UNMAPPED_LINES' });
    expect(await row(id)).toMatchObject({ status: 'PROCESSING', attempts: 0, claimedById: nadia.user!.id });
    expect(await db.webOrderCall.count({ where: { businessId: shop.id } })).toBe(0);
  });
});

it('merges orders that repeat each other, once', async () => {
  const [kept, second, third] = orders as [string, string, string];
  const merge = () => execute(mergeWebOrders, nadia, { webOrderId: kept, duplicates: [second, third] });
  await claim(rahim, third);
  await expect(merge()).rejects.toMatchObject(CLAIMED);
  await execute(releaseWebOrder, rahim, { webOrderId: third });
  await merge();
  expect(await row(second)).toMatchObject({ status: 'DUPLICATE', duplicateOfId: kept });
  await expect(merge()).rejects.toMatchObject({ reason: 'ALREADY_DECIDED' });
  await expect(execute(mergeWebOrders, nadia, { webOrderId: second, duplicates: [kept] })).rejects.toMatchObject({ reason: 'NOT_OPEN' });
});

it('merges nothing with an order that has ended: nobody would call the customer', async () => {
  const [kept, second] = orders as [string, string];
  await execute(cancelWebOrder, rahim, { webOrderId: kept, reason: 'Wrong number' });
  await expect(execute(mergeWebOrders, nadia, { webOrderId: kept, duplicates: [second] })).rejects.toMatchObject({ reason: 'NOT_OPEN' });
  expect(await row(second)).toMatchObject({ status: 'PROCESSING', duplicateOfId: null });
});

it('looks before it approves many, and approves them by a job', async () => {
  const [first, second, third] = orders as [string, string, string];
  await db.webOrderLine.updateMany({ where: { businessId: shop.id, webOrderId: second }, data: { variantId: null, sku: 'NONE' } });
  await claim(rahim, third);
  const looks = await runQuery(approvalPreflight, nadia, { webOrders: orders });
  const problems = new Map(looks.map(({ id, problem }) => [id, problem]));
  expect(problems.get(first)).toBeNull();
  expect(problems.get(second)).toMatchObject({ key: expect.stringContaining('Choose a product first') as string });
  expect(problems.get(third)).toMatchObject({ key: '{{name}} is calling this customer' });
  const { id: jobId } = await execute(approveWebOrdersInBulk, nadia, { webOrders: [first, second] });
  expect(await db.bulkJobRow.count({ where: { businessId: shop.id, jobId } })).toBe(2);
});

it('offers the reasons that callers gave before, the most frequent first; what was said of one customer only is not among them', async () => {
  const call = (outcome: 'CANCELLED' | 'FAKE' | 'NO_ANSWER', note: string) => ({ businessId: shop.id, webOrderId: orders[0]!, userName: 'Nadia', outcome, note });
  await db.webOrderCall.createMany({
    data: [
      ...['Too dear', 'too dear', 'Ordered elsewhere', 'Ordered elsewhere', 'Ordered elsewhere', 'His father died', '', ''].map((note) => call('CANCELLED', note)),
      call('FAKE', 'Nobody there'), call('FAKE', 'Nobody there'), call('NO_ANSWER', 'Rang out'), call('NO_ANSWER', 'Rang out'),
    ],
  });
  const [first, second, ...more] = await usualReasons(shop.id, 'CANCELLED');
  expect([first, second?.toLowerCase(), more]).toEqual(['Ordered elsewhere', 'too dear', []]);
  expect(await usualReasons(shop.id, 'FAKE')).toEqual(['Nobody there']);
  expect(await usualReasons((await seedBusiness()).id, 'CANCELLED')).toEqual([]);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type SeedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { seedUser, type SeedUser } from '../../../../prisma/seed/factories/user.ts';
import { addDays, dhakaDay } from '../../../../schema/rules/format.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { Session } from '../../../session/session.ts';
import { MOST_FOUNDED } from '../../business/founded-businesses.ts';
import { confirmOrder, deliverOrder, packOrder, shipOrder } from '../../orders/order-commands.ts';
import { receiveReturn, returnOrder } from '../../orders/return-orders.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

const today = dhakaDay(new Date());
const lastDays = (length: number) => ({ from: addDays(today, 1 - length), to: today });

interface Range { orders: number; delivered: number; cameBack: number; returned: number; revenue: number; adSpend: number; profit: number }
interface Row {
  businessId: string; name: string; isSelected: boolean;
  figures: { packageExpiresAt: string; smsBalance: number; now: Range; before: Range; queue: Record<string, number>; stockValue: number } | null;
}
interface View { founderView: { businesses: Row[]; comparedUntil: string | null } | null }
interface Dashboard { days: Range[]; daysBefore: Range[]; queue: Record<string, number>; comparedUntil: string | null }

const RANGE = 'orders delivered cameBack returned revenue adSpend profit';
const QUEUE = 'queue { webOrdersToCall toConfirm toPack toShip delayed lowStock cashInHand unsettled unsettledOrders }';
const VIEW = `query ($from: Date, $to: Date) { founderView(from: $from, to: $to) { comparedUntil businesses {
  businessId name isSelected
  figures { packageExpiresAt smsBalance now { ${RANGE} } before { ${RANGE} } ${QUEUE} stockValue } } } }`;
const DASHBOARD = `query ($from: Date, $to: Date) { dashboard(from: $from, to: $to) { days { ${RANGE} } daysBefore { ${RANGE} } ${QUEUE} }
  inventoryReport { total { value } } viewer { business { packageExpiresAt smsBalance } } }`;

const view = (token: string, range: object = lastDays(7)) => server.graphql<View>(token, VIEW, { ...range });

async function rowsOf(token: string, range?: object): Promise<Row[]> {
  const { data, errors } = await view(token, range);
  expect(errors).toBeUndefined();
  return data!.founderView!.businesses;
}

const foundedCount = async (token: string) =>
  (await server.graphql<{ viewer: { foundedCount: number } }>(token, '{ viewer { foundedCount } }')).data!.viewer.foundedCount;

const refusal = async (token: string | null) => {
  const { data, errors } = await server.graphql<View>(token, VIEW);
  expect(data?.founderView ?? null).toBeNull();
  return errors?.[0]?.extensions.code;
};

/** Orders in all states, of another size for each business. */
async function trade(shop: Shop, price: number): Promise<void> {
  const product = await withProduct(shop, { stock: 20, price, cost: price / 2, lowStockLevel: 50 });
  const act = (command: Parameters<typeof execute>[0], orderId: string, more: object = {}) => execute(command, Session.system(shop.id), { orderId, ...more });
  const orders: string[] = [];
  for (let n = 0; n < 6; n += 1) orders.push((await withOrder(shop, { lines: [{ product, quantity: 1, price }] })).id);
  for (const id of orders.slice(1)) await act(confirmOrder, id);
  await act(packOrder, orders[2]!);
  for (const id of orders.slice(3)) await act(shipOrder, id, { courierName: 'Pathao' });
  for (const id of orders.slice(4)) await act(deliverOrder, id);
  await act(returnOrder, orders[5]!, { reason: 'Too small' });
  const { id: lineId } = await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id, orderId: orders[5] }, select: { id: true } });
  await act(receiveReturn, orders[5]!, { lines: [{ lineId, good: 1, damaged: 0, missing: 0 }] });
  // One of the range before.
  await db.order.updateMany({ where: { businessId: shop.id, id: orders[0] }, data: { createdAt: new Date(Date.now() - 9 * 86_400_000) } });
}

/** A founder of these businesses, who works in the first one. */
async function founderOf(...businesses: SeedBusiness[]): Promise<{ shops: Shop[]; founder: SeedUser; token: string }> {
  const shops = [await seedBusiness(businesses[0])];
  const { founder } = shops[0]!;
  for (const business of businesses.slice(1)) shops.push(await seedBusiness({ ...business, founder }));
  await sessionFor({ ...founder, businessId: shops[0]!.id });
  return { shops, founder, token: await tokenOf(founder) };
}

const sumOf = (days: readonly Range[]) =>
  Object.fromEntries(RANGE.split(' ').map((name) => [name, days.reduce((sum, day) => sum + day[name as keyof Range], 0)]));

describe('the view of a founder', () => {
  it('says of each business what its own dashboard says, for the same days', async () => {
    const { shops, founder, token } = await founderOf({ name: 'Amber', smsBalance: 12 }, { name: 'Brick lane', smsBalance: 7 });
    await trade(shops[0]!, 500);
    await trade(shops[1]!, 800);
    for (const length of [1, 7, 30]) {
      const rows = await rowsOf(token, lastDays(length));
      expect(rows.map(({ name, isSelected, figures }) => [name, isSelected, figures?.smsBalance])).toEqual([['Amber', true, 12], ['Brick lane', false, 7]]);
      for (const [index, shop] of shops.entries()) {
        await sessionFor({ ...founder, businessId: shop.id });
        const { data } = await server.graphql<{ dashboard: Dashboard; inventoryReport: { total: { value: number } }; viewer: { business: object } }>(token, DASHBOARD, lastDays(length));
        const { days, daysBefore, queue } = data!.dashboard;
        expect(rows[index]).toMatchObject({ businessId: encodeId('Business', shop.id) });
        expect(rows[index]!.figures).toEqual({
          ...data!.viewer.business, now: sumOf(days), before: sumOf(daysBefore), queue, stockValue: data!.inventoryReport.total.value,
        });
      }
      await sessionFor({ ...founder, businessId: shops[0]!.id });
    }
    const [amber, brick] = (await rowsOf(token)).map(({ figures }) => figures!);
    // What was delivered, and the delivery fees of both.
    expect([amber!.now.revenue, brick!.now.revenue]).toEqual([620, 920]);
    expect([amber!.now.orders, amber!.before.orders, amber!.queue.toConfirm, amber!.queue.lowStock]).toEqual([5, 1, 1, 1]);
    expect([amber!.now.delivered, amber!.now.cameBack, amber!.now.returned]).toEqual([2, 1, 1]);
    expect(amber!.stockValue).toBeLessThan(brick!.stockValue);
  });

  it('takes three statements for each business, and one for all', async () => {
    const { founder, token } = await founderOf({}, {});
    // Once for the connections, which prepare what they run.
    await view(token);
    const two = (await view(token)).sql;
    for (let n = 0; n < 3; n += 1) await seedBusiness({ founder });
    expect([two, (await view(token)).sql]).toEqual([8, 17]);
  });

  it('shows twenty businesses at most, and costs as much whoever asks', async () => {
    const { shops, founder, token } = await founderOf({}, {});
    const { id: _id, ...like } = await db.business.findUniqueOrThrow({ where: { id: shops[0]!.id } });
    const rows = Array.from({ length: MOST_FOUNDED }, (_, n) => ({ ...like, name: `Further ${n}` }));
    const further = await db.business.createManyAndReturn({ data: rows, select: { id: true } });
    await db.membership.createMany({ data: further.map(({ id: businessId }) => ({ businessId, userId: founder.id, role: 'FOUNDER' as const })) });
    const shown = await rowsOf(token);
    expect(shown).toHaveLength(MOST_FOUNDED);
    expect(shown.slice(0, 2).map(({ name }) => name)).toEqual(shops.map(({ name }) => name));
    const often = await server.graphql(token, `{ ${['a', 'b', 'c', 'd', 'e'].map((name) => `${name}: founderView { comparedUntil }`).join(' ')} }`);
    expect(often.errors?.[0]?.message).toMatch(/maximum complexity/);
  });

  it('shows an expired business with its figures', async () => {
    const { token } = await founderOf({}, { name: 'Expired', expiresInDays: -3 });
    const [, expired] = await rowsOf(token);
    expect(expired!.figures?.now.orders).toBe(0);
    expect(new Date(expired!.figures!.packageExpiresAt).getTime()).toBeLessThan(Date.now());
  });

  it('names a suspended business and says nothing of it', async () => {
    const { shops, token } = await founderOf({}, { name: 'Closed' }, { name: 'Open' });
    await trade(shops[1]!, 500);
    await db.business.update({ where: { id: shops[1]!.id }, data: { suspendedAt: new Date(), suspendedReason: 'Fraud' } });
    expect((await rowsOf(token)).map(({ name, figures }) => [name, figures === null])).toEqual([
      [shops[0]!.name, false], ['Closed', true], ['Open', false],
    ]);
    expect(await foundedCount(token)).toBe(2);
  });
});

describe('the view of a founder is of nobody else', () => {
  it('and shows nothing of a business whose founder they are no longer, or were never', async () => {
    const { shops, founder, token } = await founderOf({ name: 'Kept' }, { name: 'Demoted' }, { name: 'Disabled' }, { name: 'Ended' });
    const [, demoted, disabled, ended] = shops;
    const change = (shop: Shop, data: object) => db.membership.update({ where: { businessId_userId: { businessId: shop.id, userId: founder.id } }, data });
    await withMember(await seedBusiness({ name: 'Administered' }), { role: 'ADMIN', user: founder });
    await seedBusiness({ name: 'Of a stranger' });
    expect(await foundedCount(token)).toBe(4);
    await change(demoted!, { role: 'ADMIN' });
    await change(disabled!, { status: 'DISABLED' });
    await change(ended!, { sessionsValidAfter: new Date(Date.now() + 60_000) });
    expect((await rowsOf(token)).map(({ name }) => name)).toEqual(['Kept']);
    expect(await foundedCount(token)).toBe(1);
  });

  it('is refused to administrators, staff, strangers and whoever is not signed in', async () => {
    const { shops } = await founderOf({}, {});
    const admin = await withMember(shops[0]!, { role: 'ADMIN' });
    const staff = await withMember(shops[0]!, { flags: ['order', 'orderList'] });
    expect(await refusal(await tokenOf(admin))).toBe('FORBIDDEN');
    expect(await refusal(await tokenOf(staff))).toBe('FORBIDDEN');
    expect(await refusal(await tokenOf(await seedUser()))).toBe('FORBIDDEN');
    expect(await refusal(null)).toBe('UNAUTHORIZED');
  });

  it('tells a founder their profit, whatever the business hides from them that they work in', async () => {
    const { shops, founder, token } = await founderOf({ name: 'Own' });
    await trade(shops[0]!, 500);
    const elsewhere = await seedBusiness({ name: 'Elsewhere' });
    await withMember(elsewhere, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'], user: founder });
    await sessionFor({ ...founder, businessId: elsewhere.id });
    const rows = await rowsOf(token);
    expect(rows.map(({ name, isSelected }) => [name, isSelected])).toEqual([['Own', false]]);
    expect(rows[0]!.figures!.now.profit).not.toBe(0);
    const { data } = await server.graphql<{ dashboard: { days: { profit: number | null }[] } }>(token, '{ dashboard { days { profit } } }');
    expect(new Set(data!.dashboard.days.map(({ profit }) => profit))).toEqual(new Set([null]));
  });

  it('is not lent to a super-administrator who sees a business as its founder does', async () => {
    const { shops, founder } = await founderOf({}, {});
    const helper = await seedUser({ isSuperAdmin: true });
    await seedBusiness({ founder: helper });
    const token = await tokenOf(helper);
    expect(await rowsOf(token)).toHaveLength(1);
    await db.user.update({
      where: { id: helper.id }, data: { selectedBusinessId: shops[0]!.id, viewsAsUserId: founder.id, viewsUntil: new Date(Date.now() + 60_000) },
    });
    expect(await refusal(token)).toBe('FORBIDDEN');
    expect(await foundedCount(token)).toBe(0);
  });

  it('refuses days that are none, and too many', async () => {
    const { token } = await founderOf({});
    for (const range of [{ from: 'yesterday' }, { from: '2026-02-01', to: '2026-01-01' }, { from: '2020-01-01', to: '2026-01-01' }]) {
      expect((await view(token, range)).errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
    }
  });
});

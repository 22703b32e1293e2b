import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember, type Member } from '../../../../prisma/seed/factories/member.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { seedUser } from '../../../../prisma/seed/factories/user.ts';
import { DAY_MS } from '../../../../schema/rules/durations.ts';
import { runQuery } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { mutedNotices } from '../mute-notices.ts';
import { stockAlerts } from '../../notifications/stock-alerts.ts';

let server: TestServer;
let shop: Shop;
let member: Member;
let token: string;
beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
  await withProduct(shop, { stock: 0, lowStockLevel: 5 });
  member = await withMember(shop, { flags: ['notification'] });
  token = await tokenOf(member);
});
afterAll(() => server.close());
afterEach(() => void vi.useRealTimers());

const MUTED = '{ viewer { lowStockCount mutedNotices { kind until } } }';
const muted = async (bearer = token) => (await server.graphql(bearer, MUTED)).data!['viewer'] as { lowStockCount: number; mutedNotices: { kind: string; until: string | null }[] | null };
const mute = (input: object, bearer = token) => server.graphql(bearer, `mutation ($input: MuteNoticeInput!) {
  muteNotice(input: $input) { __typename ... on Error { message } ... on MuteNoticeSuccess { viewer { mutedNotices { kind until } } } } }`, { input });
const unmute = (kind: string, bearer = token) => server.graphql(bearer, `mutation ($input: UnmuteNoticeInput!) {
  unmuteNotice(input: $input) { __typename ... on UnmuteNoticeSuccess { viewer { mutedNotices { kind } } } } }`, { input: { kind } });

describe('a muted kind of notice', () => {
  it('is kept for one member of one business; its count and its list are those of before', async () => {
    const other = await withMember(shop, { flags: ['notification'] });
    const answer = await mute({ kind: 'LOW_STOCK' });
    expect(answer.data).toEqual({ muteNotice: { __typename: 'MuteNoticeSuccess', viewer: { mutedNotices: [{ kind: 'LOW_STOCK', until: null }] } } });
    expect(await muted()).toEqual({ lowStockCount: 1, mutedNotices: [{ kind: 'LOW_STOCK', until: null }] });
    expect(await runQuery(stockAlerts, await sessionFor(member), {})).toHaveLength(1);
    expect((await muted(await tokenOf(other))).mutedNotices).toEqual([]);

    const second = await seedBusiness();
    await withMember(second, { user: member, flags: ['notification'] });
    await db.user.update({ where: { id: member.id }, data: { selectedBusinessId: second.id } });
    expect((await muted()).mutedNotices).toEqual([]);
    await unmute('LOW_STOCK');
    await db.user.update({ where: { id: member.id }, data: { selectedBusinessId: shop.id } });
    expect((await muted()).mutedNotices).toHaveLength(1);
    expect((await unmute('LOW_STOCK')).data).toMatchObject({ unmuteNotice: { viewer: { mutedNotices: [] } } });
  });

  it('is counted again by itself when its time is over', async () => {
    await mute({ kind: 'DELAYED', days: 1 });
    await mute({ kind: 'LOW_STOCK', days: 7 });
    const [first] = (await muted()).mutedNotices!;
    expect(Date.parse(first!.until!) - Date.now()).toBeGreaterThan(DAY_MS - 60_000);
    const after = async (days: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS });
      const session = await sessionFor(member);
      const kinds = (await mutedNotices(session)).map(({ kind }) => kind);
      vi.useRealTimers();
      return kinds.sort();
    };
    expect(await after(0.99)).toEqual(['DELAYED', 'LOW_STOCK']);
    expect(await after(1.01)).toEqual(['LOW_STOCK']);
    expect(await after(7.01)).toEqual([]);
  });

  it('is muted anew for another time, and until exactly then when something is undone', async () => {
    const until = new Date(Date.now() + 3 * DAY_MS).toISOString();
    await mute({ kind: 'LOW_STOCK', days: 7 });
    await mute({ kind: 'LOW_STOCK', until });
    expect((await muted()).mutedNotices).toContainEqual({ kind: 'LOW_STOCK', until });
    const past = await mute({ kind: 'LOW_STOCK', until: '2026-01-01T00:00:00.000Z' });
    expect(past.data).toEqual({ muteNotice: { __typename: 'ValidationError', message: 'Must be later than now' } });
    expect((await mute({ kind: 'ANNOUNCEMENT' })).errors).toBeDefined();
  });

  it('is for members with a bell: not for others, nor for whoever looks at a business from the platform', async () => {
    const none = await tokenOf(await withMember(shop, { flags: ['product'] }));
    expect((await muted(none)).mutedNotices).toBeNull();
    expect((await mute({ kind: 'LOW_STOCK' }, none)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);

    const platform = await seedUser({ isSuperAdmin: true });
    await db.user.update({
      where: { id: platform.id }, data: { selectedBusinessId: shop.id, viewsAsUserId: member.id, viewsUntil: new Date(Date.now() + DAY_MS) },
    });
    const looking = await tokenOf(platform);
    expect((await muted(looking)).mutedNotices).toBeNull();
    expect((await mute({ kind: 'LOW_STOCK' }, looking)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  it('costs the bell one statement more, and goes with the membership', async () => {
    const bell = (fields: string) => server.graphql(token, `{ viewer { lowStockCount delayedShippedCount ${fields} } }`);
    await bell('mutedNotices { kind until }');
    const [before, after] = [(await bell('')).sql, (await bell('mutedNotices { kind until }')).sql];
    expect(after).toBe(before! + 1);
    const leaving = await withMember(shop, { flags: ['notification'] });
    await mute({ kind: 'LOW_STOCK' }, await tokenOf(leaving));
    const key = { businessId: shop.id, userId: leaving.id };
    expect(await db.noticeMute.count({ where: key })).toBe(1);
    await db.membership.delete({ where: { businessId_userId: key } });
    expect(await db.noticeMute.count({ where: key })).toBe(0);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { META_ERRORS, META_TOKEN } from '../../../../e2e/doubles/meta.ts';
import type { Shop } from '../../../../prisma/seed/factories/business.ts';
import {
  ad, ago, connect, db, healMeta, meta, readNow, seedBusiness, takeDueAccounts, testServer, today, tokenOf, withMember, type Connection, type Server,
} from './meta-world.ts';

let server: Server;
let shop: Shop;
let founder: string;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());
beforeEach(async () => {
  healMeta();
  shop = await seedBusiness();
  founder = await tokenOf(shop.founder);
});

const QUERY = '{ metaAccess { state personName tokenEnd expiresAt version accounts { number name canBeRead isRead readAt problem { message } } } }';
const shown = async (token = founder) => (await server.graphql<{ metaAccess: Connection | null }>(token, QUERY)).data!.metaAccess;
const choose = (accounts: string[], version: number) => server.graphql<{ chooseMetaAccounts: { __typename: string; message?: string } }>(founder,
  'mutation ($input: ChooseMetaAccountsInput!) { chooseMetaAccounts(input: $input) { __typename ... on Error { message } } }', { input: { accounts, version } });

/** What is kept of the days, as level, name, day and dollars. */
const kept = async (businessId = shop.id) => (await db.metaDay.findMany({ where: { businessId }, include: { object: true }, orderBy: [{ level: 'asc' }, { objectId: 'asc' }, { day: 'asc' }] }))
  .map(({ level, object, day, spentCents }) => [level, object.name, day.toISOString().slice(0, 10), Number(spentCents) / 100]);
const accountOf = (id = '111') => db.metaAdAccount.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } });
/** As if the last reading were not just now. */
const later = (id = '111') => db.metaAdAccount.update({ where: { businessId_id: { businessId: shop.id, id } }, data: { readAt: new Date(Date.now() - 120_000) }, select: { id: true } });
const asked = () => meta.seen.filter(({ path }) => path.endsWith('/insights'));

describe('the access to the ads at Meta', () => {
  it('is a token that may read ads, kept sealed and shown by its end; the only account in dollars is read at once', async () => {
    meta.account('111', { name: 'Saree shop' });
    meta.expiresAt = Math.floor(Date.now() / 1000) + 86_400 * 60;
    const { metaAccess } = await connect(server, founder);
    expect(metaAccess).toMatchObject({
      state: 'WORKING', personName: 'Rahim Ads', tokenEnd: META_TOKEN.slice(-4), expiresAt: new Date(meta.expiresAt * 1000).toISOString(),
      accounts: [{ number: '111', name: 'Saree shop', canBeRead: true, isRead: true, readAt: null, problem: null }],
    });
    const { token } = await db.metaAccess.findUniqueOrThrow({ where: { businessId: shop.id } });
    expect(token).toMatch(/^v2\./);
    expect(JSON.stringify(await db.auditEntry.findMany({ where: { businessId: shop.id } }))).not.toContain(META_TOKEN);
    // Sealed for its business: in the row of another it does not open.
    const other = await seedBusiness();
    await db.metaAccess.create({ data: { businessId: other.id, token, tokenEnd: 'Abcd', personName: 'Thief', checkedAt: new Date() } });
    await db.metaAdAccount.create({ data: { businessId: other.id, id: '111', name: 'x', currency: 'USD', timezone: 'Asia/Dhaka', isRead: true } });
    await expect(readNow(other.id, '111')).rejects.toThrow();
    expect(asked()).toEqual([]);
  });

  it.each<[string, () => void, string, string]>([
    ['Meta does not know', () => {}, 'EAAsomethingElseAltogether', 'Meta refuses the access token: connect again with a new one'],
    ['is not valid any more', () => { meta.isValid = false; }, META_TOKEN, 'Meta refuses the access token: connect again with a new one'],
    ['may not read ads', () => { meta.scopes = ['email']; }, META_TOKEN, 'The access token may not read the ads: it needs the permission ads_read'],
    ['is no token', () => {}, 'short', 'Paste the whole access token'],
  ])('is not a token that %s', async (_, prepare, token, message) => {
    prepare();
    expect(await connect(server, founder, token)).toMatchObject({ __typename: 'ValidationError', fieldErrors: [{ field: 'token', message }] });
    expect(await shown()).toBeNull();
  });

  it('is for administrators of the business, and each business has its own', async () => {
    meta.account('111');
    await connect(server, founder);
    const clerk = await tokenOf(await withMember(shop, { flags: ['expense', 'report'] }));
    expect((await server.graphql(clerk, QUERY)).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    expect(await connect(server, clerk)).toMatchObject({ __typename: 'FORBIDDEN' });
    expect(await shown(await tokenOf((await seedBusiness()).founder))).toBeNull();
  });

  it('reads the chosen accounts, those in dollars only; who chooses by an old page is told so', async () => {
    for (const id of ['111', '222']) meta.account(id);
    meta.account('333', { name: 'Taka account', currency: 'BDT' });
    const { metaAccess } = await connect(server, founder);
    expect(metaAccess!.accounts.map(({ isRead }) => isRead)).toEqual([false, false, false]);
    expect((await choose(['333'], 1)).data!.chooseMetaAccounts).toMatchObject({ message: 'Taka account is in BDT: only accounts in dollars are read' });
    expect((await choose(['999'], 1)).data!.chooseMetaAccounts).toMatchObject({ message: 'Ad account not found' });
    expect((await choose(['111', '222'], 1)).data!.chooseMetaAccounts.__typename).toBe('ChooseMetaAccountsSuccess');
    expect((await choose(['111'], 1)).data!.chooseMetaAccounts.message).toMatch(/changed by someone else/);
    expect((await shown())!.accounts.filter(({ isRead }) => isRead).map(({ number }) => number)).toEqual(['111', '222']);
    // An account that the next token may not read is read no more.
    meta.accounts.splice(0, 1);
    await connect(server, founder);
    expect((await shown())!.accounts.filter(({ isRead }) => isRead).map(({ number }) => number)).toEqual(['222']);
  });

  it('is forgotten with its token; what was read stays', async () => {
    meta.account('111').spent.push({ ad: ad('Eid sale'), day: today, usd: 5 });
    const { metaAccess } = await connect(server, founder);
    await readNow(shop.id, '111');
    const { data } = await server.graphql<{ disconnectMeta: { __typename: string } }>(founder,
      'mutation ($version: Int!) { disconnectMeta(input: { version: $version }) { __typename } }', { version: metaAccess!.version });
    expect(data!.disconnectMeta.__typename).toBe('DisconnectMetaSuccess');
    meta.seen.length = 0;
    await readNow(shop.id, '111');
    expect([await shown(), meta.seen, (await kept()).length]).toEqual([null, [], 3]);
  });
});

describe('the figures of an ad account', () => {
  it('are read by campaign, ad set and ad, page by page; the token is in no address of theirs', async () => {
    const account = meta.account('111');
    const [one, two] = [ad('Eid sale', 'Dhaka', 'Video'), ad('Eid sale', 'Dhaka', 'Picture')];
    account.spent.push(
      { ad: one, day: ago(1), usd: 10.01, impressions: 900, clicks: 12, purchases: 2, conversations: 3 },
      { ad: two, day: ago(1), usd: 2.5, impressions: 100, purchases: 1 }, { ad: one, day: today, usd: 1 }, { ad: ad('Winter'), day: today, usd: 7 },
    );
    meta.rowsPerPage = 1;
    await connect(server, founder);
    await readNow(shop.id, '111');
    expect(await kept()).toEqual([
      ['CAMPAIGN', 'Eid sale', ago(1), 12.51], ['CAMPAIGN', 'Eid sale', today, 1], ['CAMPAIGN', 'Winter', today, 7],
      ['AD_SET', 'Dhaka', ago(1), 12.51], ['AD_SET', 'Dhaka', today, 1], ['AD_SET', 'Winter set', today, 7],
      ['AD', 'Video', ago(1), 10.01], ['AD', 'Video', today, 1], ['AD', 'Picture', ago(1), 2.5], ['AD', 'Winter set ad', today, 7],
    ]);
    const campaign = await db.metaDay.findFirstOrThrow({ where: { businessId: shop.id, level: 'CAMPAIGN', day: new Date(ago(1)) } });
    expect(campaign).toMatchObject({ impressions: 1_000n, clicks: 12n, purchases: 3, conversations: 3 });
    expect(meta.seen.filter(({ path, query }) => path !== '/debug_token' && query.toString().includes(META_TOKEN))).toEqual([]);
    expect(await db.campaign.findMany({ where: { businessId: shop.id }, select: { platform: true, name: true }, orderBy: { name: 'asc' } }))
      .toEqual([{ platform: 'Facebook', name: 'Eid sale' }, { platform: 'Facebook', name: 'Winter' }]);
  });

  it('follow what Meta changes in the last days, however often they are read, by many at once too', async () => {
    const account = meta.account('111');
    account.spent.push({ ad: ad('Eid sale'), day: ago(2), usd: 10 }, { ad: ad('Winter'), day: ago(2), usd: 3 });
    await connect(server, founder);
    await readNow(shop.id, '111');
    account.spent[0]!.usd = 11;
    account.spent.pop();
    account.spent[0]!.ad.campaign[1] = 'Eid sale 2026';
    for (let time = 0; time < 2; time += 1) {
      await later();
      await Promise.all([readNow(shop.id, '111'), readNow(shop.id, '111')]);
      expect((await kept()).filter(([level]) => level === 'CAMPAIGN')).toEqual([['CAMPAIGN', 'Eid sale 2026', ago(2), 11]]);
    }
    // The first reading looks back a quarter, the later ones a week; each asks by 31 days at most.
    const ranges = asked().filter(({ query }) => query.get('level') === 'campaign').map(({ query }) => JSON.parse(query.get('time_range')!) as { since: string; until: string });
    expect(ranges[0]).toEqual({ since: ago(91), until: ago(61) });
    expect([ago(7), ago(8)]).toContain(ranges.at(-1)!.since);
    expect(ranges.at(-1)!.until).toBe(today);
    // One that was read a moment ago is not asked about again.
    meta.seen.length = 0;
    await readNow(shop.id, '111');
    expect(meta.seen).toEqual([]);
  });

  it('are asked for by fewer days where Meta cannot work out so many', async () => {
    meta.account('111').spent.push(...Array.from({ length: 20 }, (_, index) => ({ ad: ad('Eid sale'), day: ago(index), usd: 1 })));
    meta.mostDays = 3;
    await connect(server, founder);
    await readNow(shop.id, '111');
    expect((await kept()).filter(([level]) => level === 'CAMPAIGN')).toHaveLength(20);
    expect(await accountOf()).toMatchObject({ problem: null });
  });

  it.each(['OTHER_DAY', 'OTHER_CURRENCY', 'SAME_PAGE'] as const)('are not believed where Meta answers with %s: what was known stays', async (lie) => {
    const account = meta.account('111');
    account.spent.push({ ad: ad('Eid sale'), day: today, usd: 5 }, { ad: ad('Winter'), day: today, usd: 4 });
    await connect(server, founder);
    await readNow(shop.id, '111');
    const before = await kept();
    Object.assign(meta, { lie, rowsPerPage: 1 });
    account.spent[0]!.usd = 500;
    await later();
    await readNow(shop.id, '111');
    expect(await kept()).toEqual(before);
    expect((await shown())!.accounts[0]!.problem!.message).toMatch(/^Meta answer/);
    // Afterwards all is as Meta says.
    healLie();
    await readNow(shop.id, '111');
    expect((await kept())[0]).toEqual(['CAMPAIGN', 'Eid sale', today, 500]);
    expect((await shown())!.accounts[0]!.problem).toBeNull();
  });

  it('count a row once that stands on two pages', async () => {
    meta.account('111').spent.push(...['A', 'B', 'C'].map((name) => ({ ad: ad(name), day: today, usd: 5 })));
    Object.assign(meta, { lie: 'ROW_TWICE', rowsPerPage: 2 });
    await connect(server, founder);
    await readNow(shop.id, '111');
    expect((await kept()).filter(([level]) => level === 'CAMPAIGN')).toHaveLength(3);
  });

  it('wait as long as Meta wants when it was asked too often', async () => {
    meta.account('111').spent.push({ ad: ad('Eid sale'), day: today, usd: 5 });
    await connect(server, founder);
    meta.usage = { 'x-business-use-case-usage': { 7: [{ type: 'ads_insights', call_count: 100, total_cputime: 40, total_time: 30, estimated_time_to_regain_access: 120 }] } };
    meta.fail({ path: '/act_111', answer: { ...META_ERRORS.throttled, headers: { 'x-business-use-case-usage': JSON.stringify({ 7: [{ estimated_time_to_regain_access: 120 }] }) } } });
    await readNow(shop.id, '111');
    const { nextReadAt, readAt } = await accountOf();
    expect([readAt, Math.round((nextReadAt!.getTime() - Date.now()) / 60_000)]).toEqual([null, 120]);
    expect((await shown())!.accounts[0]!.problem!.message).toBe('Meta wants to be asked less often');
    expect(asked()).toHaveLength(1);
    // Nearly used up is reason enough to stop, before Meta refuses.
    meta.heal();
    meta.usage = { 'x-fb-ads-insights-throttle': { app_id_util_pct: 20, acc_id_util_pct: 95, ads_api_access_tier: 'standard_access' } };
    await readNow(shop.id, '111');
    expect(asked()).toHaveLength(2);
  });

  it('are not asked for again with a token that Meta refuses, until there is another', async () => {
    meta.account('111').spent.push({ ad: ad('Eid sale'), day: today, usd: 5 });
    await connect(server, founder);
    meta.fail({ path: '/act_111', answer: META_ERRORS.expired });
    await readNow(shop.id, '111');
    expect(await shown()).toMatchObject({ state: 'TOKEN_REFUSED', accounts: [{ problem: { message: 'Meta refuses the access token: connect again with a new one' } }] });
    meta.seen.length = 0;
    await readNow(shop.id, '111');
    expect([meta.seen, (await accountOf()).nextReadAt]).toEqual([[], null]);
    expect((await connect(server, founder)).metaAccess).toMatchObject({ state: 'WORKING', accounts: [{ isRead: true, problem: null }] });
    await readNow(shop.id, '111');
    expect(await kept()).toHaveLength(3);
  });

  it('say what is missing where the token may not read an account, and come later where Meta is silent', async () => {
    meta.account('111').spent.push({ ad: ad('Eid sale'), day: today, usd: 5 });
    await connect(server, founder);
    meta.fail({ path: '/act_111', times: 3, kind: 'drop' });
    await readNow(shop.id, '111');
    expect((await shown())!.accounts[0]!.problem!.message).toBe('Meta did not answer');
    expect((await accountOf()).nextReadAt!.getTime()).toBeGreaterThan(Date.now());
    // A single lost answer is asked for again at once.
    meta.fail({ path: '/act_111', kind: 'drop' });
    await readNow(shop.id, '111');
    expect([(await kept()).length, (await accountOf()).problem]).toEqual([3, null]);
    await later();
    meta.fail({ path: '/act_111', answer: META_ERRORS.forbidden });
    await readNow(shop.id, '111');
    expect(await shown()).toMatchObject({ state: 'NO_PERMISSION' });
  });

  it('are read of one account while the token may not read another one any more', async () => {
    meta.account('111').spent.push({ ad: ad('Eid sale'), day: today, usd: 5 });
    meta.account('222').spent.push({ ad: ad('Winter'), day: today, usd: 4 });
    await connect(server, founder);
    await choose(['111', '222'], 1);
    meta.fail({ path: '/act_111', answer: META_ERRORS.forbidden });
    await readNow(shop.id, '111');
    await readNow(shop.id, '222');
    const refused = { number: '111', problem: { message: 'The access token may not read this ad account' } };
    expect(await shown()).toMatchObject({ state: 'WORKING', accounts: [refused, { number: '222', problem: null }] });
    expect([await kept(), (await accountOf()).nextReadAt]).toEqual([expect.objectContaining({ length: 3 }), expect.any(Date)]);
    // Once none is left, it is the token.
    await later('222');
    meta.fail({ path: '/act_222', answer: META_ERRORS.forbidden });
    await readNow(shop.id, '222');
    expect(await shown()).toMatchObject({ state: 'NO_PERMISSION' });
  });

  it('are read for one business while Meta answers another one no more', async () => {
    meta.account('111');
    await connect(server, founder);
    const other = await seedBusiness();
    meta.accounts.length = 0;
    meta.account('222').spent.push({ ad: ad('Eid sale'), day: today, usd: 5 });
    await connect(server, await tokenOf(other.founder));
    meta.account('111');
    meta.fail({ path: '/act_111', times: 100, kind: 'drop' });
    for (let time = 0; time < 4; time += 1) await readNow(shop.id, '111');
    expect(asked()).toHaveLength(8);
    await readNow(other.id, '222');
    expect(await kept(other.id)).toHaveLength(3);
    expect((await db.metaAdAccount.findUniqueOrThrow({ where: { businessId_id: { businessId: other.id, id: '222' } } })).problem).toBeNull();
  });

  it('are due every six hours, taken by one process, and the token is looked at once a day', async () => {
    meta.account('111');
    await connect(server, founder);
    const mine = async () => (await Promise.all([takeDueAccounts(200), takeDueAccounts(200)])).flat().filter(({ businessId }) => businessId === shop.id);
    expect(await mine()).toEqual([{ businessId: shop.id, accountId: '111' }]);
    expect(await mine()).toEqual([]);
    await readNow(shop.id, '111');
    expect(Math.round(((await accountOf()).nextReadAt!.getTime() - Date.now()) / 3_600_000)).toBe(6);
    expect(meta.seen.filter(({ path }) => path === '/debug_token')).toHaveLength(1);
    await db.metaAccess.update({ where: { businessId: shop.id }, data: { checkedAt: new Date(Date.now() - 25 * 3_600_000) } });
    meta.expiresAt = Math.floor(Date.now() / 1000) + 86_400;
    await later();
    await readNow(shop.id, '111');
    expect((await shown())!.expiresAt).toBe(new Date(meta.expiresAt * 1000).toISOString());
    meta.isValid = false;
    await db.metaAccess.update({ where: { businessId: shop.id }, data: { checkedAt: new Date(Date.now() - 25 * 3_600_000) } });
    await later();
    await readNow(shop.id, '111');
    expect((await shown())!.state).toBe('TOKEN_REFUSED');
  });
});

function healLie(): void {
  Object.assign(meta, { lie: null });
}

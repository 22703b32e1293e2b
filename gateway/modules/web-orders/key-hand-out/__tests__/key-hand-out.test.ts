import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WOO_KEYS } from '../../../../../e2e/doubles/woocommerce-auth.ts';
import { WooCommerceDouble } from '../../../../../e2e/doubles/woocommerce.ts';
import { testServer, type TestServer } from '../../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../../prisma/seed/factories/member.ts';
import { sessionFor, tokenOf } from '../../../../../prisma/seed/factories/session.ts';
import { seedUser } from '../../../../../prisma/seed/factories/user.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { startWorker, type Worker } from '../../../../jobs/worker.ts';
import { viewAsMember } from '../../../platform/view-as-member.ts';
import { withSite } from '../../__tests__/support.ts';
import { openSiteSecret } from '../../site-secrets.ts';
import { approve, decline, ended, lead, look, post, request, requested } from './support.ts';

vi.hoisted(() => Object.assign(process.env, { PUBLIC_URL: 'https://karbar.test', TRUST_PROXY: 'on' }));

let server: TestServer;
let worker: Worker;
let woo: WooCommerceDouble;
let shop: Shop;
let founder: string;

beforeAll(async () => {
  worker = await startWorker();
  server = await testServer();
});
afterAll(async () => {
  await worker.stop();
  await server.close();
});

beforeEach(async () => {
  woo = await new WooCommerceDouble().listen();
  lead(woo, server);
  shop = await seedBusiness();
  founder = await tokenOf(shop.founder);
  return () => woo.close();
});

const sites = () => db.webSite.findMany({ where: { businessId: shop.id }, orderBy: { createdAt: 'asc' } });
const { readWrite } = WOO_KEYS;
const posted = (state: string, { consumerKey, consumerSecret }: { consumerKey: string; consumerSecret: string } = readWrite) =>
  ({ user_id: state, consumer_key: consumerKey, consumer_secret: consumerSecret });
const late = (minutes: number) => db.$executeRaw`
  UPDATE "SiteKeyRequest" SET "expiresAt" = "expiresAt" - ${minutes} * interval '1 minute' WHERE "businessId" = ${shop.id}::uuid`;

describe('keys that a shop hands out', () => {
  it('connect it: its orders come, and it is told of changes', async () => {
    const { authorizeUrl, state } = await requested(server, founder, { name: 'Weaver', url: woo.url });
    expect(Object.fromEntries(new URL(authorizeUrl).searchParams)).toEqual({
      app_name: 'Karbar', scope: 'read_write', user_id: state,
      return_url: 'https://karbar.test/setting/integrate-website', callback_url: 'https://karbar.test/api/webhooks/woocommerce-keys',
    });
    expect(await look(server, founder, state)).toEqual({ state: 'WAITING', message: null });
    expect(await approve(authorizeUrl)).toEqual({
      status: 302, location: `https://karbar.test/setting/integrate-website?success=1&user_id=${state}`,
    });
    expect(await ended(server, founder, state)).toEqual({ state: 'CONNECTED', message: null });
    const [site] = await sites();
    expect(site).toMatchObject({ name: 'Weaver', url: woo.url, enabled: true });
    await vi.waitFor(async () => expect(await db.webOrder.count({ where: { businessId: shop.id } })).toBeGreaterThan(0), { timeout: 20_000 });
    const { data } = await server.graphql(founder,
      `mutation ($input: TestWebSiteInput!) { testWebSite(input: $input) { ... on TestWebSiteSuccess { test { ok canWrite } } } }`,
      { input: { siteId: (await server.graphql<{ webSites: { id: string }[] }>(founder, '{ webSites { id } }')).data!.webSites[0]!.id } });
    expect(data).toEqual({ testWebSite: { test: { ok: true, canWrite: true } } });
  });

  it('are sealed as pasted ones, and neither they nor the state stand anywhere else', async () => {
    const { authorizeUrl, state } = await requested(server, founder, { url: woo.url }, { 'idempotency-key': randomUUID() });
    await approve(authorizeUrl);
    await ended(server, founder, state);
    const { consumerKey, consumerSecret } = woo.auth.keys.at(-1)!;
    const [site] = await sites();
    expect(openSiteSecret(site!, 'consumerKey', site!.consumerKey)).toBe(consumerKey);
    const tables = await db.$queryRaw<{ name: string }[]>`SELECT table_name AS "name" FROM information_schema.tables WHERE table_schema = 'public'`;
    for (const { name } of tables) {
      const [row] = await db.$queryRawUnsafe<{ count: number }[]>(
        `SELECT count(*)::int AS "count" FROM "${name}" t WHERE t::text LIKE ANY ($1)`, [state, consumerKey, consumerSecret].map((text) => `%${text}%`));
      expect([name, row!.count]).toEqual([name, 0]);
    }
    expect(await db.siteKeyRequest.findFirst({ where: { businessId: shop.id } })).toMatchObject({ consumerKey: null, consumerSecret: null });
  });

  it('may come when the browser is back already', async () => {
    const { state } = await requested(server, founder, { url: woo.url });
    expect(await look(server, founder, state)).toMatchObject({ state: 'WAITING' });
    expect(await post(server, posted(state))).toBe(200);
    expect(await ended(server, founder, state)).toMatchObject({ state: 'CONNECTED' });
  });

  it('are tried again while the shop is too busy to answer', async () => {
    const { state } = await requested(server, founder, { url: woo.url });
    // All tries of the first attempt.
    woo.fail({ path: '/wp-json/', times: 3, answer: { status: 503, body: 'Busy' } });
    expect(await post(server, posted(state))).toBe(200);
    expect(await ended(server, founder, state)).toMatchObject({ state: 'CONNECTED' });
  });

  it('that may only read are used, and it is said', async () => {
    const { state } = await requested(server, founder, { url: woo.url });
    expect(await post(server, posted(state, WOO_KEYS.readOnly))).toBe(200);
    expect(await ended(server, founder, state)).toEqual({ state: 'CONNECTED', message: 'Connected, but the consumer key may only read' });
  });

  it('replace keys that were revoked, and nothing else of the site', async () => {
    const site = await withSite(shop, { url: woo.url });
    const rival = await seedBusiness();
    const theirs = await withSite(rival, { url: woo.url });
    // The worker is not to poll them at the next minute.
    await db.webSite.updateMany({ where: { id: { in: [site.id, theirs.id] } }, data: { nextPollAt: new Date(Date.now() + 3_600_000) } });
    const before = await db.webSite.findMany({ where: { id: { in: [site.id, theirs.id] } }, orderBy: { createdAt: 'asc' } });
    woo.auth.keys.length = 0;
    await db.webSite.updateMany({ where: { id: site.id }, data: { consecutiveErrors: 4, lastError: 'Refused', lastErrorReason: 'BAD_CREDENTIALS' } });
    const { data } = await server.graphql<{ webSites: { id: string }[] }>(founder, '{ webSites { id } }');
    const { authorizeUrl, state } = await requested(server, founder, { siteId: data!.webSites[0]!.id });
    await approve(authorizeUrl);
    expect(await ended(server, founder, state)).toMatchObject({ state: 'CONNECTED' });
    const [mine, foreign] = await db.webSite.findMany({ where: { id: { in: [site.id, theirs.id] } }, orderBy: { createdAt: 'asc' } });
    expect(openSiteSecret(mine!, 'consumerKey', mine!.consumerKey)).toBe(woo.auth.keys.at(-1)!.consumerKey);
    expect(mine).toMatchObject({ consecutiveErrors: 0, lastError: null, webhookSecret: before[0]!.webhookSecret, name: before[0]!.name });
    expect(foreign).toEqual(before[1]);
    expect(await sites()).toHaveLength(1);
  });
});

describe('a callback', () => {
  it('of an unknown state, malformed or too large, is refused', async () => {
    expect(await post(server, posted('0'.repeat(64)))).toBe(404);
    expect(await post(server, posted('not a state'))).toBe(400);
    expect(await post(server, '{"user_id"')).toBe(400);
    expect(await post(server, 'null')).toBe(400);
    expect(await post(server, { ...posted('0'.repeat(64)), consumer_key: "ck_' OR 1=1 --" })).toBe(400);
    expect(await post(server, { ...posted('0'.repeat(64)), consumer_secret: 'x'.repeat(5_000) })).toBe(413);
  });

  it('that comes too late is refused, and the shop deletes the key again', async () => {
    const { authorizeUrl, state } = await requested(server, founder, { url: woo.url });
    const keys = woo.auth.keys.length;
    await late(16);
    expect(await approve(authorizeUrl)).toEqual({ status: 401, location: null });
    expect([woo.keyHandOut.answers, woo.auth.keys.length]).toEqual([[412], keys]);
    expect(await look(server, founder, state)).toEqual({ state: 'EXPIRED', message: null });
    expect(await sites()).toEqual([]);
  });

  it('counts once: repeated it changes nothing, and with other keys it is refused', async () => {
    const { state } = await requested(server, founder, { url: woo.url });
    expect(await Promise.all([post(server, posted(state)), post(server, posted(state))])).toEqual([200, 200]);
    expect(await post(server, posted(state, WOO_KEYS.readOnly))).toBe(409);
    expect(await ended(server, founder, state)).toMatchObject({ state: 'CONNECTED' });
    expect(await post(server, posted(state, WOO_KEYS.readOnly))).toBe(409);
    expect(await post(server, posted(state))).toBe(200);
    const all = await sites();
    expect(all).toHaveLength(1);
    expect(openSiteSecret(all[0]!, 'consumerKey', all[0]!.consumerKey)).toBe(readWrite.consumerKey);
  });

  it('with keys of another shop connects nothing, and says what is wrong', async () => {
    const { state } = await requested(server, founder, { url: woo.url });
    expect(await post(server, posted(state, { consumerKey: 'ck_of_the_attacker', consumerSecret: 'cs_of_the_attacker' }))).toBe(200);
    expect(await ended(server, founder, state)).toEqual({
      state: 'REFUSED', message: 'The shop refused the consumer key and secret. Check both, and that the key may read and write',
    });
    expect(await sites()).toEqual([]);
    expect(await db.siteKeyRequest.findFirst({ where: { businessId: shop.id } })).toMatchObject({ consumerKey: null, consumerSecret: null });
  });

  it('after a no is refused; a no after the keys changes nothing', async () => {
    const first = await requested(server, founder, { url: woo.url });
    expect(await decline(server, founder, first.state)).toBe('DENIED');
    expect(await post(server, posted(first.state))).toBe(409);
    const second = await requested(server, founder, { url: woo.url });
    expect(await post(server, posted(second.state))).toBe(200);
    expect(await ended(server, founder, second.state)).toMatchObject({ state: 'CONNECTED' });
    expect(await decline(server, founder, second.state)).toBe('CONNECTED');
  });

  it('comes no more than sixty times a minute from one network', async () => {
    const flood = await Promise.all(Array.from({ length: 61 }, () => post(server, posted('0'.repeat(64)), '203.0.113.9')));
    expect(flood.filter((status) => status === 429)).toHaveLength(1);
    expect(await post(server, posted('0'.repeat(64)), '203.0.113.77')).toBe(404);
  });
});

describe('a request', () => {
  it('is nobody else’s: another business, another administrator of this one', async () => {
    const { state } = await requested(server, founder, { url: woo.url });
    const colleague = await tokenOf(await withMember(shop, { role: 'ADMIN' }));
    const rival = await tokenOf((await seedBusiness()).founder);
    for (const token of [colleague, rival]) {
      expect(await look(server, token, state)).toBeNull();
      expect(await decline(server, token, state)).toBe('NotFoundError');
    }
    expect(await look(server, founder, state)).toMatchObject({ state: 'WAITING' });
  });

  it.each([
    ['its member', false], ['the member as whom a super-administrator has asked', true],
  ])('ends where %s has lost the right meanwhile', async (_who, isViewed) => {
    const admin = await withMember(shop, { role: 'ADMIN' });
    const own = await seedUser({ isSuperAdmin: true });
    if (isViewed) await execute(viewAsMember, await sessionFor(own), { businessId: shop.id, memberId: admin.id, reason: 'Shows how' });
    const { state } = await requested(server, await tokenOf(isViewed ? own : admin), { url: woo.url });
    await db.membership.updateMany({ where: { businessId: shop.id, userId: admin.id }, data: { status: 'DISABLED' } });
    expect(await post(server, posted(state))).toBe(200);
    await vi.waitFor(async () => expect(await db.siteKeyRequest.findFirst({ where: { businessId: shop.id } })).toMatchObject({
      status: 'REFUSED', problem: { message: 'You do not have permission to do this' },
    }), { timeout: 20_000 });
    expect(await sites()).toEqual([]);
  });

  it('for a shop that is connected is refused, before it and after it', async () => {
    const [one, two] = [await requested(server, founder, { name: 'One', url: woo.url }), await requested(server, founder, { name: 'Two', url: woo.url })];
    expect(await post(server, posted(one.state))).toBe(200);
    expect(await ended(server, founder, one.state)).toMatchObject({ state: 'CONNECTED' });
    expect(await post(server, posted(two.state))).toBe(200);
    expect(await ended(server, founder, two.state)).toEqual({ state: 'REFUSED', message: 'This shop is connected already, as One' });
    const { refusal } = await request(server, founder, { url: `${woo.url}/wp-admin/` });
    expect(refusal).toMatchObject({ fieldErrors: [{ field: 'url', message: 'This shop is connected already, as One' }] });
    expect(await sites()).toHaveLength(1);
  });

  it('for a site that has moved meanwhile connects nothing', async () => {
    const site = await withSite(shop, { url: woo.url });
    const { data } = await server.graphql<{ webSites: { id: string }[] }>(founder, '{ webSites { id } }');
    const { state } = await requested(server, founder, { siteId: data!.webSites[0]!.id });
    await db.webSite.updateMany({ where: { id: site.id }, data: { url: 'https://elsewhere.example.test' } });
    expect(await post(server, posted(state, WOO_KEYS.readOnly))).toBe(200);
    expect(await ended(server, founder, state)).toMatchObject({ state: 'REFUSED', message: expect.stringContaining('was changed meanwhile') });
    const [now] = await sites();
    expect(openSiteSecret(now!, 'consumerKey', now!.consumerKey)).toBe(readWrite.consumerKey);
  });

  it('whose answer was lost is answered again with another state; the earlier one is worth nothing', async () => {
    const again = { 'idempotency-key': randomUUID() };
    const lost = await requested(server, founder, { url: woo.url }, again);
    const { state } = await requested(server, founder, { url: woo.url }, again);
    expect(state).not.toBe(lost.state);
    expect(await post(server, posted(lost.state))).toBe(404);
    expect(await post(server, posted(state))).toBe(200);
    expect(await ended(server, founder, state)).toMatchObject({ state: 'CONNECTED' });
  });

  it('is made twenty times an hour at most', async () => {
    await db.siteKeyRequest.createMany({
      data: Array.from({ length: 20 }, () => ({ businessId: shop.id, userId: shop.founder.id, name: 'x', url: woo.url, expiresAt: new Date() })),
    });
    expect((await request(server, founder, { url: woo.url })).refusal?.__typename).toBe('TooManyRequestsError');
  });

  it('takes an address', async () => {
    expect((await request(server, founder, { name: 'Weaver' })).refusal).toMatchObject({ fieldErrors: [{ field: 'url', message: 'Required' }] });
  });
});

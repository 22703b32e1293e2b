import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openChanges, type OpenChanges } from '../../../e2e/support/change-stream.ts';
import { startGateway, type ChildGateway } from '../../../e2e/support/gateway.ts';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../prisma/seed/factories/product.ts';
import { idTokenFor, sessionFor, tokenOf } from '../../../prisma/seed/factories/session.ts';
import { dhakaDay } from '../../../schema/rules/format.ts';
import { execute } from '../../commands/execute.ts';
import { db, pool } from '../../db/client.ts';
import { env } from '../../env.ts';
import { encodeId } from '../../graphql/global-id.ts';
import { announceChanges } from '../announce-changes.ts';
import { endMemberSessions, setMemberDisabled } from '../../modules/identity/disable-member.ts';
import { holdOrder } from '../../modules/orders/hold-orders.ts';
import { confirmOrder } from '../../modules/orders/order-commands.ts';
import { firebaseAuth } from '../../session/firebase.ts';

vi.hoisted(() => {
  process.env.LIVE_STREAMS_PER_BUSINESS = '4';
  process.env.LIVE_STREAMS_PER_PERSON = '3';
});

let server: TestServer;
const open: OpenChanges[] = [];
/** A second gateway, as behind a load balancer. */
let other: ChildGateway;
beforeAll(async () => {
  server = await testServer();
  other = await startGateway({ databaseUrl: env.DATABASE_URL, env: { WORKER: 'off', LOG_LEVEL: 'warn' } });
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});
afterAll(() => Promise.all([server.close(), other.stop()]));

async function listen(token: string | null, url = server.url, cookie?: string): Promise<OpenChanges> {
  const stream = await openChanges(url, token, cookie === undefined ? {} : { cookie });
  open.push(stream);
  return stream;
}

/** The session cookie of this sign-in, as the browser sends it. */
async function cookieFor(idToken: string): Promise<string> {
  const answer = await server.request(null, '/api/session', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ idToken }),
  });
  return answer.headers.get('set-cookie')!.split(';', 1)[0]!;
}

async function shopWithOrder() {
  const shop = await seedBusiness();
  const product = await withProduct(shop, { stock: 5 });
  const { id } = await withOrder(shop, { lines: [{ product }] });
  return { shop, product, orderId: id, order: encodeId('Order', id), session: await sessionFor(shop.founder), token: await tokenOf(shop.founder) };
}

const names = (id: string) => ({ type, ids }: { type: string | null; ids: string[] | null }) => type === 'Order' && (ids?.includes(id) ?? false);

describe('a stream of changes', () => {
  it('tells of orders that others change or take, also of those on another gateway', async () => {
    const { shop, product, orderId, order, session, token } = await shopWithOrder();
    const [here, there] = [await listen(token), await listen(token, other.url)];
    const begun = performance.now();
    await execute(confirmOrder, session, { orderId });
    await Promise.all([here.until(names(order)), there.until(names(order))]);
    expect(performance.now() - begun).toBeLessThan(5_000);
    const taken = await withOrder(shop, { lines: [{ product }] });
    await here.until(names(encodeId('Order', taken.id)));
  });

  it('tells of a change by somebody else within a second, also on another gateway: nothing on the way waits for a timer', async () => {
    const { shop, product, session } = await shopWithOrder();
    const watching = await listen(await tokenOf(await withMember(shop, { flags: ['orderList'] })), other.url);
    const took: number[] = [];
    for (let change = 0; change < 9; change += 1) {
      const { id: orderId } = await withOrder(shop, { lines: [{ product }] });
      await watching.until(names(encodeId('Order', orderId)));
      const before = watching.heard.length;
      const begun = performance.now();
      await execute(holdOrder, session, { orderId, reason: 'Asked for it later', until: dhakaDay(new Date()) });
      await watching.until((said) => watching.heard.indexOf(said) >= before && names(encodeId('Order', orderId))(said));
      took.push(performance.now() - begun);
    }
    // The median: one that a busy machine delays says nothing, a timer would delay them all.
    expect(took.toSorted((one, next) => one - next)[4]).toBeLessThan(1_000);
  });

  it('tells nobody of another business, nor whoever may not see such records', async () => {
    const { shop, orderId, order, session, token } = await shopWithOrder();
    const rival = await shopWithOrder();
    const [own, foreign, member] = [
      await listen(token), await listen(rival.token), await listen(await tokenOf(await withMember(shop, { flags: ['expense'] }))),
    ];
    await execute(confirmOrder, session, { orderId });
    await own.until(names(order));
    // What comes after it would come behind it.
    await execute(confirmOrder, rival.session, { orderId: rival.orderId });
    await foreign.until(names(rival.order));
    expect(foreign.heard.flatMap(({ ids }) => ids)).not.toContain(order);
    expect(member.heard.filter(({ type }) => type === 'Order')).toEqual([]);
  });

  it('is for people who are signed in', async () => {
    const stream = await listen(null);
    expect(await stream.ended).toEqual(['UNAUTHORIZED']);
  });

  it.each([
    ['is disabled', (memberId: string) => [setMemberDisabled, { memberId, disabled: true }] as const],
    ['is signed out by the founder', (memberId: string) => [endMemberSessions, { memberId }] as const],
  ])('ends at once when its member %s', async (_how, ending) => {
    const { shop, session, token } = await shopWithOrder();
    const person = await withMember(shop, { flags: ['orderList'] });
    const [leaving, staying] = [await listen(await tokenOf(person)), await listen(token)];
    const [command, input] = ending(person.id);
    await execute(command as typeof endMemberSessions, session, input);
    expect(await leaving.ended).toEqual([]);
    expect(leaving.heard.filter(({ type }) => type === 'Order').length).toBeLessThanOrEqual(1);
    // The other one goes on.
    const product = await withProduct(shop, { stock: 1 });
    const { id } = await withOrder(shop, { lines: [{ product }] });
    await staying.until(names(encodeId('Order', id)));
  });

  it('ends at once at every gateway when its person signs out, and only that of the session that ended', async () => {
    const { shop, orderId, order, session } = await shopWithOrder();
    const cookie = await cookieFor(await idTokenFor(shop.founder.email));
    const [here, there] = [await listen(null, server.url, cookie), await listen(null, other.url, cookie)];
    const byToken = await listen(await idTokenFor(shop.founder.email), other.url);
    const begun = performance.now();
    expect((await server.request(null, '/api/session', { method: 'DELETE', headers: { cookie } })).status).toBe(204);
    expect(await Promise.all([here.ended, there.ended])).toEqual([[], []]);
    expect(performance.now() - begun).toBeLessThan(10_000);
    await execute(confirmOrder, session, { orderId });
    await byToken.until(names(order));
  });

  it('ends when its person has changed the password and signs in with the new one', async () => {
    const { shop, token } = await shopWithOrder();
    const { email, firebaseUid } = shop.founder;
    const stream = await listen(token);
    // Firebase tells times in whole seconds: the change has to be in a later one than the sign-in.
    const { auth_time: signedInAt } = await firebaseAuth().verifyIdToken(token);
    await expect.poll(() => Math.floor(Date.now() / 1_000)).toBeGreaterThan(signedInAt);
    await firebaseAuth().updateUser(firebaseUid, { password: 'the-new-one' });
    await firebaseAuth().revokeRefreshTokens(firebaseUid);
    const begun = performance.now();
    await cookieFor(await idTokenFor(email, 'the-new-one'));
    expect(await stream.ended).toEqual([]);
    expect(performance.now() - begun).toBeLessThan(10_000);
  });

  it('ends with the package of its business, is refused after that, and goes on where the package was renewed in time', async () => {
    const { shop, session, orderId, order, token } = await shopWithOrder();
    const expire = (packageExpiresAt: Date) => db.business.update({ where: { id: shop.id }, data: { packageExpiresAt }, select: { id: true } });
    const soon = new Date(Date.now() + 1_500);
    await expire(soon);
    const stream = await listen(token);
    await expire(new Date(Date.now() + 3_600_000));
    await expect.poll(() => Date.now(), { timeout: 10_000 }).toBeGreaterThan(soon.getTime() + 1_500);
    await execute(confirmOrder, session, { orderId });
    await stream.until(names(order));

    await expire(new Date(Date.now() + 1_000));
    announceChanges([{ businessId: shop.id, type: 'Business', id: shop.id }]);
    const begun = performance.now();
    expect(await stream.ended).toEqual([]);
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(await (await listen(token)).ended).toEqual(['PRECONDITION_FAILED']);
  });

  it('is refused beyond the limit of its business, and a closed one makes room', async () => {
    const { shop, product, token } = await shopWithOrder();
    const colleague = await tokenOf(await withMember(shop, { flags: ['orderList'] }));
    const streams = [await listen(token), await listen(token), await listen(colleague), await listen(colleague)];
    expect(await (await listen(token)).ended).toEqual(['TOO_MANY_REQUESTS']);
    const rival = await shopWithOrder();
    const elsewhere = await listen(rival.token);
    streams[0]!.close();
    await vi.waitFor(async () => {
      const next = await listen(token);
      const { id } = await withOrder(shop, { lines: [{ product }] });
      await next.until(names(encodeId('Order', id)));
    }, { timeout: 10_000 });
    elsewhere.close();
  });

  it('is refused beyond the limit of its person, who leaves room for the others and has it again by closing one', async () => {
    const { shop, orderId, order, session, token } = await shopWithOrder();
    const [first] = [await listen(token), await listen(token), await listen(token)];
    expect(await (await listen(token)).ended).toEqual(['TOO_MANY_REQUESTS']);
    const colleague = await listen(await tokenOf(await withMember(shop, { flags: ['orderList'] })));
    await execute(confirmOrder, session, { orderId });
    await Promise.all([first!.until(names(order)), colleague.until(names(order))]);
    colleague.close();
    first!.close();
    await vi.waitFor(async () => {
      const next = await listen(token);
      const { id } = await withOrder(shop, { lines: [{ product: await withProduct(shop, { stock: 1 }) }] });
      await next.until(names(encodeId('Order', id)));
    }, { timeout: 10_000 });
  });

  it('survives the loss of its connection to PostgreSQL, and says that something may have been missed', async () => {
    const { orderId, order, session, token } = await shopWithOrder();
    const [stream] = [await listen(token), await listen(token, other.url)];
    const { rowCount } = await pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'karbar-live' AND datname = current_database()`,
    );
    // However many streams there are, one connection of each gateway listens.
    expect(rowCount).toBe(2);
    await stream.until(({ type }) => type === null);
    await execute(confirmOrder, session, { orderId });
    await stream.until(names(order));
  });

  it('may be left at any moment, also before it has begun', async () => {
    const { orderId, order, session, token } = await shopWithOrder();
    // Each gives up a little later than the one before.
    for (let ms = 0; ms < 40; ms += 1) {
      const signal = AbortSignal.timeout(ms);
      const headers = { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${token}` };
      const body = JSON.stringify({ query: 'subscription { recordChanges { type } }' });
      await fetch(`${server.url}/graphql`, { method: 'POST', headers, body, signal }).then((response) => response.text()).catch(() => undefined);
    }
    await vi.waitFor(async () => {
      const metrics = await (await server.request(null, '/metrics')).text();
      expect(metrics).toMatch(/^live_streams 0$/m);
    }, { timeout: 10_000 });
    const stream = await listen(token);
    await execute(confirmOrder, session, { orderId });
    await stream.until(names(order));
  });

  it('names many records of one business by their type alone', async () => {
    const { shop, product, token } = await shopWithOrder();
    const stream = await listen(token);
    await Promise.all(Array.from({ length: 60 }, () => withOrder(shop, { lines: [{ product }] })));
    const orders = await db.order.count({ where: { businessId: shop.id } });
    expect(orders).toBe(61);
    await stream.until(({ type }) => type === 'Order');
    expect(stream.heard.length).toBeLessThan(orders);
    for (const { ids } of stream.heard) expect(ids?.length ?? 0).toBeLessThanOrEqual(50);
  });
});

it('ends its streams when the gateway closes', async () => {
  const { token } = await shopWithOrder();
  const closing = await testServer();
  const stream = await listen(token, closing.url);
  await closing.close();
  expect(await stream.ended).toEqual([]);
});

import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverOwn } from '../../../../e2e/doubles/woocommerce-delivery.ts';
import { startGateway } from '../../../../e2e/support/gateway.ts';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { idTokenFor, withAccount } from '../../../../prisma/seed/factories/session.ts';
import { db } from '../../../db/client.ts';
import { env } from '../../../env.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { retainInbox } from '../retain-inbox.ts';
import { processInbox, shopOrder, webOrdersOf, withSite, type SeededSite, type ShopOrder } from './support.ts';

let server: TestServer;
let shop: Shop;
let site: SeededSite;

beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
  await withAccount(shop.founder);
});
afterAll(() => server.close());

beforeEach(async () => {
  site = await withSite(shop);
});

const send = (body: object, to = site) =>
  deliverOwn(`${server.url}/api/webhooks/woocommerce/${to.id}`, { topic: 'order.updated', body });

const rowsOf = ({ businessId, id: siteId }: SeededSite) =>
  db.webhookInbox.findMany({ where: { businessId, siteId }, orderBy: { id: 'asc' } });

const ENDED = ['PROCESSED', 'IGNORED', 'UNREADABLE'];

describe('absurd orders, signed', () => {
  it.each<[string, ShopOrder]>([
    ['the year 0000', { date_created_gmt: '0000-01-01T00:00:00', date_modified_gmt: '0000-01-01T00:00:00' }],
    ['the zeros of WordPress', { date_created_gmt: '0000-00-00T00:00:00', date_modified_gmt: '0000-00-00T00:00:00' }],
    ['the year 9999', { date_created_gmt: '9999-12-31T23:59:59', date_modified_gmt: '9999-12-31T23:59:59' }],
    ['a year of six digits', { date_created_gmt: '+275760-09-13T00:00:00', date_modified_gmt: '275760-09-13T00:00:00' }],
    ['no date at all', { date_created_gmt: null, date_modified_gmt: [] }],
  ])('%s is kept with the reason', async (_, dates) => {
    expect((await send(shopOrder(dates))).status).toBe(200);
    await processInbox(site);
    expect(await rowsOf(site)).toMatchObject([
      { status: 'UNREADABLE', error: 'date_modified_gmt: not a date', processedAt: expect.any(Date) as Date },
    ]);
  });

  it('one good date stands in for an absurd one', async () => {
    await send(shopOrder({ date_modified_gmt: '0000-01-01T00:00:00' }));
    await processInbox(site);
    expect(await webOrdersOf(site)).toMatchObject([{ dateModified: new Date('2026-11-20T10:00:00Z') }]);
  });

  const absurd = fc.oneof(
    fc.jsonValue({ maxDepth: 2, noUnicodeString: false }),
    fc.constantFrom(
      '0000-01-01T00:00:00', '1989-12-31T23:59:59', '2199-12-31T23:59:59', '-000001-01-01T00:00:00', '1e400',
      Number.MAX_SAFE_INTEGER, -1, 0.1, 2 ** 31, -(2 ** 63), '9'.repeat(400), '\u0000', '\ud800', '\u202e', '',
      'x'.repeat(20_000), null, [[]], { 0: {} },
    ),
  );
  const FIELDS = Object.keys(shopOrder());
  const LINE_FIELDS = ['id', 'product_id', 'variation_id', 'name', 'sku', 'quantity', 'total'];
  const changes = fc.record({
    order: fc.dictionary(fc.constantFrom(...FIELDS), absurd, { maxKeys: 4 }),
    line: fc.dictionary(fc.constantFrom(...LINE_FIELDS), absurd, { maxKeys: 3 }),
    topic: fc.constantFrom('order.created', 'order.updated', 'order.deleted', 'order.restored'),
  });

  it('every one ends as done or unreadable, whatever it holds', async () => {
    const url = `${server.url}/api/webhooks/woocommerce/${site.id}`;
    await fc.assert(
      fc.asyncProperty(fc.array(changes, { minLength: 10, maxLength: 10 }), async (bodies) => {
        for (const { order, line, topic } of bodies) {
          const [first, second] = shopOrder().line_items as object[];
          const body = { ...shopOrder({ line_items: [{ ...first, ...line }, second] }), ...order };
          expect((await deliverOwn(url, { topic, body })).status).toBe(200);
        }
        await processInbox(site);
        const rows = await rowsOf(site);
        expect(rows.filter(({ status }) => !ENDED.includes(status))).toEqual([]);
        // The parser recognises all of it as unreadable: nothing fails in the database.
        expect(rows.filter(({ attempts }) => attempts > 0)).toEqual([]);
      }),
      { numRuns: 25, endOnFailure: true },
    );
  });
});

describe('deliveries that wait', () => {
  it('are counted with the age of the oldest until they are read, each with its own shop', async () => {
    const other = await withSite(shop);
    const token = await idTokenFor(shop.founder.email);
    const waiting = async () => {
      const { data } = await server.graphql<{ webSites: { id: string; waitingDeliveries: { count: number; since: string } | null }[] }>(
        token, '{ webSites { id waitingDeliveries { count since } } }',
      );
      const of = new Map(data!.webSites.map(({ id, waitingDeliveries }) => [id, waitingDeliveries]));
      return [site, other].map(({ id }) => of.get(encodeId('WebSite', id)));
    };
    expect(await waiting()).toEqual([null, null]);
    await send(shopOrder({ id: 801, number: '801' }));
    await send(shopOrder({ id: 802, number: '802' }));
    const [first] = await rowsOf(site);
    expect(await waiting()).toEqual([{ count: 2, since: first!.receivedAt.toISOString() }, null]);
    await processInbox(site);
    expect(await waiting()).toEqual([null, null]);
  });
});

describe('a delivery that cannot be stored', () => {
  /** Makes PostgreSQL itself refuse web orders of this number. */
  const refuse = (state: string) => db.$executeRawUnsafe(`
    CREATE OR REPLACE FUNCTION refuse_poison() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW."number" = 'poison' THEN RAISE EXCEPTION 'refused' USING ERRCODE = '${state}'; END IF;
      RETURN NEW; END $$;`).then(() => db.$executeRawUnsafe(`
    CREATE OR REPLACE TRIGGER poison BEFORE INSERT ON "WebOrder" FOR EACH ROW EXECUTE FUNCTION refuse_poison()`));
  const allow = () => db.$executeRawUnsafe('DROP TRIGGER poison ON "WebOrder"');

  const REPLAY = `mutation ($id: ID!) { replayDelivery(input: { deliveryId: $id }) { __typename
    ... on ReplayDeliverySuccess { data: webSite { failedDeliveries { id error } } } } }`;

  it('is kept for a person at once when its content is the reason, and replayed by hand', async () => {
    await refuse('22008');
    await send(shopOrder({ number: 'poison' }));
    await send(shopOrder({ id: 701, number: '701' }));
    await processInbox(site);
    const [row, other] = await rowsOf(site);
    expect(row).toMatchObject({ status: 'UNREADABLE', error: 'It holds a value that cannot be stored', attempts: 1 });
    expect(other).toMatchObject({ status: 'PROCESSED' });

    await allow();
    const token = await idTokenFor(shop.founder.email);
    const before = await server.graphql(token, '{ webSites { id failedDeliveries { id error } } }');
    const sites = before.data!.webSites as { failedDeliveries: { id: string }[] }[];
    const id = encodeId('FailedDelivery', row!.id);
    expect(sites.flatMap(({ failedDeliveries }) => failedDeliveries)).toContainEqual({
      id, error: 'It holds a value that cannot be stored',
    });
    const { data } = await server.graphql(token, REPLAY, { id });
    expect(data).toEqual({
      replayDelivery: { __typename: 'ReplayDeliverySuccess', data: { failedDeliveries: [] } },
    });
    await processInbox(site);
    expect((await rowsOf(site))[0]).toMatchObject({ status: 'PROCESSED', error: null });
    expect((await webOrdersOf(site)).map(({ number }) => number)).toContain('poison');
    const again = await server.graphql(token, REPLAY, { id });
    expect(again.data).toEqual({ replayDelivery: { __typename: 'NotFoundError' } });
  });

  it('does not end the process by millions of entries', async () => {
    const body = JSON.stringify(shopOrder()).replace('"shipping":{}', `"shipping":{},"fee_lines":[${'0,'.repeat(2_400_000)}0]`);
    await deliverOwn(`${server.url}/api/webhooks/woocommerce/${site.id}`, { topic: 'order.updated', body });
    // Of the processor, which other programs do not lengthen.
    const before = process.cpuUsage();
    await processInbox(site);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(10_000);
    expect(await rowsOf(site)).toMatchObject([{ status: 'UNREADABLE', error: 'fee_lines: too many' }]);
  });

  it('is counted before it is parsed, tried alone once it was, and given up when its attempts are used up', async () => {
    await send(shopOrder({ id: 700, number: '700' }));
    const [known] = await rowsOf(site);
    // As often as the process has ended over it.
    await db.webhookInbox.updateMany({ where: { businessId: shop.id, id: known!.id }, data: { attempts: 12 } });
    await send(shopOrder({ id: 701, number: '701' }));
    await processInbox(site);
    expect(await rowsOf(site)).toMatchObject([{ status: 'UNREADABLE' }, { status: 'PROCESSED', attempts: 0 }]);
  });

  it('is tried again later when the reason is ours, not for ever, and holds up no other', async () => {
    await refuse('55000');
    await send(shopOrder({ number: 'poison' }));
    await send(shopOrder({ id: 701, number: '701' }));
    await processInbox(site);
    const [row, other] = await rowsOf(site);
    expect(row).toMatchObject({ status: 'RECEIVED', attempts: 1 });
    expect(row!.retryAt.getTime()).toBeGreaterThan(Date.now());
    expect(other).toMatchObject({ status: 'PROCESSED' });
    for (let attempt = 2; attempt <= 12; attempt += 1) {
      await db.webhookInbox.updateMany({ where: { businessId: shop.id, id: row!.id }, data: { retryAt: new Date() } });
      await processInbox(site);
    }
    expect((await rowsOf(site))[0]).toMatchObject({ status: 'UNREADABLE', attempts: 12 });
    await allow();
  });
});

describe('turns', () => {
  it('a long inbox of one business does not keep another waiting', async () => {
    const [busy, quiet] = [await seedBusiness(), await seedBusiness()];
    const [busySite, quietSite] = [await withSite(busy), await withSite(quiet)];
    for (let id = 1; id <= 150; id += 1) await send(shopOrder({ id, number: String(id) }), busySite);
    await send(shopOrder(), quietSite);
    const worker = await startGateway({
      databaseUrl: env.DATABASE_URL, program: 'gateway/worker.ts', env: { LOG_LEVEL: 'info' },
    });
    const waiting = () => db.webhookInbox.count({ where: { businessId: { in: [busy.id, quiet.id] }, status: 'RECEIVED' } });
    await expect.poll(waiting, { timeout: 40_000 }).toBe(0);
    await worker.stop();
    const [quietRow] = await rowsOf(quietSite);
    const later = (await rowsOf(busySite)).filter(({ processedAt }) => processedAt! > quietRow!.processedAt!);
    // A turn takes at most fifty deliveries of a site; one turn may have ended before the other business's began.
    expect(later.length).toBeGreaterThanOrEqual(50);
  });

  it('what nobody woke is found by the clock', async () => {
    const other = await seedBusiness();
    const otherSite = await withSite(other);
    await send(shopOrder(), otherSite);
    const jobs = () => db.$queryRaw<object[]>`SELECT 1 FROM graphile_worker._private_jobs
      WHERE payload->>'businessId' = ${other.id}`;
    await expect.poll(async () => (await jobs()).length).toBe(1);
    // As after a crash between the insert and the queued turn.
    await db.$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE payload->>'businessId' = ${other.id}`;
    const worker = await startGateway({ databaseUrl: env.DATABASE_URL, program: 'gateway/worker.ts' });
    await db.$executeRaw`SELECT graphile_worker.add_job('web-orders.wake-inboxes', '{}')`;
    await expect.poll(async () => (await rowsOf(otherSite))[0]!.status, { timeout: 20_000 }).toBe('PROCESSED');
    await worker.stop();
  });
});

it('takes away old bodies, those that nobody could read last, and very old rows', async () => {
  for (const id of [1, 2, 3, 4, 5]) await send({ id });
  const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);
  const ages = [
    { status: 'PROCESSED', processedAt: days(29) }, { status: 'PROCESSED', processedAt: days(31) },
    { status: 'UNREADABLE', processedAt: days(31) }, { status: 'UNREADABLE', processedAt: days(181) },
    { status: 'PROCESSED', processedAt: days(731) },
  ] as const;
  for (const [index, { id }] of (await rowsOf(site)).entries()) {
    await db.webhookInbox.updateMany({ where: { businessId: shop.id, id }, data: ages[index]! });
  }
  await retainInbox();
  expect((await rowsOf(site)).map(({ body }) => body !== null)).toEqual([true, false, true, false]);
});

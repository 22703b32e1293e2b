import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverOwn, deliverPing, deliverRecorded } from '../../../../e2e/doubles/woocommerce-delivery.ts';
import { recordedIndex, SPECIAL_WEBHOOK_SECRET } from '../../../../e2e/doubles/woocommerce-recordings.ts';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { db } from '../../../db/client.ts';
import { processInbox, webOrderOf, webOrdersOf, withSite, type SeededSite } from './support.ts';

let server: TestServer;
let shop: Shop;
let site: SeededSite;
let url: string;

beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
});
afterAll(() => server.close());

beforeEach(async () => {
  site = await withSite(shop);
  url = `${server.url}/api/webhooks/woocommerce/${site.id}`;
});

const inbox = () =>
  db.webhookInbox.findMany({ where: { businessId: shop.id, siteId: site.id }, orderBy: { id: 'asc' } });

/** Queued turns of the inbox. */
const turns = async () => {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS "count" FROM graphile_worker._private_jobs WHERE payload->>'businessId' = ${shop.id}`;
  return row!.count;
};

describe('the webhook adapter', () => {
  it('takes every recorded delivery byte for byte and asks for one turn of the inbox', async () => {
    const signed = recordedIndex().filter(({ signatureOk, file }) => signatureOk && !file.startsWith('066'));
    for (const { file } of signed) {
      const answers = await deliverRecorded(Number(file.slice(0, 3)), url);
      expect(answers).toEqual([{ status: 200, body: '{"ok":true}' }]);
    }
    const rows = await inbox();
    expect(rows).toHaveLength(signed.length);
    await expect.poll(turns).toBe(1);
  });

  it('answers a ping and keeps nothing', async () => {
    expect(await deliverPing(url, 12)).toMatchObject({ status: 200 });
    expect(await inbox()).toEqual([]);
  });

  it('refuses a body of which one bit was changed', async () => {
    const [answer] = await deliverRecorded(10, url, { tamper: true });
    expect(answer!.status).toBe(401);
    expect(JSON.parse(answer!.body)).toMatchObject({ error: { code: 'UNAUTHORIZED' } });
    expect(await inbox()).toEqual([]);
  });

  it('counts what it refuses on the site until a good one comes, and a flood of them once', async () => {
    const row = () => db.webSite.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: site.id } } });
    await Promise.all(Array.from({ length: 20 }, () => deliverRecorded(10, url, { tamper: true })));
    expect(await row()).toMatchObject({ refusedDeliveries: 1, lastRefusedAt: expect.any(Date) as Date });
    await deliverRecorded(10, url);
    await processInbox(site);
    expect(await row()).toMatchObject({ refusedDeliveries: 0 });
  });

  it('refuses what was signed with another secret or not at all', async () => {
    const body = { id: 1 };
    expect((await deliverOwn(url, { topic: 'order.deleted', body, secret: 'guessed' })).status).toBe(401);
    expect((await deliverRecorded(66, url))[0]!.status).toBe(401);
    const unsigned = await server.request(null, new URL(url).pathname, { method: 'POST', body: '{"id":1}' });
    expect(unsigned.status).toBe(401);
    expect((await server.request(null, new URL(url).pathname, { method: 'POST' })).status).toBe(401);
    expect(await inbox()).toEqual([]);
  });

  it('does not take what nobody has signed for a wrong secret of the shop', async () => {
    for (const body of ['{"id":1}', 'webhook_id=', undefined]) {
      expect((await server.request(null, new URL(url).pathname, { method: 'POST', body })).status).toBe(401);
    }
    const where = { businessId_id: { businessId: shop.id, id: site.id } };
    expect((await db.webSite.findUniqueOrThrow({ where })).refusedDeliveries).toBe(0);
  });

  it('knows secrets with any characters', async () => {
    const special = await withSite(shop, { secret: SPECIAL_WEBHOOK_SECRET });
    const [answer] = await deliverRecorded(66, `${server.url}/api/webhooks/woocommerce/${special.id}`);
    expect(answer!.status).toBe(200);
  });

  it.each(['00000000-0000-7000-8000-00000000dead', 'nothing', '%27%20OR%201=1', 'a'.repeat(2_000)])(
    'does not know the site %s',
    async (id) => {
      const [answer] = await deliverRecorded(10, `${server.url}/api/webhooks/woocommerce/${id}`);
      expect(answer!.status).toBe(404);
    },
  );

  it('keeps a repeated delivery once, and answers as before', async () => {
    const answers = await deliverRecorded(10, url, { times: 3 });
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await Promise.all(Array.from({ length: 10 }, () => deliverRecorded(16, url)));
    expect(await inbox()).toHaveLength(2);
  });

  it('keeps different bodies under one delivery id, as a shop sends them in one second', async () => {
    for (const id of [1, 2, 3]) {
      const answer = await deliverOwn(url, { topic: 'order.deleted', body: { id }, deliveryId: 'same' });
      expect(answer.status).toBe(200);
    }
    expect(await inbox()).toHaveLength(3);
  });

  it('keeps deliveries of a site that is switched off without doing anything', async () => {
    await db.webSite.update({
      where: { businessId_id: { businessId: shop.id, id: site.id } },
      data: { enabled: false },
    });
    await deliverRecorded(10, url);
    expect(await inbox()).toMatchObject([{ status: 'IGNORED', error: 'The site is switched off' }]);
  });
});

describe('hostile bodies, signed', () => {
  const outcome = async (topic: string, body: object | string | Buffer) => {
    expect((await deliverOwn(url, { topic, body })).status).toBe(200);
    await processInbox(site);
    const [row] = await inbox();
    return { status: row!.status, error: row!.error };
  };

  it.each<[string, string, object | string | Buffer, { status: string }]>([
    ['no JSON', 'order.created', '{"id": ', { status: 'UNREADABLE' }],
    ['a list', 'order.created', '[]', { status: 'UNREADABLE' }],
    ['nothing', 'order.updated', '', { status: 'UNREADABLE' }],
    ['broken UTF-8', 'order.created', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), { status: 'UNREADABLE' }],
    [
      'an order without lines or dates', 'order.updated', { id: 5, status: 'processing' },
      { status: 'UNREADABLE' },
    ],
    ['a deleted thing without id', 'order.deleted', { id: 'x' }, { status: 'UNREADABLE' }],
    ['the bin for an unknown order', 'order.deleted', { id: 999 }, { status: 'IGNORED' }],
    ['a signed error of the REST API', 'order.created',
      { code: 'woocommerce_rest_shop_order_invalid_id', message: 'Invalid ID.', data: { status: 404 } },
      { status: 'IGNORED' }],
    ['a product', 'product.updated', { id: 11 }, { status: 'IGNORED' }],
    ['no topic', '', { id: 11 }, { status: 'IGNORED' }],
  ])('%s', async (_, topic, body, expected) => {
    expect(await outcome(topic, body)).toMatchObject({ ...expected, error: expect.any(String) as string });
    expect(await webOrdersOf(site)).toEqual([]);
  });

  const order = (fields: object) => ({
    id: 700, number: '700', status: 'processing', currency: 'BDT', total: '10.00', discount_total: '0',
    shipping_total: '0', total_tax: '0', date_created_gmt: '2026-11-20T10:00:00',
    date_modified_gmt: '2026-11-20T10:00:00',
    billing: { first_name: 'Rahim', phone: '01711204466' }, shipping: {}, line_items: [], ...fields,
  });

  it('an order that is sent again as a deletion says itself how it is', async () => {
    await outcome('order.created', order({}));
    for (const [body, binned] of [[order({}), false], [{ id: 700 }, true]] as const) {
      await outcome('order.deleted', body);
      expect(await webOrderOf(site, 700)).toMatchObject({ binned });
    }
  });

  it('10,000 lines', async () => {
    const lines = Array.from({ length: 10_000 }, (_, id) => ({
      id: id + 1, product_id: 1, variation_id: 0, name: 'Mug', sku: 'MUG', quantity: 1, total: '1.00',
    }));
    expect(await outcome('order.created', order({ line_items: lines }))).toMatchObject({ status: 'UNREADABLE' });
    expect(await webOrdersOf(site)).toEqual([]);
  });

  it('markup, SQL and control characters in names are kept as harmless text', async () => {
    const name = `<script>alert(1)</script>'; DROP TABLE "WebOrder"; --\u0000\ud800`;
    expect(await outcome('order.created', order({ billing: { first_name: name, phone: 'call me' } })))
      .toMatchObject({ status: 'PROCESSED' });
    const { customerName, phone } = await webOrderOf(site, 700);
    expect(customerName.startsWith(`<script>alert(1)</script>'; DROP`)).toBe(true);
    expect(customerName).not.toContain('\u0000');
    expect(phone).toBe('call me');
  });

  it.each(['-1', '99999999999999', 'NaN', '1e9', '0x10'])('a total of %s', async (total) => {
    expect(await outcome('order.created', order({ total }))).toMatchObject({ status: 'UNREADABLE' });
  });

  it.each(['00000000-0000-7000-8000-00000000dead', 'nothing'])(
    'of the unknown site %s no byte is waited for',
    async (id) => {
      const answer = await new Promise<{ status?: number; connection?: string }>((resolve, reject) => {
        const address = `${server.url}/api/webhooks/woocommerce/${id}`;
        // Announces five megabytes and sends one byte.
        const headers = { 'content-length': String(5 * 1024 * 1024) };
        const sending = request(address, { method: 'POST', headers }, (response) => {
          resolve({ status: response.statusCode, connection: response.headers.connection });
          sending.destroy();
        });
        sending.on('error', reject);
        sending.write('x');
      });
      expect(answer).toEqual({ status: 404, connection: 'close' });
    },
  );

  it('more than five megabytes are not read', async () => {
    const status = await new Promise<number | undefined>((resolve) => {
      const sending = request(url, { method: 'POST', headers: { 'content-length': String(6 * 1024 * 1024) } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sending.on('error', () => resolve(undefined));
      sending.write('x');
    });
    expect(status).toBe(413);
    expect(await inbox()).toEqual([]);
  });
});

import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Double } from '../../../../../e2e/doubles/double.ts';
import { WOO_KEYS } from '../../../../../e2e/doubles/woocommerce-auth.ts';
import { WooCommerceDouble } from '../../../../../e2e/doubles/woocommerce.ts';
import { wooClient } from '../client.ts';
import type { WooErrorReason } from '../woo-error.ts';

let shop: WooCommerceDouble;

beforeEach(async () => {
  shop = await new WooCommerceDouble().listen();
});

afterEach(() => shop.close());

const client = (keys = {}, timeoutMs = 5_000) =>
  wooClient({ url: shop.url, ...WOO_KEYS.readWrite, ...keys, timeoutMs });

async function reasonOf(work: Promise<unknown>): Promise<WooErrorReason> {
  const error = await work.then(() => null, (thrown: { reason: WooErrorReason }) => thrown);
  return error!.reason;
}

describe('reading', () => {
  it('gets an order', async () => {
    const order = await client().getOrder(51);
    expect(order).toMatchObject({ wooOrderId: 51, status: 'completed', totalPoisha: 96_000n });
  });

  it('gets an order from the bin, as such', async () => {
    shop.trash(51);
    expect((await client().getOrder(51)).status).toBe('trash');
  });

  it('knows the version and the currency of the shop', async () => {
    expect(await client().systemStatus()).toEqual({
      wooVersion: '11.0.1', wordpressVersion: '7.1', currency: 'BDT', decimals: 2,
    });
  });

  it('signs each try anew: a used signature would be refused', async () => {
    shop.fail({ kind: 'drop-after' });
    expect((await client().getOrder(51)).wooOrderId).toBe(51);
    const nonces = shop.seen.map(({ query }) => query.get('oauth_nonce'));
    expect(new Set(nonces).size).toBe(2);
  });

  it('never sends the secret over plain http', async () => {
    await client().getOrder(51);
    expect(JSON.stringify(shop.seen.map(({ query, headers }) => [[...query], headers])))
      .not.toContain(WOO_KEYS.readWrite.consumerSecret);
  });
});

describe('writing', () => {
  it('sets a status and returns the order as it is now', async () => {
    const before = await client().getOrder(42);
    const after = await client().setOrderStatus(42, 'completed');
    expect(after.status).toBe('completed');
    expect(after.dateModified.getTime()).toBeGreaterThan(before.dateModified.getTime());
    expect(await client().getOrder(42)).toEqual(after);
  });

  it('leaves a note without touching the order', async () => {
    const before = await client().getOrder(42);
    const note = 'Parcel booked: PTH-99 — পার্সেল';
    await client().addNote(42, note, { customerNote: true });
    expect(shop.notes(42)).toMatchObject([{ note, customer_note: true }]);
    expect(await client().getOrder(42)).toEqual(before);
  });

  it('is not tried again when the answer is lost: the shop may have acted', async () => {
    shop.fail({ kind: 'drop-after' });
    expect(await reasonOf(client().addNote(42, 'once'))).toBe('NO_ANSWER');
    expect(shop.notes(42)).toHaveLength(1);
  });
});

describe('refusals', () => {
  it.each<[string, object]>([
    ['an unknown key', { consumerKey: 'ck_unknown' }],
    ['a wrong secret', { consumerSecret: 'cs_wrong' }],
    ['a key that may not read', WOO_KEYS.writeOnly],
  ])('%s', async (_, keys) => {
    expect(await reasonOf(client(keys).getOrder(51))).toBe('BAD_CREDENTIALS');
    expect(await client(keys).testConnection()).toMatchObject({ ok: false, reason: 'BAD_CREDENTIALS' });
  });

  it('tells a read-only key from a wrong one, in whatever language the shop speaks', async () => {
    expect(await reasonOf(client(WOO_KEYS.readOnly).setOrderStatus(42, 'completed'))).toBe('READ_ONLY_KEY');
    const wrong = client({ consumerSecret: 'cs_wrong' });
    expect(await reasonOf(wrong.setOrderStatus(42, 'completed'))).toBe('BAD_CREDENTIALS');
    expect(shop.orders.get(42)!.status).toBe('processing');
  });

  it('a missing order is the same whether read or written', async () => {
    expect(await reasonOf(client().getOrder(999))).toBe('NOT_FOUND');
    expect(await reasonOf(client().setOrderStatus(999, 'completed'))).toBe('NOT_FOUND');
    expect(await reasonOf(client().addNote(999, 'x'))).toBe('NOT_FOUND');
  });

  it('a status that the shop does not have', async () => {
    await expect(client().setOrderStatus(42, 'shipped')).rejects.toMatchObject({
      reason: 'REFUSED', message: expect.stringContaining('rest_invalid_param'),
    });
  });

  it('an order that cannot be read', async () => {
    shop.put({ ...shop.orders.get(42)!, total: 'much' });
    await expect(client().getOrder(42)).rejects.toMatchObject({
      reason: 'UNREADABLE', message: expect.stringContaining('total: not an amount'),
    });
  });
});

describe('a shop that is not well', () => {
  it('maintenance says how long to wait', async () => {
    shop.down = 'maintenance';
    const closed = { reason: 'UNAVAILABLE', retryAfterSeconds: 600 };
    await expect(client().getOrder(51)).rejects.toMatchObject(closed);
  });

  it('a lost database', async () => {
    shop.down = 'database';
    expect(await reasonOf(client().getOrder(51))).toBe('BROKEN');
  });

  it.each<[string, number, WooErrorReason]>([
    ['a page instead of data', 200, 'NOT_JSON'],
    ['a firewall', 403, 'NOT_JSON'],
    ['a password on the whole site', 401, 'NOT_JSON'],
    ['a rate limit', 429, 'UNAVAILABLE'],
    ['no API at this address', 404, 'NO_API'],
    ['a moved site', 301, 'REDIRECTED'],
  ])('%s', async (_, status, reason) => {
    shop.fail({ times: 3, answer: { status, body: '<!DOCTYPE html><p>Hello', contentType: 'text/html' } });
    expect(await reasonOf(client().getOrder(51))).toBe(reason);
  });

  const NOTICE = '<br />\n<b>Notice</b>: Undefined index: {"a" in <b>/srv/wp/x.php</b> on line <b>7</b><br />\n';

  it.each<[string, string, boolean]>([
    ['notices of PHP', NOTICE, true],
    ['a byte order mark', '\ufeff', false],
    ['blank lines', '\n\n', false],
  ])('%s before the data', async (_, before, noticed) => {
    const body = JSON.stringify(shop.orders.get(51));
    shop.fail({ answer: { status: 200, body: before + body, contentType: 'text/html' } });
    let notices = 0;
    const onNotices = () => { notices += 1; };
    expect((await client({ onNotices }).getOrder(51)).wooOrderId).toBe(51);
    expect(notices).toBe(noticed ? 1 : 0);
  });

  it.each<[string, string, boolean]>([
    ['a notice of PHP', '\n<br />\n<b>Warning</b>: Unknown: "}" in <b>Unknown</b> on line <b>0</b><br />', true],
    ['a notice of PHP in plain text', '\nPHP Deprecated:  x() in /srv/x.php on line 7', true],
    ['the comment of a cache', '\n<!-- Page generated by a cache on 2026-11-20 -->', false],
  ])('%s after the data', async (_, after, noticed) => {
    const body = JSON.stringify(shop.orders.get(51)) + after;
    shop.fail({ answer: { status: 200, body, contentType: 'application/json' } });
    let notices = 0;
    const onNotices = () => { notices += 1; };
    expect((await client({ onNotices }).getOrder(51)).wooOrderId).toBe(51);
    expect(notices).toBe(noticed ? 1 : 0);
  });

  it('a page with data in its scripts is still a page', async () => {
    const body = '<html><script>var a = {"id":51};</script><script>[{"id":1}]</script></html>';
    shop.fail({ times: 3, answer: { status: 200, body, contentType: 'text/html' } });
    expect(await reasonOf(client().getOrder(51))).toBe('NOT_JSON');
  });

  it('data cut off in the middle', async () => {
    shop.fail({ answer: { status: 200, body: '{"id":51,"status":"comp' } });
    expect(await reasonOf(client().getOrder(51))).toBe('NOT_JSON');
  });

  it('WordPress without WooCommerce', async () => {
    const folder = wooClient({ url: `${shop.url}/wp-json/other`, ...WOO_KEYS.readWrite });
    expect(folder.site).toBe(shop.url);
    shop.fail({ answer: { status: 404, body: '{"code":"rest_no_route","message":"x"}' } });
    expect(await reasonOf(folder.getOrder(51))).toBe('NO_API');
  });

  it('one dropped connection goes unnoticed, a third in a row does not', async () => {
    shop.fail({ kind: 'drop' });
    expect((await client().getOrder(51)).wooOrderId).toBe(51);
    shop.fail({ kind: 'drop', times: 3 });
    expect(await reasonOf(client().getOrder(51))).toBe('NO_ANSWER');
  });

  it('too slow is told apart from gone', async () => {
    shop.fail({ delay: 2_000, times: 3 });
    expect(await reasonOf(client({}, 50).getOrder(51))).toBe('TOO_SLOW');
  });

  it('nobody at the address', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const gone = wooClient({ url: `http://127.0.0.1:${port}`, ...WOO_KEYS.readWrite });
    expect(await reasonOf(gone.getOrder(51))).toBe('NO_ANSWER');
  });
});

describe('testConnection', () => {
  it('a good key', async () => {
    expect(await client().testConnection()).toMatchObject({
      ok: true, writeProblem: null, status: { wooVersion: '11.0.1' },
    });
    expect(shop.seen.every(({ method, path }) => method === 'GET' || path.endsWith('/orders/0'))).toBe(true);
  });

  it('a read-only key is good for reading', async () => {
    expect(await client(WOO_KEYS.readOnly).testConnection()).toMatchObject({ ok: true, writeProblem: { reason: 'READ_ONLY_KEY' } });
  });

  it('a key of somebody who may not see the settings', async () => {
    const body = '{"code":"woocommerce_rest_cannot_view","message":"Sorry","data":{"status":403}}';
    shop.fail({ path: '/wp-json/wc/v3/system_status', answer: { status: 403, body } });
    expect(await client().testConnection()).toMatchObject({ ok: true, status: null });
  });

  it('clocks too far apart', async () => {
    const body = { code: 'woocommerce_rest_authentication_error', message: 'Invalid timestamp.' };
    const headers = { date: 'Fri, 20 Nov 2020 23:24:33 GMT' };
    const late = await new Double(() => ({ status: 401, headers, body })).listen();
    const connection = await wooClient({ url: late.url, ...WOO_KEYS.readWrite }).testConnection();
    expect(connection).toMatchObject({ ok: false, reason: 'CLOCK_SKEW' });
    await late.close();
  });
});

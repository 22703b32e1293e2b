import { spawn } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Double } from '../double.ts';
import { WOO_KEYS } from '../woocommerce-auth.ts';
import type { WooKey } from '../woocommerce-auth.ts';
import { recordedAnswer, recordedDelivery, WEBHOOK_SECRET } from '../woocommerce-recordings.ts';
import { WooCommerceDouble } from '../woocommerce.ts';

let shop: WooCommerceDouble;

beforeEach(async () => {
  shop = await new WooCommerceDouble().listen();
  shop.behindTls = true;
});

afterEach(() => shop.close());

type Keys = Pick<WooKey, 'consumerKey' | 'consumerSecret'>;

function basic({ consumerKey, consumerSecret }: Keys = WOO_KEYS.readWrite) {
  return { authorization: `Basic ${btoa(`${consumerKey}:${consumerSecret}`)}` };
}

async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(`${shop.url}${path}`, { headers: basic(), ...init });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

const orders = (query: string) => ask(`/wp-json/wc/v3/orders?${query}`);
const put = (id: number, body: string) => ask(`/wp-json/wc/v3/orders/${id}`, { method: 'PUT', body });

/** Sorts what has no stable order in a real shop either: `meta_data`, and `related_ids`. */
function settled(json: string): unknown {
  return JSON.parse(json, (name, value: unknown) => {
    if (name === 'related_ids') return [];
    if (name !== 'meta_data') return value;
    return (value as { id: number }[]).sort((a, b) => a.id - b.id);
  });
}

describe('answers as recorded', () => {
  it.each([
    ['orders-page-1', 'per_page=20&page=1'],
    ['orders-page-2', 'per_page=20&page=2'],
    ['orders-page-3-beyond', 'per_page=20&page=3'],
    ['orders-modified-after',
      'per_page=5&orderby=modified&order=asc&modified_after=2026-11-20T00:00:00&dates_are_gmt=true'],
    ['orders-status-filter', 'per_page=5&status=processing,on-hold'],
    ['orders-fields', 'per_page=3&_fields=id,status,total,date_modified_gmt,number'],
    ['orders-search-phone', 'search=01712345678&per_page=3'],
    ['orders-status-custom', 'status=with-courier'],
    ['orders-empty', 'status=trash'],
  ])('%s, with its headers', async (recording, query) => {
    const recorded = recordedAnswer(recording);
    const answer = await orders(query);
    expect(settled(answer.body)).toEqual(settled(recorded.body.toString()));
    expect(answer.body).toHaveLength(recorded.body.length);
    const site = (text: string) => text.replace('https://127.0.0.1:8099', shop.url);
    for (const [name, value] of Object.entries(recorded.headers)) {
      const isApiLink = value.includes('api.w.org');
      expect(answer.headers.get(name)).toBe(isApiLink ? value : site(value));
    }
  });

  it.each([
    ['400-date', '/wp-json/wc/v3/orders?after=yesterday'],
    ['400-page-zero', '/wp-json/wc/v3/orders?page=0'],
    ['400-per-page', '/wp-json/wc/v3/orders?per_page=101'],
    ['400-status', '/wp-json/wc/v3/orders?status=shipped'],
    ['404-order', '/wp-json/wc/v3/orders/999'],
    ['404-order-notes', '/wp-json/wc/v3/orders/999/notes'],
    ['404-product', '/wp-json/wc/v3/products/999'],
    ['404-route', '/wp-json/wc/v3/nothing'],
    ['404-wrong-prefix-html', '/api/wc/v3/orders'],
    ['401-rest_route-form', '/?rest_route=/wc/v3/orders'],
  ])('%s', async (error, path) => {
    const recorded = recordedAnswer(`errors/${error}`);
    const answer = await ask(path);
    expect(answer).toMatchObject({ status: recorded.status, body: recorded.body.toString() });
    expect(answer.headers.get('content-type')).toBe(recorded.headers['content-type']);
  });

  it.each([
    ['400-put-bad-json', 42, '{'],
    ['400-put-status', 42, '{"status":"shipped"}'],
    ['400-order-missing-on-put', 999, '{"status":"completed"}'],
  ])('%s', async (error, id, body) => {
    const recorded = recordedAnswer(`errors/${error}`);
    expect(await put(id, body)).toMatchObject({ status: recorded.status, body: recorded.body.toString() });
  });

  it('products and variations', async () => {
    for (const [recording, path] of [
      ['products', 'products?per_page=100'],
      ['products-page-1', 'products?per_page=5'],
      ['variations-24', 'products/24/variations'],
      ['system-status', 'system_status'],
    ]) {
      const { body } = await ask(`/wp-json/wc/v3/${path}`);
      expect(settled(body)).toEqual(settled(recordedAnswer(recording!).body.toString()));
    }
  });
});

it('a list page is the recorded one to the byte', async () => {
  const { body } = await orders('per_page=20&page=1');
  expect(body === recordedAnswer('orders-page-1').body.toString()).toBe(true);
});

describe('keys', () => {
  it('are refused over plain http', async () => {
    shop.behindTls = false;
    const recorded = recordedAnswer('errors/401-basic-over-plain-http');
    expect(await orders('')).toMatchObject({ status: 401, body: recorded.body.toString() });
  });

  it.each([
    ['401-no-auth', {}],
    ['401-unknown-consumer-key', basic({ consumerKey: 'ck_unknown', consumerSecret: 'x' })],
    ['401-wrong-secret', basic({ ...WOO_KEYS.readWrite, consumerSecret: 'x' })],
    ['401-write-only-key-on-get', basic(WOO_KEYS.writeOnly)],
  ])('%s', async (error, headers) => {
    const answer = await ask('/wp-json/wc/v3/orders', { headers });
    expect(answer).toMatchObject({ status: 401, body: recordedAnswer(`errors/${error}`).body.toString() });
  });

  it('401-read-only-key-on-put', async () => {
    const headers = basic(WOO_KEYS.readOnly);
    const answer = await ask('/wp-json/wc/v3/orders/42', { method: 'PUT', body: '{}', headers });
    expect(answer.body).toBe(recordedAnswer('errors/401-read-only-key-on-put').body.toString());
  });

  /** Signs as RFC 5849 defines it, independently of the gateway's client. */
  function signed(overrides: Record<string, string> = {}, { consumerSecret }: Keys = WOO_KEYS.readWrite) {
    shop.behindTls = false;
    const parameters = new URLSearchParams({
      oauth_consumer_key: WOO_KEYS.readWrite.consumerKey,
      oauth_nonce: randomUUID(),
      oauth_signature_method: 'HMAC-SHA1',
      oauth_timestamp: String(Math.floor(Date.now() / 1000)),
      per_page: '1',
      ...overrides,
    });
    const path = '/wp-json/wc/v3/orders';
    const base = `GET&${encodeURIComponent(shop.url + path)}&${encodeURIComponent(String(parameters))}`;
    parameters.set('oauth_signature', createHmac('sha1', `${consumerSecret}&`).update(base).digest('base64'));
    return fetch(`${shop.url}${path}?${parameters}`);
  }

  it('may sign over plain http, each signature once and for 15 minutes', async () => {
    const nonce = { oauth_nonce: 'once' };
    expect((await signed(nonce)).status).toBe(200);
    expect(await (await signed(nonce)).text()).toContain('nonce has already been used');
    const old = { oauth_timestamp: String(Math.floor(Date.now() / 1000) - 910) };
    expect(await (await signed(old)).text()).toContain('Invalid timestamp');
    const wrong = { ...WOO_KEYS.readWrite, consumerSecret: 'wrong' };
    expect(await (await signed({}, wrong)).text()).toContain('provided signature does not match');
  });
});

describe('deliveries', () => {
  let received: { headers: string[]; body: Buffer; path: string }[];
  let receiver: Double;

  beforeEach(async () => {
    received = [];
    receiver = await new Double(({ path, headers, body }) => {
      received.push({ path, headers: Object.entries(headers).flat() as string[], body: Buffer.from(body) });
      return { status: 202, body: 'thanks' };
    }).listen();
  });

  afterEach(() => receiver.close());

  it('are sent byte for byte with the recorded headers, as often as wanted', async () => {
    const { rawBody, headers } = recordedDelivery(10);
    const answers = await shop.deliver(10, `${receiver.url}/hook`, { times: 2 });
    expect(answers).toEqual([{ status: 202, body: 'thanks' }, { status: 202, body: 'thanks' }]);
    expect(received).toHaveLength(2);
    expect(received[1]!.body.equals(rawBody)).toBe(true);
    const { host } = new URL(receiver.url);
    const expected = headers.map(([name, value]) => [name.toLowerCase(), name === 'Host' ? host : value]);
    expect(received[1]!.headers).toEqual(expected.flat());
  });

  it('may be found by name and tampered with', async () => {
    await shop.deliver('order.restored-51', receiver.url, { tamper: true });
    const { rawBody } = recordedDelivery(39);
    const differing = received[0]!.body.filter((byte, at) => byte !== rawBody[at]);
    expect(differing).toHaveLength(1);
  });

  it('of the caller\'s own making are signed', async () => {
    await shop.deliverOwn(receiver.url, { topic: 'order.updated', body: { id: 1, note: 'নোট/' } });
    expect(received[0]!.body.toString()).toBe('{"id":1,"note":"\\u09a8\\u09cb\\u099f\\/"}');
    const signature = createHmac('sha256', WEBHOOK_SECRET).update(received[0]!.body).digest('base64');
    expect(received[0]!.headers).toContain(signature);
  });

  it('start with a ping when a webhook is made, failing or not', async () => {
    const make = (delivery_url: string, topic = 'order.updated') =>
      ask('/wp-json/wc/v3/webhooks', { method: 'POST', body: JSON.stringify({ topic, delivery_url }) });
    expect((await make(`${receiver.url}/hook`)).status).toBe(201);
    expect(received).toMatchObject([{ path: '/hook', body: Buffer.from('webhook_id=1') }]);
    expect((await make('http://127.0.0.1:1/none')).status).toBe(201);
    expect((await make(receiver.url, 'order.published')).status).toBe(400);
    expect(JSON.parse((await ask('/wp-json/wc/v3/webhooks')).body)).toHaveLength(2);
  });
});

it('runs by itself', async () => {
  const file = fileURLToPath(new URL('../woocommerce.ts', import.meta.url));
  const running = spawn(process.execPath, [file, '--port', '0']);
  const line = await new Promise<string>((resolve) => {
    running.stdout.once('data', (data) => resolve(String(data)));
  });
  const url = /http:\S+/.exec(line)![0];
  expect((await fetch(`${url}/wp-json/`)).status).toBe(200);
  running.kill();
});

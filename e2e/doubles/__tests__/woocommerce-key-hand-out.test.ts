import { afterEach, beforeEach, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../support/test-server.ts';
import { startTlsFront, type TlsFront } from '../../support/tls-front.ts';
import { WooCommerceDouble } from '../woocommerce.ts';

let shop: WooCommerceDouble;
let receiver: TestServer;
let front: TlsFront;

beforeEach(async () => {
  shop = await new WooCommerceDouble().listen();
  receiver = await testServer({}, (app) => {
    app.post('/takes', { config: { anonymous: true } }, () => ({ ok: true }));
    app.post('/breaks', { config: { anonymous: true } }, (_request, reply) => reply.status(500).send({}));
  });
  front = await startTlsFront(Number(new URL(receiver.url).port));
});
afterEach(async () => {
  await shop.close();
  await receiver.close();
  front.close();
});

const wanted = (fields: Record<string, string> = {}) => `${shop.url}/wc-auth/v1/authorize?${new URLSearchParams({
  app_name: 'Fixture Back Office', scope: 'read_write', user_id: 'tenant-42', return_url: 'https://office.example.test/return',
  callback_url: `${front.url}/takes`, ...fields,
})}`;

async function look(url: string) {
  const answer = await fetch(url, { redirect: 'manual' });
  const [, error] = /Error: (.+?)\.?<\/p>/.exec(await answer.clone().text()) ?? [];
  return { status: answer.status, location: answer.headers.get('location'), error, html: await answer.text() };
}

async function approve(url: string) {
  const { html } = await look(url);
  const link = /href="([^"]+)">Approve</.exec(html)![1]!.replaceAll(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)));
  return look(link);
}

it.each([
  [{ callback_url: 'http://office.example.test/cb' }, 'The callback_url needs to be over SSL'],
  [{ scope: 'everything' }, 'Invalid scope everything'],
  [{ user_id: '' }, 'Missing parameter user_id'],
])('refuses %j as WooCommerce does', async (fields, error) => {
  expect(await look(wanted(fields))).toMatchObject({ status: 401, error });
});

it('asks who is not signed in to sign in first, as it was recorded', async () => {
  shop.keyHandOut.isSignedIn = false;
  const { status, location } = await look(wanted());
  expect([status, new URL(location!).pathname, new URL(location!).searchParams.get('user_id')]).toEqual([302, '/wc-auth/v1/login/', 'tenant-42']);
});

it('leads back with the keys posted, and keeps no key whose callback failed', async () => {
  const before = shop.auth.keys.length;
  expect(await approve(wanted())).toMatchObject({ status: 302, location: 'https://office.example.test/return?success=1&user_id=tenant-42' });
  expect(shop.auth.keys).toHaveLength(before + 1);
  expect(await approve(wanted({ callback_url: `${front.url}/breaks` }))).toMatchObject({
    status: 401, error: 'An error occurred in the request and at the time were unable to send the consumer data',
  });
  expect(shop.auth.keys).toHaveLength(before + 1);
});

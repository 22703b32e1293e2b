import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { WOO_KEYS } from '../../../../../e2e/doubles/woocommerce-auth.ts';
import { WooCommerceDouble } from '../../../../../e2e/doubles/woocommerce.ts';
import { loopbackCertificate, startTlsFront, type TlsFront } from '../../../../../e2e/support/tls-front.ts';
import { wooClient } from '../client.ts';

const shop = new WooCommerceDouble();
let front: TlsFront;
let url: string;

beforeAll(async () => {
  setDefaultCACertificates([...getCACertificates('default'), loopbackCertificate()]);
  shop.behindTls = true;
  await shop.listen();
  front = await startTlsFront(Number(new URL(shop.url).port));
  ({ url } = front);
});

afterEach(() => {
  Object.assign(shop, { behindTls: true, dropsAuthorization: false, home: null });
});

afterAll(async () => {
  await shop.close();
  front.close();
});

it('sends the keys as Basic credentials and nothing in the address', async () => {
  const client = wooClient({ url, ...WOO_KEYS.readWrite });
  expect((await client.getOrder(51)).wooOrderId).toBe(51);
  const { headers, query } = shop.seen.at(-1)!;
  expect(headers.authorization).toMatch(/^Basic /);
  expect([...query]).toEqual([]);
});

it.each<[string, () => object]>([
  ['a web host keeps the header with the keys from it', () => ({ dropsAuthorization: true, home: url })],
  ['a proxy alone speaks https', () => ({ behindTls: false, home: url.replace('https:', 'http:') })],
])('signs where %s, finds that out once, and still sends no secret in the address', async (_, circumstances) => {
  Object.assign(shop, circumstances());
  const client = wooClient({ url, ...WOO_KEYS.readWrite });
  expect(await client.testConnection()).toMatchObject({ ok: true, writeProblem: null });
  const { length } = shop.seen;
  expect((await client.setOrderStatus(42, 'completed')).status).toBe('completed');
  expect(shop.seen).toHaveLength(length + 1);
  expect(JSON.stringify(shop.seen.map(({ query }) => [...query]))).not.toContain(WOO_KEYS.readWrite.consumerSecret);
});

it('tells an unknown key after all ways were refused', async () => {
  const client = wooClient({ url, ...WOO_KEYS.readWrite, consumerKey: 'ck_unknown' });
  expect(await client.testConnection()).toMatchObject({ ok: false, reason: 'BAD_CREDENTIALS' });
});

it('tells a wrong secret', async () => {
  const client = wooClient({ url, ...WOO_KEYS.readWrite, consumerSecret: 'cs_wrong' });
  expect(await client.testConnection()).toMatchObject({ ok: false, reason: 'BAD_CREDENTIALS' });
});

it('does not talk to a shop whose certificate is not its own', async () => {
  const seen = shop.seen.length;
  const client = wooClient({ url: url.replace('127.0.0.1', 'localhost'), ...WOO_KEYS.readWrite });
  expect(await client.testConnection()).toMatchObject({ ok: false, reason: 'BAD_CERTIFICATE' });
  expect(shop.seen).toHaveLength(seen);
});

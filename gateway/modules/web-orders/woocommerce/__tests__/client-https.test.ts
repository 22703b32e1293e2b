import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

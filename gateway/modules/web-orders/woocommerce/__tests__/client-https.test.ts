import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createServer, getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { Server } from 'node:tls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WOO_KEYS } from '../../../../../e2e/doubles/woocommerce-auth.ts';
import { WooCommerceDouble } from '../../../../../e2e/doubles/woocommerce.ts';
import { wooClient } from '../client.ts';

const TLS_FOLDER = new URL('../../../../../e2e/fixtures/woocommerce/tls/', import.meta.url);
const pem = (name: string) => readFileSync(new URL(`loopback-${name}.pem`, TLS_FOLDER), 'utf8');

const shop = new WooCommerceDouble();
let front: Server;
let url: string;

/** A TLS proxy in front of the shop, as nearly every shop has. */
beforeAll(async () => {
  setDefaultCACertificates([...getCACertificates('default'), pem('cert')]);
  shop.behindTls = true;
  await shop.listen();
  front = createServer({ key: pem('key'), cert: pem('cert') }, (socket) => {
    const inner = connect(Number(new URL(shop.url).port), '127.0.0.1');
    socket.pipe(inner).pipe(socket);
    for (const end of [socket, inner]) end.on('error', () => [socket, inner].map((each) => each.destroy()));
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  url = `https://127.0.0.1:${(front.address() as AddressInfo).port}`;
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

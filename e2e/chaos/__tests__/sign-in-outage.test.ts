import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { env } from '../../../gateway/env.ts';
import { startGateway, type ChildGateway } from '../../support/gateway.ts';
import { approve, list, makeShop, type Shop } from '../shop.ts';

const emulator = await vi.hoisted(async () => {
  const started = await (await import('../../../scripts/auth-emulator.ts')).startAuthEmulator();
  process.env.FIREBASE_AUTH_EMULATOR_HOST = started.host;
  return started;
});

let gateway: ChildGateway;
let shop: Shop;
beforeAll(async () => {
  shop = await makeShop(2);
  gateway = await startGateway({ databaseUrl: env.DATABASE_URL, env: { LOG_LEVEL: 'warn', WORKER: 'off' } });
});
afterAll(() => gateway.kill());

it('while the sign-in service is away, who is signed in works on, and who signs in is told', async () => {
  expect(await list(gateway, shop)).toBe('ok');
  await emulator.stop();
  expect(await list(gateway, shop)).toBe('ok');
  expect(await approve(gateway, shop, shop.waiting.pop()!)).toBe('ok');
  expect((await gateway.request(null, '/readyz')).status).toBe(200);
  const signIn = await gateway.request(null, '/api/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken: shop.token }),
  });
  expect(signIn.status).toBe(408);
  expect(await signIn.json()).toMatchObject({ error: { code: 'TIMEOUT' } });
});

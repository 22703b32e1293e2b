import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testServer, type TestServer } from '../../../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../../../prisma/seed/factories/business.ts';
import { tokenOf } from '../../../../../prisma/seed/factories/session.ts';
import { request } from './support.ts';

vi.hoisted(() => Object.assign(process.env, { PUBLIC_URL: 'https://karbar.test', SHOP_NETWORK: 'public' }));

let server: TestServer;
let founder: string;

beforeAll(async () => {
  server = await testServer();
  founder = await tokenOf((await seedBusiness()).founder);
});
afterAll(() => server.close());

it('a shop without https is told to paste the keys', async () => {
  const message = 'The shop is not on https, so its keys cannot be handed out safely. Paste the keys instead';
  expect((await request(server, founder, { url: 'http://shop.example.test' })).refusal).toMatchObject({ fieldErrors: [{ field: 'url', message }] });
  const { authorizeUrl } = await request(server, founder, { url: 'shop.example.test/wp-admin/' });
  expect(authorizeUrl).toMatch(/^https:\/\/shop\.example\.test\/wc-auth\/v1\/authorize\?/);
});

it('an address of our own network is refused', async () => {
  const message = 'The address of the shop is not on the internet';
  expect((await request(server, founder, { url: 'https://10.0.0.1' })).refusal).toMatchObject({ fieldErrors: [{ field: 'url', message }] });
});

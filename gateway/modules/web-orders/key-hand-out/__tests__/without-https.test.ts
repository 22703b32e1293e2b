import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../../../prisma/seed/factories/business.ts';
import { tokenOf } from '../../../../../prisma/seed/factories/session.ts';
import { request } from './support.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

it('a server without an https address offers no hand-out of keys, and says so when asked for one', async () => {
  const founder = await tokenOf((await seedBusiness()).founder);
  expect((await server.graphql(founder, '{ canRequestSiteKeys }')).data).toEqual({ canRequestSiteKeys: false });
  const { refusal } = await request(server, founder, { url: 'https://shop.example.test' });
  expect(refusal?.message).toBe('Shops hand out their keys to https addresses only, and this server has none. Paste the keys instead');
});

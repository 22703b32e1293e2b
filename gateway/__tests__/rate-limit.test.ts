import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { signUp } from '../../e2e/support/accounts.ts';
import { testServer, type TestServer } from '../../e2e/support/test-server.ts';

vi.hoisted(() => { process.env.RATE_LIMIT_PER_MINUTE = '6'; });

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

const statuses = async (count: number, send: () => Promise<{ status: number }>) => {
  const seen: number[] = [];
  for (let sent = 0; sent < count; sent += 1) seen.push((await send()).status);
  return seen;
};

it('limits each user, guesses of tokens by address, and leaves health checks alone', async () => {
  const [one, two] = await Promise.all([signUp('limit-1@karbar.test'), signUp('limit-2@karbar.test')]);
  const ask = (token: string | null) => () => server.graphql(token, '{ __typename }');
  expect(await statuses(8, ask(one.idToken))).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  expect((await ask(one.idToken)()).errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
  expect(await statuses(1, ask(two.idToken))).toEqual([200]);
  expect(await statuses(8, ask('guess'))).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
  expect(await statuses(8, () => server.request(null, '/healthz'))).toEqual(Array(8).fill(200));
});

it('limits signing in by itself', async () => {
  const signIn = () => server.request(null, '/api/session', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"idToken":"guess"}',
  });
  expect(await statuses(7, signIn)).toEqual([401, 401, 401, 401, 401, 401, 429]);
  const refused = await signIn();
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
});

import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { signUp } from '../../e2e/support/accounts.ts';
import { testServer, type TestServer } from '../../e2e/support/test-server.ts';

vi.hoisted(() => Object.assign(process.env, { RATE_LIMIT_PER_MINUTE: '6', TRUST_PROXY: 'on' }));

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

it('says so to a remote call as TOO_MANY_REQUESTS', async () => {
  const { idToken } = await signUp('limit-trpc@karbar.test');
  const ask = () => server.trpcGet(idToken, 'businessUser.getAvailableBusinesses');
  for (let sent = 0; sent < 6; sent += 1) expect((await ask()).status).not.toBe(429);
  expect(await ask()).toMatchObject({
    status: 429, error: { code: -32029, data: { code: 'TOO_MANY_REQUESTS', httpStatus: 429 } },
  });
});

it('limits the people of one network together, beyond ten of them', async () => {
  const people = await Promise.all(Array.from({ length: 11 }, (_, one) => signUp(`network-${one}@karbar.test`)));
  const asks = people.flatMap(({ idToken }) => Array.from({ length: 6 }, () => idToken));
  const headers = from('10.4.0.1');
  const seen: number[] = [];
  for (const token of asks) seen.push((await server.graphql(token, '{ __typename }', {}, headers)).status);
  expect(seen).toEqual([...Array<number>(60).fill(200), ...Array<number>(6).fill(429)]);
  const elsewhere = await server.graphql((await signUp('network-12@karbar.test')).idToken, '{ __typename }', {}, from('10.4.0.2'));
  expect(elsewhere.status).toBe(200);
});

it('limits signing in by itself', async () => {
  const signIn = () => server.request(null, '/api/session', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"idToken":"guess"}',
  });
  expect(await statuses(7, signIn)).toEqual([401, 401, 401, 401, 401, 401, 429]);
  const refused = await signIn();
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
});

const signInWith = (idToken: string, headers: Record<string, string> = {}, path = '/api/session') => () =>
  server.request(null, path, {
    method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify({ idToken }),
  });

const from = (address: string) => ({ 'x-forwarded-for': address });

it('counts sign-ins by their route, however its address is spelled', async () => {
  const spellings = ['/api/session', '/api/%73ession', '/%61pi/session', '/api/session?x=1', '/api/sessio%6e', '/api/session'];
  const seen: number[] = [];
  for (const path of spellings) seen.push((await signInWith('guess', from('10.1.0.1'), path)()).status);
  expect(seen).toEqual([401, 401, 401, 401, 401, 401]);
  expect((await signInWith('guess', from('10.1.0.1'), '/api/%73ession')()).status).toBe(429);
});

it('counts sign-ins of one account wherever they come from, and of one IPv6 network together', async () => {
  const { idToken } = await signUp('limit-3@karbar.test');
  let sent = 0;
  const somewhere = () => signInWith(idToken, from(`10.2.0.${sent += 1}`))();
  expect(await statuses(7, somewhere)).toEqual([200, 200, 200, 200, 200, 200, 429]);
  const neighbour = () => signInWith('guess', from(`2001:db8:7:7::${sent += 1}`))();
  expect(await statuses(7, neighbour)).toEqual([401, 401, 401, 401, 401, 401, 429]);
});

it('never refuses a sign-out', async () => {
  const { idToken } = await signUp('limit-4@karbar.test');
  const headers = from('10.3.0.1');
  const signedIn = await signInWith(idToken, headers)();
  const cookie = signedIn.headers.get('set-cookie')!.split(';')[0]!;
  await statuses(6, signInWith('guess', headers));
  const signOut = () => server.request(null, '/api/session', { method: 'DELETE', headers: { ...headers, cookie } });
  expect(await statuses(12, signOut)).toEqual(Array(12).fill(204));
  const ask = await server.graphql(null, '{ __typename }', {}, { ...from('10.3.0.2'), cookie });
  expect(ask.status).toBe(401);
});

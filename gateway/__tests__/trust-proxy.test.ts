import { expect, it, vi } from 'vitest';
import { testServer } from '../../e2e/support/test-server.ts';
import { parseEnv } from '../env.ts';

// Each address may try to sign in once a minute.
vi.hoisted(() => { process.env.RATE_LIMIT_PER_MINUTE = '1'; });

/** The statuses of one try after another, each with its X-Forwarded-For, at a gateway with that TRUST_PROXY. */
async function tries(setting: string, forwarded: readonly string[]): Promise<number[]> {
  const server = await testServer({ trustProxy: parseEnv({ ...process.env, TRUST_PROXY: setting }).TRUST_PROXY });
  try {
    const statuses: number[] = [];
    for (const addresses of forwarded) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': addresses };
      const body = '{"idToken":"guess"}';
      statuses.push((await server.request(null, '/api/session', { method: 'POST', headers, body })).status);
    }
    return statuses;
  } finally {
    await server.close();
  }
}

it.each([
  ['the socket, whatever a client writes', 'off', ['1.1.1.1', '2.2.2.2', '3.3.3.3'], [401, 429, 429]],
  [
    'the first, when all are believed', 'on', ['1.1.1.1, 9.9.9.9', '2.2.2.2, 9.9.9.9', '1.1.1.1'],
    [401, 401, 429],
  ],
  [
    'the last, with one proxy: what stands before it may be made up', '1',
    ['6.6.6.6, 1.1.1.1', '7.7.7.7, 1.1.1.1', '6.6.6.6, 2.2.2.2'], [401, 429, 401],
  ],
  [
    'the last but one, with two proxies', '2',
    ['6.6.6.6, 1.1.1.1, 10.0.0.1', '7.7.7.7, 1.1.1.1, 10.0.0.2', '6.6.6.6, 2.2.2.2, 10.0.0.1'],
    [401, 429, 401],
  ],
  [
    'the last that is no proxy of the list', '127.0.0.1, 10.0.0.9',
    ['1.1.1.1, 10.0.0.9', '2.2.2.2, 10.0.0.9', '3.3.3.3, 10.0.0.8', '4.4.4.4, 10.0.0.8'],
    [401, 401, 401, 429],
  ],
  [
    'the socket, when what speaks is not in the list', '10.0.0.9',
    ['1.1.1.1, 10.0.0.9', '2.2.2.2, 10.0.0.9'], [401, 429],
  ],
])('counts by %s', async (_which, setting, forwarded, statuses) => {
  expect(await tries(setting, forwarded)).toEqual(statuses);
});

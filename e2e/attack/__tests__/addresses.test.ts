import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { childEnv, env } from '../../../gateway/env.ts';
import { withSite } from '../../../gateway/modules/web-orders/__tests__/support.ts';
import { pluginKey, signCall, signHead } from '../../../gateway/modules/web-orders/plugin/plugin-key.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';
import { ROOT } from '../../../scripts/processes.ts';
import { WEBHOOK_SECRET } from '../../doubles/woocommerce-recordings.ts';
import { statementsOf } from '../../support/client.ts';
import { startGateway, type ChildGateway } from '../../support/gateway.ts';
import { testServer, type TestServer } from '../../support/test-server.ts';
import { times } from '../mutations.ts';

/** Addresses, headers, cookies and settings in odd spellings: nothing leads off this site, round a limit, or into production. */

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

/** The first lines of the answer to bytes that no HTTP library would send. */
function raw(port: number, head: string): Promise<string> {
  return new Promise((resolve, reject) => {
    // Not `end`: the gateway drops an answer that it has not begun when the client closes its side.
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head}\r\nconnection: close\r\n\r\n`));
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => { text += part; });
    socket.on('close', () => resolve(text)).on('error', reject);
  });
}

describe('redirects', () => {
  const SITE = 'evil.example';
  const paths = [
    `//${SITE}`, `//${SITE}/%2e%2e`, `/\\${SITE}`, `/%5c${SITE}`, `/%09/${SITE}`, `/.//${SITE}`, `/x/..//${SITE}`, `/;@${SITE}`,
    `//user@${SITE}/`, `///${SITE}`, `/%2f%2f${SITE}`, `/assets//${SITE}/..`, `/assets/..%2f..//${SITE}`, `//${SITE}/graphql`,
    `http://${SITE}/graphql`, `http://${SITE}//${SITE}`, `/graphql/../..//${SITE}`, `/sign-in?redirect=//${SITE}`,
    `/api/bkash/callback/%2f%2f${SITE}?paymentID=x&status=success`, `/api/bkash/callback/..%5c..%5c${SITE}`, `/graphql//${SITE}`,
  ];

  it.each(paths)('stay on this site for %j', async (path) => {
    const { port } = new URL(server.url);
    const answer = await raw(Number(port), `GET ${path} HTTP/1.1\r\nhost: ${SITE}\r\nx-forwarded-host: ${SITE}\r\naccept: text/html`);
    expect(answer).toMatch(/^HTTP\/1\.1 [2345]/);
    expect(answer).not.toMatch(/^HTTP\/1\.1 500/);
    const location = /^location: (.*)$/im.exec(answer)?.[1]?.trim() ?? '/';
    expect(location).toMatch(/^\/(?![/\\])/);
    expect(new URL(location, 'https://karbar.example/sign-in').origin).toBe('https://karbar.example');
  });
});

describe('limits by address', () => {
  const LIMIT = 6;
  let limited: ChildGateway;
  beforeAll(async () => {
    limited = await startGateway({
      databaseUrl: env.DATABASE_URL, env: { RATE_LIMIT_PER_MINUTE: String(LIMIT), WORKER: 'off', LOG_LEVEL: 'error' },
    });
  });
  afterAll(() => limited.kill());

  const json = { 'content-type': 'application/json' };
  const body = '{"idToken":"guess"}';
  const statusOf = async (path: string, init: RequestInit) => (await limited.request(null, path, init)).status;

  it('count guesses of tokens, whatever headers and spellings come with them', async () => {
    const tricks: [path: string, headers: Record<string, string>][] = [
      ...['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'True-Client-IP', 'CF-Connecting-IP', 'X-Client-IP', 'Via'].map(
        (name, n): [string, Record<string, string>] => ['/api/session', { [name]: name === 'Forwarded' ? 'for=203.0.113.9' : `203.0.113.${n}` }]),
      ...['/api/%73ession', '/%61pi/session', '/api/session?', '/api/session?x=1', '/api/session#x', '/api/s%65ssion?a=/assets/'].map(
        (path): [string, Record<string, string>] => [path, {}]),
      ...['//api/session', '/api//session', '/API/session', '/api/session/', '/api/session.', '/api/./session', '/assets/../api/session', '/api/session%20', '/api/session;x'].map(
        (path): [string, Record<string, string>] => [path, {}]),
    ];
    const statuses: number[] = [];
    for (const [path, headers] of tricks) statuses.push(await statusOf(path, { method: 'POST', headers: { ...json, ...headers }, body }));
    // 401 is a guess that was looked at; other addresses are no address of this route.
    expect(statuses.filter((status) => status === 401).length).toBe(LIMIT);
    expect(statuses.filter((status) => ![401, 404, 429].includes(status))).toEqual([]);
    const override = { ...json, 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE', 'x-http-method': 'DELETE' };
    expect(await statusOf('/api/session?_method=DELETE', { method: 'POST', headers: override, body })).toBe(429);
  });

  it('count addresses that do not exist, before their bodies are read', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < LIMIT + 4; n += 1) {
      statuses.push(await statusOf(n % 2 ? `/assets/${n}` : `/nothing/${n}`, { method: 'POST', headers: json, body: '[1' }));
    }
    expect(statuses.slice(LIMIT)).toEqual([429, 429, 429, 429]);
  });

  it.each(['/api/webhooks/woocommerce/', '/api/webhooks/couriers/'])('count deliveries to %s for nobody', async (path) => {
    const statuses = await times(10 * LIMIT + 20, () => statusOf(`${path}${randomUUID()}`, { method: 'POST', body: '{}' }));
    expect(statuses.filter((status) => status === 404).length).toBe(10 * LIMIT);
    expect(statuses.filter((status) => status === 429).length).toBe(20);
  });

  it('of the plugin stop strangers and no shop of the same network, and a shop that asks too much is answered', async () => {
    const site = await withSite(await seedBusiness());
    const key = pluginKey(site.id, WEBHOOK_SECRET);
    const call = (action: string, isSigned = true, isProven = isSigned) => {
      const time = String(Math.floor(Date.now() / 1000));
      const sent = Buffer.from('{"total":1}');
      const signature = isSigned ? signCall(key, time, action, sent) : 'x'.repeat(44);
      return limited.request(null, `/api/plugin/woocommerce/${site.id}/${action}`, {
        method: 'POST', body: sent,
        headers: { ...json, 'x-karbar-time': time, 'x-karbar-signature': signature, ...(isProven && { 'x-karbar-proof': signHead(key, time, action) }) },
      });
    };
    // An older plugin makes its network known.
    expect((await call('setting', true, false)).status).toBe(200);
    const strangers = await times(LIMIT + 4, () => statusOf(`/api/plugin/woocommerce/${randomUUID()}/decide`, { method: 'POST', body: '{}' }));
    expect(strangers.filter((status) => status === 429).length).toBeGreaterThan(4);
    const neighbours = await times(10 * LIMIT + 6, async () => (await call('decide', false)).status);
    expect([neighbours.filter((status) => status === 401).length, neighbours.filter((status) => status === 429).length]).toEqual([10 * LIMIT, 6]);
    const answers: unknown[] = [];
    for (let n = 0; n < LIMIT + 2; n += 1) answers.push(((await (await call('decide')).json()) as { reason?: string }).reason);
    expect(answers).toEqual([...Array.from({ length: LIMIT }, () => ''), ...Array.from({ length: 2 }, () => 'too much is asked at once')]);
  });

  it('are not needed where asking costs nothing: probes share one look at the database, and so do repeated sign-outs', async () => {
    // Sent as one, so that all are there before the database has answered the first.
    const probes = await raw(limited.port, Array<string>(200).fill('GET /readyz HTTP/1.1\r\nhost: x').join('\r\n\r\n'));
    expect(probes.match(/HTTP\/1\.1 200 /g)).toHaveLength(200);
    const statements = [...probes.matchAll(/sql;desc="(\d+)"/g)].reduce((sum, [, count]) => sum + Number(count), 0);
    expect(statements).toBeLessThan(10);
    const idToken = await tokenOf((await seedBusiness()).founder);
    const { headers } = await server.request(null, '/api/session', { method: 'POST', headers: json, body: JSON.stringify({ idToken }) });
    const cookie = headers.get('set-cookie')!.split(';', 1)[0]!;
    const signOut = async () => {
      const answer = await server.request(null, '/api/session', { method: 'DELETE', headers: { cookie } });
      return [answer.status, statementsOf(answer.headers)];
    };
    expect((await signOut())[1]).toBeGreaterThan(0);
    expect(await signOut()).toEqual([204, 0]);
  });

  it.each([
    ['a fragment', (fields: string) => `mutation { ...all } fragment all on Mutation { ${fields} }`],
    ['an inline fragment', (fields: string) => `mutation { ... on Mutation { ... { ${fields} } } }`],
    ['nothing', (fields: string) => `mutation { ${fields} }`],
  ])('price every command of a request, when %s stands around them', async (_what, documentOf) => {
    const token = await tokenOf((await seedBusiness()).founder);
    const commands = Array.from({ length: 10 }, (_, n) => `c${n}: setOnboardingStep(input: { step: ${n % 5} }) { __typename }`);
    const { data, errors } = await limited.graphql(token, documentOf(commands.join(' ')));
    expect([errors, Object.keys(data ?? {}).length]).toEqual([undefined, 10]);
    expect((await limited.graphql(token, '{ __typename }')).errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
  });

  it('hold for batches of procedures, however their commas are written', async () => {
    const token = await tokenOf((await seedBusiness()).founder);
    const name = 'businessUser.getAvailableBusinesses';
    for (const comma of [',', '%2C', '%2c']) {
      const status = async (count: number) =>
        (await server.request(token, `/api/trpc/${Array<string>(count).fill(name).join(comma)}?batch=1&input=%7B%7D`)).status;
      expect([await status(10), await status(11)]).toEqual([expect.not.stringMatching('400'), 400]);
    }
    const { status } = await server.request(token, `/api/trpc/${Array<string>(11).fill(name).join('%252C')}?batch=1&input=%7B%7D`);
    expect(status).toBe(404);
  });
});

describe('a body', () => {
  it.each(['plugin/woocommerce/ID/decide', 'plugin/woocommerce/ID/nothing', 'files/PRODUCT', 'business/logo'])('to /api/%s of nobody is not waited for', async (path) => {
    const { port } = new URL(server.url);
    const { id } = await withSite(await seedBusiness());
    const answer = await raw(Number(port), `${path === 'business/logo' ? 'PUT' : 'POST'} /api/${path.replace('ID', id)} HTTP/1.1\r\nhost: x\r\ncontent-type: image/png\r\ncontent-length: 20000`);
    expect(answer).toMatch(/^HTTP\/1\.1 40[14]/);
  });
});

describe('a call of a plugin', () => {
  it('is refused before its body, and so is one of a shop that asks too much', async () => {
    const small = await startGateway({ databaseUrl: env.DATABASE_URL, env: { RATE_LIMIT_PER_MINUTE: '3', WORKER: 'off', LOG_LEVEL: 'error' } });
    try {
      const site = await withSite(await seedBusiness());
      const key = pluginKey(site.id, WEBHOOK_SECRET);
      const time = String(Math.floor(Date.now() / 1000));
      const head = (proof: string) => raw(small.port, `POST /api/plugin/woocommerce/${site.id}/decide HTTP/1.1\r\nhost: x\r\nx-karbar-time: ${time}\r\n`
        + `x-karbar-signature: guess\r\nx-karbar-proof: ${proof}\r\ncontent-type: application/json\r\ncontent-length: 60000`);
      const sent = Buffer.from('{"total":1}');
      const call = async () => (await small.request(null, `/api/plugin/woocommerce/${site.id}/decide`, {
        method: 'POST', body: sent, headers: {
          'content-type': 'application/json', 'x-karbar-time': time, 'x-karbar-signature': signCall(key, time, 'decide', sent), 'x-karbar-proof': signHead(key, time, 'decide'),
        },
      })).json() as Promise<{ reason: string }>;
      for (let n = 0; n < 3; n += 1) expect((await call()).reason).toBe('');
      expect(await head(signHead(key, time, 'decide'))).toContain('too much is asked at once');
      for (let n = 0; n < 3; n += 1) expect((await small.request(null, `/api/plugin/woocommerce/${site.id}/decide`, { method: 'POST', body: '{}' })).status).toBe(401);
      expect(await head('guess')).toMatch(/^HTTP\/1\.1 429/);
    } finally {
      await small.kill();
    }
  });
});

describe('a session that was signed out', () => {
  it('is not reached by its cookie in another spelling', async () => {
    const idToken = await tokenOf((await seedBusiness()).founder);
    const json = { 'content-type': 'application/json' };
    const { headers } = await server.request(null, '/api/session', { method: 'POST', headers: json, body: JSON.stringify({ idToken }) });
    const cookie = headers.get('set-cookie')!.split(';', 1)[0]!;
    await server.request(null, '/api/session', { method: 'DELETE', headers: { cookie } });
    for (const spelling of [cookie, `${cookie}x`, `${cookie}=`, `${cookie}%20`, `${cookie}%0a`, cookie.replace('.', '%2E'), `${cookie}; ${cookie}`]) {
      const { errors } = await server.graphql(null, '{ __typename }', {}, { cookie: spelling });
      expect([spelling.slice(cookie.length), errors?.[0]?.extensions.code]).toEqual([spelling.slice(cookie.length), 'UNAUTHORIZED']);
    }
  });
});

describe('a start in production', () => {
  const SOUND: Record<string, string | undefined> = {
    NODE_ENV: 'production', PUBLIC_URL: 'https://karbar.example', SECRET_KEY: randomBytes(32).toString('base64'), PORT: '0', WORKER: 'off',
    FIREBASE_AUTH_EMULATOR_HOST: undefined, FIREBASE_PROJECT_ID: 'karbar-live', FIREBASE_WEB_API_KEY: 'key', DEMO: undefined,
    DATABASE_URL: 'postgres://karbar@127.0.0.1:9/none', BKASH_APP_KEY: undefined, BKASH_APP_SECRET: undefined, BKASH_USERNAME: undefined, BKASH_PASSWORD: undefined,
  };
  const WRONG: [name: string, change: Record<string, string | undefined>][] = [
    ['PUBLIC_URL', { PUBLIC_URL: undefined }], ['PUBLIC_URL', { PUBLIC_URL: 'http://karbar.example' }],
    ['SECRET_KEY', { SECRET_KEY: undefined }], ['DATABASE_URL', { DATABASE_URL: undefined }],
    ['FIREBASE_PROJECT_ID', { FIREBASE_PROJECT_ID: undefined }], ['FIREBASE_WEB_API_KEY', { FIREBASE_WEB_API_KEY: undefined }],
    ['FIREBASE_AUTH_EMULATOR_HOST', { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }],
    ['BKASH_APP_SECRET', { BKASH_APP_KEY: 'key' }], ['SMS_API_KEY', { SMS_GATEWAY: 'bulksmsbd' }], ['S3_BUCKET', { FILE_STORE: 's3' }], ['DEMO', { DEMO: 'on' }],
  ];
  const run = promisify(execFile);

  // Each is a start of a process; `env.test.ts` parses all of them.
  const tried = inject('isLong') ? WRONG : WRONG.filter(([name]) => ['SECRET_KEY', 'BKASH_APP_SECRET'].includes(name));

  it('is refused under each setting that is missing or unsafe, which it names', async () => {
    const named: [string, number | undefined, boolean][] = [];
    for (const [name, change] of tried) {
      const outcome = await run(process.execPath, ['gateway/main.ts'], { cwd: ROOT, env: childEnv({ ...SOUND, ...change }) })
        .then(() => ({ code: 0, stderr: '' }), (error: { code?: number; stderr: string }) => error);
      named.push([name, outcome.code, outcome.stderr.includes(`Setting ${name}: `)]);
    }
    expect(named).toEqual(tried.map(([name]) => [name, 1, true]));
  }, 180_000);
});

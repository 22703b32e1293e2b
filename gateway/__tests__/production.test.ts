import { execFile } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../e2e/support/database.ts';
import { startGateway, type ChildGateway } from '../../e2e/support/gateway.ts';
import { ROOT } from '../../scripts/processes.ts';
import { childEnv } from '../env.ts';

const METRICS_TOKEN = randomBytes(16).toString('hex');

function settings(): Record<string, string | undefined> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  return {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://karbar.example',
    SECRET_KEY: randomBytes(32).toString('base64'),
    FIREBASE_AUTH_EMULATOR_HOST: undefined,
    FIREBASE_PROJECT_ID: 'karbar-live',
    FIREBASE_SERVICE_ACCOUNT: JSON.stringify({
      project_id: 'karbar-live', client_email: 'gateway@karbar-live.test', private_key: key,
    }),
    FIREBASE_WEB_API_KEY: 'key',
    DEMO: undefined,
    WORKER: 'off',
    METRICS_TOKEN,
  };
}

let gateway: ChildGateway;
beforeAll(async () => {
  gateway = await startGateway({ databaseUrl: await testDatabase(), env: settings() });
});
afterAll(() => gateway.kill());

it('sends cookies over https only and tells browsers to stay there', async () => {
  const response = await gateway.request(null, '/api/session', { method: 'DELETE' });
  expect(response.headers.get('set-cookie')).toMatch(/^__session=;.*; HttpOnly; Secure; SameSite=Lax$/);
  expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
});

it('shows metrics to whoever has the token only', async () => {
  const statusWith = async (authorization: string) =>
    (await gateway.request(null, '/metrics', { headers: { authorization } })).status;
  expect((await gateway.request(null, '/metrics')).status).toBe(404);
  expect(await statusWith(`Bearer ${METRICS_TOKEN}x`)).toBe(404);
  expect(await statusWith(METRICS_TOKEN)).toBe(404);
  expect(await statusWith(`Bearer ${METRICS_TOKEN}`)).toBe(200);
});

it('says once that X-Forwarded-For is not believed', async () => {
  for (let count = 0; count < 3; count += 1) {
    await gateway.request(null, '/healthz', { headers: { 'x-forwarded-for': '203.0.113.7' } });
  }
  await gateway.request(null, '/api/done');
  await expect.poll(() => gateway.output()).toContain('/api/done');
  expect(gateway.output().split('set TRUST_PROXY').length - 1).toBe(1);
});

it('shows no metrics without a token, and does not start without an https address', async () => {
  const open = await startGateway({
    databaseUrl: await testDatabase(), env: { ...settings(), METRICS_TOKEN: undefined },
  });
  expect((await open.request(null, '/metrics')).status).toBe(404);
  await open.kill();
  const DATABASE_URL = await testDatabase();
  const env = childEnv({ ...settings(), DATABASE_URL, PUBLIC_URL: 'http://karbar.example', PORT: '0' });
  const run = promisify(execFile)(process.execPath, ['gateway/main.ts'], { cwd: ROOT, env });
  await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Setting PUBLIC_URL: ') });
});

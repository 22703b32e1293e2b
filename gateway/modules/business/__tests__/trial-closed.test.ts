import { afterEach, expect, it } from 'vitest';
import { startGateway, type ChildGateway } from '../../../../e2e/support/gateway.ts';
import { testDatabase } from '../../../../e2e/support/database.ts';

// Set before the settings are read for the first time: a production server without an SMS gateway.
delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
const PRODUCTION = {
  NODE_ENV: 'production',
  FIREBASE_PROJECT_ID: 'karbar-live',
  FIREBASE_WEB_API_KEY: 'a-key',
  PUBLIC_URL: 'https://karbar.example.test',
  SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
};
Object.assign(process.env, PRODUCTION);

let gateway: ChildGateway | undefined;
afterEach(async () => {
  await gateway?.kill();
  gateway = undefined;
});

async function tellsTrial(settings: Record<string, string>): Promise<unknown> {
  gateway = await startGateway({ databaseUrl: await testDatabase(), env: { WORKER: 'off', ...settings } });
  const answer = await gateway.request(null, '/api/session/config');
  return ((await answer.json()) as { trial: boolean }).trial;
}

it('a production server without an SMS gateway gives no code and starts no trial', async () => {
  const { requestTrialCode } = await import('../request-trial-code.ts');
  const { startTrial } = await import('../sign-up-trial.ts');
  const { newcomer, newName, newPhone } = await import('./trial-support.ts');
  const { db } = await import('../../../db/client.ts');
  const session = await newcomer();
  const phone = newPhone();
  const refusal = { code: 'PRECONDITION_FAILED', reason: 'TRIAL_CLOSED' };
  await expect(requestTrialCode(session, { phone })).rejects.toMatchObject(refusal);
  const attempt = startTrial(session, { businessName: newName(), phone, code: '123456' });
  await expect(attempt).rejects.toMatchObject(refusal);
  expect(await db.trialCode.count({ where: { phone } })).toBe(0);
});

it('tells the sign-up page so', async () => {
  expect(await tellsTrial({})).toBe(false);
});

it('with an SMS gateway trials are open', async () => {
  expect(await tellsTrial({ SMS_GATEWAY: 'bulksmsbd', SMS_API_KEY: 'key' })).toBe(true);
});

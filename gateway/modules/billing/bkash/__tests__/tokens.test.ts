import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { BKASH_PATHS } from '../../../../../e2e/doubles/bkash-sandbox.ts';
import { OutsideServiceError } from '../../../../errors.ts';
import { BkashNotReadyError } from '../bkash.errors.ts';
import { memoryTokenStore } from '../token-store.ts';
import { clientOf, newPayment, startSandbox } from './support.ts';

const MINUTE = 60_000;

function clock() {
  const time = { ms: Date.now() };
  return { now: () => time.ms, pass: (minutes: number) => void (time.ms += minutes * MINUTE) };
}

describe('the token', () => {
  it('is granted once for many first callers', async () => {
    const sandbox = await startSandbox();
    const client = clientOf(sandbox);
    await Promise.all(Array.from({ length: 20 }, () => client.createPayment(newPayment())));
    expect(sandbox.grants).toBe(1);
    expect(sandbox.payments.all()).toHaveLength(20);
  });

  it('is shared by clients with one store', async () => {
    const sandbox = await startSandbox();
    const tokenStore = memoryTokenStore();
    const clients = [clientOf(sandbox, { tokenStore }), clientOf(sandbox, { tokenStore })];
    await Promise.all(clients.map((client) => client.createPayment(newPayment())));
    expect(sandbox.grants).toBe(1);
  });

  it('is sent bare or as Bearer, with the app key', async () => {
    for (const authStyle of ['bare', 'bearer'] as const) {
      const sandbox = await startSandbox({ authStyle });
      await clientOf(sandbox, { authStyle }).createPayment(newPayment());
      const { headers } = sandbox.seen.at(-1)!;
      expect(headers['x-app-key']).toBe('sandbox-app-key');
      expect(headers.authorization?.startsWith('Bearer ')).toBe(authStyle === 'bearer');
    }
  });

  it('is kept for 50 minutes, then refreshed, once for many callers', async () => {
    const sandbox = await startSandbox();
    const { now, pass } = clock();
    const client = clientOf(sandbox, { now });
    await client.createPayment(newPayment());
    pass(49);
    await client.createPayment(newPayment());
    expect(sandbox.tokens).toMatchObject({ grants: 1, refreshes: 0 });
    pass(2);
    await Promise.all([1, 2, 3].map(() => client.createPayment(newPayment())));
    expect(sandbox.tokens).toMatchObject({ grants: 1, refreshes: 1 });
  });

  it('is granted anew when the refresh is refused or silent', async () => {
    const sandbox = await startSandbox();
    const { now, pass } = clock();
    const client = clientOf(sandbox, { now });
    await client.createPayment(newPayment());
    pass(51);
    sandbox.tokens.forget();
    await client.createPayment(newPayment());
    pass(51);
    sandbox.fail({ path: BKASH_PATHS.refresh, kind: 'drop' });
    await client.createPayment(newPayment());
    expect(sandbox.tokens).toMatchObject({ grants: 3, refreshes: 0 });
  });

  it('that expired early is replaced once, for all calls that saw the 401', async () => {
    const sandbox = await startSandbox();
    const client = clientOf(sandbox);
    const { paymentId } = await client.createPayment(newPayment());
    sandbox.tokens.expire();
    const answers = await Promise.all([1, 2, 3, 4].map(() => client.queryPayment(paymentId)));
    expect(answers.map(({ state }) => state)).toEqual(Array(4).fill('not-completed'));
    expect(sandbox.grants).toBe(2);
  });

  it('that is called invalid with HTTP 200 is replaced as well', async () => {
    const sandbox = await startSandbox();
    const client = clientOf(sandbox);
    await client.createPayment(newPayment());
    const body = '{"statusCode":"2079","statusMessage":"Invalid app token"}';
    sandbox.fail({ path: BKASH_PATHS.create, answer: { status: 200, body } });
    await client.createPayment(newPayment());
    expect(sandbox.grants).toBe(2);
  });

  it('that is always refused does not use up the hourly limit of grants', async () => {
    const sandbox = await startSandbox({ authStyle: 'bearer' });
    const client = clientOf(sandbox, { authStyle: 'bare' });
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(client.createPayment(newPayment())).rejects.toThrow(BkashNotReadyError);
    }
    expect(sandbox.grants).toBe(2);
  });

  it('cannot be had with wrong credentials, which are not tried again at once', async () => {
    const sandbox = await startSandbox();
    const { now, pass } = clock();
    const client = clientOf(sandbox, { appSecret: 'wrong', now });
    const grantCalls = () => sandbox.seen.filter(({ path }) => path === BKASH_PATHS.grant).length;
    await expect(client.createPayment(newPayment())).rejects.toThrow(BkashNotReadyError);
    await expect(client.createPayment(newPayment())).rejects.toThrow(BkashNotReadyError);
    expect(grantCalls()).toBe(1);
    pass(2);
    await expect(client.createPayment(newPayment())).rejects.toThrow(BkashNotReadyError);
    expect(grantCalls()).toBe(2);
  });

  it('that cannot be had now can be had a moment later', async () => {
    const sandbox = await startSandbox();
    const client = clientOf(sandbox);
    sandbox.fail({ path: BKASH_PATHS.grant, answer: { status: 503, body: '<html>busy</html>' } });
    await expect(client.createPayment(newPayment())).rejects.toThrow(BkashNotReadyError);
    await expect(client.createPayment(newPayment())).resolves.toHaveProperty('paymentId');
  });

  it('is waited for as long as a call may take, whoever has it in hand', async () => {
    const sandbox = await startSandbox();
    // Another gateway got the lock and never ends.
    const tokenStore = { renew: () => new Promise<never>(() => {}) };
    const client = clientOf(sandbox, { timeoutMs: 100, tokenStore });
    await expect(client.createPayment(newPayment())).rejects.toThrow(BkashNotReadyError);
    expect(sandbox.seen).toEqual([]);
  });

  it('takes no call beyond its time, though every answer comes in time', async () => {
    const sandbox = await startSandbox();
    const client = clientOf(sandbox, { timeoutMs: 1_000 });
    const slow = { delay: 700 };
    sandbox.fail({ path: BKASH_PATHS.grant, ...slow });
    sandbox.fail({ path: BKASH_PATHS.create, ...slow, answer: { status: 401, body: '' } });
    sandbox.fail({ path: BKASH_PATHS.grant, ...slow });
    await expect(client.createPayment(newPayment())).rejects.toThrow(OutsideServiceError);
    expect(sandbox.payments.all()).toEqual([]);
    // Whoever asks next has the token that came meanwhile, and what is refused no more.
    await expect(client.createPayment(newPayment())).resolves.toHaveProperty('paymentId');
  });

  it('and the credentials stay out of clients and errors', async () => {
    const sandbox = await startSandbox();
    const client = clientOf(sandbox);
    await client.createPayment(newPayment());
    const idToken = sandbox.seen.at(-1)!.headers.authorization!;
    sandbox.fail({ kind: 'drop' });
    const silent: unknown = await client.executePayment('TR1').catch((error: unknown) => error);
    sandbox.tokens.expire();
    sandbox.fail({ path: BKASH_PATHS.grant, answer: { status: 200, body: '{"statusCode":"2001"}' } });
    const refused: unknown = await client.executePayment('TR1').catch((error: unknown) => error);
    const shown = inspect([client, silent, refused], { depth: 12, showHidden: true });
    expect(shown).not.toContain(idToken);
    expect(shown).not.toContain('sandbox-app-secret');
    expect(shown).not.toContain('sandbox-password');
  });
});

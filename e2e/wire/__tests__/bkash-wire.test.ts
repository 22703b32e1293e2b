import { afterAll, beforeAll, expect, it } from 'vitest';
import { BKASH_SANDBOX_CREDENTIALS } from '../../doubles/bkash-sandbox.ts';
import { BkashDouble } from '../../doubles/bkash.ts';
import type { TestServer } from '../../support/test-server.ts';
import { makeShop, type WireShop } from '../support.ts';

// The gateway reads its settings once: they stand before any of it is loaded.
const bkash = await new BkashDouble().listen();
Object.assign(process.env, {
  BKASH_BASE_URL: bkash.baseUrl,
  BKASH_APP_KEY: BKASH_SANDBOX_CREDENTIALS.appKey,
  BKASH_APP_SECRET: BKASH_SANDBOX_CREDENTIALS.appSecret,
  BKASH_USERNAME: BKASH_SANDBOX_CREDENTIALS.username,
  BKASH_PASSWORD: BKASH_SANDBOX_CREDENTIALS.password,
});
const { testServer } = await import('../../support/test-server.ts');

let server: TestServer;
let shop: WireShop;
beforeAll(async () => {
  server = await testServer();
  shop = await makeShop();
});
afterAll(async () => {
  await server.close();
  await bkash.close();
});

const path = '/api/bkash/create-payment';

function post(token: string | null, body: unknown, type = 'application/json'): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return server.request(token, path, { method: 'POST', headers: { 'content-type': type }, body: text });
}

/** The payloads that the original sends: nothing but these four fields. */
const sms = () => ({ amount: 35, transactionId: `SMS_${Date.now()}`, businessId: shop.id, type: 'SMS' });
const renewal = () => ({
  amount: 3_990, transactionId: `PACKAGE_RENEW_PRO_${Date.now()}`, businessId: shop.id, type: 'PACKAGE_RENEW',
});

it('answers {bkashURL} for SMS and for a renewal', async () => {
  for (const payload of [sms(), renewal()]) {
    const response = await post(shop.token, payload);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ bkashURL: expect.stringMatching(/^http/) });
  }
});

it('recomputes the amount and refuses a differing one', async () => {
  for (const payload of [{ ...sms(), amount: 34.5 }, { ...renewal(), amount: 1 }]) {
    const response = await post(shop.token, payload);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code: 'BAD_REQUEST', message: expect.stringMatching(/^The amount does not match the price/) },
    });
  }
});

it('refuses with {error: {code, message}} and the status of the code, never with a bkashURL', async () => {
  type Case = [token: string | null, body: unknown, status: number, code: string, type?: string];
  const cases: Case[] = [
    [null, sms(), 401, 'UNAUTHORIZED'],
    ['forged', sms(), 401, 'UNAUTHORIZED'],
    [shop.staffToken, sms(), 403, 'FORBIDDEN'],
    [shop.token, { ...sms(), businessId: shop.second.id }, 404, 'NOT_FOUND'],
    [shop.token, { ...sms(), businessId: undefined }, 400, 'BAD_REQUEST'],
    [shop.token, { ...sms(), type: 'SSL' }, 400, 'BAD_REQUEST'],
    [shop.token, { ...sms(), transactionId: '' }, 400, 'BAD_REQUEST'],
    [shop.token, '{"amount":', 400, 'BAD_REQUEST'],
    [shop.token, 'amount=1', 415, 'UNSUPPORTED_MEDIA_TYPE', 'text/csv'],
    [shop.token, { ...sms(), note: 'x'.repeat(1_100_000) }, 413, 'PAYLOAD_TOO_LARGE'],
  ];
  for (const [token, body, status, code, type] of cases) {
    const response = await post(token, body, type);
    const answer = (await response.json()) as { error: { message: string } };
    const error = { code, message: expect.any(String) };
    expect([response.status, answer]).toMatchObject([status, { error }]);
    expect(answer).not.toHaveProperty('bkashURL');
  }
});

it('says in words which of the validation rules failed', async () => {
  const cases: [body: object, message: string][] = [
    [{ ...sms(), amount: undefined }, 'Amount not found'],
    [{ ...sms(), amount: 0 }, 'Amount cannot be negative or zero'],
    [{ ...sms(), amount: -5 }, 'Amount cannot be negative or zero'],
    [{ ...sms(), businessId: '' }, 'Business ID not found'],
    [{ ...sms(), count: 0 }, 'Please enter a valid number of SMS'],
    [{ ...renewal(), months: 0 }, 'Please enter a valid duration'],
    [{ ...renewal(), amount: 0 }, 'Package rate not found'],
  ];
  for (const [body, message] of cases) {
    const response = await post(shop.token, body);
    const { error } = (await response.json()) as { error: { message: string } };
    expect([response.status, error.message]).toEqual([400, message]);
  }
});

it('takes POST only', async () => {
  const response = await server.request(shop.token, path);
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST');
  expect(await response.json()).toMatchObject({ error: { code: 'METHOD_NOT_SUPPORTED' } });
});

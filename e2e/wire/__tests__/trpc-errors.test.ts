import superjson from 'superjson';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BulkSmsBdDouble } from '../../doubles/sms-bulksmsbd.ts';
import { SMS_DOUBLE_ACCOUNT } from '../../doubles/sms-double.ts';
import type { ProcedureAnswer } from '../../support/client.ts';
import type { TestServer } from '../../support/test-server.ts';
import { trpcStatus } from '../../../gateway/trpc/http-status.ts';
import { makeShop, type WireShop } from '../support.ts';

// The gateway reads its settings once: they stand before any of it is loaded.
const provider = await new BulkSmsBdDouble().listen();
Object.assign(process.env, {
  SMS_GATEWAY: 'bulksmsbd',
  SMS_BASE_URL: provider.url,
  SMS_API_KEY: SMS_DOUBLE_ACCOUNT.apiKey,
  SMS_SENDER_ID: SMS_DOUBLE_ACCOUNT.senderId,
});
const { testServer } = await import('../../support/test-server.ts');

const SMS = { mobileNumber: '01711204466', message: 'On its way' };
const SEND = 'sms.sendSingleSms';
const STOCK = 'product.getStockAlertProducts';

let server: TestServer;
let shop: WireShop;
beforeAll(async () => {
  server = await testServer();
  shop = await makeShop();
});
afterEach(() => provider.heal());
afterAll(async () => {
  await server.close();
  await provider.close();
});

describe('refusals before a procedure', () => {
  const post = (body: string, type = 'application/json') => ({
    method: 'POST', headers: { 'content-type': type }, body,
  });
  const tooMuch = JSON.stringify({ json: { ...SMS, message: 'x'.repeat(1_100_000) } });
  type Case = [title: string, path: string, init: RequestInit, status: number, code: string, number: number];
  const cases: Case[] = [
    ['a query by POST', 'user.getUserById', post('{}'), 500, 'METHOD_NOT_SUPPORTED', -32005],
    ['a mutation by GET', SEND, {}, 500, 'METHOD_NOT_SUPPORTED', -32005],
    ['an unknown procedure', 'businessUser.nothing', {}, 404, 'NOT_FOUND', -32004],
    ['an unknown router', 'nothing.at.all', {}, 404, 'NOT_FOUND', -32004],
    ['half a body', SEND, post('{"json":'), 500, 'PARSE_ERROR', -32700],
    ['half an input', 'user.getUserById?input=%7B%22json%22', {}, 500, 'PARSE_ERROR', -32700],
    ['an input without its wrapper', `${STOCK}?input=%7B%22status%22%3A%22PENDING%22%7D`, {}, 400, 'BAD_REQUEST', -32600],
    ['a text as input', `${STOCK}?input=%22json%22`, {}, 400, 'BAD_REQUEST', -32600],
    ['a body without its wrapper', SEND, post(JSON.stringify(SMS)), 400, 'BAD_REQUEST', -32600],
    ['a wrapper with odd meta', SEND, post('{"json":1,"meta":{"values":7,"v":1}}'), 400, 'BAD_REQUEST', -32600],
    ['another media type', SEND, post('a,b', 'text/csv'), 500, 'UNSUPPORTED_MEDIA_TYPE', -32015],
    ['a body too large', SEND, post(tooMuch), 500, 'PAYLOAD_TOO_LARGE', -32013],
  ];

  it.each(cases)('%s', async (_title, path, init, status, code, number) => {
    const response = await server.request(shop.token, `/api/trpc/${path}`, init);
    const { error } = (await response.json()) as { error: { json: unknown } };
    expect(response.status).toBe(status);
    expect(error.json).toMatchObject({
      code: number, message: expect.any(String), data: { code, httpStatus: status },
    });
  });

  it.each([
    'PARSE_ERROR', 'METHOD_NOT_SUPPORTED', 'PRECONDITION_FAILED', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE',
    'UNPROCESSABLE_CONTENT', 'CLIENT_CLOSED_REQUEST',
  ] as const)('%s counts as 500, also where nothing raises it yet', (code) => {
    expect(trpcStatus(code, 400)).toBe(500);
  });
});

describe('the HTTP status of each code', () => {
  const get = (token: string | null, path: string) => server.trpcGet(token, path);
  const send = (input: unknown = SMS) => server.trpcPost(shop.token, SEND, input);

  const forbidden = () => get(shop.staffToken, 'product.getStockAlertProducts');
  const sendForNothing = () => server.trpcPost(shop.poorToken, SEND, SMS);
  const nowhere = () => get(shop.nobodyToken, 'businessUser.checkBusinessExists');

  async function sendToSilence() {
    provider.fail({ kind: 'drop-after' });
    return send();
  }
  async function sendToRefusal() {
    provider.refuse(1007);
    return send();
  }
  /** The same key for two different messages. */
  async function sendTwice() {
    const headers = {
      'content-type': 'application/json', authorization: `Bearer ${shop.token}`, 'idempotency-key': 'one',
    };
    const url = `${server.url}/api/trpc/${SEND}`;
    const body = (message: string) => superjson.stringify({ ...SMS, message });
    await fetch(url, { method: 'POST', headers, body: body('First') });
    const response = await fetch(url, { method: 'POST', headers, body: body('Second') });
    const { error } = (await response.json()) as { error: { json: ProcedureAnswer['error'] } };
    return { status: response.status, error: error.json };
  }

  it.each([
    ['BAD_REQUEST', 400, -32600, /^Please fill in all fields$/, () => send({ ...SMS, message: '' })],
    ['UNAUTHORIZED', 401, -32001, /^Please sign in$/, () => get(null, 'user.getUserById')],
    ['FORBIDDEN', 403, -32003, /^You do not have permission/, forbidden],
    ['NOT_FOUND', 404, -32004, /^No business found for user$/, nowhere],
    ['TIMEOUT', 408, -32008, /^The SMS gateway did not answer\./, sendToSilence],
    ['CONFLICT', 409, -32009, /^This idempotency key was already used/, sendTwice],
    ['PRECONDITION_FAILED', 500, -32012, /^Your SMS balance is too low/, sendForNothing],
    ['INTERNAL_SERVER_ERROR', 500, -32603, /^The message was not sent: /, sendToRefusal],
  ])('%s is %i', async (code, status, number, message, provoke) => {
    const answer = await provoke();
    expect(answer.status).toBe(status);
    expect(answer.error).toMatchObject({
      code: number, message: expect.stringMatching(message), data: { code, httpStatus: status },
    });
  });

  it('a failed precondition says its reason, and what nobody expected a reference and nothing else', async () => {
    expect((await sendForNothing()).error).toMatchObject({ data: { reason: 'SMS_BALANCE_TOO_LOW' } });
    // It reads the settings, which are made above.
    const { db } = await import('../../../gateway/db/client.ts');
    await db.$executeRaw`ALTER TABLE "SmsMessage" RENAME TO "SmsMessageAway"`;
    try {
      const { error } = await send();
      expect(error).toMatchObject({
        message: 'Something went wrong on our side',
        data: { code: 'INTERNAL_SERVER_ERROR', messageKey: 'Something went wrong on our side', referenceId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      });
    } finally {
      await db.$executeRaw`ALTER TABLE "SmsMessageAway" RENAME TO "SmsMessage"`;
    }
  });
});

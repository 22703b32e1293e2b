import { createTRPCClient, httpBatchLink, httpLink, TRPCClientError } from '@trpc/client';
import superjson from 'superjson';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp, type Account } from '../../../e2e/support/accounts.ts';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';
import type { AppRouter } from '../../trpc/router.ts';
import { readInput } from '../../trpc/superjson-input.ts';

let server: TestServer;
let person: Account;
beforeAll(async () => {
  server = await testServer();
  person = await signUp('trpc@karbar.test');
});
afterAll(() => server.close());

function clientOf(token: string | null, link: typeof httpLink | typeof httpBatchLink = httpLink) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const url = `${server.url}/api/trpc`;
  return createTRPCClient<AppRouter>({ links: [link({ url, headers, transformer: superjson })] });
}

const failure = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(() => 'no error', (reason: unknown) => reason);
  if (!(error instanceof TRPCClientError)) throw new Error(`Not an answer of tRPC: ${String(error)}`);
  const { code, httpStatus } = error.data as { code: string; httpStatus: number };
  return { code, httpStatus, message: error.message };
};

describe('the official client', () => {
  it('reads queries, alone and in a batch', async () => {
    for (const link of [httpLink, httpBatchLink]) {
      const { getUserById } = clientOf(person.idToken, link).user;
      const [first, second] = await Promise.all([getUserById.query({}), getUserById.query({})]);
      expect([first?.email, second?.email]).toEqual([person.email, person.email]);
    }
  });

  it('gets each error of a batch beside the answers', async () => {
    const client = clientOf(person.idToken, httpBatchLink);
    const [known, refused] = await Promise.all([
      client.user.getUserById.query({}),
      failure(client.businessUser.checkBusinessExists.query({})),
    ]);
    expect(known?.email).toBe(person.email);
    expect(refused).toMatchObject({ code: 'NOT_FOUND', message: 'No business found for user' });
  });

  it('understands every refusal that happens before a procedure runs', async () => {
    const of = (token: string | null) => failure(clientOf(token, httpBatchLink).user.getUserById.query({}));
    expect(await of(null)).toMatchObject({ code: 'UNAUTHORIZED', httpStatus: 401 });
    expect(await of('forged')).toMatchObject({ code: 'UNAUTHORIZED', httpStatus: 401 });
    const message = 'x'.repeat(1_100_000);
    const sms = clientOf(person.idToken).sms.sendSingleSms.mutate({ mobileNumber: '01712345678', message });
    expect(await failure(sms)).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', httpStatus: 500 });
  });
});

describe('raw requests', () => {
  const status = async (path: string, init: RequestInit = {}) => {
    const response = await server.request(person.idToken, `/api/trpc/${path}`, init);
    const { error } = (await response.json()) as { error?: { json: { data: { code: string } } } };
    return [response.status, error?.json.data.code];
  };
  const json = { 'content-type': 'application/json' };

  it('get result.data in the form of superjson', async () => {
    const response = await server.request(person.idToken, '/api/trpc/user.getUserById');
    expect(await response.json()).toMatchObject({ result: { data: { json: { email: person.email } } } });
  });

  it('are refused with the code of what is wrong', async () => {
    expect(await status('user.nothing')).toEqual([404, 'NOT_FOUND']);
    expect(await status('sms.sendSingleSms')).toEqual([500, 'METHOD_NOT_SUPPORTED']);
    const broken = { method: 'POST', headers: json, body: '{"json": ' };
    expect(await status('sms.sendSingleSms', broken)).toEqual([500, 'PARSE_ERROR']);
    const form = { method: 'POST', headers: { 'content-type': 'text/csv' }, body: 'a,b' };
    expect(await status('sms.sendSingleSms', form)).toEqual([500, 'UNSUPPORTED_MEDIA_TYPE']);
    expect(await status('user.getUserById?input=%7B')).toEqual([500, 'PARSE_ERROR']);
  });

  it('of a batch whose inputs stand under no position are refused, not run without them', async () => {
    const refused = async (path: string, init?: RequestInit) => {
      const response = await server.request(person.idToken, `/api/trpc/${path}?batch=1${init ? '' : `&input=${encodeURIComponent('{"json":{}}')}`}`, init);
      const text = await response.text();
      return [response.status, /"code":"(\w+)"/.exec(text)?.[1]];
    };
    const post = (body: unknown) => ({ method: 'POST', headers: json, body: JSON.stringify(body) });
    expect(await refused('user.getUserById')).toEqual([400, 'BAD_REQUEST']);
    for (const body of [{ json: {} }, { 1: { json: {} } }, 'text', null]) expect(await refused('sms.sendSingleSms', post(body))).toEqual([400, 'BAD_REQUEST']);
    expect(await status('user.getUserById?batch=1&input=%7B%7D')).toEqual([200, undefined]);
    expect(await status('user.getUserById,user.getUserById?batch=1&input=%7B%221%22%3A%7B%22json%22%3A%7B%7D%7D%7D')).toEqual([200, undefined]);
  });

  it.each<[string, object]>([
    ['each piece of a large set', {
      json: { pieces: Array.from({ length: 20_000 }, (_, index) => index) },
      meta: { v: 1, values: { pieces: ['set'] }, referentialEqualities: { 'pieces.1': Array.from({ length: 40_000 }, () => 'pieces.19999') } },
    }],
    ['places behind thousands of names', {
      json: {}, meta: { v: 1, values: { ['a.'.repeat(50_000)]: [['undefined'], Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [index, ['Date']]))] } },
    }],
    ['names in each other without end', { json: {}, meta: { v: 1, values: JSON.parse('{"a":'.repeat(100) + '["Date"]' + '}'.repeat(100)) as object } }],
    ['a pattern', { json: { message: '/(/' }, meta: { v: 1, values: { message: ['regexp'] } } }],
  ])('that describe %s are refused at once, whoever sends them', async (_what, input) => {
    const answer = await server.request(null, '/api/trpc/sms.sendSingleSms', { method: 'POST', headers: json, body: JSON.stringify(input) });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('"code":"BAD_REQUEST"')]);
  });

  it('hold what JSON cannot, and one object in several places', () => {
    const shared = { day: new Date('2026-02-28T18:00:00Z') };
    const input = { first: shared, lines: [shared, { note: undefined, count: 12n, rest: NaN }] };
    expect(readInput(superjson.serialize(input))).toEqual(input);
    expect(readInput(superjson.serialize(undefined))).toBeUndefined();
    expect(() => readInput(new superjson({ dedupe: true }).serialize(input))).toThrow('must stand in each of them');
  });

  it('may ask for several procedures at once', async () => {
    const names = Array(10).fill('user.getUserById').join(',');
    const response = await server.request(person.idToken, `/api/trpc/${names}?batch=1`);
    expect((await response.json()) as unknown[]).toHaveLength(10);
  });
});

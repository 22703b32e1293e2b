import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp, type Account } from '../../e2e/support/accounts.ts';
import { testServer, type TestServer } from '../../e2e/support/test-server.ts';
import { pool } from '../db/client.ts';
import { PreconditionError, ValidationError } from '../errors.ts';

let server: TestServer;
let person: Account;

beforeAll(async () => {
  server = await testServer({}, (app) => {
    app.get('/api/test/breaks', async () => {
      throw new Error('password of the database is hunter2');
    });
    app.get('/api/test/refuses', async () => {
      throw new PreconditionError('INSUFFICIENT_STOCK', 'Only 2 in stock');
    });
    app.post('/api/test/fields', async () => {
      throw new ValidationError('Please correct this', [{ field: 'phone', message: 'Too short' }]);
    });
    app.get('/api/test/statements', async () => {
      await Promise.all([pool.query('SELECT 1'), pool.query('SELECT 2')]);
      return { ok: true };
    });
  });
  person = await signUp('server@karbar.test');
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };
const post = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = json) =>
  server.request(person.idToken, path, { method: 'POST', headers, body });
const bodyOf = async (response: Response) => (await response.json()) as Record<string, never>;

describe('bad requests', () => {
  it('refuses a body that is too large, in the form of each adapter', async () => {
    const huge = JSON.stringify({ idToken: 'x'.repeat(1_100_000), query: 'y' });
    const rest = await post('/api/session', huge);
    expect([rest.status, await bodyOf(rest)]).toMatchObject([413, { error: { code: 'PAYLOAD_TOO_LARGE' } }]);
    const graphql = await post('/graphql', huge);
    expect([graphql.status, await bodyOf(graphql)])
      .toMatchObject([413, { errors: [{ extensions: { code: 'PAYLOAD_TOO_LARGE' } }] }]);
    const trpc = await post('/api/trpc/user.getUserById', huge);
    expect([trpc.status, await bodyOf(trpc)])
      .toMatchObject([500, { error: { json: { data: { code: 'PAYLOAD_TOO_LARGE', httpStatus: 500 } } } }]);
  });

  it('refuses JSON that is none', async () => {
    const rest = await post('/api/session', '{"idToken": ');
    expect([rest.status, await bodyOf(rest)]).toMatchObject([400, { error: { code: 'BAD_REQUEST' } }]);
    const graphql = await post('/graphql', '{"query": ');
    expect([graphql.status, await bodyOf(graphql)])
      .toMatchObject([400, { errors: [{ extensions: { code: 'BAD_REQUEST' } }] }]);
  });

  it('refuses JSON that reaches into prototypes', async () => {
    const response = await post('/api/session', '{"__proto__": {"admin": true}, "idToken": "x"}');
    expect(response.status).toBe(400);
  });

  const adapters = ['/api/session', '/graphql', '/api/trpc/user.getUserById'];
  it.each(adapters)('refuses broken UTF-8 at %s', async (path) => {
    const broken = Uint8Array.from([...Buffer.from('{"idToken":"'), 0xff, 0xfe, ...Buffer.from('"}')]);
    const response = await post(path, broken);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('not valid UTF-8');
  });

  it('refuses media types that an adapter does not read', async () => {
    const response = await post('/graphql', 'query=%7B__typename%7D', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([response.status, await bodyOf(response)])
      .toMatchObject([415, { errors: [{ extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } }] }]);
  });

  it('answers a malformed address', async () => {
    const response = await server.request(null, '/api/%E0%A4%A', {});
    expect([response.status, await bodyOf(response)])
      .toMatchObject([400, { error: { code: 'BAD_REQUEST' } }]);
  });

  it('says which methods an address takes', async () => {
    const response = await server.request(null, '/api/session', { method: 'PUT' });
    expect([response.status, await bodyOf(response)])
      .toMatchObject([405, { error: { code: 'METHOD_NOT_SUPPORTED' } }]);
    expect(response.headers.get('allow')).toBe('POST, DELETE');
  });

  it('says in JSON that an address of the API does not exist', async () => {
    const response = await server.request(null, '/api/nothing', { headers: { accept: 'text/html' } });
    expect([response.status, await bodyOf(response)]).toMatchObject([404, { error: { code: 'NOT_FOUND' } }]);
  });
});

describe('errors', () => {
  it('masks what is unexpected and gives a reference', async () => {
    const headers = { 'x-request-id': 'proxy-7' };
    const response = await server.request(null, '/api/test/breaks', { headers });
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(JSON.parse(text)).toEqual({
      error: {
        code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong on our side', referenceId: 'proxy-7',
        messageKey: 'Something went wrong on our side', messageValues: {},
      },
    });
  });

  it('answers expected ones with code, reason and fields', async () => {
    const refuses = await server.request(null, '/api/test/refuses');
    expect(refuses.status).toBe(412);
    expect(await bodyOf(refuses)).toEqual({
      error: {
        code: 'PRECONDITION_FAILED', message: 'Only 2 in stock', reason: 'INSUFFICIENT_STOCK',
        messageKey: 'Only 2 in stock', messageValues: {},
      },
    });
    const fields = await bodyOf(await post('/api/test/fields', '{}'));
    expect(fields).toMatchObject({ error: { fieldErrors: [{ field: 'phone', message: 'Too short' }] } });
  });

  it('refuses a forged token in the form of each adapter', async () => {
    const forged = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.';
    const rest = await server.request(forged, '/api/test/refuses');
    expect([rest.status, await bodyOf(rest)]).toMatchObject([401, { error: { code: 'UNAUTHORIZED' } }]);
    const graphql = await server.graphql(forged, '{ __typename }');
    expect([graphql.status, graphql.errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHORIZED']);
    const trpc = await server.trpcGet(forged, 'user.getUserById');
    expect([trpc.status, trpc.error?.data.code]).toEqual([401, 'UNAUTHORIZED']);
  });
});

describe('requests', () => {
  it('keep an id that can stand in a log, and get a new one otherwise', async () => {
    const idOf = async (given: string) => {
      const response = await server.request(null, '/healthz', { headers: { 'x-request-id': given } });
      return response.headers.get('x-request-id');
    };
    expect(await idOf('abc-123')).toBe('abc-123');
    expect(await idOf('a b"c')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('tell how many SQL statements they took', async () => {
    const response = await server.request(null, '/api/test/statements');
    expect(response.headers.get('server-timing')).toBe('sql;desc="2"');
  });

  it('count the statements after a body was read', async () => {
    const { status, sql } = await server.graphql(person.idToken, '{ __typename }');
    expect([status, sql]).toEqual([200, 1]);
  });
});

describe('requests that another site started', () => {
  const send = (headers: Record<string, string>) =>
    server.request(null, '/api/test/fields', {
      method: 'POST', headers: { ...json, ...headers }, body: '{}',
    });

  it('are refused when they carry the cookie', async () => {
    const response = await send({ cookie: '__session=x', origin: 'https://evil.example' });
    expect([response.status, await bodyOf(response)]).toMatchObject([403, { error: { code: 'FORBIDDEN' } }]);
    expect((await send({ cookie: '__session=x', origin: 'null' })).status).toBe(403);
  });

  it('pass from our own pages, and without the cookie', async () => {
    expect((await send({ cookie: '__session=x', origin: server.url })).status).toBe(401);
    expect((await send({ cookie: '__session=x', origin: 'http://localhost:4000' })).status).toBe(401);
    expect((await send({ origin: 'https://partner.example' })).status).toBe(400);
  });
});

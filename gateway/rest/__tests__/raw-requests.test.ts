import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp, type Account } from '../../../e2e/support/accounts.ts';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'karbar-raw-'));
let server: TestServer;
let person: Account;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Karbar</title>');
  writeFileSync(join(folder, 'assets', 'app.js'), 'console.log(1);');
  [server, person] = await Promise.all([testServer({ webFolder: folder }), signUp('raw@karbar.test')]);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

interface RawRequest {
  method: string;
  /** As it stands in the request line: fetch() would tidy it up. */
  target: string;
  headers?: [name: string, value: string][];
  body?: string;
}

/** The whole answer of a request whose bytes are sent as they are. */
async function send({ method, target, headers = [], body = '' }: RawRequest): Promise<string> {
  const lines = [
    `${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body ? [`Content-Length: ${Buffer.byteLength(body)}`] : []),
  ];
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const pieces: Buffer[] = [];
  socket.on('data', (piece: Buffer) => pieces.push(piece));
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  await once(socket, 'close');
  return Buffer.concat(pieces).toString('utf8');
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
const bearer = (): [string, string] => ['Authorization', `Bearer ${person.idToken}`];

describe('a range of a file', () => {
  it.each([
    ['bytes=0-3', 206],
    ['bytes=9-1', 416],
    ['bytes=99999-', 416],
    ['bytes=--', 416],
  ])('%s is answered with %i', async (range, status) => {
    const answer = await send({ method: 'GET', target: '/assets/app.js', headers: [['Range', range]] });
    expect(statusOf(answer)).toBe(status);
  });
});

describe('an address', () => {
  it.each(['/%', '/%zz', '/api/export/%E0%A4%A', '/graphql%', '/api/trpc/%ff'])(
    'with malformed percent signs is refused: %s',
    async (target) => expect(statusOf(await send({ method: 'GET', target }))).toBe(400),
  );

  it.each(['/graphql', '/graphq%6c', '/%67raphql?x=1', 'http://localhost/graphql'])(
    'is identified by its route, however it is spelled: %s',
    async (target) => {
      const body = '{"query":"{ viewer { email } }"}';
      const headers: [string, string][] = [bearer(), ['Content-Type', 'application/json']];
      const answer = await send({ method: 'POST', target, headers, body });
      expect([statusOf(answer), answer]).toEqual([200, expect.stringContaining(person.email)]);
    },
  );

  it.each(['/api/export/nothing', '/%61pi/export/nothing', '/api/expor%74/nothing', 'http://localhost/api/export/nothing'])(
    'refuses a forged credential, however it is spelled: %s',
    async (target) => {
      const answer = await send({ method: 'GET', target, headers: [['Authorization', 'Bearer forged']] });
      expect([statusOf(answer), answer]).toEqual([401, expect.stringContaining('not valid')]);
    },
  );

  it.each(['/graphq%6c', 'http://localhost/graphql'])('answers in the form of its adapter: %s', async (target) => {
    const answer = await send({ method: 'POST', target, headers: [['Authorization', 'Bearer forged']] });
    expect([statusOf(answer), answer]).toEqual([401, expect.stringContaining('"errors":[{')]);
  });

  it.each(['/:a(', '/api/(', '/*', '*', '/a::b', '//', '/api/:x(^$)'])(
    'that looks like a pattern of the router is unknown: %s',
    async (target) => expect([404, 405]).toContain(statusOf(await send({ method: 'POST', target }))),
  );
});

const START = ['/', '/graphql', '/graphql?', '/api/', '/api/trpc/', '/api/trpc/user.getUserById', '/api/trpc/webOrder.', '/api/session',
  '/api/session/config', '/api/export/orders?', '/api/business/logo/', '/api/webhooks/woocommerce/', '/api/bkash/callback/',
  '/api/bkash/create-payment', '/assets/', '/assets/app.js', '/index.html', '/healthz', 'http://localhost/', '*'];
const PIECES = ['%', '%00', '%2e%2e/', '%2f', '%5c', '%ff', '%zz', '../', './', '//', ';', ':a(', '*', '?', '&', '=', '#', '[]', '{"',
  'input=', 'input=%7B%22json%22%3A1%7D', 'batch=1', 'query={__typename}', 'query=%7B', 'variables=%7B', 'extensions=[]', 'filter={',
  'filter=%7B%22a%22%3A0%7D', 'sort=', '%F0%9F%92%A9', '__proto__', 'constructor', ',', ',,'];
const target = fc.tuple(
  fc.constantFrom(...START),
  fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.stringMatching(/^[!-~]{0,12}$/)), { maxLength: 4 }),
).map(([start, pieces]) => start + pieces.join(''));

const HEADERS: Record<string, string[]> = {
  Accept: ['*/*', 'text/html', 'application/graphql-response+json', ';', 'a/b;q=zz'],
  'Accept-Encoding': ['br', 'gzip;q=0', '*;q=2', ',', 'identity;q=0'],
  Authorization: ['Bearer', 'Bearer x', 'Bearer a.b.c', 'Bearer e30.e30.', 'Basic e30='],
  'Content-Type': ['application/json', 'application/json; charset=x', 'text/plain', 'multipart/form-data', ';', 'application/graphql+json', 'a'],
  Cookie: ['__session=%', '__session=', '=;=', '__session=a.b.c; __session=d', '__proto__=1'],
  'Idempotency-Key': ['', 'x'.repeat(300), '%00', 'a b'],
  'If-Modified-Since': ['never', 'Thu, 99 Foo 0000 99:99:99 GMT'],
  'If-None-Match': ['*', '"', 'W/'],
  'If-Range': ['"', '0'],
  Origin: ['null', 'http://', 'x', 'http://localhost'],
  Range: ['bytes=9-1', 'bytes=-', 'bytes=', 'bytes=-0', 'bytes=0-0,1-1', 'lines=1-2', 'bytes=99999999999999999999-'],
  'X-Forwarded-For': ['', ',', '999.1.1.1', '::1%x'],
  'X-Karbar-Business': ['', 'x', '%00', 'QnVzaW5lc3M6MQ=='],
};
const header = fc.constantFrom(...Object.entries(HEADERS)).chain(
  ([name, values]) => fc.tuple(fc.constant(name), fc.constantFrom(...values)),
);
const BODIES = ['', '{', '[]', '[{}]', 'null', '0', '"x"', '{"query":"{__typename}"}', '{"query":1}', '{"query":"{","variables":[]}',
  '{"query":"{__typename}","variables":"x","operationName":{}}', '{"extensions":{"persistedQuery":1}}', '{"json":null}', '{"json":{},"meta":1}',
  '{"0":{"json":{}}}', '{"__proto__":{}}', '{"json":{},"meta":{"values":{"a":["Date"]}}}', '{"json":{},"meta":{"values":["map"]}}', '\u0000'];

/** Signed in sometimes: without a session most of the code is never reached. */
const request = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'),
  target,
  headers: fc.uniqueArray(header, { maxLength: 4, selector: ([name]) => name }),
  body: fc.oneof(fc.constantFrom(...BODIES), fc.string({ maxLength: 40 })),
  signedIn: fc.boolean(),
});

it('nothing that a client can send is answered with a failure of ours', async () => {
  await fc.assert(
    fc.asyncProperty(request, async ({ signedIn, headers, ...rest }) => {
      const others = headers.filter(([name]) => name !== 'Authorization');
      const answer = await send({ ...rest, headers: signedIn ? [...others, bearer()] : headers });
      // tRPC's clients read some of their codes beside the status 500: what counts there is the code.
      expect(answer).not.toMatch(/INTERNAL_SERVER_ERROR/);
      if (!rest.target.includes('/api/trpc/')) expect(statusOf(answer)).toBeLessThan(500);
    }),
    { numRuns: 600, interruptAfterTimeLimit: 12_000 },
  );
});

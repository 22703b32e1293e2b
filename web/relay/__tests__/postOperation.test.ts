import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RequestParameters } from 'relay-runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { GatewayError } from '../GatewayError.ts';
import { postOperation } from '../postOperation.ts';

const operation = { id: 'abc', name: 'someQuery', operationKind: 'query', text: null } as RequestParameters;
const signal = new AbortController().signal;
let server: Server | undefined;

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}

/** Answers on a real socket; a browser's own address is put before the path, as a page would have it. */
async function gateway(listener: RequestListener): Promise<void> {
  server = createServer(listener);
  await new Promise<void>((resolve) => {
    server?.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init));
}

afterEach(() => {
  vi.unstubAllGlobals();
  server?.closeAllConnections();
  server?.close();
});

async function failure(): Promise<GatewayError> {
  const error: unknown = await postOperation(operation, {}, { signal }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(GatewayError);
  return error as GatewayError;
}

it('sends the id of the operation, its variables and the key of a repeated mutation', async () => {
  const seen: unknown[] = [];
  await gateway(async (request, response) => {
    seen.push(request.method, request.url, request.headers['idempotency-key'], await bodyOf(request));
    response.end(JSON.stringify({ data: { ok: true } }));
  });
  const answer = await postOperation(operation, { first: 3 }, { signal, idempotencyKey: 'k1' });
  expect(answer).toEqual({ data: { ok: true } });
  expect(seen).toEqual(['POST', '/graphql', 'k1', { doc_id: 'abc', variables: { first: 3 } }]);
});

it('hands partial answers on, with the message where Relay lets it through', async () => {
  const errors = [{ message: 'No business found for user', path: ['viewer', 'business'] }];
  await gateway((_request, response) => {
    response.end(JSON.stringify({ data: { viewer: { business: null } }, errors }));
  });
  expect(await postOperation(operation, {}, { signal })).toEqual({
    data: { viewer: { business: null } },
    errors: [{ ...errors[0], extensions: { message: 'No business found for user' } }],
  });
});

it('names code, message and reference of a refusal', async () => {
  await gateway((_request, response) => {
    const errors = [{ message: 'Please sign in', extensions: { code: 'UNAUTHORIZED', referenceId: 'r1' } }];
    response.writeHead(401).end(JSON.stringify({ data: null, errors }));
  });
  expect(await failure()).toMatchObject({
    code: 'UNAUTHORIZED',
    message: 'Please sign in',
    status: 401,
    referenceId: 'r1',
  });
});

it("says what a proxy's error page means", async () => {
  await gateway((_request, response) => {
    response.writeHead(502, { 'x-request-id': 'r2' }).end('<html>Bad Gateway</html>');
  });
  expect(await failure()).toMatchObject({
    code: 'NETWORK',
    message: 'The server answered with an error (502).',
    referenceId: 'r2',
  });
});

it.each([
  ['a page of a proxy', '<html>Sign in to the network</html>', 'NETWORK'],
  ['nothing', '', 'NETWORK'],
  ['null', 'null', 'NETWORK'],
  ['no data and no error', '{"data":null}', 'INTERNAL_SERVER_ERROR'],
  ['an error without words', '{"data":null,"errors":[{}]}', 'INTERNAL_SERVER_ERROR'],
  ['an error with empty words', '{"data":null,"errors":[{"message":""}]}', 'INTERNAL_SERVER_ERROR'],
])("says 'Unknown error' of a good status with %s", async (_what, body, code) => {
  await gateway((_request, response) => {
    response.end(body);
  });
  expect(await failure()).toMatchObject({ code, message: 'Unknown error', status: 200 });
});

it('names the status of a failure without a body', async () => {
  await gateway((_request, response) => {
    response.writeHead(503).end();
  });
  expect(await failure()).toMatchObject({ message: 'The server answered with an error (503).', status: 503 });
});

it("says 'Unknown error' of a field that failed without words", async () => {
  await gateway((_request, response) => {
    response.end(JSON.stringify({ data: { site: null }, errors: [{ message: '', path: ['site'] }] }));
  });
  const answer = await postOperation(operation, {}, { signal });
  expect(answer).toMatchObject({ errors: [{ message: 'Unknown error', extensions: { message: 'Unknown error' } }] });
});

it('says when nobody answers', async () => {
  await gateway((request) => request.socket.destroy());
  expect(await failure()).toMatchObject({ code: 'NETWORK', status: 0 });
});

it("says 'Aborted' where nobody waits for the answer any more", async () => {
  const controller = new AbortController();
  await gateway((_request, response) => {
    response.write('{"data":');
    controller.abort();
  });
  const error: unknown = await postOperation(operation, {}, { signal: controller.signal }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'GatewayError', code: 'CLIENT_CLOSED_REQUEST', message: 'Aborted', status: 0 });
});

import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Observable } from 'relay-runtime';
import type { GraphQLSingularResponse, RequestParameters } from 'relay-runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchWith } from '../environment.ts';
import type { RequestOptions } from '../environment.ts';

const operation = (operationKind: 'query' | 'mutation') =>
  ({ id: operationKind, name: operationKind, operationKind, text: null }) as RequestParameters;

let server: Server | undefined;
/** Sends the answers that are held back. */
let release: () => void;
const seen: string[] = [];
/** Fields that the server cannot read. */
let failed: { message: string }[] | undefined;

/** Answers with the price at the time when the request came; queries once they are released. */
async function priceServer(): Promise<void> {
  let price = 100;
  const released = new Promise<void>((resolve) => { release = resolve; });
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { doc_id: kind } = JSON.parse(Buffer.concat(chunks).toString()) as { doc_id: string };
    seen.push(kind);
    if (kind === 'mutation') price = 120;
    const data = { price };
    if (kind === 'query') await released;
    response.end(JSON.stringify({ data, errors: failed }));
  });
  await new Promise<void>((resolve) => { server?.listen(0, '127.0.0.1', resolve); });
  const { port } = server.address() as AddressInfo;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init));
}

afterEach(() => {
  vi.unstubAllGlobals();
  server?.closeAllConnections();
  server?.close();
  seen.length = 0;
  failed = undefined;
});

const network = fetchWith({ onSignedOut: () => {}, onChanged: () => {} });
const priceOf = async (kind: 'query' | 'mutation', options: RequestOptions = {}) => {
  const answer = (await Observable.from(network(operation(kind), {}, { metadata: { ...options } })).toPromise()) as GraphQLSingularResponse;
  return (answer as { data: { price: number } }).data.price;
};

it('reads a query once more where a mutation ended meanwhile: its answer would take the change back', async () => {
  await priceServer();
  const read = priceOf('query');
  await vi.waitFor(() => expect(seen).toEqual(['query']));
  expect(await priceOf('mutation')).toBe(120);
  release();
  expect(await read).toBe(120);
  expect(seen).toEqual(['query', 'mutation', 'query']);
});

it('reads it once otherwise', async () => {
  await priceServer();
  release();
  expect(await priceOf('query')).toBe(100);
  expect(await priceOf('mutation')).toBe(120);
  expect(seen).toEqual(['query', 'mutation']);
});

it('takes no answer of a query with a field that has failed, unless it is asked to; a mutation has changed what it has', async () => {
  await priceServer();
  release();
  failed = [{ message: 'The stock could not be read' }];
  await expect(priceOf('query')).rejects.toThrow('The stock could not be read');
  expect(await priceOf('query', { isPartial: true })).toBe(100);
  expect(await priceOf('mutation')).toBe(120);
});

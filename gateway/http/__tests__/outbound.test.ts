import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { createGzip, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { AnswerTooLargeError, causeOf, outbound, UnsendableError, type NoAnswerError, type OutboundOptions } from '../outbound.ts';
import { PrivateAddressError } from '../public-address.ts';
import { wasNeverSent } from '../was-never-sent.ts';

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  }));
});

/** A server on loopback, with the number of connections that reached it. */
async function serve(handle: RequestListener) {
  const server = createServer(handle);
  servers.push(server);
  const seen = { connections: 0, requests: 0 };
  server.on('connection', () => { seen.connections += 1; });
  server.on('request', () => { seen.requests += 1; });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { seen, port, url: `http://127.0.0.1:${port}` };
}

const MB = 1024 * 1024;
const client = (baseUrl: string, options: Partial<OutboundOptions> = {}) =>
  outbound({ service: 'Test', baseUrl, timeoutMs: 20_000, ...options });

const failure = (work: Promise<unknown>) =>
  work.then(() => { throw new Error('It was answered'); }, (error: NoAnswerError) => causeOf(error));

describe('an answer without end', () => {
  it('is cut off when it grows beyond the limit after decompression', async () => {
    // 2 GB of zeros in 2 MB of gzip, made while it is sent.
    let produced = 0;
    const { url, seen } = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'application/json' });
      const gzip = createGzip();
      const zeros = Buffer.alloc(MB);
      gzip.pipe(response);
      const feed = () => {
        while (produced < 2_048 && !response.destroyed) {
          produced += 1;
          if (!gzip.write(zeros)) return void gzip.once('drain', feed);
        }
        gzip.end();
      };
      feed();
    });
    const before = process.memoryUsage().rss;
    const cause = await failure(client(url)({ path: '/', retry: true }));
    expect(cause).toBeInstanceOf(AnswerTooLargeError);
    expect((process.memoryUsage().rss - before) / MB).toBeLessThan(300);
    // Once is enough: the next try would be as large.
    expect(seen.requests).toBe(1);
  });

  it('counts what was compressed twice', async () => {
    const bomb = gzipSync(gzipSync(Buffer.alloc(64 * MB)));
    const { url } = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end(bomb);
    });
    expect(await failure(client(url)({ path: '/' }))).toBeInstanceOf(AnswerTooLargeError);
  });

  it('is read whole up to the limit, whatever its characters', async () => {
    const text = JSON.stringify({ name: 'শাড়ি'.repeat(10_000) });
    const { url } = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(text));
    });
    const answer = await client(url, { maxBytes: Buffer.byteLength(text) })({ path: '/' });
    expect(answer.text).toBe(text);
  });

  it('ends at the time limit, however regularly a byte arrives', async () => {
    const { url } = await serve((_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(drip));
    });
    const started = Date.now();
    const cause = await failure(client(url, { timeoutMs: 500 })({ path: '/' }));
    expect(cause).toMatchObject({ name: 'TimeoutError' });
    expect(Date.now() - started).toBeLessThan(5_000);
  });

  it('may not have headers of any size', async () => {
    const { url } = await serve((_request, response) => {
      response.writeHead(200, { 'x-long': 'x'.repeat(64 * 1024) }).end('ok');
    });
    expect(await failure(client(url)({ path: '/' }))).toMatchObject({ code: 'UND_ERR_HEADERS_OVERFLOW' });
  });
});

describe('a service that an outsider named', () => {
  it('is not called at a name that leads into our own network', async () => {
    const { port, seen } = await serve((_request, response) => response.end('secret'));
    const send = client(`http://localhost:${port}`, { network: 'public' });
    expect(await failure(send({ path: '/', retry: true }))).toBeInstanceOf(PrivateAddressError);
    expect(seen.connections).toBe(0);
  });

  it('is not called at an address of our own network', async () => {
    const { url, seen } = await serve((_request, response) => response.end('secret'));
    expect(await failure(client(url, { network: 'public' })({ path: '/' }))).toBeInstanceOf(PrivateAddressError);
    expect(seen.connections).toBe(0);
  });

  it('gains nothing by a name that changes its address: it is resolved once, for the connection itself', async () => {
    const { port, seen } = await serve((_request, response) => response.end('secret'));
    let resolved = 0;
    const resolve: LookupFunction = (_host, _options, callback) => {
      resolved += 1;
      callback(null, [{ address: '127.0.0.1', family: 4 }]);
    };
    const send = client(`http://rebind.example:${port}`, { network: 'public', resolve });
    expect(await failure(send({ path: '/' }))).toBeInstanceOf(PrivateAddressError);
    expect({ resolved, ...seen }).toEqual({ resolved: 1, connections: 0, requests: 0 });
  });

  it('is refused where one of several addresses is our own', async () => {
    const { port, seen } = await serve((_request, response) => response.end('secret'));
    const resolve: LookupFunction = (_host, _options, callback) =>
      callback(null, [{ address: '8.8.8.8', family: 4 }, { address: '127.0.0.1', family: 4 }]);
    const send = client(`http://both.example:${port}`, { network: 'public', resolve });
    expect(await failure(send({ path: '/' }))).toBeInstanceOf(PrivateAddressError);
    expect(seen.connections).toBe(0);
  });

  it('cannot send us on: a redirect is an answer, not followed', async () => {
    const inner = await serve((_request, response) => response.end('secret'));
    const { url } = await serve((_request, response) => {
      response.writeHead(302, { location: inner.url }).end();
    });
    expect(await client(url)({ path: '/' })).toMatchObject({ status: 302 });
    expect(inner.seen.connections).toBe(0);
  });
});

it.each(['two\nlines', 'not\u200bseen', 'চাবি'])('a key that no header can hold reaches nobody, stands in no error and stops no other caller', async (key) => {
  const { url, seen } = await serve((_request, response) => response.end('ok'));
  const call = client(url);
  for (let time = 0; time < 12; time += 1) {
    const error = await call({ path: '/', retry: true, headers: { 'Api-Key': key } }).catch((thrown: NoAnswerError) => thrown) as NoAnswerError;
    expect(error.cause).toBeInstanceOf(UnsendableError);
    expect(wasNeverSent(error)).toBe(true);
    expect(JSON.stringify([error.message, String(error.cause)])).not.toContain(key);
  }
  expect(seen.requests).toBe(0);
  expect((await call({ path: '/', headers: { 'Api-Key': 'plain' } })).text).toBe('ok');
});

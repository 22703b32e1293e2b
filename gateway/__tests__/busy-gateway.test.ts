import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, it } from 'vitest';

const LIMIT_MS = 2_000;
const BUSY_MS = 3_000;

process.env.HEADERS_TIMEOUT_MS = process.env.BODY_TIMEOUT_MS = String(LIMIT_MS);
// What reads settings comes after them.
const { buildServer } = await import('../server.ts');

/** Each of them is set once, to 1. */
const flags = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
const [IS_BUSY, ALL_SENT] = [0, 1];

/** A turn of the event loop that takes too long, as in a burst of requests or while other programs have the processors. */
function beBusy(): void {
  const until = Date.now() + BUSY_MS;
  Atomics.store(flags, IS_BUSY, 1);
  Atomics.notify(flags, IS_BUSY);
  Atomics.wait(flags, ALL_SENT, 0, 20_000);
  while (Date.now() < until);
}

const app = await buildServer();
app.get('/busy', async () => {
  beBusy();
  return '';
});
await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

/** In a thread, which goes on while the gateway is busy: the first lines of the answers to both, and to a third that never ends. */
const CLIENT = `
  const { parentPort, workerData: { port, flags } } = require('node:worker_threads');
  const { connect } = require('node:net');
  const open = () => new Promise((resolve) => { const socket = connect(port, '127.0.0.1', () => resolve(socket)); });
  const send = (socket, text) => new Promise((resolve) => { socket.write(text, resolve); });
  const answerOf = (socket) => new Promise((resolve) => {
    socket.setEncoding('latin1').once('data', (text) => resolve(text.split('\\r\\n')[0])).once('error', ({ code }) => resolve(code));
  });
  const body = JSON.stringify({ query: '{ __typename } #' + 'x'.repeat(100_000) });
  (async () => {
    const [head, large, endless, busy] = await Promise.all([open(), open(), open(), open()]);
    const answers = Promise.all([head, large, endless].map(answerOf));
    const start = 'POST /graphql HTTP/1.1\\r\\nhost: localhost\\r\\ncontent-type: application/json\\r\\ncontent-length: ' + body.length + '\\r\\n\\r\\n';
    await send(large, start + body.slice(0, 50_000));
    await send(busy, 'GET /busy HTTP/1.1\\r\\nhost: localhost\\r\\n\\r\\n');
    Atomics.wait(flags, 0, 0);
    await send(head, 'GET /healthz HTTP/1.1\\r\\nhost: localhost\\r\\n\\r\\n');
    await send(large, body.slice(50_000));
    Atomics.store(flags, 1, 1);
    Atomics.notify(flags, 1);
    parentPort.postMessage(await answers);
    for (const socket of [head, large, endless, busy]) socket.destroy();
  })();
`;

it('refuses nothing as late that came while it was too busy to read, and gives up what does not come', async () => {
  const { port } = app.server.address() as AddressInfo;
  const client = new Worker(CLIENT, { eval: true, workerData: { port, flags } });
  const answers = await new Promise((resolve, reject) => { client.once('message', resolve).once('error', reject); });
  await client.terminate();
  // Nobody is signed in.
  expect(answers).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 401 Unauthorized', 'HTTP/1.1 408 Request Timeout']);
});

import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { constants, deflateSync } from 'node:zlib';
import { afterEach, beforeAll, afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../e2e/support/database.ts';
import { startGateway, type ChildGateway } from '../../e2e/support/gateway.ts';

const MEGABYTE = 1_048_576;
const SOCKETS = 300;

let gateway: ChildGateway;
beforeAll(async () => {
  gateway = await startGateway({
    databaseUrl: await testDatabase(),
    env: {
      WORKER: 'off', LOG_LEVEL: 'warn', BODY_MEMORY_BYTES: String(16 * MEGABYTE), HEADERS_TIMEOUT_MS: '3000',
      BODY_TIMEOUT_MS: '3000', REQUEST_TIMEOUT_MS: '8000', RATE_LIMIT_PER_MINUTE: '100000',
    },
  });
});
afterAll(() => gateway.kill());

interface Slow {
  socket: Socket;
  answer: () => string;
  closed: Promise<void>;
}

const sockets: Slow[] = [];
afterEach(() => { for (const { socket } of sockets.splice(0)) socket.destroy(); });

/** A connection that has sent `text` and does not go on by itself. */
async function open(text: string): Promise<Slow> {
  const socket = connect(gateway.port, '127.0.0.1');
  const pieces: string[] = [];
  socket.setEncoding('latin1').on('data', (piece: string) => pieces.push(piece)).on('error', () => {});
  const closed = new Promise<void>((resolve) => { socket.once('close', () => resolve()); });
  await new Promise<void>((resolve) => { socket.write(text, () => resolve()); });
  const slow = { socket, answer: () => pieces.join(''), closed };
  sockets.push(slow);
  return slow;
}

const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

const residentMegabytes = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${gateway.pid}/status`, 'utf8'))![1]) / 1024;

/** A request of 100 kB from somebody honest. */
const honest = () => gateway.request(null, '/graphql', {
  method: 'POST', headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query: `{ __typename } #${'x'.repeat(100_000)}` }),
});

describe('bodies that never end', () => {
  it('hold no more memory than they may together, while others are served', async () => {
    await honest();
    const before = residentMegabytes();
    const nearlyAll = 'x'.repeat(MEGABYTE - 10);
    const slow = await Promise.all(
      Array.from({ length: SOCKETS }, () => open(head('/graphql', MEGABYTE) + nearlyAll)),
    );
    let most = 0;
    const unsettled = () => {
      most = Math.max(most, residentMegabytes());
      return slow.filter(({ socket, answer }) => !socket.closed && !answer()).length;
    };
    // Those that fit the memory may stay until they are too late.
    await expect.poll(unsettled, { timeout: 20_000 }).toBeLessThanOrEqual(16);
    // On a slow machine some are too late before their turn comes, or closed before they can read an answer.
    const answers = slow.map(({ answer }) => answer()).filter(Boolean);
    expect(answers.filter((text) => !/^HTTP\/1.1 (408|503) /.test(text))).toEqual([]);
    expect(answers.find((text) => text.startsWith('HTTP/1.1 503'))).toMatch(/retry-after: 2\r\n/i);
    expect(most - before).toBeLessThan(200);
    expect((await honest()).status).toBe(401);
    expect((await gateway.request(null, '/healthz')).status).toBe(200);
  });

  it.each(['gzip', 'deflate', 'br', 'GZIP', 'gzip, identity'])('cannot be sent as %s, in which a few bytes become many', async (encoding) => {
    const packed = deflateSync('x'.repeat(MEGABYTE - 10), { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1');
    const { socket, answer, closed } = await open(
      head('/graphql', 16_000).replace('content-length', `content-encoding: ${encoding}\r\ncontent-length`));
    socket.write(packed, 'latin1');
    await closed;
    expect(answer()).toMatch(/^HTTP\/1.1 415 [^]*"code":"UNSUPPORTED_MEDIA_TYPE"/);
  });

  it('are given up when nothing comes for a while, or when all of it takes too long', async () => {
    const paused = await open(`${head('/graphql', 500_000)}x`);
    const unfinishedHead = await open('POST /api/session HTTP/1.1\r\nhost: loc');
    await Promise.all([paused.closed, unfinishedHead.closed]);
    expect(paused.answer()).toMatch(/^HTTP\/1.1 408 [^]*"code":"TIMEOUT"/);
    expect(unfinishedHead.answer()).toMatch(/^HTTP\/1.1 408 /);
    const dripping = await open(`${head('/graphql', 500_000)}`);
    const drip = setInterval(() => dripping.socket.write('x'), 200);
    await dripping.closed;
    clearInterval(drip);
    expect(dripping.answer()).toMatch(/^HTTP\/1.1 408 /);
  });

  it('of an unknown web shop are not waited for', async () => {
    const unknown = await open(head('/api/webhooks/woocommerce/00000000-0000-7000-8000-00000000dead', 500_000));
    await unknown.closed;
    expect(unknown.answer()).toMatch(/^HTTP\/1.1 404 /);
  });
});

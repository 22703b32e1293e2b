import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../e2e/support/database.ts';
import { startGateway, type ChildGateway } from '../../e2e/support/gateway.ts';
import { seedBusiness } from '../../prisma/seed/factories/business.ts';
import { tokenOf } from '../../prisma/seed/factories/session.ts';

const MEGABYTE = 1_048_576;
const READERS = 150;
const TIMEOUT_MS = 5_000;

let gateway: ChildGateway;
let token: string;
let address: string;
beforeAll(async () => {
  gateway = await startGateway({
    databaseUrl: await testDatabase(),
    env: { WORKER: 'off', LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '100000', CONNECTION_TIMEOUT_MS: String(TIMEOUT_MS) },
  });
  token = await tokenOf((await seedBusiness()).founder);
  const table = `sku,price\n${'a,1\n'.repeat(2 * MEGABYTE)}`;
  const uploaded = await gateway.request(token, '/api/files/product-import?name=prices.csv', { method: 'POST', body: table });
  const { id } = (await uploaded.json()) as { id: string };
  const { data } = await gateway.graphql<{ node: { url: string } }>(
    token, 'query($id: ID!) { node(id: $id) { ... on StoredFile { url(size: ORIGINAL) } } }', { id },
  );
  address = data!.node.url;
});
afterAll(() => gateway.kill());

const sockets: Socket[] = [];
afterEach(() => { for (const socket of sockets.splice(0)) socket.destroy(); });

/** Asks for the file and reads nothing of it. */
function askOnly(): void {
  const socket = connect(gateway.port, '127.0.0.1').on('error', () => {}).pause();
  socket.write(`GET ${address} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n\r\n`);
  sockets.push(socket);
}

const residentMegabytes = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${gateway.pid}/status`, 'utf8'))![1]) / 1024;
/** Files and connections that the gateway has open. */
const handles = () => readdirSync(`/proc/${gateway.pid}/fd`).length;

describe('files that nobody reads to their end', () => {
  it('hold little memory and are given up after a while; others get their answers', async () => {
    const other = await tokenOf((await seedBusiness()).founder);
    const [memory, open] = [residentMegabytes(), handles()];
    for (let reader = 0; reader < READERS; reader += 1) askOnly();
    await expect.poll(handles, { timeout: 10_000 }).toBeGreaterThan(open + READERS / 2);
    expect((await gateway.graphql(other, '{ viewer { name } }')).errors).toBeUndefined();
    let most = 0;
    const left = () => {
      most = Math.max(most, residentMegabytes());
      return handles() - open;
    };
    await expect.poll(left, { timeout: 40_000 }).toBeLessThan(10);
    expect(most - memory).toBeLessThan(250);
  });

  it('come whole to whoever reads', async () => {
    const answer = await gateway.request(token, address);
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([200, "attachment; filename*=UTF-8''prices.csv"]);
    expect((await answer.text()).length).toBe(10 + 8 * MEGABYTE);
  });
});

import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../e2e/support/database.ts';
import { startGateway, type ChildGateway } from '../../e2e/support/gateway.ts';

const MOST = 20;

let gateway: ChildGateway;
beforeAll(async () => {
  gateway = await startGateway({
    databaseUrl: await testDatabase(),
    env: { WORKER: 'off', LOG_LEVEL: 'warn', MAX_CONNECTIONS: String(MOST), HEADERS_TIMEOUT_MS: '120000', REQUEST_TIMEOUT_MS: '120000', HOST: 'localhost' },
  });
});
afterAll(() => gateway.kill());

it('holds no more connections than it may, and has room again when others go', async () => {
  // By both addresses of localhost, either of which may be a server of its own.
  const sockets = ['127.0.0.1', '::1'].flatMap((host) =>
    Array.from({ length: 3 * MOST }, (): Socket => connect(gateway.port, host).on('error', () => {}).resume()));
  const open = () => sockets.filter(({ closed }) => !closed).length;
  // The test's own client may keep a connection.
  await expect.poll(open, { timeout: 20_000 }).toBeLessThanOrEqual(MOST);
  expect(open()).toBeGreaterThan(MOST / 2);
  for (const socket of sockets) socket.destroy();
  const answers = () => gateway.request(null, '/healthz').then(({ status }) => status, () => 0);
  await expect.poll(answers, { timeout: 20_000 }).toBe(200);
});

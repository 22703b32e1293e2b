import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import { migrate } from '../../prisma/migrate.ts';
import { startAuthEmulator } from '../../scripts/auth-emulator.ts';
import { freePort } from '../../scripts/ports.ts';
import { ensureDatabase, startPostgres } from '../../scripts/postgres.ts';
import { cases, type Case, type Marks } from './cases.ts';
import { BENCH_BUSINESS, generate } from './generate.ts';
import { signInBenchUser } from './sign-in.ts';

/**
 * `npm run bench`: a business with a million orders beside a hundred others, and for every hot read the
 * gateway's throughput beside the same read as hand-written SQL through a bare Node server. The ratio of the
 * two is the result; absolute numbers depend on the machine. `--orders N`, `--seconds N`, `--connections N`,
 * `--only TEXT` for the cases whose name has it, `--profile` to leave the gateway's CPU profile in .karbar/.
 */
const option = (name: string, otherwise: number) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const ORDERS = option('orders', 1_000_000);
const SECONDS = option('seconds', 8);
const CONNECTIONS = option('connections', 10);
const ONLY = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1]! : '';
const PROFILE = process.argv.includes('--profile');
const ROOT = join(import.meta.dirname, '../..');
const say = (line: string) => process.stdout.write(`${line}\n`);

async function prepared(url: string): Promise<void> {
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query('SELECT 1 FROM "Business" LIMIT 1');
  if (!rowCount) {
    say(`Generating ${ORDERS.toLocaleString('en-US')} orders, 3 lines each, and 100 other businesses`);
    await generate(client, { orders: ORDERS, neighbours: 100, ordersPerNeighbour: 1_000 }, say);
  }
  await client.end();
}

async function marks(url: string): Promise<Marks> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string; createdAt: Date; phone: string }>(
    `SELECT "id", "createdAt", "phone" FROM "Order" WHERE "businessId" = $1
     ORDER BY "createdAt" DESC, "id" DESC OFFSET 979 LIMIT 1`, [BENCH_BUSINESS]);
  await client.end();
  const { id, createdAt, phone } = rows[0]!;
  return { fiftieth: { id, createdAt: createdAt.toISOString() }, orderId: id, phone };
}

function startRaw(url: string) {
  const child = fork(join(import.meta.dirname, 'raw-server.ts'), { env: { ...process.env, DATABASE_URL: url } });
  const port = new Promise<number>((resolve) => child.once('message', (m) => resolve((m as { port: number }).port)));
  return { port, stop: () => child.disconnect() };
}

async function startGateway(url: string, emulatorHost: string) {
  const port = await freePort();
  const child = fork(join(ROOT, 'gateway/main.ts'), {
    execArgv: PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${join(ROOT, '.karbar')}`] : [],
    env: {
      ...process.env, DATABASE_URL: url, PORT: String(port), FIREBASE_AUTH_EMULATOR_HOST: emulatorHost,
      WORKER: 'off', DEMO: 'off', LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '1000000',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  for (;;) {
    const ready = await fetch(`${address}/readyz`).then((response) => response.ok, () => false);
    if (ready) return { address, stop: () => stopped(child) };
    if (child.exitCode !== null) throw new Error('The gateway did not start');
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function stopped(child: ChildProcess): Promise<unknown> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return gone;
}

interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

async function load(request: autocannon.Options): Promise<Load> {
  await autocannon({ ...request, connections: CONNECTIONS, duration: 2 });
  const result = await autocannon({ ...request, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

async function measure({ name, graphql, raw }: Case, gateway: string, rawPort: number, cookie: string) {
  const headers = { 'content-type': 'application/json', cookie };
  const body = JSON.stringify(graphql);
  const probe = await fetch(`${gateway}/graphql`, { method: 'POST', headers, body });
  const answer = await probe.text();
  if (!probe.ok || answer.includes('"errors"')) throw new Error(`${name}: ${answer.slice(0, 500)}`);
  const statements = /sql;desc="?(\d+)/.exec(probe.headers.get('server-timing') ?? '')?.[1] ?? '?';
  const ours = await load({ url: `${gateway}/graphql`, method: 'POST', headers, body });
  const bare = await load({ url: `http://127.0.0.1:${rawPort}${raw}` });
  const ratio = ours.perSecond / bare.perSecond;
  const cell = (value: number, width: number) => value.toFixed(value < 10 ? 2 : 0).padStart(width);
  say(
    `${name.padEnd(24)}${cell(ours.perSecond, 9)}${cell(ours.p50, 7)}${cell(ours.p99, 7)}${statements.padStart(5)}` +
    `${cell(bare.perSecond, 11)}${cell(bare.p50, 7)}${cell(bare.p99, 7)}${ratio.toFixed(2).padStart(8)}`,
  );
}

const emulator = await startAuthEmulator();
const server = await startPostgres({ folder: join(ROOT, `.karbar/bench-${ORDERS}`) });
await ensureDatabase(server, 'bench');
const url = server.url('bench');
await prepared(url);
const raw = startRaw(url);
const gateway = await startGateway(url, emulator.host);
try {
  const cookie = await signInBenchUser(emulator.host, gateway.address);
  say(`\n${''.padEnd(24)}     gateway                      one SQL statement, bare Node`);
  say(`${''.padEnd(24)}    req/s    p50    p99  SQL      req/s    p50    p99   ratio`);
  const chosen = cases(await marks(url)).filter(({ name }) => name.includes(ONLY));
  for (const one of chosen) await measure(one, gateway.address, await raw.port, cookie);
} finally {
  await gateway.stop();
  raw.stop();
  await Promise.all([server.stop(), emulator.stop()]);
}

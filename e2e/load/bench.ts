import { fork, type ChildProcess } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import autocannon from 'autocannon';
import pg from 'pg';
import { migrate } from '../../prisma/migrate.ts';
import { readMigrations } from '../../prisma/migration-files.ts';
import { startAuthEmulator } from '../../scripts/auth-emulator.ts';
import { freePort } from '../../scripts/ports.ts';
import { ensureDatabase, startPostgres } from '../../scripts/postgres.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { browserTimes } from './browser-times.ts';
import { APPROVE, cases, type Case, type Marks } from './cases.ts';
import { confirmMany } from './confirm-many.ts';
import { measureCourierJobs } from './courier-jobs.ts';
import { BENCH_BUSINESS, generate } from './generate.ts';
import { ORDER_WRITES } from './order-cases.ts';
import type { Line } from './raw-stock.ts';
import { stockScarceGoods, WRITE_CASES, type WriteCase } from './stock-writes.ts';
import { signInBenchUser } from './sign-in.ts';

/**
 * `npm run bench`: a business with a million orders beside a hundred others, and for every hot read the
 * gateway's throughput beside the same read as hand-written SQL through a bare Node server. The ratio of the
 * two is the result; absolute numbers depend on the machine. 'CPU ms' is what one request takes of the processors in
 * the gateway; with FAST_READS=off in the environment, without its fast reads. `--orders N`, `--seconds N`, `--connections N`,
 * `--browser` for the times of the web app in a real browser instead (after `npm run build`),
 * `--only TEXT` for the cases whose name has it (none: the data only), `--profile` to leave the gateway's CPU profile in .karbar/.
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
const BROWSER = process.argv.includes('--browser');
const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, `.karbar/bench-${ORDERS}`);
const say = (line: string) => process.stdout.write(`${line}\n`);

/** What the data was made by and for: it is used again until that changes. */
const ORIGIN = join(FOLDER, 'origin');
const origin = () => hash('sha256', [
  readFileSync(join(import.meta.dirname, 'generate.ts'), 'utf8'), ...readMigrations().map(({ name }) => name),
].join());

async function prepared(url: string): Promise<void> {
  if (existsSync(ORIGIN)) return;
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  say(`Generating ${ORDERS.toLocaleString('en-US')} orders, 3 lines each, and 100 other businesses`);
  await generate(client, { orders: ORDERS, neighbours: 100, ordersPerNeighbour: 1_000 }, say);
  await client.end();
  writeFileSync(ORIGIN, origin());
}

async function marks(client: pg.Client): Promise<Marks> {
  const { rows } = await client.query<{ id: string; createdAt: Date; phone: string }>(
    `SELECT "id", "createdAt", "phone" FROM "Order" WHERE "businessId" = $1
     ORDER BY "createdAt" DESC, "id" DESC OFFSET 979 LIMIT 1`, [BENCH_BUSINESS]);
  const { id, createdAt, phone } = rows[0]!;
  return { fiftieth: { id, createdAt: createdAt.toISOString() }, orderId: id, phone };
}

function startRaw(url: string) {
  const child = fork(join(import.meta.dirname, 'raw-server.ts'), { env: { ...process.env, DATABASE_URL: url } });
  const port = new Promise<number>((resolve) => child.once('message', (m) => resolve((m as { port: number }).port)));
  return { port, stop: () => child.disconnect() };
}

const START_MS = 60_000;

async function startGateway(url: string, emulatorHost: string) {
  const port = await freePort();
  const child = fork(join(import.meta.dirname, 'bench-gateway.ts'), {
    execArgv: PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${join(ROOT, '.karbar')}`] : [],
    env: {
      ...process.env, DATABASE_URL: url, PORT: String(port), FIREBASE_AUTH_EMULATOR_HOST: emulatorHost,
      WORKER: 'off', DEMO: 'off', LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '1000000',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_MS;
  for (;;) {
    const ready = await fetch(`${address}/readyz`).then((response) => response.ok, () => false);
    if (ready) return { address, processorMs: () => processorOf(child), stop: () => stopped(child) };
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('The gateway did not start');
    await delay(50);
  }
}

/** What the process has had of the processors so far. */
function processorOf(child: ChildProcess): Promise<number> {
  const told = new Promise<number>((resolve) => child.once('message', (message) => resolve((message as { processorMs: number }).processorMs)));
  child.send('processor');
  return told;
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
  /** Of the processors, for one request. */
  processorMs: number;
}

type Processor = () => Promise<number>;

const unmeasured: Processor = async () => 0;

async function load(request: autocannon.Options, processor: Processor = unmeasured): Promise<Load> {
  await autocannon({ ...request, connections: CONNECTIONS, duration: 2 });
  const before = await processor();
  const result = await autocannon({ ...request, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed`);
  const processorMs = (await processor() - before) / result.requests.total;
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99, processorMs };
}

const cell = (value: number, width: number) => value.toFixed(value < 10 ? 2 : 0).padStart(width);

function print(name: string, ours: Load, statements: string, bare?: Load): void {
  const beside = bare && `${cell(bare.perSecond, 11)}${cell(bare.p50, 7)}${cell(bare.p99, 7)}${(ours.perSecond / bare.perSecond).toFixed(2).padStart(8)}`;
  say(
    `${name.padEnd(34)}${cell(ours.perSecond, 9)}${cell(ours.p50, 7)}${cell(ours.p99, 7)}${statements.padStart(5)}${cell(ours.processorMs, 7)}${beside ?? ''}`,
  );
}

interface Servers {
  gateway: string;
  processor: Processor;
  raw: string;
  headers: Record<string, string>;
}

const statementsOf = ({ headers }: Response) => /sql;desc="?(\d+)/.exec(headers.get('server-timing') ?? '')?.[1] ?? '?';

/** As the browser app asks: by the hash of a document that the gateway knows. */
const persisted = (document: string, variables: object) => JSON.stringify({ doc_id: hash('sha256', document), variables });

/** Measures a read at both servers, which must give the same answer. */
async function measure({ name, graphql, raw: path }: Case, { gateway, processor, raw, headers }: Servers): Promise<Load> {
  const body = persisted(graphql.query, graphql.variables);
  const ask = () => fetch(`${gateway}/graphql`, { method: 'POST', headers, body });
  await ask();
  const probe = await ask();
  const answer: unknown = await probe.json();
  const expected: unknown = path ? await (await fetch(`${raw}${path}`)).json() : answer;
  if (!probe.ok || !isDeepStrictEqual(answer, expected)) {
    throw new Error(`${name}: ${JSON.stringify(answer).slice(0, 900)}\nis not\n${JSON.stringify(expected).slice(0, 900)}`);
  }
  const ours = await load({ url: `${gateway}/graphql`, method: 'POST', headers, body }, processor);
  print(name, ours, statementsOf(probe), path ? await load({ url: `${raw}${path}` }) : undefined);
  return ours;
}

const APPROVALS = 200;
const WARM_UP = 50;

async function openWebOrders(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT "id" FROM "WebOrder" WHERE "businessId" = $1 AND "status" = 'PROCESSING' ORDER BY "dateCreated" LIMIT $2`,
    [BENCH_BUSINESS, 2 * (APPROVALS + WARM_UP) + 1]);
  return rows.map(({ id }) => id);
}

interface Sending {
  connections?: number;
  processor?: Processor;
}

/** Sends one request for each; `toRequest` says which. */
async function forEach<One>(
  ids: readonly One[], url: string, toRequest: (one: One) => object, { connections = CONNECTIONS, processor = unmeasured }: Sending = {},
): Promise<Load> {
  const waiting = [...ids];
  const before = await processor();
  const start = performance.now();
  let end = start;
  const result = await autocannon({
    url, connections, amount: ids.length,
    setupClient: (one) => one.on('response', () => { end = performance.now(); }),
    requests: [{ method: 'POST', setupRequest: (request) => ({ ...request, ...toRequest(waiting.pop()!) }) }],
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} changes failed`);
  const processorMs = (await processor() - before) / ids.length;
  return { perSecond: (ids.length / (end - start)) * 1_000, p50: result.latency.p50, p99: result.latency.p99, processorMs };
}

/** Approves web orders at both servers. */
async function measureApprovals(client: pg.Client, { gateway, processor, raw, headers }: Servers): Promise<void> {
  const ids = await openWebOrders(client);
  const decided = () => client.query<{ count: number }>(
    `SELECT count(*)::int FROM "WebOrder" WHERE "id" = ANY($1) AND "status" = 'APPROVED'`, [ids]);
  const bodyOf = (id: string) => persisted(APPROVE, { id: encodeId('WebOrder', id) });
  const toGateway = (id: string) => ({ path: '/graphql', headers, body: bodyOf(id) });
  const toRaw = (id: string) => ({ path: `/approve?id=${id}` });
  const take = (count: number) => ids.splice(0, count);
  const all = [...ids];
  const probe = await fetch(`${gateway}/graphql`, { method: 'POST', headers, body: bodyOf(take(1)[0]!) });
  await forEach(take(WARM_UP), gateway, toGateway);
  const ours = await forEach(take(APPROVALS), gateway, toGateway, { processor });
  await forEach(take(WARM_UP), raw, toRaw);
  const bare = await forEach(take(APPROVALS), raw, toRaw);
  ids.push(...all);
  const { rows } = await decided();
  if (rows[0]!.count !== all.length) throw new Error(`${all.length - rows[0]!.count} web orders were not approved`);
  print('approve', ours, statementsOf(probe), bare);
  judgeTail('approve', ours, 4);
}

/** Changes of the stock at both servers: what the gateway answers is what the bare server answers, request by request. */
async function measureWrites(client: pg.Client, one: WriteCase, { gateway, processor, raw, headers }: Servers): Promise<void> {
  const bodyOf = (lines: readonly Line[]) => persisted(one.document, { input: one.inputOf(lines) });
  const toGateway = (lines: readonly Line[]) => ({ path: '/graphql', headers, body: bodyOf(lines) });
  const toRaw = (lines: readonly Line[]) => ({ path: one.raw, body: JSON.stringify(lines) });
  const warmUp = one.requests.slice(0, one.warmUp);
  const rest = one.requests.slice(one.warmUp);
  let statements = '?';
  for (const lines of warmUp.slice(warmUp.length / 2)) {
    // On a connection of its own: those of an earlier case may be about to be closed.
    const probe = await fetch(`${gateway}/graphql`, { method: 'POST', headers: { ...headers, connection: 'close' }, body: bodyOf(lines) });
    const answer = await probe.text();
    if (!answer.includes('Success')) throw new Error(`${one.name}: ${answer.slice(0, 900)}`);
    statements = statementsOf(probe);
  }
  if (warmUp.length > 0) await forEach(warmUp.slice(0, warmUp.length / 2), raw, toRaw, { connections: one.connections });
  const ours = await forEach(rest.slice(0, rest.length / 2), gateway, toGateway, { connections: one.connections, processor });
  const bare = await forEach(rest.slice(rest.length / 2), raw, toRaw, { connections: one.connections });
  await one.check(client);
  print(one.name, ours, statements, bare);
  judgeTail(one.name, ours, one.maxTail);
}

/** Nobody waits much longer than most. */
function judgeTail(name: string, { p50, p99 }: Load, most = Infinity): void {
  if (p99 <= most * p50) return;
  say(`${name}: the 99th percentile is ${(p99 / p50).toFixed(1)} times the median; at most ${most} is right.`);
  process.exitCode = 1;
}

/** The 50th page must not cost more than this, measured by the first. */
const DEEP_PAGE = 1.3;

function judge(results: Map<string, Load>): void {
  const [first, fiftieth] = [results.get('order list, first page'), results.get('order list, 50th page')];
  if (!first || !fiftieth) return;
  const factor = first.perSecond / fiftieth.perSecond;
  say(`\nThe 50th page takes ${factor.toFixed(2)} times the first; at most ${DEEP_PAGE} is right.`);
  if (factor > DEEP_PAGE) process.exitCode = 1;
}

/** Data of earlier runs may not fit today's tables, and takes much room. */
function forgetEarlierRuns(): void {
  const folder = join(ROOT, '.karbar');
  for (const { name } of readdirSync(folder, { withFileTypes: true })) {
    const isKept = join(folder, name) === FOLDER && existsSync(ORIGIN) && readFileSync(ORIGIN, 'utf8') === origin();
    if (/^bench-\d+$/.test(name) && !isKept) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

mkdirSync(join(ROOT, '.karbar'), { recursive: true });
forgetEarlierRuns();
const emulator = await startAuthEmulator();
const server = await startPostgres({ folder: FOLDER });
await ensureDatabase(server, 'bench');
const url = server.url('bench');
await prepared(url);
const client = new pg.Client({ connectionString: url });
await client.connect();
const raw = startRaw(url);
const gateway = await startGateway(url, emulator.host);

async function measureAll(cookie: string): Promise<void> {
  say(`\n${''.padEnd(34)}     gateway                             one SQL statement, bare Node`);
  say(`${''.padEnd(34)}    req/s    p50    p99  SQL CPU ms      req/s    p50    p99   ratio`);
  const chosen = cases(await marks(client)).filter(({ name }) => name.includes(ONLY));
  const servers: Servers = {
    gateway: gateway.address,
    processor: gateway.processorMs,
    raw: `http://127.0.0.1:${await raw.port}`,
    headers: { 'content-type': 'application/json', cookie },
  };
  const results = new Map<string, Load>();
  for (const one of chosen) results.set(one.name, await measure(one, servers));
  if ('approve'.includes(ONLY)) await measureApprovals(client, servers);
  const writes = [...ORDER_WRITES, ...WRITE_CASES].filter(({ name }) => name.includes(ONLY));
  if (writes.length > 0) await stockScarceGoods(client);
  for (const one of writes) await measureWrites(client, one, servers);
  if ('confirm 500 in bulk'.includes(ONLY)) say(await confirmMany(client, servers));
  await measureCourierJobs({ client, url, gateway: gateway.address, headers: servers.headers, isChosen: (name) => name.includes(ONLY), say });
  judge(results);
}

try {
  const cookie = await signInBenchUser(emulator.host, gateway.address);
  if (BROWSER) for (const times of await browserTimes(gateway.address, cookie, ORDERS)) say(times);
  else await measureAll(cookie);
} finally {
  await gateway.stop();
  raw.stop();
  await client.end();
  await Promise.all([server.stop(), emulator.stop()]);
}

import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../prisma/migrate.ts';
import { readMigrations } from '../../prisma/migration-files.ts';
import { ensureDatabase, startPostgres } from '../../scripts/postgres.ts';
import { ORDERS, ROOT, say } from './bench-options.ts';
import type { Marks } from './cases.ts';
import { BENCH_BUSINESS, generate } from './generate.ts';
import { records } from './records.ts';

const FOLDER = join(ROOT, `.karbar/bench-${ORDERS}`);

/** A hash of what generated the data: the data is reused until it changes. */
const ORIGIN = join(FOLDER, 'origin');
const origin = () => hash('sha256', [
  ...['generate.ts', 'records.ts'].map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')), ...readMigrations().map(({ name }) => name),
].join());

async function prepared(url: string): Promise<void> {
  if (existsSync(ORIGIN)) return;
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  say(`Generating ${ORDERS.toLocaleString('en-US')} orders, 3 lines each, and 100 other businesses`);
  await generate(client, { orders: ORDERS, neighbours: 100, ordersPerNeighbour: 1_000 }, say);
  say('Other records');
  await client.query(`SET session_replication_role = replica; ${records(ORDERS)} SET session_replication_role = DEFAULT;`);
  await client.query('VACUUM ANALYZE');
  await client.end();
  writeFileSync(ORIGIN, origin());
}

/** Ids that the cases read by. */
export async function marks(client: pg.Client): Promise<Marks> {
  const { rows } = await client.query<{ id: string; createdAt: Date; phone: string }>(
    `SELECT "id", "createdAt", "phone" FROM "Order" WHERE "businessId" = $1
     ORDER BY "createdAt" DESC, "id" DESC OFFSET 979 LIMIT 1`, [BENCH_BUSINESS]);
  const { id, createdAt, phone } = rows[0]!;
  return { fiftieth: { id, createdAt: createdAt.toISOString() }, orderId: id, phone };
}

/** Data of earlier runs may not fit today's tables, and takes much room. */
function forgetEarlierRuns(): void {
  const folder = join(ROOT, '.karbar');
  for (const { name } of readdirSync(folder, { withFileTypes: true })) {
    const isKept = join(folder, name) === FOLDER && existsSync(ORIGIN) && readFileSync(ORIGIN, 'utf8') === origin();
    if (/^bench-\d+$/.test(name) && !isKept) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Starts PostgreSQL with the data of the bench, generated when needed. */
export async function startData() {
  mkdirSync(join(ROOT, '.karbar'), { recursive: true });
  forgetEarlierRuns();
  const server = await startPostgres({ folder: FOLDER });
  await ensureDatabase(server, 'bench');
  const url = server.url('bench');
  await prepared(url);
  return { url, stop: () => server.stop() };
}

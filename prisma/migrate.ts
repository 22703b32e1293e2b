import { randomUUID } from 'node:crypto';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { inUtc } from '../gateway/db/in-utc.ts';
import { env } from '../gateway/env.ts';
import { MIGRATIONS, readMigrations, standsAlone, type Migration } from './migration-files.ts';

/**
 * Applies prisma/migrations. It reads and writes what `prisma migrate deploy` does, in the same table and
 * under the same lock, and needs no engine that would have to be downloaded first.
 */

/** The advisory lock of Prisma's own engine, so that the two cannot run at once either. */
const LOCK = 72_707_369;

const quietLogger = new Logger(() => () => {});

const OLDEST_SERVER = 150_000;

/** How many obstacles the message names at most. */
const MAX_OBSTACLES = 20;

const TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" varchar(36) PRIMARY KEY NOT NULL,
  "checksum" varchar(64) NOT NULL,
  "finished_at" timestamptz,
  "migration_name" varchar(255) NOT NULL,
  "logs" text,
  "rolled_back_at" timestamptz,
  "started_at" timestamptz NOT NULL DEFAULT now(),
  "applied_steps_count" integer NOT NULL DEFAULT 0
)`;

const STARTED = 'INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name") VALUES ($1, $2, $3)';
const FINISHED =
  'UPDATE "_prisma_migrations" SET "finished_at" = now(), "applied_steps_count" = 1 WHERE "id" = $1';

/** The database cannot be brought to this version of the code; the message says what to do. */
export class MigrationError extends Error {}

interface Applied {
  migration_name: string;
  checksum: string;
  started_at: Date;
  finished_at: Date | null;
}

/** Refuses a history that does not lead to the files on disk. */
function checkHistory(applied: Applied[], migrations: Migration[]): void {
  const byName = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { migration_name: name, checksum, started_at, finished_at } of applied) {
    if (!finished_at) {
      throw new MigrationError(
        `Migration ${name} was started at ${started_at.toISOString()} and did not finish. ` +
        'Mend the database by hand, then in the table _prisma_migrations either delete its row ' +
        '(it runs again) or set its finished_at (it counts as applied).',
      );
    }
    const file = byName.get(name);
    if (!file) {
      throw new MigrationError(
        `Migration ${name} was applied to this database but is not in prisma/migrations: ` +
        'the database belongs to a newer or different version.',
      );
    }
    if (file.checksum !== checksum) {
      throw new MigrationError(
        `Migration ${name} was edited after it had been applied. ` +
        'Restore its migration.sql and put the change into a new migration.',
      );
    }
  }
}

const reason = (error: unknown) => {
  const { message, detail, hint } = error as pg.DatabaseError;
  return [message, detail, hint].filter(Boolean).join('. ');
};

/** Throws before a migration runs when there is data that people have to correct first. */
async function refuseObstacles(client: pg.Client, { name, obstacles }: Migration): Promise<void> {
  if (!obstacles) return;
  const { rows } = await client.query<{ obstacle: string }>(obstacles);
  if (rows.length === 0) return;
  const lines = rows.slice(0, MAX_OBSTACLES).map(({ obstacle }) => `  ${obstacle}`);
  if (rows.length > MAX_OBSTACLES) lines.push(`  and ${rows.length - MAX_OBSTACLES} more`);
  throw new MigrationError(`Migration ${name} was not begun, because of what is in the database:\n${lines.join('\n')}`);
}

/** In one transaction with its row: a migration that fails leaves nothing behind. */
async function applyWhole(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  const id = randomUUID();
  await client.query('BEGIN');
  try {
    await client.query(STARTED, [id, checksum, name]);
    await client.query(sql);
    await client.query(FINISHED, [id]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new MigrationError(`Migration ${name} failed and was rolled back: ${reason(error)}`);
  }
}

/** Without one: its row stays unfinished when it fails, and the next start says so. */
async function applyAlone(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  const id = randomUUID();
  await client.query(STARTED, [id, checksum, name]);
  try {
    await client.query(sql);
  } catch (error) {
    await client.query('ROLLBACK');
    await client.query('UPDATE "_prisma_migrations" SET "logs" = $2 WHERE "id" = $1', [id, reason(error)]);
    throw new MigrationError(`Migration ${name} failed half-way: ${reason(error)}`);
  }
  await client.query(FINISHED, [id]);
}

async function applyMissing(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  const { rows: [server] } = await client.query<{ version: number; name: string }>(
    `SELECT current_setting('server_version_num')::int AS version, current_setting('server_version') AS name`,
  );
  if (server!.version < OLDEST_SERVER) {
    throw new MigrationError(`PostgreSQL ${server!.name} is too old: 15 or newer is needed`);
  }
  await client.query(TABLE);
  const { rows: applied } = await client.query<Applied>(
    `SELECT "migration_name", "checksum", "started_at", "finished_at" FROM "_prisma_migrations"
      WHERE "rolled_back_at" IS NULL ORDER BY "started_at"`,
  );
  checkHistory(applied, migrations);
  const done = new Set(applied.map((row) => row.migration_name));
  const missing = migrations.filter(({ name }) => !done.has(name));
  for (const migration of missing) {
    await refuseObstacles(client, migration);
    await (standsAlone(migration.sql) ? applyAlone : applyWhole)(client, migration);
  }
  return missing.map(({ name }) => name);
}

/**
 * Applies the migrations that the database lacks and returns their names. Gateways that start at the same
 * time wait for one another. Throws MigrationError. Needs a connection of its own: with a pooler that
 * shares connections between transactions, give the server's own address.
 */
export async function migrate(databaseUrl: string, folder = MIGRATIONS): Promise<string[]> {
  const migrations = readMigrations(folder);
  const client = new pg.Client({ connectionString: inUtc(databaseUrl), application_name: 'karbar-migrate' });
  client.on('error', () => {});
  await client.connect().catch((error: unknown) => {
    const server = `${client.host}:${client.port}`;
    throw new MigrationError(`PostgreSQL at ${server} could not be used: ${reason(error)}`);
  });
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const applied = await applyMissing(client, migrations);
    // The job tables belong to graphile-worker, which keeps their migrations in a schema of its own.
    if (folder === MIGRATIONS) await runMigrations({ connectionString: databaseUrl, logger: quietLogger });
    return applied;
  } finally {
    await client.end();
  }
}

if (import.meta.main) {
  try {
    const applied = await migrate(env.DATABASE_URL);
    process.stdout.write(applied.length ? `Applied ${applied.join(', ')}\n` : 'The database is up to date\n');
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

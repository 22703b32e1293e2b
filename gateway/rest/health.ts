import type { FastifyInstance } from 'fastify';
import { readMigrations } from '../../prisma/migration-files.ts';
import { pool } from '../db/client.ts';
import { countDeadJobs } from '../jobs/dead-jobs.ts';
import { jobsDead, registry } from '../logging/metrics.ts';
import { refused } from './error-form.ts';
import { sendError } from './handle-errors.ts';
import { maySeeMetrics } from './metrics-access.ts';

const ANSWER_TIMEOUT_MS = 2_000;

const migrations = readMigrations().map(({ name }) => name);
let migrated = false;

/** Of a standby, of a database that has been set to it, and during a failover. */
async function isReadOnly(): Promise<boolean> {
  const { rows: [row] } = await pool.query<{ setting: string }>(
    `SELECT current_setting('transaction_read_only') AS setting`,
  );
  return row!.setting === 'on';
}

/** Throws with one clear line when the database is away or older than this code. */
async function checkMigrations(): Promise<void> {
  if (migrated) return;
  const { rows } = await pool.query<{ name: string }>(
    `SELECT "migration_name" AS name FROM "_prisma_migrations"
      WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL`,
  );
  const applied = new Set(rows.map(({ name }) => name));
  const missing = migrations.filter((name) => !applied.has(name));
  if (missing.length > 0) throw new Error(`migrations are missing: ${missing.join(', ')}`);
  migrated = true;
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), ANSWER_TIMEOUT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function lookAtDatabase(): Promise<'ready' | 'read-only'> {
  await inTime(checkMigrations());
  // Reads are still served, so a load balancer must keep this gateway.
  return (await inTime(isReadOnly())) ? 'read-only' : 'ready';
}

let current: ReturnType<typeof lookAtDatabase> | undefined;

/** One look for all who ask at the same time: the address has no limit, and must not take the connections of others. */
function databaseState(): ReturnType<typeof lookAtDatabase> {
  current ??= lookAtDatabase().finally(() => { current = undefined; });
  return current;
}

export interface HealthOptions {
  /** True once the process has begun to shut down. */
  isStopping: () => boolean;
}

/** `/healthz` (the process runs), `/readyz` (it can do its work) and `/metrics`. */
export async function healthRoutes(app: FastifyInstance, { isStopping }: HealthOptions): Promise<void> {
  const unlimited = { config: { rateLimit: false } };

  app.get('/healthz', unlimited, async () => ({ status: 'ok' }));

  app.get('/readyz', unlimited, async (request, reply) => {
    if (isStopping()) return sendError(request, reply, refused(503, 'Shutting down'));
    try {
      return { status: await databaseState() };
    } catch (error) {
      request.log.warn({ err: error }, 'Not ready: the database');
      return sendError(request, reply, refused(503, 'The database is not ready'));
    }
  });

  app.get('/metrics', unlimited, async (request, reply) => {
    if (!maySeeMetrics(request))
      return sendError(request, reply, refused(404, 'There is nothing at /metrics'));
    await inTime(countDeadJobs()).then((count) => jobsDead.set(count), (error: unknown) => {
      // Everything else is told while the database is away: then above all somebody looks.
      jobsDead.set(NaN);
      request.log.warn({ err: error }, 'Dead jobs could not be counted');
    });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

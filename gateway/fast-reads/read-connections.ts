import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { connection, hasOwnPool, pool } from '../db/client.ts';
import { silence } from '../db/silence.ts';
import { countStatement } from '../db/statements.ts';
import { env } from '../env.ts';
import { Pipeline, type Statement } from './pipeline.ts';

const CONNECTIONS = 3;

/** A connection with so many answers still to come is left to catch up. */
const MAX_IN_FLIGHT = 32;

const pipelines: Pipeline[] = [];

/** Without its name: the pool's connections live long, and would keep every statement that was ever prepared. */
const throughPool = async ({ text, values }: Statement) => (await pool.query<pg.QueryResultRow>({ text, values })).rows;

const outside = AsyncLocalStorage.snapshot();

/** In nobody's context: the request has counted the statement already. */
const repeat = (statement: Statement) => outside(() => throughPool(statement));

/**
 * The first connection that keeps up: the more statements share one, the fewer writes and wake-ups they cost, which is
 * most of what a quick read costs. Undefined while all are busy.
 */
function choose(): Pipeline | undefined {
  // A job has a pool of its own.
  if (!env.FAST_READS || silence() || hasOwnPool()) return undefined;
  for (let index = 0; index < CONNECTIONS; index += 1) {
    let pipeline = pipelines[index];
    if (!pipeline || pipeline.isBroken) pipeline = pipelines[index] = new Pipeline(connection, repeat);
    if (pipeline.inFlight < MAX_IN_FLIGHT && !pipeline.isStalled) return pipeline;
  }
  return undefined;
}

/**
 * The rows of one prepared, quick read outside of any transaction. Such reads of all requests share a few
 * connections; while these are busy, they take one of the pool's.
 */
export async function read<Row extends pg.QueryResultRow>(statement: Statement): Promise<Row[]> {
  const pipeline = choose();
  if (!pipeline) return (await throughPool(statement)) as Row[];
  countStatement();
  return (await pipeline.run(statement)) as Row[];
}

/** Replaces the connections by new ones, which know no prepared statements; what is in flight is still answered. */
export function renewConnections(): void {
  // A connection that breaks meanwhile has failed its statements, and there is nobody else to tell.
  for (const pipeline of pipelines.splice(0)) pipeline.end().catch(() => {});
}

/** Ends the connections after the answers that are still to come. */
export async function endReads(): Promise<void> {
  await Promise.all(pipelines.splice(0).map((pipeline) => pipeline.end()));
}

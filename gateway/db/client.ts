import { AsyncLocalStorage } from 'node:async_hooks';
import type { Socket } from 'node:net';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { env } from '../env.ts';
import { PrismaClient, type Prisma } from './generated/client/client.ts';
import { inUtc } from './in-utc.ts';
import { keptName, renewKeptNames, STALE_PLAN } from './kept-statements.ts';
import { onSilence, silence } from './silence.ts';
import { instrument } from './statements.ts';

/** Longer than the server's own limit: only a server that does not even end a statement in time is given up. */
const GRACE_MS = 2_000;
const KEEP_ALIVE_MS = 10_000;

interface Kind {
  /** As pg_stat_activity shows it. */
  name: string;
  statementTimeoutMs: number;
}

const REQUESTS: Kind = { name: 'karbar', statementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT_MS };
const JOBS: Kind = { name: 'karbar-worker', statementTimeoutMs: env.JOB_STATEMENT_TIMEOUT_MS };

const configOf = ({ name, statementTimeoutMs }: Kind) => ({
  connectionString: inUtc(env.DATABASE_URL),
  application_name: name,
  connectionTimeoutMillis: env.DATABASE_CONNECT_TIMEOUT_MS,
  statement_timeout: statementTimeoutMs,
  lock_timeout: env.DATABASE_LOCK_TIMEOUT_MS,
  idle_in_transaction_session_timeout: env.DATABASE_IDLE_TRANSACTION_TIMEOUT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
});

/** How long an answer is waited for; undefined without a limit. */
const answerTimeoutOf = ({ statementTimeoutMs }: Kind) =>
  (statementTimeoutMs ? statementTimeoutMs + GRACE_MS : undefined);

type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void;

/** What pg's client has beside its declared properties. */
interface Inside {
  readyForQuery: boolean;
  connection: { stream: Socket; on(event: 'errorMessage', listener: (error: Error) => void): unknown };
}

function renewStalePlans(client: pg.PoolClient): void {
  (client as unknown as Inside).connection.on('errorMessage', ({ message }) => {
    if (message === STALE_PLAN) renewKeptNames();
  });
}

/**
 * Closes a connection whose own server process is frozen. pg's own `query_timeout` would only stop to wait: the
 * connection would go back to its pool with a statement, or a whole transaction, that is still under way.
 */
function closeWhenSilent(client: pg.PoolClient, timeoutMs: number): void {
  const { connection: { stream } } = client as unknown as Inside;
  // Not as a callback, which would be called once: an idle time would use it up.
  stream.setTimeout(timeoutMs).on('timeout', () => {
    if ((client as unknown as Inside).readyForQuery) return;
    stream.destroy(new Error(`PostgreSQL gave no answer for ${timeoutMs} ms`));
  });
}

/** While PostgreSQL gives no answer, connections in use are closed and no new ones are waited for. */
function failOnSilence(opened: pg.Pool): pg.Pool {
  const inUse = new Map<pg.PoolClient, () => void>();
  opened.on('acquire', (client) => {
    const { connection: { stream } } = client as unknown as Inside;
    inUse.set(client, onSilence((error) => stream.destroy(error)));
  });
  opened.on('release', (_error, client) => {
    inUse.get(client)?.();
    inUse.delete(client);
  });
  const connect = opened.connect.bind(opened) as (callback: Connected) => unknown;
  const connectUnlessSilent = (callback: Connected) => {
    const refusal = silence();
    if (refusal) {
      process.nextTick(callback, refusal);
      return;
    }
    let isOver = false;
    const forget = onSilence((error) => {
      isOver = true;
      callback(error);
    });
    connect((error, client, release) => {
      forget();
      if (!isOver) callback(error, client, release);
      else if (!error) release?.();
    });
  };
  const connectEitherWay = (callback?: Connected) => (callback
    ? connectUnlessSilent(callback)
    : new Promise((resolve, reject) => {
      connectUnlessSilent((error, client) => (error ? reject(error) : resolve(client)));
    }));
  opened.connect = connectEitherWay as typeof opened.connect;
  return opened;
}

function openPool(kind: Kind, max: number): pg.Pool {
  const opened = failOnSilence(instrument(new pg.Pool({ ...configOf(kind), max })));
  opened.on('connect', renewStalePlans);
  const timeoutMs = answerTimeoutOf(kind);
  if (timeoutMs) opened.on('connect', (client) => closeWhenSilent(client, timeoutMs));
  return opened;
}

/** For single connections outside of any pool, whose statements are all quick. */
export const connection = { ...configOf(REQUESTS), query_timeout: answerTimeoutOf(REQUESTS) };
export const jobConnection = configOf(JOBS);

/** A pool for background jobs alone: requests never wait for them, nor they for requests. */
export const openJobPool = (max: number): pg.Pool => openPool(JOBS, max);

const chosen = new AsyncLocalStorage<pg.Pool>();

/** Runs work whose reads and transactions take their connections from `own` instead of the requests' pool. */
export const withPool = <T>(own: pg.Pool, run: () => T): T => chosen.run(own, run);

/** Whether this is such work: a background job, not a request. */
export const hasOwnPool = (): boolean => chosen.getStore() !== undefined;

/** One pool for Prisma, raw statements and jobs enqueued in a command's transaction. */
export const pool = openPool(REQUESTS, env.DATABASE_POOL);

type Callback = Parameters<pg.Pool['connect']>[0];
const connect = pool.connect.bind(pool) as (callback?: Callback) => unknown;
const connectChosen = (callback?: Callback) => {
  const own = chosen.getStore() as { connect: typeof connect } | undefined;
  return own ? own.connect(callback) : connect(callback);
};
pool.connect = connectChosen as typeof pool.connect;

// Its type wants a name for each; without one the driver prepares nothing, which is meant for all others.
const statementNameGenerator = keptName as (query: { sql: string }) => string;
const clientOf = () => new PrismaClient({ adapter: new PrismaPg(pool, { statementNameGenerator }) });
const requestClient = clientOf();
let jobClient: PrismaClient | undefined;

/**
 * Prisma's client. Jobs have a client of their own, because a client batches the look-ups of one turn of the event loop in
 * the async context of the first: with one client for both, a look-up of a request could run on the jobs' pool.
 */
export const db: PrismaClient = new Proxy(requestClient, {
  get(_target, property) {
    const client = hasOwnPool() ? (jobClient ??= clientOf()) : requestClient;
    const value: unknown = Reflect.get(client, property, client);
    return typeof value === 'function' ? value.bind(client) : value;
  },
});

/** What a command may do to the database: everything, inside its transaction. */
export type Tx = Prisma.TransactionClient;

import { Socket } from 'node:net';
import pg from 'pg';
import { jobConnection } from '../db/client.ts';

/**
 * A worker that is killed leaves its jobs locked, and graphile-worker waits four hours before it gives them
 * to another. Here each worker holds an advisory lock while it lives; PostgreSQL drops it with the
 * connection, so a locked job whose worker's lock is free can be taken over at once.
 */
export interface WorkerLease {
  /** Resolves with the reason once the lease can no longer be relied on; never rejects. */
  lost: Promise<unknown>;
  /** Gives it back. */
  release: () => void;
}

/** The key of a worker's advisory lock, for a statement whose $1 is its id. */
export const LEASE_KEY = `hashtextextended('karbar worker ' || $1, 0)`;

const HEARTBEAT_MS = 5_000;
const ANSWER_TIMEOUT_MS = 15_000;

/**
 * Takes the lease of `workerId` on a connection of its own. It never waits for the lock and never connects again: it
 * throws when it cannot have the lease now, and whoever holds a lost one takes a new one for a new worker.
 */
export async function takeLease(workerId: string): Promise<WorkerLease> {
  const { promise: lost, resolve: lose } = Promise.withResolvers<unknown>();
  const socket = new Socket();
  const client = new pg.Client({ ...jobConnection, query_timeout: ANSWER_TIMEOUT_MS, stream: () => socket });
  client.on('error', lose);
  client.once('end', () => lose(new Error('The connection of the lease ended')));
  const release = () => {
    void client.end().catch(() => {});
    // A frozen server never answers the goodbye.
    socket.destroySoon();
  };
  try {
    await client.connect();
    const { rows: [row] } = await client.query<{ taken: boolean }>(
      `SELECT pg_try_advisory_lock(${LEASE_KEY}) AS taken`, [workerId],
    );
    if (!row!.taken) throw new Error(`Another process holds the lease of ${workerId}`);
  } catch (error) {
    release();
    throw error;
  }
  // A server that is frozen or cut off closes no connection.
  const heartbeat = setInterval(() => void client.query('SELECT 1').catch(lose), HEARTBEAT_MS);
  void lost.then(() => clearInterval(heartbeat));
  return { lost, release };
}

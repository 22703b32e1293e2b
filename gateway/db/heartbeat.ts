import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { env } from '../env.ts';
import { logger } from '../logging/logger.ts';
import { connection } from './client.ts';
import { beginSilence, endSilence, silence } from './silence.ts';

const BEAT_MS = 500;
const RETRY_MS = 100;
const TURN_MS = 100;

/**
 * Whether `work` takes longer than `limitMs`. Counted in turns of the event loop: a process that was kept busy itself
 * counts one turn, not the time, and reads the answers that came meanwhile before the next. Rejects as `work` does.
 */
async function isLate(work: Promise<unknown>, limitMs: number): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
    if (turns * TURN_MS >= limitMs) resolve(true);
  }, TURN_MS);
  return Promise.race([work.then(() => false), late]).finally(() => clearInterval(timer));
}

function begin(limitMs: number): void {
  if (!silence()) logger.warn({ ms: limitMs }, 'PostgreSQL gives no answer: requests are refused until it does');
  beginSilence(limitMs);
}

function end(): void {
  if (silence()) logger.warn('PostgreSQL answers again');
  endSilence();
}

/** Asks on one connection until it gives no answer or breaks. */
async function beat(client: pg.Client, limitMs: number, signal: AbortSignal): Promise<void> {
  if (await isLate(client.connect(), limitMs)) return begin(limitMs);
  end();
  while (!signal.aborted) {
    await delay(BEAT_MS, undefined, { signal, ref: false });
    if (await isLate(client.query('SELECT 1'), limitMs)) return begin(limitMs);
  }
}

async function keepAsking(limitMs: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const socket = new Socket();
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: 0, query_timeout: 0, stream: () => socket });
    client.on('error', () => {});
    // A server that refuses or breaks the connection is not silent: other connections fail at once by themselves.
    await beat(client, limitMs, signal).catch(end);
    socket.destroy();
    await delay(silence() ? RETRY_MS : BEAT_MS, undefined, { signal, ref: false }).catch(() => {});
  }
}

/**
 * Asks PostgreSQL twice a second whether it is there. When it has given no answer for DATABASE_SILENCE_MS, everything
 * that waits for it fails, and nothing is asked until it answers. Statements may take as long as their own limits
 * allow while the server answers others. A process has one heartbeat; without, those limits are all there is.
 */
export function startHeartbeat(): { stop: () => void } {
  const stopping = new AbortController();
  void keepAsking(env.DATABASE_SILENCE_MS, stopping.signal);
  return { stop: () => stopping.abort() };
}

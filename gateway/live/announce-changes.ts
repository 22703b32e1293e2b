import { AsyncLocalStorage } from 'node:async_hooks';
import { pool } from '../db/client.ts';
import { logger } from '../logging/logger.ts';
import { endSharing } from './running-reads.ts';

/** The channel of PostgreSQL on which gateways and workers tell each other what has changed. */
export const CHANNEL = 'karbar_changes';

/** As long as nobody notices; a hundred commands of that time are one notification. */
const BATCH_MS = 50;
const RETRY_MS = 1_000;
/** A notification holds 8,000 bytes, an id 39 of them. */
export const MAX_IDS = 50;

/** The type under which the end of somebody's sessions is announced, by their Firebase ids. No client is told of it. */
export const ENDED_SESSIONS = 'EndedSessions';

export interface ChangedRecord {
  /** Null for what belongs to no business. */
  businessId: string | null;
  /** As the audit trail names it, which is the record's type in GraphQL: `Order`. */
  type: string;
  id: string;
}

/** Records of one type of one business. */
export interface Change {
  businessId: string | null;
  type: string;
  /** Null for more than are worth naming. */
  ids: string[] | null;
}

/** What is to be told next, by business and type: bounded, however much is written while the database is away. */
const waiting = new Map<string, { businessId: string | null; type: string; ids: Set<string> | null }>();
let timer: NodeJS.Timeout | undefined;

// Statements of a batch belong to no request and to no job.
const outside = AsyncLocalStorage.snapshot();

function sendLater(ms: number): void {
  timer ??= outside(() => setTimeout(() => void flushChanges(), ms).unref());
}

function add({ businessId, type }: Pick<Change, 'businessId' | 'type'>, ids: readonly string[] | null): void {
  const key = `${businessId} ${type}`;
  const change = waiting.get(key) ?? { businessId, type, ids: new Set<string>() };
  waiting.set(key, change);
  if (ids === null) change.ids = null;
  for (const id of ids ?? []) change.ids?.add(id);
  if (change.ids && change.ids.size > MAX_IDS) change.ids = null;
}

/**
 * Tells the open streams of all gateways which records a committed transaction has changed. Not inside of it: a
 * transaction that notifies keeps all others that do from committing (docs/adr/0029-live-lists.md). Who asks from now on shares
 * no read that has begun before.
 */
export function announceChanges(records: readonly ChangedRecord[]): void {
  if (records.length === 0) return;
  for (const record of records) {
    add(record, [record.id]);
    if (record.businessId !== null) endSharing(record.businessId);
  }
  sendLater(BATCH_MS);
}

/** Makes all gateways look at the sessions of this person's open streams again, after some of them have ended. */
export function announceEndedSessions(firebaseUid: string): void {
  announceChanges([{ businessId: null, type: ENDED_SESSIONS, id: firebaseUid }]);
}

/** Sends what waits; at the end of a process. Never rejects: what is not sent is tried again while the process lives. */
export async function flushChanges(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const batch = [...waiting.values()];
  waiting.clear();
  if (batch.length === 0) return;
  const payloads = batch.map(({ ids, ...change }) => JSON.stringify({ ...change, ids: ids && [...ids] }));
  try {
    // Losing one in a crash costs nothing, so no commit waits for the disk behind it.
    await pool.query(
      `SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, payload) FROM unnest($2::text[]) AS payload`,
      [CHANNEL, payloads],
    );
  } catch (error) {
    logger.debug({ err: error }, 'Changes could not be announced yet');
    for (const change of batch) add(change, change.ids && [...change.ids]);
    sendLater(RETRY_MS);
  }
}

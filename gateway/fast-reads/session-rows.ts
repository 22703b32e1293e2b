import { LRUCache } from 'lru-cache';
import { env } from '../env.ts';
import type { SessionParts } from '../session/session.ts';

/** What PostgreSQL said last about one credential: the row in JSON, and what it means. */
export interface LastSessionRow {
  json: string;
  parts: SessionParts;
}

const MAX_ROWS = 20_000;

const lastRows = new LRUCache<string, LastSessionRow>({ max: MAX_ROWS });

/** What the last look-up of this credential found. To be used only to begin what the next look-up has to confirm. */
export const lastSessionRow = (key: string): LastSessionRow | undefined => lastRows.get(key);

/** Null when the credential has no session any more. */
export function keepSessionRow(key: string, row: LastSessionRow | null): void {
  if (!env.FAST_READS) return;
  if (row) lastRows.set(key, row);
  else lastRows.delete(key);
}

import pg from 'pg';
import { afterAll, vi } from 'vitest';
import { pool } from '../../gateway/db/client.ts';

export interface SentStatement {
  name?: string;
  text: string;
  values: unknown[];
}

/**
 * Collects, until the tests of the file end, the statements that this process sends to PostgreSQL and `isWanted` chooses. It
 * listens only; nothing is replaced. `length = 0` forgets what was sent before.
 */
export function sentStatements(isWanted: (text: string) => boolean = () => true): SentStatement[] {
  const sent: SentStatement[] = [];
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  // The overloads of `query` are more than a spy can name.
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const first = args[0] as { name?: string; text?: string; values?: unknown[] };
    const values = (Array.isArray(args[1]) ? args[1] : first.values) ?? [];
    if (first.text && isWanted(first.text)) sent.push({ ...first, text: first.text, values });
    return query.apply(this, args);
  } as never);
  afterAll(() => void vi.restoreAllMocks());
  return sent;
}

/** How PostgreSQL would carry a statement out, with the options of EXPLAIN. */
export async function planOf({ text, values }: Pick<SentStatement, 'text' | 'values'>, options = 'COSTS OFF'): Promise<string> {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN (${options}) ${text}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

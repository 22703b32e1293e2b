import pg from 'pg';
import { afterAll, vi } from 'vitest';

/**
 * Collects the codes of the deadlocks and serialization failures that PostgreSQL answers with from here on, also of those
 * that are tried again and that nobody else sees. Listens only: nothing is replaced. For a test file's top level.
 */
export function collectLockConflicts(): readonly string[] {
  const conflicts: string[] = [];
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  // The overloads of `query` are more than a spy can name.
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const result = query.apply(this, args);
    if (result instanceof Promise) result.catch(({ code }: { code?: string }) => void (code?.startsWith('40') && conflicts.push(code)));
    return result;
  } as never);
  afterAll(() => void vi.restoreAllMocks());
  return conflicts;
}

import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';

/** Counts the SQL statements of one request, transaction brackets left out: shown in Server-Timing, asserted in tests. */
const counters = new AsyncLocalStorage<{ count: number }>();

export function countStatements<T>(run: (counter: { count: number }) => T): T {
  const counter = { count: 0 };
  return counters.run(counter, () => run(counter));
}

/** For statements that do not pass through an instrumented pool. */
export function countStatement(): void {
  const counter = counters.getStore();
  if (counter) counter.count += 1;
}

const BRACKET = /^(BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|SET )/i;

type Callback = (...args: unknown[]) => void;

export function instrument(pool: Pool): Pool {
  pool.on('connect', (client: PoolClient) => {
    // When a connection breaks, its statement fails. The client also emits an error of its own, which may come later and
    // would end the process without a listener.
    client.on('error', () => {});
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const counted = (...args: unknown[]) => {
      const counter = counters.getStore();
      const first = args[0] as string | { text?: string };
      const text = typeof first === 'string' ? first : (first.text ?? '');
      if (counter && !BRACKET.test(text)) counter.count += 1;
      return query(...args);
    };
    client.query = counted as typeof client.query;
  });
  // Without it a caller that waited for a connection would continue in the async context of the one that released it.
  const connect = pool.connect.bind(pool) as (callback?: Callback) => unknown;
  const bound = (callback?: Callback) => connect(callback && AsyncResource.bind(callback));
  pool.connect = bound as typeof pool.connect;
  return pool;
}

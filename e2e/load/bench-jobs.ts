import { fork } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { sendOnce } from './send-once.ts';

/** What the measured jobs of the bench work with. */
export interface Bench {
  client: pg.Client;
  /** Of the database. */
  url: string;
  gateway: string;
  headers: Record<string, string>;
  isChosen: (name: string) => boolean;
  say: (line: string) => void;
}

/** Asks the gateway once. Throws when the answer is no success. */
export async function ask<Success>({ gateway, headers }: Bench, document: string, input: object): Promise<Success> {
  const response = await sendOnce(`${gateway}/graphql`, {
    method: 'POST', headers, body: JSON.stringify({ doc_id: hash('sha256', document), variables: { input } }),
  });
  const text = await response.text();
  const { data } = JSON.parse(text) as { data?: Record<string, { __typename: string }> };
  const [answer] = Object.values(data ?? {});
  if (!answer?.__typename.endsWith('Success')) throw new Error(text.slice(0, 900));
  return answer as unknown as Success;
}

/** Seconds until the statement answers that, asked ten times a second. */
export async function secondsUntil({ client }: Bench, since: number, sql: string, value: unknown): Promise<number> {
  for (;;) {
    const { rows: [row] } = await client.query<{ done: boolean }>(sql, [value]);
    if (row?.done) return (performance.now() - since) / 1_000;
    await delay(100);
  }
}

/** A worker for the jobs that are measured, once it listens for them: people do not wait for it to start. Resolves with what ends it. */
export async function startJobs(bench: Bench, env: Record<string, string>): Promise<() => Promise<void>> {
  const worker = fork(join(import.meta.dirname, '../../gateway/worker.ts'), {
    env: { ...process.env, DATABASE_URL: bench.url, LOG_LEVEL: 'warn', ...env }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await secondsUntil(bench, 0, `SELECT EXISTS (SELECT FROM pg_stat_activity WHERE "datname" = current_database() AND "query" LIKE $1) AS "done"`, 'LISTEN "jobs:insert"%');
  return async () => {
    const gone = once(worker, 'exit');
    worker.kill('SIGTERM');
    await gone;
  };
}

/** A line with how long each part of a job took. */
export const print = ({ say }: Bench, name: string, parts: Record<string, number>, count: number) => {
  const each = Object.entries(parts).map(([words, seconds]) => `${words} ${seconds.toFixed(1)} s (${Math.round(count / seconds)} a second)`);
  say(`${name.padEnd(26)}${each.join(', ')}`);
};

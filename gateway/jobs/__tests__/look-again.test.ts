import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { sentStatements } from '../../../e2e/support/sent-statements.ts';
import { pool } from '../../db/client.ts';
import { defineTask, type Task } from '../task.ts';
import { startWorker } from '../worker.ts';

/** The next poll is two seconds after a look. */
const BEFORE_THE_POLL_MS = 1_500;

const looks = sentStatements((text) => text.includes('_private_jobs as jobs') && text.includes('skip locked'));

it('looks again for a job that it was told of and did not find: another lane may have locked its queue while it looked too', async () => {
  const task = defineTask({ name: 'test.nothing', payload: z.unknown(), run: async () => {} });
  const worker = await startWorker({ tasks: [task] as Task[], cron: [], concurrency: 1 });
  try {
    await vi.waitFor(() => expect(looks.length).toBeGreaterThan(0));
    looks.length = 0;
    await pool.query(`SELECT pg_notify('jobs:insert', '{"count":1}')`);
    await vi.waitFor(() => expect(looks.length).toBeGreaterThan(1), BEFORE_THE_POLL_MS);
  } finally {
    await worker.stop();
  }
});

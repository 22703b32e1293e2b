import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { sentStatements } from '../../../e2e/support/sent-statements.ts';
import { pool } from '../../db/client.ts';
import { defineTask, type Task } from '../task.ts';
import { startWorker } from '../worker.ts';

/** Far longer than the test may take: no look is that of a poll. */
const NEVER_MS = 3_600_000;
const PATIENCE = { timeout: 50_000 };

const looks = sentStatements((text) => text.includes('_private_jobs as jobs') && text.includes('skip locked'));

it('looks again for a job that it was told of and did not find: another lane may have locked its queue while it looked too', async () => {
  const task = defineTask({ name: 'test.nothing', payload: z.unknown(), run: async () => {} });
  const worker = await startWorker({ tasks: [task] as Task[], cron: [], concurrency: 1, pollInterval: NEVER_MS });
  try {
    await vi.waitFor(() => expect(looks.length).toBeGreaterThan(0), PATIENCE);
    looks.length = 0;
    await pool.query(`SELECT pg_notify('jobs:insert', '{"count":1}')`);
    await vi.waitFor(() => expect(looks.length).toBeGreaterThan(1), PATIENCE);
  } finally {
    await worker.stop();
  }
});

import { z } from 'zod';
import { defineTask } from '../jobs/task.ts';
import { findDrift } from './find-drift.ts';
import { keepDrift } from './kept-drift.ts';
import type { LedgerCheck } from './ledger-check.ts';

/**
 * Looks at the ledgers every night, writes each record that drifted to the log, as an error, and keeps the number for the
 * founder's bell.
 */
export function ledgerCheckJobs(checks: readonly LedgerCheck[]) {
  const nightly = defineTask({
    name: 'ledger-checks.nightly',
    payload: z.unknown(),
    run: async (_payload, { log }) => {
      const drift = await findDrift(checks);
      await keepDrift(drift);
      for (const found of drift) log.error(found, 'Drift found');
      if (drift.length === 0) log.info('No drift');
    },
  });
  // Three in the morning in Dhaka.
  return { tasks: [nightly], cron: [{ task: nightly.name, match: '0 21 * * *', options: { maxAttempts: 3 } }] };
}

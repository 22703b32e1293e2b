import { db, openJobPool, pool, withPool } from './db/client.ts';
import { ledgerChecks } from './ledger-checks/all-checks.ts';
import { driftLine, findDrift } from './ledger-checks/find-drift.ts';

/** `npm run audit`: prints where the ledgers do not agree with their rows, and ends with 1 if they do not. */
// As in the nightly job, a statement may take longer than one of a request.
const ownPool = openJobPool(1);
const drift = await withPool(ownPool, () => findDrift(ledgerChecks));
for (const found of drift) process.stdout.write(`${driftLine(found)}\n`);
process.stdout.write(
  drift.length === 0 ? `no drift (${ledgerChecks.length} checks)\n` : `drift: ${drift.length} records\n`,
);
process.exitCode = drift.length === 0 ? 0 : 1;
await db.$disconnect();
await Promise.all([ownPool.end(), pool.end()]);

import { db, pool } from './db/client.ts';
import { ledgerChecks } from './ledger-checks/all-checks.ts';
import { driftLine, findDrift } from './ledger-checks/find-drift.ts';

/** `npm run audit`: prints where the ledgers do not agree with their rows, and ends with 1 if they do not. */
const drift = await findDrift(ledgerChecks);
for (const found of drift) process.stdout.write(`${driftLine(found)}\n`);
process.stdout.write(
  drift.length === 0 ? `no drift (${ledgerChecks.length} checks)\n` : `drift: ${drift.length} records\n`,
);
process.exitCode = drift.length === 0 ? 0 : 1;
await db.$disconnect();
await pool.end();

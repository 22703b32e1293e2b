import { parseCronItems } from 'graphile-worker';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { db, pool } from '../../db/client.ts';
import { ledgerChecks } from '../all-checks.ts';
import { ledgerCheckJobs } from '../ledger-checks.jobs.ts';

const { tasks, cron } = ledgerCheckJobs(ledgerChecks);

async function runNightly(): Promise<object[]> {
  const lines: object[] = [];
  const log = pino({ base: undefined }, { write: (line) => void lines.push(JSON.parse(line) as object) });
  const { signal } = new AbortController();
  const context = { log, jobId: '1', attempt: 1, lastAttempt: false, signal, othersWait: async () => false };
  for (const task of tasks) await task.run({}, context);
  return lines;
}

afterEach(() => pool.query('DELETE FROM "Counter"'));

it('says when all is well', async () => {
  expect(await runNightly()).toMatchObject([{ level: 30, msg: 'No drift' }]);
});

it('writes every record that drifted to the log, as an error', async () => {
  const { id: businessId } = await seedBusiness();
  await pool.query(`INSERT INTO "Counter" VALUES ('${businessId}', 'order', 3)`);
  expect(await runNightly()).toMatchObject([
    { level: 50, msg: 'Drift found', businessId, subject: 'order numbers' },
  ]);
});

it('keeps for each business how much drifted, until a night finds nothing more', async () => {
  const [struck, well] = [await seedBusiness(), await seedBusiness()];
  const counts = async () => {
    const found = await db.business.findMany({ where: { id: { in: [struck.id, well.id] } }, select: { id: true, driftCount: true } });
    return Object.fromEntries(found.map(({ id, driftCount }) => [id === struck.id ? 'struck' : 'well', driftCount]));
  };
  await pool.query(`INSERT INTO "Counter" VALUES ('${struck.id}', 'order', 3)`);
  await runNightly();
  expect(await counts()).toEqual({ struck: 1, well: 0 });
  await pool.query('DELETE FROM "Counter"');
  await runNightly();
  expect(await counts()).toEqual({ struck: 0, well: 0 });
});

it('runs at night by the clock of the worker', () => {
  expect(parseCronItems([...cron])).toMatchObject([{ task: 'ledger-checks.nightly' }]);
});

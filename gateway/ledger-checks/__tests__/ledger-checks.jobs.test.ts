import { parseCronItems } from 'graphile-worker';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { db, pool } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { Task } from '../../jobs/task.ts';
import type { Log } from '../../logging/logger.ts';
import { ledgerChecks } from '../all-checks.ts';
import { ledgerCheckJobs } from '../ledger-checks.jobs.ts';

const { tasks, cron } = ledgerCheckJobs(ledgerChecks);
const [ofBusiness, nightly] = tasks as Task[];
const { signal } = new AbortController();
const contextOf = (log: Log, lastAttempt: boolean) => ({ log, jobId: '1', attempt: 1, lastAttempt, signal, othersWait: async () => false });

interface Waiting {
  key: string;
  queue: string;
  payload: { businessId: string };
}

/** What the clock starts, and then the jobs that it has left behind. */
async function runNightly(): Promise<object[]> {
  const lines: object[] = [];
  const log = pino({ base: undefined }, { write: (line) => void lines.push(JSON.parse(line) as object) });
  await nightly!.run({}, contextOf(log, true));
  const { rows } = await pool.query<Waiting>(`
    SELECT j.key, q.queue_name AS "queue", j.payload FROM graphile_worker._private_jobs j
    JOIN graphile_worker._private_job_queues q ON q.id = j.job_queue_id WHERE j.key LIKE 'ledger-checks.business:%'`);
  expect(new Set(rows.map(({ queue }) => queue))).toEqual(new Set(['ledger-checks']));
  for (const { key, payload } of rows) {
    await ofBusiness!.run(payload, contextOf(log, true));
    await pool.query('SELECT graphile_worker.remove_job($1)', [key]);
  }
  return lines;
}

afterEach(() => pool.query('DELETE FROM "Counter"'));

it('has nothing to say when all is well', async () => {
  await seedBusiness();
  expect(await runNightly()).toEqual([]);
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

it('keeps what it found before, and when it was given up, where a check fails', async () => {
  const { id: businessId } = await seedBusiness();
  const log = pino({ enabled: false });
  await ofBusiness!.run({ businessId }, contextOf(log, false));
  const requestedAt = new Date();
  await db.selfCheck.update({ where: { businessId }, data: { requestedAt } });
  const before = await db.selfCheck.findUniqueOrThrow({ where: { businessId } });
  const drift = Prisma.sql`SELECT "id" AS "businessId", '' AS "subject", (1 / 0)::text AS "detail" FROM "Business"`;
  const [failing] = ledgerCheckJobs([{ ...ledgerChecks[0]!, drift }]).tasks as Task[];
  await expect(failing!.run({ businessId }, contextOf(log, false))).rejects.toThrow('division by zero');
  expect(await db.selfCheck.findUniqueOrThrow({ where: { businessId } })).toEqual(before);
  await expect(failing!.run({ businessId }, contextOf(log, true))).rejects.toThrow('division by zero');
  const given = await db.selfCheck.findUniqueOrThrow({ where: { businessId } });
  expect(given).toEqual({ ...before, requestedAt: null, failedAt: expect.any(Date) as Date });
  await ofBusiness!.run({ businessId }, contextOf(log, true));
  expect(await db.selfCheck.findUniqueOrThrow({ where: { businessId } })).toMatchObject({ failedAt: null });
});

it('runs at night by the clock of the worker', () => {
  expect(parseCronItems([...cron])).toMatchObject([{ task: 'ledger-checks.nightly' }]);
});

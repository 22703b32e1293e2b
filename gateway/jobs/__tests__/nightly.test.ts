import { createCipheriv, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../prisma/seed/factories/business.ts';
import { sessionFor } from '../../../prisma/seed/factories/session.ts';
import { enqueue, execute } from '../../commands/execute.ts';
import { db, pool } from '../../db/client.ts';
import { env } from '../../env.ts';
import { setOnboardingStep } from '../../modules/business/business-settings.ts';
import { openSiteSecret } from '../../modules/web-orders/site-secrets.ts';
import { withSite } from '../../modules/web-orders/__tests__/support.ts';
import { tasks } from '../tasks.ts';
import { startWorker, type Worker } from '../worker.ts';

/** What the clock starts every night, run by a worker as then. */

let worker: Worker;
let shop: Shop;
beforeAll(async () => { worker = await startWorker({ tasks, cron: [] }); });
beforeEach(async () => { shop = await seedBusiness(); });
afterAll(() => worker.stop());

const jobsLeft = async (task: string) =>
  (await pool.query('SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = $1', [task])).rowCount;

async function night(task: string): Promise<void> {
  await enqueue(db, task, {}, { queue: undefined });
  await expect.poll(() => jobsLeft(task), { timeout: 15_000 }).toBe(0);
}

describe('receipts of idempotency keys', () => {
  const step = async (key: string, to: number) => {
    let repeated = false;
    const options = { idempotencyKey: key, onRepeat: () => { repeated = true; } };
    await execute(setOnboardingStep, await sessionFor(shop.founder), { step: to }, options);
    return repeated ? 'repeated' : 'ran';
  };

  it('are kept for thirty days: a client that retries by then gets the first answer', async () => {
    expect([await step('old', 1), await step('young', 2)]).toEqual(['ran', 'ran']);
    await pool.query(`UPDATE "CommandReceipt" SET "createdAt" = now() - CASE "key" WHEN 'old' THEN interval '30 days 1 hour'
      ELSE interval '29 days 23 hours' END WHERE "scope" = $1`, [shop.id]);
    await night('jobs.forget-receipts');
    expect([await step('young', 2), await step('old', 1)]).toEqual(['repeated', 'ran']);
  });
});

describe('queues of jobs', () => {
  const queues = async () => (await pool.query<{ name: string }>(
    `SELECT queue_name AS name FROM graphile_worker._private_job_queues WHERE queue_name LIKE $1`, [`%${shop.id}`],
  )).rows.map(({ name }) => name);
  const add = (what: string, runAt?: Date) =>
    enqueue(db, 'messaging.settleStuckSms', {}, { queue: `${what}:${shop.id}`, runAt });
  const tomorrow = () => new Date(Date.now() + 86_400_000);

  it('go when nothing is in them; those with a job stay, and so does the job', async () => {
    await add('done');
    await expect.poll(() => jobsLeft('messaging.settleStuckSms')).toBe(0);
    await add('waiting', tomorrow());
    expect(await queues()).toHaveLength(2);
    await night('jobs.forget-queues');
    expect(await queues()).toEqual([`waiting:${shop.id}`]);
    expect(await jobsLeft('messaging.settleStuckSms')).toBe(1);
  });

  it('stay for another night while somebody adds to one', async () => {
    await add('done');
    await expect.poll(() => jobsLeft('messaging.settleStuckSms')).toBe(1);
    const adding = await pool.connect();
    await adding.query('BEGIN');
    await adding.query(`SELECT graphile_worker.add_job('messaging.settleStuckSms', '{}', queue_name := $1, run_at := $2)`,
      [`done:${shop.id}`, tomorrow()]);
    await night('jobs.forget-queues');
    await adding.query('COMMIT');
    adding.release();
    expect(await queues()).toEqual([`done:${shop.id}`]);
    expect(await jobsLeft('messaging.settleStuckSms')).toBe(2);
    await night('jobs.forget-queues');
    expect(await queues()).toEqual([`done:${shop.id}`]);
  });
});

describe('sealed values', () => {
  /** As values were sealed before they were bound to a place. */
  function sealUnbound(text: string): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', env.SECRET_KEY, nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
  }
  const secretOf = async (id: string) => (await db.webSite.findFirstOrThrow({ where: { businessId: shop.id, id } })).webhookSecret;

  it('are sealed with the current key, although one of them cannot be opened', async () => {
    const [broken, site] = [await withSite(shop), await withSite(shop)];
    const set = (id: string, webhookSecret: string) =>
      db.webSite.updateMany({ where: { businessId: shop.id, id }, data: { webhookSecret } });
    await set(broken.id, 'v1.nonsense');
    await set(site.id, sealUnbound('whsec_old'));
    await night('jobs.reseal-values');
    expect(await secretOf(site.id)).toMatch(/^v2\./);
    expect(openSiteSecret(site, 'webhookSecret', await secretOf(site.id))).toBe('whsec_old');
    expect(await secretOf(broken.id)).toBe('v1.nonsense');
  });
});

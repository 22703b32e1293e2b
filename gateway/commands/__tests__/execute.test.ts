import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../prisma/seed/factories/member.ts';
import { sessionFor } from '../../../prisma/seed/factories/session.ts';
import { db, pool } from '../../db/client.ts';
import { env } from '../../env.ts';
import { PreconditionError } from '../../errors.ts';
import { defineCommand, defineQuery } from '../command.ts';
import { enqueue as enqueueOutside, execute, runQuery } from '../execute.ts';

/** Adds a template, a job and an audit entry; fails afterwards when told to. */
const addTemplate = defineCommand({
  name: 'test.addTemplate',
  permission: 'expense',
  input: z.object({ name: z.string().min(3, 'Too short'), fail: z.boolean().default(false) }),
  run: async ({ tx, session, audit, enqueue }, { name, fail }) => {
    const { businessId } = session;
    await tx.messageTemplate.createMany({ data: [{ businessId, name, text: 'x' }] });
    await enqueue('test.follow-up', { name });
    await audit({ entity: ['MessageTemplate', businessId], summary: msg('Added {{name}}', { name }), after: { name } });
    if (fail) throw new PreconditionError('TOLD_TO', 'Told to fail');
    return { name, at: new Date('2026-11-21T00:00:00Z'), amount: 5n };
  },
});

/** Runs until the test lets go of the lock. */
const holdTurn = defineCommand({
  name: 'test.holdTurn',
  permission: 'expense',
  input: z.object({}),
  run: async ({ tx }) => { await tx.$executeRaw`SELECT pg_advisory_xact_lock_shared(4711)`; },
});

const countTemplates = defineQuery({
  name: 'test.countTemplates',
  permission: 'expense',
  input: z.object({}),
  run: async ({ session }) => db.messageTemplate.count({ where: { businessId: session.businessId } }),
});

async function traces(businessId: string, name: string) {
  const jobs = await pool.query(
    `SELECT 1 FROM graphile_worker._private_jobs j WHERE j.payload->>'name' = $1`, [name]);
  return {
    templates: await db.messageTemplate.count({ where: { businessId, name } }),
    audit: await db.auditEntry.count({ where: { businessId, command: 'test.addTemplate' } }),
    jobs: jobs.rowCount,
  };
}

it('has its jobs run at once, also where the clock of the gateway is ahead of that of the database', async () => {
  const shop = await seedBusiness();
  const session = await sessionFor(shop.founder);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  try {
    await execute(addTemplate, session, { name: 'Ahead' });
    await enqueueOutside(db, 'test.follow-up', { name: 'Outside' });
  } finally {
    vi.useRealTimers();
  }
  const { rows } = await pool.query<{ name: string; isDue: boolean }>(`SELECT payload->>'name' AS name, run_at <= now() AS "isDue"
    FROM graphile_worker._private_jobs WHERE payload->>'name' IN ('Ahead', 'Outside') ORDER BY 1`);
  expect(rows).toEqual([{ name: 'Ahead', isDue: true }, { name: 'Outside', isDue: true }]);
});

describe('execute', () => {
  it('asks for the permission before it looks at the input', async () => {
    const shop = await seedBusiness();
    const member = await sessionFor(await withMember(shop, { flags: ['order'] }));
    await expect(execute(addTemplate, member, { name: 'x' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(runQuery(countTemplates, member, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const entitled = await sessionFor(await withMember(shop, { flags: ['expense'] }));
    await expect(execute(addTemplate, entitled, { name: 'x' })).rejects.toMatchObject({
      code: 'BAD_REQUEST', fieldErrors: [{ field: 'name', message: 'Too short' }],
    });
    await expect(execute(addTemplate, entitled, { name: 'Entitled' })).resolves.toMatchObject({
      name: 'Entitled',
    });
  });

  it('leaves the change, its audit entry and its job, or none of them', async () => {
    const shop = await seedBusiness();
    const session = await sessionFor(shop.founder);
    const failing = { name: `fails ${shop.id}`, fail: true };
    await expect(execute(addTemplate, session, failing)).rejects.toMatchObject({ reason: 'TOLD_TO' });
    expect(await traces(shop.id, failing.name)).toEqual({ templates: 0, audit: 0, jobs: 0 });
    await execute(addTemplate, session, { name: `works ${shop.id}` });
    expect(await traces(shop.id, `works ${shop.id}`)).toEqual({ templates: 1, audit: 1, jobs: 1 });
  });

  it('runs once under an idempotency key, however many ask at the same time, and answers all alike', async () => {
    const shop = await seedBusiness();
    const session = await sessionFor(shop.founder);
    const name = `once ${shop.id}`;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => execute(addTemplate, session, { name }, { idempotencyKey: 'tap' })),
    );
    expect(answers).toHaveLength(10);
    for (const answer of answers)
      expect(answer).toEqual({ name, at: new Date('2026-11-21T00:00:00Z'), amount: 5n });
    expect(await traces(shop.id, name)).toEqual({ templates: 1, audit: 1, jobs: 1 });
  });

  it('gives a key that failed another chance', async () => {
    const shop = await seedBusiness();
    const session = await sessionFor(shop.founder);
    const input = { name: `again ${shop.id}`, fail: true };
    await expect(execute(addTemplate, session, input, { idempotencyKey: 'k' })).rejects.toThrow(
      'Told to fail',
    );
    await execute(addTemplate, session, { ...input, fail: false }, { idempotencyKey: 'k' });
    expect((await traces(shop.id, input.name)).templates).toBe(1);
  });

  it('refuses a key that was used for something else, of the same business alone', async () => {
    const [shop, other] = [await seedBusiness(), await seedBusiness()];
    const [session, stranger] = [await sessionFor(shop.founder), await sessionFor(other.founder)];
    const input = { name: `first ${shop.id}` };
    await execute(addTemplate, session, input, { idempotencyKey: 'k' });
    await expect(execute(addTemplate, session, { name: `second ${shop.id}` }, { idempotencyKey: 'k' })).rejects.toMatchObject({ code: 'CONFLICT' });
    await execute(addTemplate, stranger, { name: `second ${shop.id}` }, { idempotencyKey: 'k' });
    expect([(await traces(shop.id, `second ${shop.id}`)).templates, (await traces(other.id, `second ${shop.id}`)).templates]).toEqual([0, 1]);
  });

  it('runs what had to wait for its turn with the rights that are left by then', async () => {
    const shop = await seedBusiness();
    const member = () => withMember(shop, { flags: ['expense'] });
    const [kept, lost, ended] = [await member(), await member(), await member()];
    const [keeper, loser, leaver] = [await sessionFor(kept), await sessionFor(lost), await sessionFor(ended)];
    const gate = await pool.connect();
    try {
      await gate.query('BEGIN');
      await gate.query('SELECT pg_advisory_xact_lock(4711)');
      const busy = Array.from({ length: env.COMMANDS_PER_BUSINESS }, () => execute(holdTurn, keeper, {}));
      const isHeld = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%4711%'`;
      await vi.waitFor(async () => expect((await pool.query(isHeld)).rowCount).toBe(env.COMMANDS_PER_BUSINESS), { timeout: 30_000 });
      const waiting = [keeper, loser, leaver].map((session, index) => execute(addTemplate, session, { name: `waits ${index} ${shop.id}` }));
      const outcomes = Promise.allSettled(waiting);
      await db.userPermission.updateMany({ where: { businessId: shop.id, userId: lost.id }, data: { expense: false } });
      await db.user.update({ where: { id: ended.id }, data: { sessionsValidAfter: new Date(Date.now() + 1_000) }, select: { id: true } });
      await gate.query('COMMIT');
      await Promise.all(busy);
      expect(await outcomes).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason: { code: 'FORBIDDEN' } }, { status: 'rejected', reason: { code: 'UNAUTHORIZED' } }]);
      for (const index of [1, 2]) expect((await traces(shop.id, `waits ${index} ${shop.id}`)).templates).toBe(0);
    } finally {
      gate.release();
    }
  });

  it('refuses changes when the package has expired, and still reads', async () => {
    const shop = await seedBusiness({ expiresInDays: -1 });
    const session = await sessionFor(shop.founder);
    await expect(execute(addTemplate, session, { name: 'Late' })).rejects.toMatchObject({
      code: 'PRECONDITION_FAILED', reason: 'PACKAGE_EXPIRED',
    });
    await expect(runQuery(countTemplates, session, {})).resolves.toBeGreaterThan(0);
  });
});

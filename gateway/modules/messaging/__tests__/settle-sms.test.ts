import { beforeEach, describe, expect, it, vi } from 'vitest';
import { execute } from '../../../commands/execute.ts';
import { db, pool } from '../../../db/client.ts';
import type { Session } from '../../../session/session.ts';
import { queueSms } from '../queue-sms.ts';
import { claimSms, settleSms } from '../settle-sms.ts';
import { settleUnknownSms } from '../settle-unknown-sms.ts';
import { settleStuckSms } from '../settle-stuck-sms.ts';
import { balanceOf, makeBusiness, sessionIn } from './support.ts';

const INPUT = { mobileNumber: '01711204466', message: 'On its way' };
const ANSWER = { providerCode: '202', providerMessage: 'Submitted' };
const MINUTE = 60_000;

let businessId: string;

beforeEach(async () => {
  businessId = await makeBusiness(10);
});

const queue = async () => (await execute(queueSms, await sessionIn(businessId), INPUT)).id;
const settle = async (id: string, status: string, session?: Session) =>
  execute(settleSms, session ?? await sessionIn(businessId), { id, status, ...ANSWER });
const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE);
const status = async (id: string) =>
  (await db.smsMessage.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } })).status;

describe('a queued message', () => {
  it('is claimed by one of many', async () => {
    const id = await queue();
    const claims = await Promise.all(Array.from({ length: 20 }, () => claimSms(businessId, id)));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it('is not claimed from another business', async () => {
    const id = await queue();
    expect(await claimSms(await makeBusiness(10), id)).toBe(false);
    expect(await claimSms(businessId, id)).toBe(true);
  });

  it('is paid back once, however many settle it', async () => {
    const id = await queue();
    await Promise.all(Array.from({ length: 10 }, () => settle(id, 'REFUNDED')));
    expect(await balanceOf(businessId)).toEqual({ balance: 10, ledger: 10, kept: 0 });
  });

  it('is paid back in the order of locks that sending has: the business, then its counts', async () => {
    const [id, session] = [await queue(), await sessionIn(businessId)];
    const sender = await pool.connect();
    try {
      await sender.query('BEGIN');
      await sender.query(`SELECT FROM "Business" WHERE "id" = '${businessId}' FOR UPDATE`);
      const settling = settle(id, 'REFUNDED', session);
      await vi.waitFor(async () => {
        const waiting = `SELECT FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%smsBalance%'`;
        expect((await pool.query(waiting)).rowCount).toBe(1);
      }, { timeout: 30_000 });
      await sender.query("SET LOCAL lock_timeout = '500ms'");
      await sender.query(`UPDATE "StatusCount" SET "count" = "count" WHERE "businessId" = '${businessId}'`);
      await sender.query('COMMIT');
      await settling;
    } finally {
      sender.release(true);
    }
    expect(await status(id)).toBe('REFUNDED');
  });

  it('stays as it was settled first', async () => {
    const id = await queue();
    await settle(id, 'SENT');
    await settle(id, 'REFUNDED');
    expect(await status(id)).toBe('SENT');
    expect(await balanceOf(businessId)).toEqual({ balance: 9, ledger: 9, kept: 1 });
  });

  it.each([['SENT', 9], ['REFUNDED', 10]] as const)(
    'can still be settled as %s after it was UNKNOWN', async (fate, balance) => {
      const id = await queue();
      await settle(id, 'UNKNOWN');
      await settle(id, fate);
      await settle(id, 'UNKNOWN');
      expect(await status(id)).toBe(fate);
      expect(await balanceOf(businessId)).toMatchObject({ balance, ledger: balance });
    },
  );

  it('is not there for another business', async () => {
    const id = await queue();
    const rival = await sessionIn(await makeBusiness(10));
    await expect(settle(id, 'REFUNDED', rival)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await status(id)).toBe('QUEUED');
  });
});

describe('a message of which the gateway never told the outcome', () => {
  const unknown = async () => {
    const id = await queue();
    await settle(id, 'UNKNOWN');
    return id;
  };
  const say = async (id: string, hasArrived: boolean, session?: Session) =>
    execute(settleUnknownSms, session ?? await sessionIn(businessId), { id, hasArrived });

  it.each([[true, 'DELIVERED', 9], [false, 'REFUNDED', 10]] as const)(
    'is settled by a person (arrived: %s), who stands in the trail', async (hasArrived, fate, balance) => {
      const id = await unknown();
      const session = await sessionIn(businessId, { role: 'ADMIN' });
      await say(id, hasArrived, session);
      expect(await status(id)).toBe(fate);
      expect(await balanceOf(businessId)).toMatchObject({ balance, ledger: balance });
      const entry = await db.auditEntry.findFirstOrThrow({ where: { businessId, entityId: id, command: 'messaging.settleUnknownSms' } });
      expect(entry).toMatchObject({ actorId: session.userId, before: { status: 'UNKNOWN' }, after: { status: fate } });
      // The gateway comes too late.
      await settle(id, 'SENT');
      expect(await status(id)).toBe(fate);
    },
  );

  it('is paid back once, whatever many people say of it at once', async () => {
    const ids = [await unknown(), await unknown()];
    const people = [await sessionIn(businessId), await sessionIn(businessId, { role: 'ADMIN' })];
    const said = Array.from({ length: 16 }, (_, index) => say(ids[index % 2]!, index % 3 === 2, people[index % 4 < 2 ? 0 : 1]));
    const retries = Array.from({ length: 4 }, () => settle(ids[0]!, 'REFUNDED', people[0]));
    const outcomes = await Promise.allSettled([...said, ...retries]);
    expect(outcomes.slice(0, 16).filter((one) => one.status === 'fulfilled').length).toBeLessThanOrEqual(2);
    for (const one of outcomes) expect(one.status === 'fulfilled' || (one.reason as { code: string }).code === 'CONFLICT').toBe(true);
    const returned = await db.smsMessage.count({ where: { businessId, status: 'REFUNDED' } });
    expect(await balanceOf(businessId)).toEqual({ balance: 8 + returned, ledger: 8 + returned, kept: 2 - returned });
  });

  it('is settled by nobody else, and nothing else is', async () => {
    const [id, sent] = [await unknown(), await queue()];
    await settle(sent, 'SENT');
    await expect(say(sent, false)).rejects.toMatchObject({ code: 'CONFLICT' });
    const packer = await sessionIn(businessId, { role: 'MEMBER', flags: ['order', 'orderUpdate'] });
    await expect(say(id, false, packer)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(say(id, false, await sessionIn(await makeBusiness(10)))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect([await status(id), await status(sent)]).toEqual(['UNKNOWN', 'SENT']);
    expect(await balanceOf(businessId)).toEqual({ balance: 8, ledger: 8, kept: 2 });
  });
});

describe('the job for stuck messages', () => {
  it('leaves alone what is still on its way', async () => {
    const id = await queue();
    await claimSms(businessId, id);
    await settleStuckSms(later(4));
    expect(await status(id)).toBe('QUEUED');
  });

  it.each([-10, 10])('leaves it alone where the clock of a worker, or of the gateway that sends it, is wrong by %i minutes', async (minutes) => {
    const [waiting, sent] = [await queue(), await queue()];
    vi.useFakeTimers({ toFake: ['Date'], now: later(minutes) });
    try {
      await claimSms(businessId, sent);
      await settleStuckSms();
    } finally {
      vi.useRealTimers();
    }
    await settleStuckSms();
    expect([await status(waiting), await status(sent)]).toEqual(['QUEUED', 'QUEUED']);
  });

  it('gives up on what was claimed, without paying it back', async () => {
    const id = await queue();
    await claimSms(businessId, id);
    await settleStuckSms(later(6));
    expect(await status(id)).toBe('UNKNOWN');
    expect(await balanceOf(businessId)).toEqual({ balance: 9, ledger: 9, kept: 1 });
  });

  it('pays back what nobody ever took, and nobody can take it any more', async () => {
    const id = await queue();
    await settleStuckSms(later(6));
    expect(await status(id)).toBe('REFUNDED');
    expect(await claimSms(businessId, id)).toBe(false);
    expect(await balanceOf(businessId)).toEqual({ balance: 10, ledger: 10, kept: 0 });
  });

  it('settles each once when several run at the same time', async () => {
    await Promise.all(Array.from({ length: 5 }, queue));
    await Promise.all([settleStuckSms(later(6)), settleStuckSms(later(6)), settleStuckSms(later(6))]);
    const { balance, ledger } = await balanceOf(businessId);
    expect([balance, ledger]).toEqual([10, 10]);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { execute } from '../../../commands/execute.ts';
import { db, pool } from '../../../db/client.ts';
import { queueSms } from '../queue-sms.ts';
import { claimSms, settleSms } from '../settle-sms.ts';
import { settleStuckSms } from '../settle-stuck-sms.ts';
import { balanceOf, makeBusiness, sessionIn } from './support.ts';

const INPUT = { mobileNumber: '01711204466', message: 'On its way' };
const ANSWER = { providerCode: '202', providerMessage: 'Submitted' };
const MINUTE = 60_000;

let businessId: string;

beforeEach(async () => {
  businessId = await makeBusiness(10);
});

const queue = async () => (await execute(queueSms, sessionIn(businessId), INPUT)).id;
const settle = (id: string, status: string, session = sessionIn(businessId)) =>
  execute(settleSms, session, { id, status, ...ANSWER });
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
    const id = await queue();
    const sender = await pool.connect();
    try {
      await sender.query('BEGIN');
      await sender.query(`SELECT FROM "Business" WHERE "id" = '${businessId}' FOR UPDATE`);
      const settling = settle(id, 'REFUNDED');
      await vi.waitFor(async () => {
        const waiting = `SELECT FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%smsBalance%'`;
        expect((await pool.query(waiting)).rowCount).toBe(1);
      });
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
    const rival = sessionIn(await makeBusiness(10));
    await expect(settle(id, 'REFUNDED', rival)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await status(id)).toBe('QUEUED');
  });
});

describe('the job for stuck messages', () => {
  it('leaves alone what is still on its way', async () => {
    const id = await queue();
    await claimSms(businessId, id);
    await settleStuckSms(later(4));
    expect(await status(id)).toBe('QUEUED');
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

import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SslWirelessDouble } from '../../../../e2e/doubles/sms-ssl-wireless.ts';
import { SMS_DOUBLE_ACCOUNT } from '../../../../e2e/doubles/sms-double.ts';
import { db } from '../../../db/client.ts';
import { smsGateway } from '../gateways/providers.ts';
import { sendSingleSms } from '../send-single-sms.ts';
import { changeSmsBalance } from '../sms-balance.ts';
import { settleStuckSms } from '../settle-stuck-sms.ts';
import { balanceOf, makeBusiness, sessionIn } from './support.ts';

const OPENING = 5;

let double: SslWirelessDouble;

beforeAll(async () => {
  double = await new SslWirelessDouble().listen();
});
afterAll(() => double.close());

const gateway = () =>
  smsGateway(
    { gateway: 'sslwireless', baseUrl: double.url, ...SMS_DOUBLE_ACCOUNT },
    { log: { info: () => undefined } },
  );

const step = fc.oneof(
  fc.record({
    kind: fc.constant('send' as const),
    fate: fc.constantFrom('accepted', 'refused', 'dropped', 'lost answer', 'unreadable'),
    message: fc.constantFrom('Hello', 'ধন্যবাদ', 'ধন্যবাদ '.repeat(12)),
    atOnce: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constant('top up' as const), count: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('job' as const) }),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function prepare(fate: string): void {
  double.heal();
  if (fate === 'refused')
    double.fail({ answer: { status: 200, body: '{"status":"FAILED","status_code":4025}' } });
  if (fate === 'dropped') double.fail({ kind: 'drop' });
  if (fate === 'lost answer') double.fail({ kind: 'drop-after' });
  if (fate === 'unreadable') double.fail({ answer: { status: 502, body: '<html>' } });
}

async function take(businessId: string, each: Step, index: number): Promise<void> {
  if (each.kind === 'job') return void (await settleStuckSms());
  if (each.kind === 'top up') {
    const change = { delta: each.count, key: `payment:${index}`, reason: 'Bought', actorId: null };
    return db.$transaction((tx) => changeSmsBalance(tx, businessId, change));
  }
  prepare(each.fate);
  const input = { mobileNumber: '01711204466', message: each.message };
  const session = await sessionIn(businessId);
  const sends = Array.from({ length: each.atOnce }, () => sendSingleSms(session, input, {}, gateway()));
  await Promise.allSettled(sends);
}

it('is the sum of its ledger, and of what was bought less what was kept, after anything', async () => {
  const run = async (steps: Step[]) => {
    const businessId = await makeBusiness(OPENING);
    let bought = OPENING;
    for (const [index, each] of steps.entries()) {
      await take(businessId, each, index);
      if (each.kind === 'top up') bought += each.count;
      const { balance, ledger, kept } = await balanceOf(businessId);
      expect(balance).toBe(ledger);
      expect(balance).toBe(bought - kept);
      expect(balance).toBeGreaterThanOrEqual(0);
    }
    expect(await db.smsMessage.count({ where: { businessId, status: 'QUEUED' } })).toBe(0);
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), run), { numRuns: 15 });
});

it('refuses a second row for the same fact', async () => {
  const businessId = await makeBusiness(OPENING);
  const credit = () =>
    db.$transaction((tx) =>
      changeSmsBalance(tx, businessId, { delta: 3, key: 'payment:1', reason: 'Bought', actorId: null }),
    );
  await Promise.allSettled([credit(), credit(), credit()]);
  expect(await balanceOf(businessId)).toMatchObject({ balance: OPENING + 3, ledger: OPENING + 3 });
});

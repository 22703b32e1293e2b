import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BulkSmsBdDouble } from '../../../../e2e/doubles/sms-bulksmsbd.ts';
import { SMS_DOUBLE_ACCOUNT } from '../../../../e2e/doubles/sms-double.ts';
import type { PermissionFlag, Role } from '../../../../schema/rules/permissions.ts';
import { db } from '../../../db/client.ts';
import type { DomainError } from '../../../errors.ts';
import type { Session } from '../../../session/session.ts';
import { smsGateway } from '../gateways/providers.ts';
import { sendSingleSms } from '../send-single-sms.ts';
import { balanceOf, makeBusiness, sessionIn } from './support.ts';

const NUMBER = '01711204466';
const BANGLA = 'আপনার অর্ডারটি কুরিয়ারে দেওয়া হয়েছে, দুই থেকে তিন দিনের মধ্যে হাতে পাবেন। ধন্যবাদ।';

let double: BulkSmsBdDouble;
let businessId: string;

beforeEach(async () => {
  double = await new BulkSmsBdDouble().listen();
  businessId = await makeBusiness(10);
});
afterEach(() => double.close());

const gateway = () =>
  smsGateway(
    { gateway: 'bulksmsbd', baseUrl: double.url, ...SMS_DOUBLE_ACCOUNT },
    { log: { info: () => undefined }, timeoutMs: 5_000 },
  );

interface Attempt {
  input?: unknown;
  session?: Session;
  key?: string;
}

async function send({ input = { mobileNumber: NUMBER, message: 'On its way' }, session, key }: Attempt = {}) {
  return sendSingleSms(session ?? await sessionIn(businessId), input, { idempotencyKey: key }, gateway());
}

const failure = async (attempt: Promise<unknown>) =>
  attempt.then(
    () => ({ code: 'none', message: 'was sent' }),
    ({ code, message }: DomainError) => ({ code, message }),
  );

const messages = () => db.smsMessage.findMany({ where: { businessId }, orderBy: { createdAt: 'asc' } });

describe('checks', () => {
  const empty = { code: 'BAD_REQUEST', message: 'Please fill in all fields' };
  const unauthorised = { code: 'FORBIDDEN', message: 'You are not authorized to send messages' };
  const digits = { code: 'BAD_REQUEST', message: 'Please enter a valid mobile number with 11 digits' };

  it.each([
    ['MEMBER', [], '', '', empty],
    ['MEMBER', [], '   ', 'Hello', empty],
    ['MEMBER', [], '0171', '', empty],
    ['MEMBER', [], NUMBER, ' \n', empty],
    ['MEMBER', [], '0171', 'Hello', unauthorised],
    ['MEMBER', [], NUMBER, 'Hello', unauthorised],
    ['MEMBER', ['newOrder', 'orderList', 'confirmOrder'], NUMBER, 'Hello', unauthorised],
    ['MEMBER', ['order'], '0171120446', 'Hello', digits],
    ['MEMBER', ['order'], '017112044667', 'Hello', digits],
    ['MEMBER', ['order'], '+8801711204466', 'Hello', digits],
    ['MEMBER', ['order'], '0171120446x', 'Hello', digits],
    ['ADMIN', [], '', 'Hello', empty],
    ['FOUNDER', [], '1', 'Hello', digits],
  ] as [Role, PermissionFlag[], string, string, object][])(
    'of %s with %j: %j, %j', async (role, flags, mobileNumber, message, expected) => {
      const session = await sessionIn(businessId, { role, flags });
      expect(await failure(send({ session, input: { mobileNumber, message } }))).toEqual(expected);
      expect(double.seen).toEqual([]);
      expect(await messages()).toEqual([]);
    },
  );

  it.each([[{}], [{ mobileNumber: NUMBER }], [{ mobileNumber: null, message: 'Hello' }]])(
    'take a missing field for an empty one: %j', async (input) => {
      expect(await failure(send({ input }))).toEqual(empty);
    },
  );

  it.each([
    ['a text too long to send', 'x'.repeat(1_001)],
    ['half a surrogate pair', 'Hello \ud83d'],
    ['a character that cannot be stored', 'Hello \u0000'],
  ])('refuse %s', async (_label, message) => {
    expect(await failure(send({ input: { mobileNumber: NUMBER, message } }))).toMatchObject({
      code: 'BAD_REQUEST',
    });
    expect(await balanceOf(businessId)).toEqual({ balance: 10, ledger: 10, kept: 0 });
  });

  it('point at the fields to correct', async () => {
    const attempt = send({ input: { mobileNumber: '', message: '' } });
    await expect(attempt).rejects.toMatchObject({
      fieldErrors: [{ field: 'mobileNumber' }, { field: 'message' }],
    });
  });
});

describe('sending', () => {
  it('answers with the text to show, and keeps a log row, its price and who sent it', async () => {
    expect(await send({ session: await sessionIn(businessId, { role: 'MEMBER', flags: ['order'] }) })).toBe(
      'Message sent successfully',
    );
    expect(double.sent).toMatchObject([{ to: '8801711204466', text: 'On its way' }]);
    expect(await messages()).toMatchObject([{
      mobileNumber: NUMBER, message: 'On its way', segments: 1, cost: 1, status: 'SENT', senderName: 'Nasrin',
      providerCode: '202', providerId: double.sent[0]!.providerId, sentAt: expect.any(Date),
    }]);
    expect(await balanceOf(businessId)).toEqual({ balance: 9, ledger: 9, kept: 1 });
  });

  it('takes a number in Bangla digits', async () => {
    await send({ input: { mobileNumber: '০১৭১১২০৪৪৬৬', message: 'Hello' } });
    expect(double.sent).toMatchObject([{ to: '8801711204466' }]);
  });

  it('charges a Bangla text by its own segments', async () => {
    expect(BANGLA.length).toBeGreaterThan(70);
    await send({ input: { mobileNumber: NUMBER, message: BANGLA } });
    expect(await messages()).toMatchObject([{ segments: 2, cost: 2, message: BANGLA }]);
    expect(await balanceOf(businessId)).toEqual({ balance: 8, ledger: 8, kept: 2 });
  });

  it('never spends more than the balance, however many send at once', async () => {
    const session = await sessionIn(businessId);
    const results = await Promise.all(Array.from({ length: 30 }, async (_, index) => {
      const input = { mobileNumber: NUMBER, message: `Message ${index}` };
      return send({ session, input }).catch((error: { reason?: string }) => error.reason);
    }));
    expect(results.filter((result) => result === 'Message sent successfully')).toHaveLength(10);
    expect(results.filter((result) => result === 'SMS_BALANCE_TOO_LOW')).toHaveLength(20);
    expect(new Set(double.sent.map(({ text }) => text)).size).toBe(10);
    expect(double.sent).toHaveLength(10);
    expect(await balanceOf(businessId)).toEqual({ balance: 0, ledger: 0, kept: 10 });
  });

  it('refuses a text that costs more than is left, and asks nobody', async () => {
    const poor = await makeBusiness(1);
    const attempt = send({ session: await sessionIn(poor), input: { mobileNumber: NUMBER, message: BANGLA } });
    expect(await failure(attempt)).toEqual({
      code: 'PRECONDITION_FAILED',
      message: 'Your SMS balance is too low: 2 needed. See My Limits to add to it.',
    });
    expect(double.seen).toEqual([]);
    expect(await balanceOf(poor)).toEqual({ balance: 1, ledger: 1, kept: 0 });
  });
});

describe('when the gateway', () => {
  it('refuses, the sender reads why and the balance returns once', async () => {
    double.refuse(1002);
    expect(await failure(send({ key: 'one' }))).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      message: expect.stringContaining('The message was not sent: Sender ID not correct'),
    });
    expect(await failure(send({ key: 'one' }))).toMatchObject({
      message: expect.stringContaining('was not sent'),
    });
    expect(double.seen).toHaveLength(1);
    expect(await messages()).toMatchObject([{ status: 'REFUNDED', providerCode: '1002', sentAt: null }]);
    const entries = await db.usageEntry.findMany({ where: { businessId }, orderBy: { createdAt: 'asc' } });
    expect(entries.map(({ delta }) => delta)).toEqual([10, -1, 1]);
    expect(await balanceOf(businessId)).toEqual({ balance: 10, ledger: 10, kept: 0 });
  });

  it.each(['Sender\u0000 unknown', 'Sender\ud83d unknown', `Sender unknown${'!'.repeat(100_000)}`])('refuses in words that cannot be stored, and the balance returns', async (words) => {
    double.fail({ answer: { status: 200, body: JSON.stringify({ response_code: 1002, error_message: words }) } });
    expect(await failure(send())).toMatchObject({ message: expect.stringContaining('The message was not sent: Sender') });
    expect(await messages()).toMatchObject([{ status: 'REFUNDED', providerCode: '1002', providerMessage: expect.stringMatching(/^Sender.{1,294}$/) }]);
    expect(await balanceOf(businessId)).toEqual({ balance: 10, ledger: 10, kept: 0 });
  });

  it.each(['drop', 'drop-after'] as const)('goes silent (%s), nothing is resent and nothing returned', async (kind) => {
    double.fail({ kind });
    const lost = { code: 'TIMEOUT', message: expect.stringContaining('may have been sent') };
    expect(await failure(send({ key: 'one' }))).toEqual(lost);
    expect(await failure(send({ key: 'one' }))).toEqual(lost);
    expect(double.seen).toHaveLength(1);
    expect(await messages()).toMatchObject([{ status: 'UNKNOWN' }]);
    expect(await balanceOf(businessId)).toEqual({ balance: 9, ledger: 9, kept: 1 });
  });

  it('is not asked for a number that no provider takes', async () => {
    expect(await failure(send({ input: { mobileNumber: '02222222222', message: 'Hello' } }))).toMatchObject({
      message: 'The message was not sent: Not a mobile number. Your SMS balance was returned.',
    });
    expect(double.seen).toEqual([]);
    expect(await balanceOf(businessId)).toEqual({ balance: 10, ledger: 10, kept: 0 });
  });
});

describe('under one idempotency key', () => {
  it('sends once and answers the same again', async () => {
    expect(await send({ key: 'one' })).toBe('Message sent successfully');
    expect(await send({ key: 'one' })).toBe('Message sent successfully');
    expect(await send({ key: 'two' })).toBe('Message sent successfully');
    expect(double.sent).toHaveLength(2);
    expect(await balanceOf(businessId)).toEqual({ balance: 8, ledger: 8, kept: 2 });
  });

  it('sends once when asked ten times at the same moment', async () => {
    const session = await sessionIn(businessId);
    const results = await Promise.all(
      Array.from({ length: 10 }, () => failure(send({ session, key: 'one' }))),
    );
    expect(double.sent).toHaveLength(1);
    expect(results.map(({ message }) => message)).toContain('was sent');
    const others = results.filter(({ code }) => code !== 'none');
    expect(others.every(({ code }) => code === 'CONFLICT')).toBe(true);
    expect(await balanceOf(businessId)).toEqual({ balance: 9, ledger: 9, kept: 1 });
  });

  it('refuses another message', async () => {
    await send({ key: 'one' });
    const other = send({ key: 'one', input: { mobileNumber: NUMBER, message: 'Another' } });
    expect(await failure(other)).toMatchObject({ code: 'CONFLICT' });
    expect(double.sent).toHaveLength(1);
  });
});

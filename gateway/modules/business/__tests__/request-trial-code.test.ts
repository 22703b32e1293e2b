import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BulkSmsBdDouble } from '../../../../e2e/doubles/sms-bulksmsbd.ts';
import { SMS_DOUBLE_ACCOUNT, type SmsDouble } from '../../../../e2e/doubles/sms-double.ts';
import { SmsNetBdDouble } from '../../../../e2e/doubles/sms-sms-net-bd.ts';
import { SslWirelessDouble } from '../../../../e2e/doubles/sms-ssl-wireless.ts';
import { db } from '../../../db/client.ts';
import type { DomainError } from '../../../errors.ts';
import type { Session } from '../../../session/session.ts';
import { smsGateway } from '../../messaging/gateways/providers.ts';
import type { SmsGatewayName } from '../../messaging/gateways/sms-gateway.ts';
import { tasks } from '../../../jobs/tasks.ts';
import { requestTrialCode } from '../request-trial-code.ts';
import { startTrial } from '../sign-up-trial.ts';
import { age, businessesOf, MINUTE_MS, newcomer, newName, newPhone } from './trial-support.ts';

const DAY_MS = 24 * 60 * MINUTE_MS;
const SHORT_MS = 400;

const DOUBLES: Partial<Record<SmsGatewayName, () => SmsDouble>> = {
  bulksmsbd: () => new BulkSmsBdDouble(),
  sslwireless: () => new SslWirelessDouble(),
  smsnetbd: () => new SmsNetBdDouble(),
};

let double: SmsDouble;

beforeEach(async () => {
  double = await new BulkSmsBdDouble().listen();
});
afterEach(async () => {
  vi.useRealTimers();
  await double.close();
});

const gateway = (name: SmsGatewayName = 'bulksmsbd', timeoutMs = 5_000) =>
  smsGateway(
    { gateway: name, baseUrl: double.url, ...SMS_DOUBLE_ACCOUNT },
    { log: { info: () => undefined }, timeoutMs },
  );

const ask = (session: Session, phone: string, idempotencyKey?: string) =>
  requestTrialCode(session, { phone }, { idempotencyKey }, gateway());

const failure = (attempt: Promise<unknown>) =>
  attempt.then(() => null, ({ code, message }: DomainError) => ({ code, message }));

/** The code in the newest message. */
const received = () => /^\d{6}/.exec(double.sent.at(-1)!.text)![0];

const start = (session: Session, phone: string, code: string) =>
  startTrial(session, { businessName: newName(), phone, code });

describe('a gateway that sends', () => {
  it.each(Object.keys(DOUBLES) as SmsGatewayName[])('%s carries the code, and the answer does not', async (name) => {
    await double.close();
    double = await DOUBLES[name]!().listen();
    const session = await newcomer();
    const phone = newPhone();
    const answer = await requestTrialCode(session, { phone }, {}, gateway(name));
    expect(answer).toEqual({ code: null, resendInSeconds: 60 });
    expect(double.sent).toMatchObject([{ to: `88${phone}`, text: expect.stringMatching(/^\d{6} is your code for Karbar, valid/) }]);
    await start(session, phone, received());
    expect(await businessesOf(session)).toBe(1);
  });

  it('is paid by no business', async () => {
    await ask(await newcomer(), newPhone());
    expect([await db.smsMessage.count(), await db.usageEntry.count({ where: { kind: 'SMS' } })]).toEqual([0, 0]);
  });

  it('that refuses gives a clear error without its own words, and another code at once', async () => {
    const session = await newcomer();
    const phone = newPhone();
    double.refuse(1007);
    expect(await failure(ask(session, phone))).toEqual({
      code: 'INTERNAL_SERVER_ERROR', message: 'The code could not be sent. Please check the number and try again.',
    });
    await ask(session, phone);
    await start(session, phone, received());
  });

  it.each([['answers too late', { delay: 2 * SHORT_MS }], ['drops the line afterwards', { kind: 'drop-after' }]] as const)(
    'that %s leaves the code good and may be asked again in a minute', async (_label, fault) => {
      const session = await newcomer();
      const phone = newPhone();
      double.fail(fault);
      const impatient = requestTrialCode(session, { phone }, {}, gateway('bulksmsbd', SHORT_MS));
      expect(await failure(impatient)).toEqual({
        code: 'TIMEOUT', message: 'The SMS gateway did not answer. If no code arrives, ask for another one in a minute.',
      });
      expect(await failure(ask(session, phone))).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      await expect.poll(() => double.sent.length).toBe(1);
      await start(session, phone, received());
    },
  );

  it('sends once when a request is repeated under its key', async () => {
    const session = await newcomer();
    const phone = newPhone();
    await ask(session, phone, 'again');
    expect(await failure(ask(session, phone, 'again'))).toMatchObject({ code: 'CONFLICT' });
    expect(double.sent).toHaveLength(1);
  });
});

describe('the limits', () => {
  it('are one code a minute for a number, whoever asks', async () => {
    const [one, two] = [await newcomer(), await newcomer()];
    const phone = newPhone();
    await ask(one, phone);
    const wait = await failure(ask(two, `+88${phone}`));
    expect(wait).toEqual({ code: 'TOO_MANY_REQUESTS', message: expect.stringMatching(/in \d\d seconds$/) });
    await age(phone, MINUTE_MS / 2);
    expect(await failure(ask(one, phone))).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await age(phone, MINUTE_MS / 2);
    await ask(two, phone);
    expect(double.sent).toHaveLength(2);
  });

  it('hold however many ask at once', async () => {
    const phone = newPhone();
    const sessions = await Promise.all(Array.from({ length: 8 }, () => newcomer()));
    const outcomes = await Promise.all([...sessions, ...sessions].map((session) => failure(ask(session, phone))));
    expect(outcomes.filter((one) => one === null)).toHaveLength(1);
    expect(double.sent).toHaveLength(1);
  });

  it('are five a day for a number, those that were refused not counted', async () => {
    const session = await newcomer();
    const phone = newPhone();
    double.refuse(1007);
    expect(await failure(ask(session, phone))).not.toBeNull();
    for (let sent = 0; sent < 5; sent += 1) {
      await ask(session, phone);
      await age(phone, MINUTE_MS);
    }
    const refused = { code: 'TOO_MANY_REQUESTS', message: 'Too many codes for this number. Please try again tomorrow.' };
    expect(await failure(ask(await newcomer(), phone))).toEqual(refused);
    await age(phone, DAY_MS);
    expect(await failure(ask(session, phone))).toBeNull();
  });

  it('are twenty a day for an account, whatever the numbers, also all at once', async () => {
    const session = await newcomer();
    const outcomes = await Promise.all(Array.from({ length: 24 }, () => failure(ask(session, newPhone()))));
    expect(outcomes.filter((one) => one === null)).toHaveLength(20);
    expect(outcomes).toContainEqual(
      { code: 'TOO_MANY_REQUESTS', message: 'Too many codes for this account. Please try again tomorrow.' },
    );
  });

  it('are fifty a day for an address, whatever account and number', async () => {
    const addresses = ['203.0.113.7', '::ffff:203.0.113.7'];
    const sessions = await Promise.all(Array.from({ length: 6 }, (_, index) => newcomer(addresses[index % 2])));
    const outcomes = await Promise.all(
      sessions.flatMap((session) => Array.from({ length: 9 }, () => failure(ask(session, newPhone())))),
    );
    expect(outcomes.filter((one) => one === null)).toHaveLength(50);
    expect(outcomes).toContainEqual(
      { code: 'TOO_MANY_REQUESTS', message: 'Too many codes from here. Please try again tomorrow.' },
    );
    expect(await failure(ask(await newcomer('203.0.113.8'), newPhone()))).toBeNull();
    expect(JSON.stringify(await db.trialCode.findMany())).not.toContain('203.0.113');
  });
});

it.each([-20, 20])('asked for at a gateway whose clock is off by %i minutes, a code counts for ten minutes at every other', async (minutes) => {
  const [session, phone] = [await newcomer(), newPhone()];
  const there = async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * MINUTE_MS });
    const refused = await failure(ask(session, phone));
    vi.useRealTimers();
    return refused;
  };
  expect(await there()).toBeNull();
  // The last one may still arrive, whichever gateway sent it.
  expect([await failure(ask(session, phone)), await there()]).toMatchObject([{ code: 'TOO_MANY_REQUESTS' }, { code: 'TOO_MANY_REQUESTS' }]);
  await age(phone, 9 * MINUTE_MS);
  await start(session, phone, received());
  expect(await businessesOf(session)).toBe(1);

  await age(phone, MINUTE_MS);
  expect(await there()).toBeNull();
  await age(phone, 11 * MINUTE_MS);
  expect(await failure(start(session, phone, received()))).toMatchObject({ code: 'PRECONDITION_FAILED', message: expect.stringContaining('too old') });
});

it('codes are forgotten after a day', async () => {
  const session = await newcomer();
  const [old, young] = [newPhone(), newPhone()];
  await ask(session, old);
  await ask(session, young);
  await age(old, DAY_MS);
  await age(young, DAY_MS - MINUTE_MS);
  const sweep = tasks.find(({ name }) => name === 'business.forgetTrialCodes')!;
  await sweep.run({}, {} as never);
  const left = await db.trialCode.findMany({ where: { phone: { in: [old, young] } } });
  expect(left.map(({ phone }) => phone)).toEqual([young]);
});

it.each(['', '123', '02711204466', 'null', '01711204466; drop'])('%j is no number to send to', async (phone) => {
  expect(await failure(ask(await newcomer(), phone))).toMatchObject({ code: 'BAD_REQUEST' });
  expect(double.seen).toEqual([]);
});

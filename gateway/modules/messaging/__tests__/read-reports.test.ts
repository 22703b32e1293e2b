import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SMS_DOUBLE_ACCOUNT } from '../../../../e2e/doubles/sms-double.ts';
import { SmsNetBdDouble } from '../../../../e2e/doubles/sms-sms-net-bd.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { logger } from '../../../logging/logger.ts';
import type { Session } from '../../../session/session.ts';
import { smsGateway } from '../gateways/providers.ts';
import type { SmsGateway } from '../gateways/sms-gateway.ts';
import { handOverSms } from '../hand-over-sms.ts';
import { queueSms } from '../queue-sms.ts';
import { readReports } from '../read-reports.ts';
import { nextReport } from '../report-times.ts';
import { balanceOf, makeBusiness, sessionIn } from './support.ts';

/** What the gateway reports of messages that it took. */

let double: SmsNetBdDouble;
let gateway: SmsGateway;
let session: Session;
let businessId: string;

beforeAll(async () => {
  double = await new SmsNetBdDouble().listen();
  gateway = smsGateway({ gateway: 'smsnetbd', baseUrl: double.url, ...SMS_DOUBLE_ACCOUNT }, { log: logger });
});
afterAll(() => double.close());
beforeEach(async () => {
  businessId = await makeBusiness(10);
  session = await sessionIn(businessId);
});

const messageOf = (id: string) => db.smsMessage.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } });

/** Sends an SMS, of which the gateway says `word` when it is asked, and lets the time come at which it is. */
async function sent(word?: string): Promise<string> {
  const { id } = await execute(queueSms, session, { mobileNumber: '01711204466', message: 'On its way' });
  // Of the settings, which name another one in tests.
  await db.smsMessage.update({ where: { businessId_id: { businessId, id } }, data: { gateway: gateway.name } });
  await handOverSms(session, id, gateway);
  const { providerId, reportDueAt } = await messageOf(id);
  expect(reportDueAt).toBeInstanceOf(Date);
  if (word) double.reported.set(providerId!, word);
  await makeDue(id);
  return id;
}
const makeDue = (id: string) => db.smsMessage.update({ where: { businessId_id: { businessId, id } }, data: { reportDueAt: new Date(Date.now() - 1_000) } });
const ask = (from = gateway) => readReports(from, { log: logger });

it('a message that has arrived is DELIVERED, and is not asked about again', async () => {
  const id = await sent('Delivered');
  expect(await ask()).toBe(1);
  expect(await messageOf(id)).toMatchObject({ status: 'DELIVERED', reportDueAt: null });
  expect(await balanceOf(businessId)).toEqual({ balance: 9, ledger: 9, kept: 1 });
  expect(await ask()).toBe(0);
});

it('one that did not arrive is paid back, once, with the word of the gateway', async () => {
  const id = await sent('Failed');
  await Promise.all([ask(), ask()]);
  await makeDue(id);
  await ask();
  expect(await messageOf(id)).toMatchObject({ status: 'REFUNDED', providerMessage: 'Failed' });
  expect(await balanceOf(businessId)).toEqual({ balance: 10, ledger: 10, kept: 0 });
});

it('one on its way is asked about later, at growing distances, and in the end no more', async () => {
  const id = await sent();
  await ask();
  const { status, reportDueAt, sentAt } = await messageOf(id);
  expect(status).toBe('SENT');
  expect(reportDueAt).toEqual(nextReport(sentAt!));
  const days = (count: number) => Date.now() - count * 24 * 60 * 60_000;
  expect(nextReport(new Date(days(2)))?.getTime()).toBeGreaterThan(Date.now());
  await db.smsMessage.update({ where: { businessId_id: { businessId, id } }, data: { sentAt: new Date(days(4)), reportDueAt: new Date(days(1)) } });
  await ask();
  expect(await messageOf(id)).toMatchObject({ status: 'SENT', reportDueAt: null });
});

it('without an answer everything stays as it is until the next run', async () => {
  const id = await sent('Delivered');
  const silent = smsGateway({ gateway: 'smsnetbd', baseUrl: 'http://127.0.0.1:9', ...SMS_DOUBLE_ACCOUNT }, { log: logger });
  expect(await ask(silent)).toBe(0);
  expect(await messageOf(id)).toMatchObject({ status: 'SENT', reportDueAt: expect.any(Date) as Date });
  await makeDue(id);
  await ask();
  expect(await messageOf(id)).toMatchObject({ status: 'DELIVERED' });
});

it('one that the gateway does not know is asked about at growing distances too, and holds up no other', async () => {
  const unknown = await sent('Delivered');
  await db.smsMessage.update({ where: { businessId_id: { businessId, id: unknown } }, data: { providerId: '999999999' } });
  const other = await sent('Delivered');
  // Asked about first.
  await db.smsMessage.update({ where: { businessId_id: { businessId, id: unknown } }, data: { reportDueAt: new Date(Date.now() - 60_000) } });
  expect(await ask()).toBe(2);
  expect(await messageOf(other)).toMatchObject({ status: 'DELIVERED' });
  const { status, sentAt, reportDueAt } = await messageOf(unknown);
  expect(status).toBe('SENT');
  expect(reportDueAt).toEqual(nextReport(sentAt!));
});

it('a refusal of the account leaves everything to the next run', async () => {
  const id = await sent('Delivered');
  const wrong = smsGateway({ gateway: 'smsnetbd', baseUrl: double.url, ...SMS_DOUBLE_ACCOUNT, apiKey: 'wrong' }, { log: logger });
  expect(await ask(wrong)).toBe(0);
  await makeDue(id);
  await ask();
  expect(await messageOf(id)).toMatchObject({ status: 'DELIVERED' });
});

it('a gateway that took none of them is not asked', async () => {
  const id = await sent('Delivered');
  await ask({ name: 'sslwireless', send: gateway.send, report: () => { throw new Error('asked'); } });
  expect(await messageOf(id)).toMatchObject({ status: 'SENT', reportDueAt: null });
});

import { z } from 'zod';
import { DAY_MS } from '../../../../schema/rules/durations.ts';
import { defineCommand } from '../../../commands/command.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { Prisma, type CourierScoreSetting } from '../../../db/generated/client/client.ts';
import type { CourierScoreSource } from '../../../db/generated/client/enums.ts';
import { OutsideServiceError } from '../../../errors.ts';
import { NoAnswerError } from '../../../http/outbound.ts';
import { Session } from '../../../session/session.ts';
import { openCredentials } from '../../couriers/courier-secrets.ts';
import { screenWebOrder } from '../screen-web-order.ts';
import { OPEN_STATUSES } from '../web-order-state.ts';
import { askBdCourier } from './ask-bd-courier.ts';
import { askSteadfast } from './ask-steadfast.ts';
import { claimPhone, releasePhone } from './phone-claim.ts';
import type { PhoneRecord } from './phone-record.ts';
import { askedToday, claimQuestion, releaseQuestion } from './question-limit.ts';
import { FRESH_DAYS } from './score-job.ts';
import { openScoreKey } from './score-secrets.ts';
import { steadfastOf } from './score-setting.ts';

const KEPT_DAYS = 90;
/** Ten refusals within five minutes lock a Steadfast account for an hour. */
const PAUSE_MS = 60 * 60_000;
/** Nobody has more open orders of one phone. */
const MAX_ORDERS = 20;

const noteCourierScore = defineCommand({
  name: 'web-orders.noteCourierScore',
  permission: 'SUPERADMIN',
  input: z.object({ phone: z.string(), source: z.custom<CourierScoreSource>(), record: z.custom<PhoneRecord>() }),
  run: async (context, { phone, source, record }) => {
    const { tx, session: { businessId }, announce } = context;
    const data = { source, ...record, askedAt: new Date() };
    await tx.courierScore.upsert({
      where: { businessId_phone: { businessId, phone } }, create: { businessId, phone, ...data }, update: data, select: { phone: true },
    });
    await tx.courierScoreSetting.updateMany({ where: { businessId, pausedUntil: { not: null } }, data: { problem: Prisma.DbNull, pausedUntil: null } });
    const open = await tx.webOrder.findMany({
      where: { businessId, phone, status: { in: [...OPEN_STATUSES] } }, orderBy: { id: 'asc' }, take: MAX_ORDERS, select: { id: true },
    });
    for (const { id } of open) {
      await screenWebOrder(context, id);
      announce(['WebOrder', id]);
    }
  },
});

/**
 * Asks about a phone number unless the answer is known already or the limit of the day is reached, and scores its open
 * orders anew. Whoever else asks about it meanwhile waits for the same answer. A refusal is said in the setting and ends the
 * questions for an hour; without an answer the next order asks.
 */
export async function askCourierScore(businessId: string, phone: string): Promise<void> {
  if (!(await isScoreDue(businessId, phone))) return;
  const claim = await claimPhone(businessId, phone);
  if (!claim) return;
  try {
    await askAlone(businessId, phone);
  } finally {
    await releasePhone(claim);
  }
}

async function askAlone(businessId: string, phone: string): Promise<void> {
  // Another caller's answer may have come just before the claim.
  const setting = await settingToAskBy(businessId, phone);
  if (!setting) return;
  const day = await claimQuestion(businessId);
  if (!day) return;
  const { source } = setting;
  let isAnswered = false;
  try {
    const record = await ask(setting, phone);
    isAnswered = record !== null;
    if (record) await execute(noteCourierScore, Session.system(businessId), { phone, source, record });
  } catch (error) {
    if (!(error instanceof OutsideServiceError)) throw error;
    if (error instanceof NoAnswerError) return;
    await db.courierScoreSetting.updateMany({
      where: { businessId, version: setting.version }, data: { problem: { message: error.message, ...error.wire } as Prisma.InputJsonObject, pausedUntil: new Date(Date.now() + PAUSE_MS) },
    });
  } finally {
    if (!isAnswered) await releaseQuestion(businessId, day);
  }
}

type SettingToAskBy = CourierScoreSetting & { source: CourierScoreSource };

/** Null where nobody is to be asked about the phone number now. */
async function settingToAskBy(businessId: string, phone: string): Promise<SettingToAskBy | null> {
  const setting = await db.courierScoreSetting.findUnique({ where: { businessId } });
  if (!setting?.source || (setting.pausedUntil && setting.pausedUntil > new Date())) return null;
  const { source, dailyLimit } = setting;
  const known = await db.courierScore.findUnique({ where: { businessId_phone: { businessId, phone } }, select: { askedAt: true, source: true } });
  if (known && known.source === source && known.askedAt.getTime() > Date.now() - FRESH_DAYS * DAY_MS) return null;
  return askedToday(setting) < dailyLimit ? { ...setting, source } : null;
}

export const isScoreDue = async (businessId: string, phone: string): Promise<boolean> => (await settingToAskBy(businessId, phone)) !== null;

/** Null where the source can no longer be asked. Throws OutsideServiceError. */
async function ask({ businessId, source, key }: SettingToAskBy, phone: string): Promise<PhoneRecord | null> {
  if (source === 'BDCOURIER') return key === null ? null : askBdCourier(businessId, openScoreKey(businessId, key), phone);
  const courier = await steadfastOf(db, businessId);
  return courier && askSteadfast(businessId, openCredentials(courier, courier.credentials), phone);
}

/** Phone numbers are not kept for longer than they are of use. */
export async function forgetCourierScores(): Promise<void> {
  await db.courierScore.deleteMany({ where: { askedAt: { lt: new Date(Date.now() - KEPT_DAYS * DAY_MS) } } });
  await db.courierScoreQuestion.deleteMany({ where: { claimedUntil: { lt: new Date() } } });
}

import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import type { SmsMessage } from '../../db/generated/client/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { changeSmsBalance } from './sms-balance.ts';

/**
 * Claims a queued message for sending. True for exactly one caller; nobody sends it after that, even when this
 * process dies.
 */
export async function claimSms(businessId: string, id: string): Promise<boolean> {
  const claimed = await db.$executeRaw`
    UPDATE "SmsMessage" SET "claimedAt" = now()
    WHERE "businessId" = ${businessId}::uuid AND "id" = ${id}::uuid AND "status" = 'QUEUED' AND "claimedAt" IS NULL`;
  return claimed === 1;
}

const SUMMARY = {
  SENT: msg('Sent'), REFUNDED: msg('Not sent, balance returned'), UNKNOWN: msg('No answer, may have been sent'),
};

/** Gives the price of a message back, which is locked and becomes REFUNDED: once, whoever tries it again. */
export async function payBack(
  { tx, session: { businessId, user } }: Pick<CommandContext, 'tx' | 'session'>, { id, cost, mobileNumber }: SmsMessage,
): Promise<void> {
  const reason = `SMS to ${mobileNumber} was not sent`;
  await changeSmsBalance(tx, businessId, { delta: cost, key: `sms:${id}:return`, reason, actorId: user?.id ?? null });
}

/**
 * Last step of sending: stores the result. A refusal pays the price back, a missing answer does not. An UNKNOWN
 * message can still be settled when its result becomes known; a settled one does not change.
 */
export const settleSms = defineCommand({
  name: 'messaging.settleSms',
  permission: 'SIGNED_IN',
  storesAnswer: true,
  // The message may already be sent: its result is stored even when the package has expired meanwhile.
  allowExpired: true,
  input: z.object({
    id: idOf('SmsMessage'),
    status: z.enum(['SENT', 'REFUNDED', 'UNKNOWN']),
    providerCode: z.string(),
    providerMessage: z.string(),
    providerId: z.string().optional(),
    /** When the gateway is asked first whether it has arrived. */
    reportDueAt: z.date().optional(),
  }),
  run: async ({ tx, session, audit }, { id, status, reportDueAt, ...answer }) => {
    const { businessId } = session;
    const where = { businessId_id: { businessId, id } };
    await lockRow(tx, 'SmsMessage', businessId, id);
    const sms = await tx.smsMessage.findUniqueOrThrow({ where });
    if (sms.status !== 'QUEUED' && (sms.status !== 'UNKNOWN' || status === 'UNKNOWN')) return sms;
    // Before the status, as in queueSms: both lock the business first, then its status counts.
    if (status === 'REFUNDED') await payBack({ tx, session }, sms);
    const sentAt = status === 'SENT' ? new Date() : undefined;
    const settled = await tx.smsMessage.update({ where, data: { status, ...answer, sentAt, reportDueAt } });
    await audit({ entity: ['SmsMessage', id], summary: SUMMARY[status], after: { status, ...answer } });
    return settled;
  },
});

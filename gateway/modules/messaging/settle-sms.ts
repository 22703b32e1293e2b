import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { changeSmsBalance } from './sms-balance.ts';

/**
 * Takes a queued message for sending. True for exactly one caller, ever: nobody else may hand it over
 * after that, not even when this one dies.
 */
export async function claimSms(businessId: string, id: string): Promise<boolean> {
  const { count } = await db.smsMessage.updateMany({
    where: { businessId, id, status: 'QUEUED', claimedAt: null },
    data: { claimedAt: new Date() },
  });
  return count === 1;
}

const SUMMARY = {
  SENT: msg('Sent'), REFUNDED: msg('Not sent, balance returned'), UNKNOWN: msg('No answer, may have been sent'),
};

/**
 * Second half of sending: what became of the message. A refusal returns what was held; silence does not.
 * A message marked UNKNOWN can still be settled by whoever learns its fate; a settled one stays as it is.
 */
export const settleSms = defineCommand({
  name: 'messaging.settleSms',
  permission: 'SIGNED_IN',
  // The message is already on its way: an expired package must not leave its fate open.
  allowExpired: true,
  input: z.object({
    id: idOf('SmsMessage'),
    status: z.enum(['SENT', 'REFUNDED', 'UNKNOWN']),
    providerCode: z.string(),
    providerMessage: z.string(),
    providerId: z.string().optional(),
  }),
  run: async ({ tx, session, audit }, { id, status, ...answer }) => {
    const { businessId } = session;
    const where = { businessId_id: { businessId, id } };
    await lockRow(tx, 'SmsMessage', businessId, id);
    const sms = await tx.smsMessage.findUniqueOrThrow({ where });
    if (sms.status !== 'QUEUED' && (sms.status !== 'UNKNOWN' || status === 'UNKNOWN')) return sms;
    if (status === 'REFUNDED') {
      // Before the status, as in queueSms: both lock the business first, then its counts by status.
      const actorId = session.user?.id ?? null;
      const reason = `SMS to ${sms.mobileNumber} was not sent`;
      await changeSmsBalance(tx, businessId, { delta: sms.cost, key: `sms:${id}:return`, reason, actorId });
    }
    const sentAt = status === 'SENT' ? new Date() : undefined;
    const settled = await tx.smsMessage.update({ where, data: { status, ...answer, sentAt } });
    await audit({ entity: ['SmsMessage', id], summary: SUMMARY[status], after: { status, ...answer } });
    return settled;
  },
});

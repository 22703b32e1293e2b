import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import { lockRow } from '../../db/lock-row.ts';
import { ConflictError } from '../../errors.ts';
import { NOT_SENT_TASK } from './not-sent-task.ts';
import { payBack } from './settle-sms.ts';

/**
 * A person says what became of a message whose gateway never told: they have asked the customer, or looked at the gateway's
 * own list. What was not sent is paid back. Throws ConflictError where somebody, or the gateway itself, was faster.
 */
export const settleUnknownSms = defineCommand({
  name: 'messaging.settleUnknownSms',
  permission: 'ADMIN',
  // The balance is the business's, whether or not its package runs.
  allowExpired: true,
  input: z.object({
    id: idOf('SmsMessage'),
    hasArrived: z.boolean().describe('True: the phone has received it. False: it was not sent, and the balance gets its price back.'),
  }),
  run: async ({ tx, session, audit, enqueue }, { id, hasArrived }) => {
    const { businessId } = session;
    const where = { businessId_id: { businessId, id } };
    await lockRow(tx, 'SmsMessage', businessId, id);
    const sms = await tx.smsMessage.findUniqueOrThrow({ where });
    if (sms.status !== 'UNKNOWN') throw new ConflictError('What became of this SMS is known by now, please reload');
    // As in settleSms: the business is locked before its status counts.
    if (!hasArrived) await payBack({ tx, session }, sms);
    const after = hasArrived ? { status: 'DELIVERED' as const, sentAt: sms.claimedAt } : { status: 'REFUNDED' as const };
    await tx.smsMessage.update({ where, data: after, select: { id: true } });
    const summary = hasArrived
      ? msg('Said that the SMS to {{mobileNumber}} has arrived', { mobileNumber: sms.mobileNumber })
      : msg('Said that the SMS to {{mobileNumber}} was not sent, balance returned', { mobileNumber: sms.mobileNumber });
    await audit({ entity: ['SmsMessage', id], summary, before: { status: sms.status }, after });
    if (!hasArrived) await enqueue(NOT_SENT_TASK, { businessId, smsId: id });
    return { id };
  },
});

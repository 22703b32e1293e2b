import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import { lockRow } from '../../db/lock-row.ts';
import { NOT_SENT_TASK } from './not-sent-task.ts';
import { payBack } from './settle-sms.ts';

/** Stores what the gateway has reported of a message that it took. One that did not reach its phone is paid back. */
export const settleDelivery = defineCommand({
  name: 'messaging.settleDelivery',
  permission: 'SIGNED_IN',
  storesAnswer: true,
  // The balance is the business's, whether or not its package runs.
  allowExpired: true,
  input: z.object({ id: idOf('SmsMessage'), hasArrived: z.boolean(), word: z.string() }),
  run: async ({ tx, session, audit, enqueue }, { id, hasArrived, word }) => {
    const { businessId } = session;
    const where = { businessId_id: { businessId, id } };
    await lockRow(tx, 'SmsMessage', businessId, id);
    const sms = await tx.smsMessage.findUniqueOrThrow({ where });
    if (sms.status !== 'SENT') return { id };
    // As in settleSms: the business is locked before its status counts.
    if (!hasArrived) await payBack({ tx, session }, sms);
    const after = hasArrived ? { status: 'DELIVERED' as const } : { status: 'REFUNDED' as const, providerMessage: word };
    await tx.smsMessage.update({ where, data: { ...after, reportDueAt: null }, select: { id: true } });
    const summary = hasArrived ? msg('Arrived at the phone') : msg('Did not arrive, balance returned');
    await audit({ entity: ['SmsMessage', id], summary, before: { status: sms.status }, after: { ...after, word } });
    if (!hasArrived) await enqueue(NOT_SENT_TASK, { businessId, smsId: id, isReported: true });
    return { id };
  },
});

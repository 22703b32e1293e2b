import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { time } from '../../commands/fields.ts';
import { parseInput } from '../../commands/parse.ts';
import { db } from '../../db/client.ts';
import { ConflictError, mistakeIn } from '../../errors.ts';
import type { Session } from '../../session/session.ts';
import { startBulkJob } from '../bulk-jobs/start-bulk-job.ts';
import { holdManySms } from '../messaging/hold-many-sms.ts';
import { bulkSmsKind, restsUntil } from './bulk-sms-kind.ts';
import { bulkSmsInput, planBulkSms, type BulkSmsPlan } from './recipients.ts';

const MAX_AHEAD_MS = 30 * 86_400_000;

/** Shows who would get what, and what it would cost. Called by `readBulkSms`, outside of a transaction. */
export const previewBulkSms = defineCommand({
  name: 'bulkSms.preview',
  permission: 'ADMIN',
  input: bulkSmsInput,
  run: async (): Promise<BulkSmsPlan> => {
    throw new Error('Read outside of a transaction: see readBulkSms');
  },
});

export async function readBulkSms(session: Session, rawInput: unknown): Promise<BulkSmsPlan> {
  session.assertCan(previewBulkSms.permission);
  return planBulkSms(db, session, parseInput(previewBulkSms.input, rawInput));
}

/**
 * Sends one SMS to each of many numbers, in a bulk job, now or later. The price of all is taken from the balance first;
 * what is not sent is paid back. Throws what `planBulkSms` throws, PreconditionError SMS_BALANCE_TOO_LOW, ConflictError
 * where it has become dearer than was agreed.
 */
export const sendBulkSms = defineCommand({
  name: 'bulkSms.send',
  permission: 'ADMIN',
  input: bulkSmsInput.extend({
    agreed: z.int().min(1).max(1_000_000).optional().describe('SMS that it may take, as the preview said; refused when it takes more by now.'),
    sendAt: time().optional().describe('When it begins, thirty days ahead at most; at once when left out. It rests in the quiet hours.'),
  }),
  run: async (context, { agreed, sendAt, ...input }) => {
    const { tx, session } = context;
    if (sendAt && sendAt.getTime() > Date.now() + MAX_AHEAD_MS) {
      throw mistakeIn('sendAt', msg('At most thirty days ahead'));
    }
    const { recipients, segments } = await planBulkSms(tx, session, input);
    if (recipients.length === 0) throw mistakeIn('numbers', msg('No number is left to send to'));
    if (agreed !== undefined && segments > agreed) throw new ConflictError('It takes more SMS by now, please look at it again');
    const ids = recipients.map(() => uuidv7());
    const count = recipients.length;
    const job = await startBulkJob(context, bulkSmsKind, {
      title: msg('SMS to {{count}} numbers', { count, defaultValue_one: 'SMS to {{count}} number' }),
      rows: recipients.map(({ phone }, index) => ({ label: phone, input: { smsId: ids[index]! } })),
      runAt: await restsUntil(tx, session.businessId, sendAt ?? new Date()) ?? sendAt,
    });
    await holdManySms(context, job.id, recipients.map(({ phone, ...rest }, index) => ({ ...rest, id: ids[index]!, mobileNumber: phone })));
    return job;
  },
});

import { v7 as uuidv7 } from 'uuid';
import { msg } from '../../../schema/rules/message.ts';
import { smsSegments } from '../../../schema/rules/sms.ts';
import type { CommandContext } from '../../commands/command.ts';
import { env } from '../../env.ts';
import { changeSmsBalance } from './sms-balance.ts';

/**
 * Takes the price of a message from the balance and writes its row, inside the caller's command and before anyone
 * outside is asked. Throws PreconditionError SMS_BALANCE_TOO_LOW.
 */
export async function holdSms(
  { tx, session, audit }: CommandContext, { mobileNumber, message }: { mobileNumber: string; message: string },
): Promise<{ id: string }> {
  const { businessId } = session;
  const { segments } = smsSegments(message);
  const id = uuidv7();
  const senderId = session.user?.id ?? null;
  await changeSmsBalance(tx, businessId, {
    delta: -segments, key: `sms:${id}:hold`, reason: `SMS to ${mobileNumber}`, actorId: senderId,
  });
  await tx.smsMessage.createMany({
    data: [{
      businessId, id, mobileNumber, message, segments, senderId,
      cost: segments,
      gateway: env.SMS_GATEWAY,
      senderName: session.actorName,
    }],
  });
  await audit({
    entity: ['SmsMessage', id], summary: msg('SMS to {{mobileNumber}}, {{segments}} held', { mobileNumber, segments }), after: { segments },
  });
  return { id };
}

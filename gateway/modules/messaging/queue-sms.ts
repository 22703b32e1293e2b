import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { checkSingleSms, SINGLE_SMS_MESSAGES, smsSegments } from '../../../schema/rules/sms.ts';
import { asciiDigits } from '../../../schema/rules/phone.ts';
import { defineCommand } from '../../commands/command.ts';
import { text } from '../../commands/fields.ts';
import { parseInput } from '../../commands/parse.ts';
import { env } from '../../env.ts';
import { ForbiddenError, ValidationError } from '../../errors.ts';
import { changeSmsBalance } from './sms-balance.ts';

const field = () =>
  z.string({ error: ({ input }) => (input == null ? SINGLE_SMS_MESSAGES.empty : 'Must be text') });

/** What can be stored and sent, looked at after the specification's own checks. */
const storable = z.object({ message: text(1_000) });

interface SmsInput {
  mobileNumber: string;
  message: string;
}

/** The checks of the specification, section 5, in its order; throws the first that fails. */
function check({ mobileNumber, message }: SmsInput, authorised: boolean): void {
  const problem = checkSingleSms({ mobileNumber, message, authorised });
  if (!problem) return;
  if (problem === SINGLE_SMS_MESSAGES.unauthorised) throw new ForbiddenError(problem);
  const empty = problem === SINGLE_SMS_MESSAGES.empty;
  const fields = empty && mobileNumber.trim() ? ['message'] : ['mobileNumber'];
  if (empty && !mobileNumber.trim() && !message.trim()) fields.push('message');
  throw new ValidationError(problem, fields.map((name) => ({ field: name, message: problem })));
}

/**
 * First half of sending one message: its price is taken from the balance and its row written, before anyone
 * outside is asked. The permission is looked at inside, because the specification wants filled fields first.
 */
export const queueSms = defineCommand({
  name: 'messaging.sendSingleSms',
  permission: 'SIGNED_IN',
  input: z.object({ 
    mobileNumber: field().describe('Exactly eleven digits.'), message: field().describe('The text.'),
  }),
  run: async ({ tx, session, audit }, input) => {
    check(input, session.can('order'));
    const { businessId } = session;
    const { message } = parseInput(storable, input);
    const mobileNumber = asciiDigits(input.mobileNumber).trim();
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
  },
});

import { z } from 'zod';
import { checkSingleSms, SINGLE_SMS_MESSAGES } from '../../../schema/rules/sms.ts';
import { asciiDigits } from '../../../schema/rules/phone.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { text } from '../../commands/fields.ts';
import { parseInput } from '../../commands/parse.ts';
import { ForbiddenError, ValidationError } from '../../errors.ts';
import { holdSms } from './hold-sms.ts';

const field = () =>
  z.string({ error: ({ input }) => (input == null ? SINGLE_SMS_MESSAGES.empty : 'Must be text') });

/** What can be stored and sent; validated after the specification's own checks. */
const storable = z.object({ message: text(1_000) });

interface SmsInput {
  mobileNumber: string;
  message: string;
}

/** The checks of the specification, section 5, in its order; throws the first that fails. */
function assertSendable({ mobileNumber, message }: SmsInput, authorised: boolean): void {
  const problem = checkSingleSms({ mobileNumber, message, authorised });
  if (!problem) return;
  if (problem === SINGLE_SMS_MESSAGES.unauthorised) throw new ForbiddenError(problem);
  const empty = problem === SINGLE_SMS_MESSAGES.empty;
  const fields = empty && mobileNumber.trim() ? ['message'] : ['mobileNumber'];
  if (empty && !mobileNumber.trim() && !message.trim()) fields.push('message');
  throw new ValidationError(problem, fields.map((name) => ({ field: name, message: problem })));
}

/**
 * First step of sending one message: takes its price from the balance and writes its row, before the provider is
 * called. The permission is checked inside, because the specification checks empty fields first.
 */
export const queueSms = defineCommand({
  name: 'messaging.sendSingleSms',
  permission: 'SIGNED_IN',
  input: z.object({ 
    mobileNumber: field().describe('Exactly eleven digits.'), message: field().describe('The text.'),
  }),
  run: holdSendable,
});

/** Checks a message and takes its price from the balance, inside the caller's command. Throws what `queueSms` throws. */
export async function holdSendable(context: CommandContext, input: SmsInput): Promise<{ id: string }> {
  assertSendable(input, context.session.can('order'));
  const { message } = parseInput(storable, input);
  return holdSms(context, { mobileNumber: asciiDigits(input.mobileNumber).trim(), message });
}

import { msg } from '../../../schema/rules/message.ts';
import { smsAnswer } from '../../../schema/rules/sms-answers.ts';
import { execute, type ExecuteOptions } from '../../commands/execute.ts';
import type { SmsMessage } from '../../db/generated/client/client.ts';
import { ConflictError, OutsideServiceError } from '../../errors.ts';
import type { Session } from '../../session/session.ts';
import { configuredGateway } from './configured-gateway.ts';
import type { SmsGateway } from './gateways/sms-gateway.ts';
import { handOverSms } from './hand-over-sms.ts';
import { queueSms } from './queue-sms.ts';

export const SENT_TEXT = 'Message sent successfully';

/** The answer to the sender: the text of success; throws the error that the message's status stands for. */
export function smsAnswerOf({ status, providerMessage }: Pick<SmsMessage, 'status' | 'providerMessage'>): string {
  switch (status) {
    case 'SENT':
    case 'DELIVERED':
      return SENT_TEXT;
    case 'QUEUED':
      throw new ConflictError('This message is still being sent');
    case 'UNKNOWN':
      throw new OutsideServiceError(
        'The SMS gateway did not answer. The message may have been sent: look at it in the SMS log first.',
        'TIMEOUT',
      );
    case 'FAILED':
    case 'REFUNDED':
      throw new OutsideServiceError(
        msg('The message was not sent: {{providerMessage}}. Your SMS balance was returned.', { providerMessage: smsAnswer(providerMessage ?? '') }),
      );
  }
}

/**
 * Sends one message: takes its price and writes its row, calls the provider outside any transaction, then settles it.
 * The provider is called at most once per row; the same idempotency key gets the first answer again. Throws what
 * `queueSms` throws, and OutsideServiceError when the provider refuses (the price is paid back) or does not answer
 * (it is not).
 */
export async function sendSingleSms(
  session: Session,
  input: unknown,
  options: ExecuteOptions = {},
  gateway: SmsGateway = configuredGateway(),
): Promise<string> {
  const { id } = await execute(queueSms, session, input, options);
  return smsAnswerOf(await handOverSms(session, id, gateway));
}

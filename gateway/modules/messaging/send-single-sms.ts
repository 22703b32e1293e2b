import { msg } from '../../../schema/rules/message.ts';
import { execute, type ExecuteOptions } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import type { SmsMessage } from '../../db/generated/client/client.ts';
import { ConflictError, OutsideServiceError } from '../../errors.ts';
import type { Session } from '../../session/session.ts';
import { configuredGateway } from './configured-gateway.ts';
import type { SendResult, SmsGateway } from './gateways/sms-gateway.ts';
import { queueSms } from './queue-sms.ts';
import { claimSms, settleSms } from './settle-sms.ts';

export const SENT_TEXT = 'Message sent successfully';

const outcome = (result: SendResult) => {
  if (result.ok) return 'SENT';
  return result.unknown ? 'UNKNOWN' : 'REFUNDED';
};

/** What the sender is told: the text of success, or the error that the row's state stands for. */
function answer({ status, providerMessage }: Pick<SmsMessage, 'status' | 'providerMessage'>): string {
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
        msg('The message was not sent: {{providerMessage}}. Your SMS balance was returned.', { providerMessage: providerMessage ?? '' }),
      );
  }
}

/**
 * Sends one message: holds its price and writes its row, hands it to the gateway outside any transaction,
 * then settles it. One row is handed over at most once; under the same idempotency key the first answer comes
 * again. Throws what `queueSms` throws, and OutsideServiceError when the gateway refuses (the balance is
 * returned) or stays silent (it is kept).
 */
export async function sendSingleSms(
  session: Session,
  input: unknown,
  options: ExecuteOptions = {},
  gateway: SmsGateway = configuredGateway(),
): Promise<string> {
  const { id } = await execute(queueSms, session, input, options);
  const { businessId } = session;
  const claimed = await claimSms(businessId, id);
  const sms = await db.smsMessage.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } });
  if (!claimed) return answer(sms);
  const result = await gateway.send({ to: sms.mobileNumber, text: sms.message, clientId: id });
  const { providerCode, providerMessage } = result;
  const providerId = result.ok ? result.providerId : undefined;
  return answer(
    await execute(settleSms, session, {
      id, status: outcome(result), providerCode, providerMessage, providerId,
    }),
  );
}

import { execute } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import type { SmsMessage } from '../../db/generated/client/client.ts';
import type { Session } from '../../session/session.ts';
import type { SendResult, SmsGateway } from './gateways/sms-gateway.ts';
import { nextReport } from './report-times.ts';
import { claimSms, settleSms } from './settle-sms.ts';

const outcome = (result: SendResult) => {
  if (result.ok) return 'SENT';
  return result.unknown ? 'UNKNOWN' : 'REFUNDED';
};

/**
 * Hands a held message to the gateway, outside any transaction, and settles it; a row is handed over at most once, and
 * later calls return it as it is. `text` is sent in place of the stored text, where that one hides a code.
 */
export async function handOverSms(
  session: Session, id: string, gateway: SmsGateway, text?: string,
): Promise<Pick<SmsMessage, 'status' | 'providerMessage'>> {
  const { businessId } = session;
  const claimed = await claimSms(businessId, id);
  const sms = await db.smsMessage.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } });
  if (!claimed) return sms;
  const result = await gateway.send({ to: sms.mobileNumber, text: text ?? sms.message, clientId: id });
  const { providerCode, providerMessage } = result;
  const providerId = result.ok ? result.providerId : undefined;
  const reportDueAt = gateway.report && providerId ? nextReport(new Date()) : undefined;
  return execute(settleSms, session, { id, status: outcome(result), providerCode, providerMessage, providerId, reportDueAt });
}

import { env } from '../../env.ts';
import { logger } from '../../logging/logger.ts';
import { smsGateway } from './gateways/providers.ts';
import type { SmsGateway } from './gateways/sms-gateway.ts';

/** The gateway that the settings of this process name. */
export function configuredGateway(): SmsGateway {
  const settings = {
    gateway: env.SMS_GATEWAY,
    baseUrl: env.SMS_BASE_URL,
    apiKey: env.SMS_API_KEY,
    senderId: env.SMS_SENDER_ID,
  };
  return smsGateway(settings, { log: logger });
}

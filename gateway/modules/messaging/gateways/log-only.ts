import type { SmsGateway } from './sms-gateway.ts';

export interface SmsLog {
  info(fields: object, message: string): void;
}

/** Sends nothing: writes the message to the log and reports success. For the demo and for trying out. */
export function logOnly(log: SmsLog): SmsGateway {
  return {
    name: 'log',
    async send({ to, text, clientId }) {
      log.info({ to, text, clientId }, 'SMS not sent: the gateway only logs');
      const providerMessage = 'Message logged, not sent';
      return { ok: true, providerId: clientId, providerCode: 'LOGGED', providerMessage };
    },
  };
}

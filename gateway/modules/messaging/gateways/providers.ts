import { PreconditionError } from '../../../errors.ts';
import { outbound, type Outbound } from '../../../http/outbound.ts';
import { bulkSmsBd } from './bulksmsbd.ts';
import { logOnly, type SmsLog } from './log-only.ts';
import type { SmsGateway, SmsGatewayName } from './sms-gateway.ts';
import { smsNetBd } from './sms-net-bd.ts';
import { sslWireless } from './ssl-wireless.ts';

export interface SmsGatewaySettings {
  gateway: SmsGatewayName;
  /** Scheme and host; the provider's own when left out. */
  baseUrl?: string;
  apiKey?: string;
  /** Approved sender: a brand name, a number, or SSL Wireless' `sid`. sms.net.bd can do without. */
  senderId?: string;
}

const PROVIDERS = {
  bulksmsbd: { service: 'BulkSMSBD', url: 'https://bulksmsbd.net', create: bulkSmsBd },
  sslwireless: { service: 'SSL Wireless', url: 'https://smsplus.sslwireless.com', create: sslWireless },
  smsnetbd: { service: 'sms.net.bd', url: 'https://api.sms.net.bd', create: smsNetBd },
};

/** One client per provider and host, so that its circuit breaker counts over all messages. */
const clients = new Map<string, Outbound>();

function client(service: string, baseUrl: string, timeoutMs: number): Outbound {
  const key = `${service} ${baseUrl} ${timeoutMs}`;
  const known = clients.get(key) ?? outbound({ service, baseUrl, timeoutMs });
  clients.set(key, known);
  return known;
}

export interface SmsGatewayOptions {
  /** Where the gateway `log` writes: a pino logger fits. */
  log: SmsLog;
  /** How long a provider may take to answer; 15 seconds when left out. */
  timeoutMs?: number;
}

/** The gateway that the settings name. Throws PreconditionError SMS_GATEWAY_NOT_SET_UP without a key. */
export function smsGateway(settings: SmsGatewaySettings, options: SmsGatewayOptions): SmsGateway {
  const { gateway, apiKey, senderId = '' } = settings;
  if (gateway === 'log') return logOnly(options.log);
  if (!apiKey) throw new PreconditionError('SMS_GATEWAY_NOT_SET_UP', 'The SMS gateway is not set up yet');
  const { service, url, create } = PROVIDERS[gateway];
  const http = client(service, settings.baseUrl || url, options.timeoutMs ?? 15_000);
  return create({ http, apiKey, senderId });
}

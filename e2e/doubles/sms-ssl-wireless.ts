import type { Answer, Seen } from './double.ts';
import { INTERNATIONAL, SMS_DOUBLE_ACCOUNT, SmsDouble } from './sms-double.ts';

const MESSAGES: Record<string, string> = {
  4001: 'Unauthorized',
  4002: 'SID/Stakeholder Not Permitted',
  4003: 'IP Blacklisted',
  4004: 'Invalid URL',
  4005: 'Invalid Request Format',
  4020: 'Invalid CSMS ID',
  4022: 'Required Parameter Missing',
  4023: 'Duplicate CSMS ID',
  4025: 'Invalid MSISDN',
  4026: 'MSISDN Blocked',
  4027: 'Message Length Exceeded',
  4028: 'Invalid Message Data',
  4029: 'Too Many Requests',
  4030: 'Account Limit Exceeded',
  4031: 'TPS Limit Exceeded',
};

/** A number refuses the whole request; INVALID and DUPLICATE refuse the one message inside a SUCCESS. */
function refusal(code: string, sms: Record<string, string> = {}): Answer {
  const ofMessage = !/^\d+$/.test(code);
  if (ofMessage) return accepted({ ...sms, sms_status: code, status_message: code, reference_id: '' });
  const error_message = MESSAGES[code] ?? 'Unknown Error';
  return { body: { status: 'FAILED', status_code: Number(code), error_message } };
}

function accepted(smsinfo: Record<string, string>): Answer {
  return { body: { status: 'SUCCESS', status_code: 200, error_message: '', smsinfo: [smsinfo] } };
}

function send(double: SmsDouble, fields: Record<string, string>): Answer {
  const { msisdn: to = '', sms: text = '', csms_id: clientId = '', sid: senderId = '' } = fields;
  const echo = { msisdn: to, sms_type: /[ঀ-৿]/.test(text) ? 'BN' : 'EN', sms_body: text, csms_id: clientId };
  const ordered = double.nextRefusal();
  if (ordered) return refusal(ordered, echo);
  if (senderId !== double.account.senderId) return refusal('4002');
  if (!to || !text || !clientId) return refusal('4022');
  if (!/^[A-Za-z0-9]{1,20}$/.test(clientId)) return refusal('4020');
  if (double.sent.some((sms) => sms.clientId === clientId)) return refusal('4023');
  if (!INTERNATIONAL.test(to)) return refusal('4025');
  if (text.length > 1_000) return refusal('4027');
  const { providerId } = double.accept({ to, text, senderId, clientId });
  return accepted({ sms_status: 'SUCCESS', status_message: 'Success', ...echo, reference_id: providerId });
}

function parse(body: string): Record<string, string> | null {
  try {
    return JSON.parse(body) as Record<string, string> | null;
  } catch {
    return null;
  }
}

function handle(double: SmsDouble, { method, path, headers, body }: Seen): Answer {
  const isJson = headers['content-type']?.startsWith('application/json');
  const fields = method === 'POST' && isJson ? parse(body) : null;
  if (!fields) return refusal('4005');
  if (fields.api_token !== double.account.apiKey) return refusal('4001');
  if (path === '/api/v3/send-sms') return send(double, fields);
  if (path !== '/api/v3/balance') return refusal('4004');
  return { body: { status: 'SUCCESS', status_code: 200, balance: double.balance } };
}

/** SSL Wireless ISMS Plus v3. */
export class SslWirelessDouble extends SmsDouble {
  constructor(account = SMS_DOUBLE_ACCOUNT) {
    super(account, handle);
  }
}

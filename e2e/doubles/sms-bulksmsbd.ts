import type { Answer, Seen } from './double.ts';
import { INTERNATIONAL, SMS_DOUBLE_ACCOUNT, SmsDouble } from './sms-double.ts';

const MESSAGES: Record<number, string> = {
  1001: 'Invalid Number',
  1002: 'Sender ID not correct/Sender ID is disabled',
  1003: 'Please Required all fields, or Contact Your System Administrator',
  1005: 'Internal Error',
  1007: 'Balance Insufficient',
  1011: 'User Id not found',
  1012: 'Masking SMS must be sent in Bengali',
  1032: 'Your IP is not whitelisted',
};

/** Always HTTP 200. */
function refusal(code: number): Answer {
  return { body: { response_code: code, success_message: '', error_message: MESSAGES[code] ?? '' } };
}

function send(double: SmsDouble, fields: URLSearchParams): Answer {
  const to = fields.get('number') ?? '';
  const text = fields.get('message') ?? '';
  const senderId = fields.get('senderid') ?? '';
  const ordered = double.nextRefusal();
  if (ordered) return refusal(Number(ordered));
  if (!to || !text || !senderId || fields.get('type') !== 'text') return refusal(1003);
  if (fields.get('api_key') !== double.account.apiKey) return refusal(1011);
  if (senderId !== double.account.senderId) return refusal(1002);
  if (!INTERNATIONAL.test(to)) return refusal(1001);
  if (double.balance <= 0) return refusal(1007);
  const { providerId } = double.accept({ to, text, senderId });
  return {
    body: {
      response_code: 202,
      message_id: Number(providerId),
      success_message: 'SMS Submitted Successfully',
      error_message: '',
    },
  };
}

function handle(double: SmsDouble, { path, query, body }: Seen): Answer {
  const fields = new URLSearchParams([...query, ...new URLSearchParams(body)]);
  if (path === '/api/smsapi') return send(double, fields);
  if (path !== '/api/getBalanceApi') return { status: 404, body: '<h1>Not Found</h1>' };
  if (fields.get('api_key') !== double.account.apiKey) return refusal(1011);
  return { body: { response_code: 202, balance: double.balance.toFixed(2) } };
}

/** bulksmsbd.net. */
export class BulkSmsBdDouble extends SmsDouble {
  constructor(account = SMS_DOUBLE_ACCOUNT) {
    super(account, handle);
  }
}

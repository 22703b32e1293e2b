import type { Answer, Seen } from './double.ts';
import { INTERNATIONAL, SMS_DOUBLE_ACCOUNT, SmsDouble } from './sms-double.ts';

const MESSAGES: Record<number, string> = {
  400: 'Missing or invalid parameter',
  403: 'You do not have permission to perform this request',
  404: 'The requested resource not found',
  405: 'Authorization required',
  409: 'Unknown error occurred on server end',
  410: 'Your account is expired',
  413: 'Invalid sender ID',
  414: 'Message is empty',
  416: 'No valid number found',
  417: 'Insufficient balance',
  418: 'Content blocked by filter',
};

/** HTTP 200 with the reason in `error`. */
function refusal(error: number): Answer {
  return { body: { error, msg: MESSAGES[error] ?? 'Unknown error' } };
}

function send(double: SmsDouble, fields: URLSearchParams): Answer {
  const to = fields.get('to') ?? '';
  const text = fields.get('msg') ?? '';
  const senderId = fields.get('sender_id') ?? '';
  const ordered = double.nextRefusal();
  if (ordered) return refusal(Number(ordered));
  if (senderId && senderId !== double.account.senderId) return refusal(413);
  if (!text) return refusal(414);
  if (!INTERNATIONAL.test(to)) return refusal(416);
  if (double.balance <= 0) return refusal(417);
  const { providerId } = double.accept({ to, text, senderId });
  return {
    body: { error: 0, msg: 'Request successfully submitted', data: { request_id: Number(providerId) } },
  };
}

function report(double: SmsDouble, request: string): Answer {
  const sms = double.sent.find(({ providerId }) => providerId === request);
  if (!sms) return refusal(404);
  const recipients = [{ number: sms.to, charge: '0.3500', status: double.reported.get(request) ?? 'Sent' }];
  return { body: { error: 0, msg: 'Success', data: { request_id: Number(request), request_status: 'Complete', request_charge: '0.3500', recipients } } };
}

function handle(double: SmsDouble, { path, query, body }: Seen): Answer {
  const fields = new URLSearchParams([...query, ...new URLSearchParams(body)]);
  if (fields.get('api_key') !== double.account.apiKey) return refusal(405);
  if (path === '/sendsms') return send(double, fields);
  const [, request] = /^\/report\/request\/(\d+)\/$/.exec(path) ?? [];
  if (request) return report(double, request);
  if (path !== '/user/balance/') return refusal(404);
  const data = { balance: double.balance.toFixed(4), validity: '2027-12-31' };
  return { body: { error: 0, msg: 'Success', data } };
}

/** Alpha SMS, api.sms.net.bd. */
export class SmsNetBdDouble extends SmsDouble {
  constructor(account = SMS_DOUBLE_ACCOUNT) {
    super(account, handle);
  }
}

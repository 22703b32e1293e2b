import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { SendResult, SmsAccount, SmsGateway } from './sms-gateway.ts';
import { askProvider, decimal, json, scalar, submit, words } from './submit.ts';

const DUPLICATE_CODE = '4023';

const Answer = z.object({
  status: z.string(),
  status_code: scalar,
  error_message: words.nullish(),
  smsinfo: z
    .array(
      z.object({
        sms_status: words,
        status_message: words.nullish(),
        reference_id: scalar.nullish(),
      }),
    )
    .nullish(),
});

/**
 * `csms_id` takes 20 letters and digits and must not be used twice on one day. Derived from our id, so that a
 * repeated attempt is refused by the provider instead of being sent and charged again.
 */
export function csmsId(clientId: string): string {
  return createHash('sha256').update(clientId).digest('hex').slice(0, 20);
}

/** Our ids are never reused: a duplicate means that an earlier attempt arrived and may have been sent. */
function duplicate(providerCode: string, providerMessage: string): SendResult {
  return { ok: false, providerCode, providerMessage, unknown: true };
}

/** Every answer is HTTP 200. A request can be accepted as a whole and its one message be refused. */
function read(body: unknown): SendResult | null {
  const { data } = Answer.safeParse(body);
  if (!data) return null;
  const { status, status_code: code } = data;
  if (status !== 'SUCCESS' || code !== '200') {
    const message = data.error_message || `Refused with code ${code}`;
    if (code === DUPLICATE_CODE) return duplicate(code, message);
    return { ok: false, providerCode: code, providerMessage: message };
  }
  const sms = data.smsinfo?.[0];
  if (!sms) return null;
  const providerMessage = sms.status_message || sms.sms_status;
  if (sms.sms_status === 'DUPLICATE') return duplicate(sms.sms_status, providerMessage);
  if (sms.sms_status !== 'SUCCESS') return { ok: false, providerCode: sms.sms_status, providerMessage };
  return { ok: true, providerCode: code, providerMessage, providerId: sms.reference_id ?? undefined };
}

function readBalance(body: unknown): number | string {
  const parsed = z.object({ balance: decimal }).safeParse(body);
  if (parsed.success) return parsed.data.balance;
  return Answer.safeParse(body).data?.error_message || 'no readable answer';
}

/** SSL Wireless ISMS Plus v3. The sender id is the `sid` that they allot. */
export function sslWireless({ http, apiKey, senderId }: SmsAccount): SmsGateway {
  const account = { api_token: apiKey, sid: senderId };
  return {
    name: 'sslwireless',
    send: ({ to: mobileNumber, text, clientId }) =>
      submit({
        http,
        mobileNumber,
        request: (msisdn) => ({
          path: '/api/v3/send-sms',
          ...json({ ...account, msisdn, sms: text, csms_id: csmsId(clientId) }),
        }),
        read,
      }),
    balance: () => {
      const request = { path: '/api/v3/balance', ...json(account) };
      return askProvider({ http, service: 'SSL Wireless', request, read: readBalance });
    },
  };
}

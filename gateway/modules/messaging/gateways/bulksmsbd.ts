import { z } from 'zod';
import { BULKSMSBD_MEANINGS } from '../../../../schema/rules/sms-answers.ts';
import type { SendResult, SmsAccount, SmsGateway } from './sms-gateway.ts';
import { askProvider, decimal, form, scalar, submit, words } from './submit.ts';

const ACCEPTED = '202';

const Answer = z.object({
  response_code: scalar,
  message_id: scalar.nullish(),
  success_message: words.nullish(),
  error_message: words.nullish(),
});

/** Every answer is HTTP 200; `response_code` tells them apart. */
function read(body: unknown): SendResult | null {
  const { data } = Answer.safeParse(body);
  if (!data) return null;
  const { response_code: providerCode, message_id: providerId } = data;
  if (providerCode === ACCEPTED) {
    const providerMessage = data.success_message || 'SMS submitted';
    return { ok: true, providerCode, providerMessage, providerId: providerId ?? undefined };
  }
  const providerMessage = data.error_message || BULKSMSBD_MEANINGS[providerCode] || `Refused with code ${providerCode}`;
  return { ok: false, providerCode, providerMessage };
}

function readBalance(body: unknown): number | string {
  const parsed = z.object({ balance: decimal }).safeParse(body);
  if (parsed.success) return parsed.data.balance;
  return read(body)?.providerMessage ?? 'no readable answer';
}

/** bulksmsbd.net. It has no client id: a message whose fate is unknown can only be looked up by a person. */
export function bulkSmsBd({ http, apiKey, senderId }: SmsAccount): SmsGateway {
  return {
    name: 'bulksmsbd',
    send: ({ to: mobileNumber, text }) =>
      submit({
        http,
        mobileNumber,
        request: (number) => ({
          path: '/api/smsapi',
          ...form({ api_key: apiKey, type: 'text', number, senderid: senderId, message: text }),
        }),
        read,
      }),
    balance: () => {
      const path = `/api/getBalanceApi?api_key=${encodeURIComponent(apiKey)}`;
      return askProvider({ http, service: 'BulkSMSBD', request: { path }, read: readBalance });
    },
  };
}

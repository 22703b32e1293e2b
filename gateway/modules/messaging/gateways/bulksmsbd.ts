import { z } from 'zod';
import type { SendResult, SmsAccount, SmsGateway } from './sms-gateway.ts';
import { fetchBalance, decimal, form, scalar, submit } from './submit.ts';

const ACCEPTED = '202';

/** For answers that carry a code without its message. */
const MEANINGS: Record<string, string> = {
  1001: 'Invalid number',
  1002: 'Sender ID not correct or disabled',
  1003: 'Required fields are missing',
  1005: 'Internal error',
  1006: 'Balance validity not available',
  1007: 'Balance insufficient',
  1011: 'User ID not found',
  1012: 'Masking SMS must be sent in Bengali',
  1013: 'No gateway found for the sender ID',
  1014: 'Sender type not found',
  1015: 'No valid gateway found for the sender ID',
  1016: 'No active price for the sender type',
  1017: 'No price for the sender type',
  1018: 'The account is disabled',
  1019: 'The price of the account is disabled',
  1020: 'Parent account not found',
  1021: 'No active price in the parent account',
  1032: 'The IP address is not whitelisted',
};

const Answer = z.object({
  response_code: scalar,
  message_id: scalar.nullish(),
  success_message: z.string().nullish(),
  error_message: z.string().nullish(),
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
  const providerMessage = data.error_message || MEANINGS[providerCode] || `Refused with code ${providerCode}`;
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
      return fetchBalance({ http, service: 'BulkSMSBD', request: { path }, read: readBalance });
    },
  };
}

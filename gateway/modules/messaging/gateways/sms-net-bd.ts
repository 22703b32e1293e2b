import { z } from 'zod';
import type { SendResult, SmsAccount, SmsGateway } from './sms-gateway.ts';
import { fetchBalance, decimal, form, scalar, submit, words } from './submit.ts';

const ACCEPTED = '0';

const Answer = z.object({
  error: scalar,
  msg: words.nullish(),
  data: z.object({ request_id: scalar.nullish() }).nullish().catch(undefined),
});

/** Refusals come with HTTP 200 too; only `error: 0` is a success. */
function read(body: unknown): SendResult | null {
  const { data: answer } = Answer.safeParse(body);
  if (!answer) return null;
  const { error: providerCode, msg } = answer;
  if (providerCode !== ACCEPTED) {
    return { ok: false, providerCode, providerMessage: msg || `Refused with code ${providerCode}` };
  }
  const providerId = answer.data?.request_id ?? undefined;
  return { ok: true, providerCode, providerMessage: msg || 'Request submitted', providerId };
}

function readBalance(body: unknown): number | string {
  const parsed = z.object({ data: z.object({ balance: decimal }) }).safeParse(body);
  if (parsed.success) return parsed.data.data.balance;
  return read(body)?.providerMessage ?? 'no readable answer';
}

/** Alpha SMS, sms.net.bd. Without a sender id it sends from the provider's own number. */
export function smsNetBd({ http, apiKey, senderId }: SmsAccount): SmsGateway {
  const sender: Record<string, string> = senderId ? { sender_id: senderId } : {};
  return {
    name: 'smsnetbd',
    send: ({ to: mobileNumber, text }) =>
      submit({
        http,
        mobileNumber,
        request: (to) => ({ path: '/sendsms', ...form({ api_key: apiKey, msg: text, to, ...sender }) }),
        read,
      }),
    balance: () => {
      const path = `/user/balance/?api_key=${encodeURIComponent(apiKey)}`;
      return fetchBalance({ http, service: 'sms.net.bd', request: { path }, read: readBalance });
    },
  };
}

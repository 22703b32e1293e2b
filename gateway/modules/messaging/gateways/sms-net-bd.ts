import { z } from 'zod';
import type { DeliveryReport, SendResult, SmsAccount, SmsGateway } from './sms-gateway.ts';
import { askProvider, decimal, form, scalar, submit, words } from './submit.ts';

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

const Report = z.object({ data: z.object({ recipients: z.array(z.object({ status: words })).min(1) }) });

/** 'Sent' and 'Pending' say nothing of the phone yet. */
const ARRIVED = /^deliver/i;
const LOST = /^(fail|undeliver|reject|expire|invalid)/i;

/** Answers that tell nothing of this one message: it names no recipient, or the request is one that the gateway does not know. */
const SAYS_NOTHING = new Set([ACCEPTED, '400', '404']);

/** Of a request for one number, as all of ours are. Every other refusal is about the account, and holds for all messages. */
function readReport(body: unknown): { report: DeliveryReport | null } | string {
  const parsed = Report.safeParse(body);
  if (!parsed.success) {
    const answer = read(body);
    if (answer && SAYS_NOTHING.has(answer.providerCode)) return { report: null };
    return answer?.providerMessage ?? 'no readable answer';
  }
  const word = parsed.data.data.recipients[0]!.status;
  return { report: ARRIVED.test(word) || LOST.test(word) ? { hasArrived: ARRIVED.test(word), word } : null };
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
    report: async (providerId) => {
      const path = `/report/request/${encodeURIComponent(providerId)}/?api_key=${encodeURIComponent(apiKey)}`;
      return (await askProvider({ http, service: 'sms.net.bd', request: { path }, read: readReport })).report;
    },
    balance: () => {
      const path = `/user/balance/?api_key=${encodeURIComponent(apiKey)}`;
      return askProvider({ http, service: 'sms.net.bd', request: { path }, read: readBalance });
    },
  };
}

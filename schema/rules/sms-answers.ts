import { msg } from './message.ts';
import type { Message, MessageKey } from './message.ts';

/** What bulksmsbd.net means by its codes, for answers that carry a code without its message. */
export const BULKSMSBD_MEANINGS: Readonly<Record<string, MessageKey>> = {
  1001: msg('Invalid number'),
  1002: msg('Sender ID not correct or disabled'),
  1003: msg('Required fields are missing'),
  1005: msg('Internal error'),
  1006: msg('Balance validity not available'),
  1007: msg('Balance insufficient'),
  1011: msg('User ID not found'),
  1012: msg('Masking SMS must be sent in Bengali'),
  1013: msg('No gateway found for the sender ID'),
  1014: msg('Sender type not found'),
  1015: msg('No valid gateway found for the sender ID'),
  1016: msg('No active price for the sender type'),
  1017: msg('No price for the sender type'),
  1018: msg('The account is disabled'),
  1019: msg('The price of the account is disabled'),
  1020: msg('Parent account not found'),
  1021: msg('No active price in the parent account'),
  1032: msg('The IP address is not whitelisted'),
};

/** What is said of a message on its way, by a gateway or here. */
const OTHER_ANSWERS: readonly MessageKey[] = [
  msg('SMS submitted'), msg('Request submitted'), msg('Message logged, not sent'), msg('Not a mobile number'), msg('It was stopped before'), msg('Wants no SMS'),
  msg('It was never handed to the gateway'), msg('The answer of the gateway was lost'),
  msg('Failed'), msg('Undelivered'),
];

const KNOWN = new Map([...Object.values(BULKSMSBD_MEANINGS), ...OTHER_ANSWERS].map((key) => [key.toLowerCase(), key]));

/** What a gateway answered, to be said in the language of the reader where the words are known; others stay as they are. */
export function smsAnswer(providerMessage: string): Message | string {
  const key = KNOWN.get(providerMessage.toLowerCase());
  return key ? { key, values: {} } : providerMessage;
}

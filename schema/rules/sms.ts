import { msg, type MessageKey } from './message.ts';
import { asciiDigits } from './phone.ts';

/** What a text costs to send, and the checks of the single-message form (specification, section 5). */

const GSM_BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Behind an escape septet, so each costs two. */
const GSM_EXTENSION = new Set('^{}\\[~]|€\f');

const LIMITS = {
  'GSM-7': { single: 160, part: 153 },
  'UCS-2': { single: 70, part: 67 },
} as const;

export type SmsEncoding = keyof typeof LIMITS;

export interface SmsSegments {
  encoding: SmsEncoding;
  /** Septets (GSM-7) or UTF-16 units (UCS-2) of the whole text. */
  units: number;
  /** Messages charged; 0 for an empty text. */
  segments: number;
  /** Units that one message holds at this length: 160 or 153, 70 or 67. */
  perSegment: number;
  /** Units still free in the last message. */
  remaining: number;
}

/** Cost per character, characters being code points so that a surrogate pair stays whole. */
function septets(characters: string[]): number[] | null {
  const costs: number[] = [];
  for (const character of characters) {
    if (GSM_BASIC.has(character)) costs.push(1);
    else if (GSM_EXTENSION.has(character)) costs.push(2);
    else return null;
  }
  return costs;
}

/**
 * How many messages a text takes. One character outside GSM-7 (a Bangla letter, `৳`) makes all of it UCS-2.
 */
export function smsSegments(text: string): SmsSegments {
  const characters = [...text];
  const gsm = septets(characters);
  const encoding: SmsEncoding = gsm ? 'GSM-7' : 'UCS-2';
  const costs = gsm ?? characters.map((character) => character.length);
  const units = costs.reduce((sum, cost) => sum + cost, 0);
  const { single, part } = LIMITS[encoding];
  if (units <= single) {
    return { encoding, units, segments: units > 0 ? 1 : 0, perSegment: single, remaining: single - units };
  }
  let segments = 1;
  let used = 0;
  for (const cost of costs) {
    // A character never straddles two messages: what does not fit leaves a gap and opens the next one.
    if (used + cost > part) {
      segments += 1;
      used = 0;
    }
    used += cost;
  }
  return { encoding, units, segments, perSegment: part, remaining: part - used };
}

export const SINGLE_SMS_MESSAGES = {
  empty: msg('Please fill in all fields'),
  unauthorised: msg('You are not authorized to send messages'),
  mobileNumber: msg('Please enter a valid mobile number with 11 digits'),
} as const;

export interface SingleSms {
  mobileNumber: string;
  message: string;
  /** Does the sender hold the order permission? */
  authorised: boolean;
}

/**
 * The first thing that stands in the way of sending, in the specification's order, or null.
 * White space alone fills nothing. Bangla digits are digits; normalise the number before storing it.
 */
export function checkSingleSms({ mobileNumber, message, authorised }: SingleSms): MessageKey | null {
  const number = asciiDigits(mobileNumber).trim();
  if (!number || !message.trim()) return SINGLE_SMS_MESSAGES.empty;
  if (!authorised) return SINGLE_SMS_MESSAGES.unauthorised;
  if (!/^\d{11}$/.test(number)) return SINGLE_SMS_MESSAGES.mobileNumber;
  return null;
}

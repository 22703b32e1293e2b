import type { CourierProvider } from '../../../db/generated/client/enums.ts';
import { msg, type Message } from '../../../../schema/rules/message.ts';
import type { ParcelStatus } from '../../../../schema/rules/parcel-status.ts';

/** The word says nothing about where the parcel is. */
const NO_LOCATION = null;

type Words = Record<string, ParcelStatus | null>;

/** The default meaning of the status words of couriers. A word that is neither here nor in the status map of the business changes nothing. */
const STATUS_OF_WORD: Record<CourierProvider, Words> = {
  STEADFAST: {
    'in-review': 'BOOKED', 'pending': 'IN_TRANSIT', 'hold': 'ON_HOLD', 'delivered': 'DELIVERED', 'partial-delivered': 'PARTIAL', 'cancelled': 'CANCELLED',
    'delivered-approval-pending': 'APPROVAL_PENDING', 'partial-delivered-approval-pending': 'APPROVAL_PENDING',
    'cancelled-approval-pending': 'APPROVAL_PENDING', 'unknown-approval-pending': 'APPROVAL_PENDING',
    'unknown': 'ON_HOLD', 'exceptional': 'ON_HOLD',
  },
  PATHAO: {
    'pending': 'BOOKED', 'created': 'BOOKED', 'updated': NO_LOCATION, 'paid': NO_LOCATION, 'pickup-requested': 'BOOKED', 'assigned-for-pickup': 'BOOKED',
    'picked': 'PICKED', 'pickup-failed': 'ON_HOLD', 'pickup-cancelled': 'CANCELLED', 'at-the-sorting-hub': 'IN_TRANSIT', 'in-transit': 'IN_TRANSIT',
    'received-at-last-mile-hub': 'IN_TRANSIT', 'assigned-for-delivery': 'OUT_FOR_DELIVERY', 'delivered': 'DELIVERED',
    'partial-delivery': 'PARTIAL', 'delivery-failed': 'ON_HOLD', 'on-hold': 'ON_HOLD', 'paid-return': 'PAID_RETURN', 'returned': 'RETURNING',
    'return-id-created': 'RETURNING', 'return-in-transit': 'RETURNING', 'returned-to-merchant': 'RETURNED',
    'exchanged': 'DELIVERED',
  },
  REDX: {
    'pickup-pending': 'BOOKED', 'pickup-requested': 'BOOKED', 'ready-for-delivery': 'IN_TRANSIT', 'delivery-in-progress': 'OUT_FOR_DELIVERY',
    'agent-area-change': 'IN_TRANSIT', 'delivered': 'DELIVERED', 'agent-hold': 'ON_HOLD', 'agent-returning': 'RETURNING', 'returned': 'RETURNED',
    'cancelled': 'CANCELLED',
  },
};

/** Normalises a status word: 'Partial_Delivered' and 'order.partial-delivered' -> 'partial-delivered'. */
export const normaliseWord = (raw: string): string => raw.trim().toLowerCase().replace(/^order\./, '').replaceAll(/[\s_]+/g, '-');

/** Words that need a person, with what is to be done, unless the status map of the business says what they mean. */
const TO_DECIDE: Record<CourierProvider, Record<string, Message>> = {
  STEADFAST: {
    unknown: msg('The courier does not know what became of the parcel: ask its support'),
    exceptional: msg('Something happened to the parcel: ask the support of the courier'),
  },
  PATHAO: { exchanged: msg('Handed over in exchange for other goods: enter what was delivered and what comes back') },
  REDX: {},
};

/** What a courier sends may be the name of something that every object has, such as 'constructor'. */
const wordIn = <Value>(words: Record<string, Value>, word: string): Value | undefined => (Object.hasOwn(words, word) ? words[word] : undefined);

/** What a person has to do about a word before its order moves; undefined for most words. */
export function questionOf(provider: CourierProvider, statusMap: Record<string, ParcelStatus>, raw: string): Message | undefined {
  const word = normaliseWord(raw);
  return Object.keys(statusMap).some((key) => normaliseWord(key) === word) ? undefined : wordIn(TO_DECIDE[provider], word);
}

/** The status that a word means; null when it says nothing about the place of the parcel, undefined for an unknown word. */
export function meaningOf(provider: CourierProvider, statusMap: Record<string, ParcelStatus>, raw: string): ParcelStatus | null | undefined {
  const word = normaliseWord(raw);
  const own = Object.entries(statusMap).find(([key]) => normaliseWord(key) === word);
  return own ? own[1] : wordIn(STATUS_OF_WORD[provider], word);
}

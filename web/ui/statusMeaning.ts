import type { TFunction } from 'i18next';
import { msg } from '../../schema/rules/message.ts';
import type { MessageKey } from '../../schema/rules/message.ts';
import { messageText } from '../messageText.ts';
import type { Meaning } from './theme/token.ts';

/**
 * Every status of the product, of whatever record, by what its colour says. A status is its own word: RETURN_PENDING is
 * 'Return pending'.
 */
const STATUS_WORDS: Record<Meaning, readonly MessageKey[]> = {
  good: [
    msg('Delivered'), msg('Partial'), msg('Approved'), msg('Completed'), msg('Settled'), msg('Paid'),
    msg('Done'), msg('Received'), msg('Active'),
    msg('OK'),
  ],
  info: [
    msg('Preorder'), msg('Confirmed'), msg('Processing'), msg('In progress'), msg('Sent'), msg('Ordered'),
    msg('Invited'), msg('Running'), msg('Booked'), msg('Picked'), msg('In transit'), msg('Out for delivery'),
    msg('Reading'), msg('Posting'),
  ],
  plum: [
    msg('Packed'), msg('Exchanged'), msg('Refunded'),
  ],
  warn: [
    msg('Hold'), msg('Shipped'), msg('No answer'), msg('On hold'), msg('Unsettled'), msg('Unknown'),
    msg('Part received'), msg('Expiring'), msg('Approval pending'), msg('Paid return'), msg('Returning'),
  ],
  bad: [
    msg('Return pending'), msg('Returned'), msg('Lost'), msg('Fake'), msg('Blocked'), msg('Disputed'),
    msg('Failed'), msg('Expired'), msg('Suspended'), msg('Refund unclear'),
  ],
  muted: [
    msg('Pending'), msg('Cancelled'), msg('Incomplete'), msg('Duplicate'), msg('Checkout draft'),
    msg('Trash'), msg('NA'), msg('Written off'), msg('Created'), msg('Queued'), msg('Draft'), msg('Void'),
    msg('Disabled'), msg('Archived'), msg('Skipped'), msg('Waiting'), msg('Posted'), msg('Rejected'), msg('Reversed'), msg('Open'), msg('Discarded'),
  ],
};

const STATUSES = new Map(
  Object.entries(STATUS_WORDS).flatMap(([meaning, words]) =>
    words.map((word) => [word.toUpperCase().replaceAll(' ', '_'), { meaning: meaning as Meaning, word }])),
);

/** Muted for a status that the app does not know. */
export function statusMeaning(status: string): Meaning {
  return STATUSES.get(status)?.meaning ?? 'muted';
}

/** 'RETURN_PENDING' -> 'Return pending', in the language of the page; a status of a shop's own is named as there. */
export function statusText(status: string, t: TFunction): string {
  const word = STATUSES.get(status)?.word;
  return word ? messageText(word, t) : status;
}

import { fromWire, inEnglish, wireMessage, type WireMessage } from '../../../schema/rules/message.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { CourierBooking } from '../../db/generated/client/client.ts';
import type { ErrorText } from '../../errors.ts';

/** The columns of a booking that say what came in place of an answer, or why there is no parcel; '' clears them. */
export const errorColumns = (text: ErrorText) =>
  text === '' ? { error: null, wording: Prisma.DbNull } : { error: inEnglish(text), wording: wireMessage(text) as object };

/** What `errorColumns` has saved; empty when nothing was said. */
export function bookingError({ error, wording }: Pick<CourierBooking, 'error' | 'wording'>): ErrorText {
  return wording === null ? (error ?? '') : fromWire(wording as unknown as WireMessage);
}

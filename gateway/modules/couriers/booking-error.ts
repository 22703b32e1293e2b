import { Prisma } from '../../db/generated/client/client.ts';
import type { CourierBooking } from '../../db/generated/client/client.ts';
import { readText, storedText } from '../../db/stored-text.ts';
import type { ErrorText } from '../../errors.ts';

/** The columns of a booking that say what came in place of an answer, or why there is no parcel; '' clears them. */
export function errorColumns(text: ErrorText) {
  if (text === '') return { error: null, wording: Prisma.DbNull };
  const [error, wording] = storedText(text);
  return { error, wording };
}

/** What `errorColumns` has saved; empty when nothing was said. */
export const bookingError = ({ error, wording }: Pick<CourierBooking, 'error' | 'wording'>): ErrorText => readText(error, wording) ?? '';

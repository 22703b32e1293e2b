import { Prisma } from '../../db/generated/client/client.ts';
import type { Payment } from '../../db/generated/client/client.ts';
import { readText, storedText } from '../../db/stored-text.ts';
import type { ErrorText } from '../../errors.ts';

/** The columns of a payment that say why it was not paid; null clears them. */
export function failureColumns(reason: ErrorText | null) {
  if (reason === null) return { failureReason: null, failureWording: Prisma.DbNull };
  const [failureReason, failureWording] = storedText(reason);
  return { failureReason, failureWording };
}

/** What `failureColumns` has saved. */
export const failureReasonOf = ({ failureReason, failureWording }: Pick<Payment, 'failureReason' | 'failureWording'>): ErrorText | null =>
  readText(failureReason, failureWording);

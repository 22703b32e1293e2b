import { fromWire, inEnglish, wireMessage, type WireMessage } from '../../../schema/rules/message.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { Payment } from '../../db/generated/client/client.ts';
import type { ErrorText } from '../../errors.ts';

/** The columns of a payment that say why it was not paid; null clears them. */
export const failureColumns = (reason: ErrorText | null) =>
  reason === null
    ? { failureReason: null, failureWording: Prisma.DbNull }
    : { failureReason: inEnglish(reason), failureWording: wireMessage(reason) as object };

/** What `failureColumns` has saved. */
export function failureReasonOf({ failureReason, failureWording }: Pick<Payment, 'failureReason' | 'failureWording'>): ErrorText | null {
  return failureWording === null ? failureReason : fromWire(failureWording as unknown as WireMessage);
}

import type { CallLimit } from '../../commands/call-limit.ts';
import { TooManyRequestsError } from '../../errors.ts';

/** Counts a question to a courier, by all of a business and whichever courier. Throws TooManyRequestsError beyond the limit. */
export function countQuestion(limit: CallLimit, businessId: string): void {
  if (!limit.take(businessId)) throw new TooManyRequestsError('The courier was asked often just now. Please wait a minute.', 60);
}

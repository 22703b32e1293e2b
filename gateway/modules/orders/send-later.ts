import { dhakaDay } from '../../../schema/rules/format.ts';
import { msg } from '../../../schema/rules/message.ts';
import { mistakeIn, PreconditionError } from '../../errors.ts';

/** Whether the customer wants it sent on a later day than today. */
export const isForLater = (scheduledFor: Date | null): scheduledFor is Date =>
  scheduledFor !== null && scheduledFor.toISOString().slice(0, 10) > dhakaDay(new Date());

/** Refuses a day to send an order on that is over in Dhaka. Throws ValidationError. */
export function assertStillToCome(scheduledFor: string | undefined): void {
  if (scheduledFor && scheduledFor < dhakaDay(new Date())) throw mistakeIn('scheduledFor', msg('That day is over: choose today or a later one'));
}

/** What a bulk action says of an order for a later day. */
export const toBeSentLater = (scheduledFor: Date): PreconditionError =>
  new PreconditionError('SEND_LATER', msg('To be sent on {{day, day}}', { day: scheduledFor.toISOString().slice(0, 10) }));

import { env } from '../../env.ts';
import { PreconditionError } from '../../errors.ts';

/**
 * Whether trials can be started here. A trial takes a code by SMS: without an SMS gateway nobody would receive it,
 * and only a server for trying out may show it instead.
 */
export const trialIsOpen = ({ NODE_ENV, SMS_GATEWAY } = env): boolean =>
  NODE_ENV !== 'production' || SMS_GATEWAY !== 'log';

export function assertTrialIsOpen(): void {
  if (trialIsOpen()) return;
  const message = 'Free trials cannot be started at the moment. Please ask us to open your business for you.';
  throw new PreconditionError('TRIAL_CLOSED', message);
}

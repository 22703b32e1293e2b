import { isBrokenCircuitError } from 'cockatiel';
import { isUnreachable, UnsendableError, type NoAnswerError } from './outbound.ts';

/** Whether the request was certainly not sent: the circuit is open, it cannot be sent, the name was not found, or no connection
 * was made. */
export function wasNeverSent(error: NoAnswerError): boolean {
  const failure = error.cause as Error | undefined;
  return isBrokenCircuitError(failure) || failure instanceof UnsendableError || isUnreachable(error);
}

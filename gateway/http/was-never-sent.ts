import { isBrokenCircuitError } from 'cockatiel';
import { UnsendableError, type NoAnswerError } from './outbound.ts';

const UNSENT_CODES = new Set([
  'ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT',
]);

/** Whether the request was certainly not sent: the circuit is open, it cannot be sent, the name was not found, or no connection
 * was made. */
export function wasNeverSent(error: NoAnswerError): boolean {
  const failure = error.cause as { cause?: { code?: string } } | undefined;
  return isBrokenCircuitError(failure) || failure instanceof UnsendableError || UNSENT_CODES.has(failure?.cause?.code ?? '');
}

import { isBrokenCircuitError } from 'cockatiel';
import type { NoAnswerError } from './outbound.ts';

const UNSENT_CODES = new Set([
  'ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT',
]);

/** Did the request certainly never leave: open circuit, name not found, connection never made? */
export function neverLeft(error: NoAnswerError): boolean {
  const failure = error.cause as { cause?: { code?: string } } | undefined;
  return isBrokenCircuitError(failure) || UNSENT_CODES.has(failure?.cause?.code ?? '');
}

import superjson, { type SuperJSONResult } from 'superjson';

const isWrapped = (input: unknown): input is SuperJSONResult =>
  typeof input === 'object' && input !== null && 'json' in input;

/**
 * Reads an input from `{"json": ..., "meta": ...}`. A value without this wrapper is refused: superjson would read it as
 * undefined, and a filter in it would be ignored silently. Errors thrown here answer BAD_REQUEST.
 */
export function readInput(input: unknown): unknown {
  if (input === undefined || input === null) return undefined;
  if (!isWrapped(input)) throw new Error('The input must be in the form of superjson: {"json": ...}');
  return superjson.deserialize(input);
}

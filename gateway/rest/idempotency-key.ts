import type { FastifyRequest } from 'fastify';
import { ValidationError } from '../errors.ts';

const MAX_LENGTH = 200;

/** The key under which a client may repeat a change; throws when it is longer than can be kept. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return undefined;
  if (key.length > MAX_LENGTH) throw new ValidationError(`Idempotency-Key: at most ${MAX_LENGTH} characters`);
  return key;
}

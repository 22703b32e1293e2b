import type { FastifyRequest } from 'fastify';
import { msg } from '../../schema/rules/message.ts';
import { ValidationError } from '../errors.ts';

const MAX_LENGTH = 200;

/** The key under which a client may repeat a change; throws when it is longer than can be kept. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return undefined;
  if (key.length > MAX_LENGTH) throw new ValidationError(msg('Idempotency-Key: at most {{most}} characters', { most: MAX_LENGTH }));
  return key;
}

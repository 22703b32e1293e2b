import { createHmac, hkdfSync } from 'node:crypto';
import { env } from '../env.ts';

/**
 * HMAC-SHA256 in hex, under a key of its own for each purpose that is made from SECRET_KEY. For what has to be
 * compared and never read back, and is too short to withstand guessing when it is hashed without a secret.
 */
export function keyedHash(purpose: string, ...parts: string[]): string {
  const key = Buffer.from(hkdfSync('sha256', env.SECRET_KEY, '', purpose, 32));
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex');
}

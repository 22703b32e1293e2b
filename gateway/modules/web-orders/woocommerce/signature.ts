import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether `signature` (X-WC-Webhook-Signature) is the base64 HMAC-SHA256 of exactly these bytes under `secret`.
 * Compared as text in constant time, so only the canonical base64 form is accepted. An empty secret is never accepted,
 * because anybody could sign with it.
 */
export function verifySignature(rawBody: Uint8Array, signature: string | undefined, secret: string): boolean {
  if (!signature || !secret) return false;
  const expected = Buffer.from(createHmac('sha256', secret).update(rawBody).digest('base64'));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

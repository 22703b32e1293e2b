import { createHmac, timingSafeEqual } from 'node:crypto';

/** Tolerated error of a shop's clock. An older signature may be a replay. */
const MAX_AGE_SECONDS = 300;

/**
 * The signing key of the plugin in one shop. Derived from the webhook secret, so that a new secret gives a new key,
 * and different from it, so that a reader of the plugin cannot sign webhook deliveries.
 */
export const pluginKey = (siteId: string, webhookSecret: string): string =>
  createHmac('sha256', webhookSecret).update(`karbar-plugin:${siteId}`).digest('hex');

/** base64 of the HMAC-SHA256 over time, action and body. */
export const signCall = (key: string, time: string, action: string, body: Uint8Array): string =>
  createHmac('sha256', key).update(`${time}.${action}.`).update(body).digest('base64');

/** base64 of the HMAC-SHA256 over time and action: proves a call before its body is read. */
export const signHead = (key: string, time: string, action: string): string =>
  createHmac('sha256', key).update(`head.${time}.${action}`).digest('base64');

export interface SignedCall {
  /** The header X-Karbar-Time: seconds since 1970. */
  time: string | undefined;
  /** The header X-Karbar-Signature. */
  signature: string | undefined;
  action: string;
  body: Uint8Array;
}

/** Whether a time of a call is one of the last minutes. */
export const isTimely = (time: string | undefined, now = Date.now()): time is string =>
  time !== undefined && /^\d{1,12}$/.test(time) && Math.abs(now / 1000 - Number(time)) <= MAX_AGE_SECONDS;

/** Whether it was signed with this key within the last minutes. */
export function verifyCall(key: string, { time, signature, action, body }: SignedCall, now = Date.now()): boolean {
  if (!signature || !isTimely(time, now)) return false;
  return isSame(signature, signCall(key, time, action, body));
}

/** Whether the head of a call was signed with this key within the last minutes. Older plugins send no such proof. */
export const verifyHead = (key: string, { time, proof, action }: { time: string | undefined; proof: string | undefined; action: string }): boolean =>
  proof !== undefined && isTimely(time) && isSame(proof, signHead(key, time, action));

function isSame(text: string, expected: string): boolean {
  const [given, right] = [Buffer.from(text), Buffer.from(expected)];
  return given.length === right.length && timingSafeEqual(given, right);
}

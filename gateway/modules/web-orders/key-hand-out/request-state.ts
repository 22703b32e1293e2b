import { randomBytes } from 'node:crypto';
import type { WireMessage } from '../../../../schema/rules/message.ts';
import type { Prisma, SiteKeyRequest } from '../../../db/generated/client/client.ts';
import { db } from '../../../db/client.ts';
import { keyedHash } from '../../../db/keyed-hash.ts';
import { env } from '../../../env.ts';

/** Signing in at the shop, with a code by mail or phone, takes minutes. */
export const REQUEST_LIFE_MS = 15 * 60_000;

const STATE_BYTES = 32;

/** What the shop and the browser bring back. Hexadecimal digits pass through WordPress unchanged. */
export const drawState = (): string => randomBytes(STATE_BYTES).toString('hex');

/** All that is kept of a state. */
export const hashOfState = (state: string): string => keyedHash('site key request', state);

/** WooCommerce hands keys out to https addresses only. */
export const canReceiveKeys = (): boolean => env.PUBLIC_URL.startsWith('https:');

/** Where the shop sends its keys. */
export const KEYS_PATH = '/api/webhooks/woocommerce-keys';

/** Where the browser comes back to, with `success` and `user_id` in the address. */
export const RETURN_PATH = '/setting/integrate-website';

/** WooCommerce's page on which the owner of the shop agrees. */
export function authorizeUrl(shop: string, state: string): string {
  const query = new URLSearchParams({
    app_name: 'Karbar',
    scope: 'read_write',
    user_id: state,
    return_url: env.PUBLIC_URL + RETURN_PATH,
    callback_url: env.PUBLIC_URL + KEYS_PATH,
  });
  return `${shop}/wc-auth/v1/authorize?${query}`;
}

export type RequestState = 'WAITING' | 'TRYING' | 'CONNECTED' | 'REFUSED' | 'DENIED' | 'EXPIRED';

/** How a request stands. One whose keys were never tried, because the server was away for long, has expired too. */
export function stateOf({ status, expiresAt }: Pick<SiteKeyRequest, 'status' | 'expiresAt'>, now = Date.now()): RequestState {
  if (status === 'OPEN') return expiresAt.getTime() > now ? 'WAITING' : 'EXPIRED';
  if (status === 'RECEIVED') return expiresAt.getTime() + REQUEST_LIFE_MS > now ? 'TRYING' : 'EXPIRED';
  return status;
}

/** Why the keys of a shop cannot be used, or are not all that they should be. */
export interface Problem extends WireMessage {
  message: string;
}

/** Keys that were tried are not kept beside the site's own. */
export const KEYS_GONE = { consumerKey: null, consumerSecret: null } satisfies Prisma.SiteKeyRequestUpdateInput;

/** Deletes requests that nobody comes back to, with keys that were never tried. */
export const forgetKeyRequests = (): Promise<number> =>
  db.$executeRaw`DELETE FROM "SiteKeyRequest" WHERE "createdAt" < now() - interval '1 day'`;

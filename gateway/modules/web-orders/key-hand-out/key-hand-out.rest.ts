import type { FastifyInstance } from 'fastify';
import { ValidationError } from '../../../errors.ts';
import { receiveKeys, handedOutKeys } from './receive-keys.ts';
import { KEYS_PATH } from './request-state.ts';

/** What WooCommerce sends has about 300 bytes. */
const MAX_BYTES = 4 * 1024;

/** Shops of one host share an address, but nobody connects shops by the minute. */
const PER_MINUTE = 60;

/**
 * `POST /api/webhooks/woocommerce-keys`, without a session: the keys that a shop hands out. Anything but exactly 200 makes
 * the shop delete them again. They are tried afterwards: a shop with one PHP process cannot answer while it asks.
 */
export async function keyHandOutRoutes(app: FastifyInstance): Promise<void> {
  app.post(
    KEYS_PATH,
    { bodyLimit: MAX_BYTES, config: { anonymous: true, rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } } },
    async ({ body }) => {
      const posted = handedOutKeys.safeParse(body);
      if (!posted.success) throw new ValidationError('Not the keys of a shop');
      await receiveKeys(posted.data);
      return { ok: true };
    },
  );
}

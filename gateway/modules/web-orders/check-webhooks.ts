import { db } from '../../db/client.ts';
import { webhookUrl } from './webhook-url.ts';
import type { ConnectedSite } from './web-site.ts';
import { ORDER_TOPICS } from './woocommerce/delivery.ts';
import { WooError } from './woocommerce/woo-error.ts';

/** WooCommerce switches a webhook off by itself when five deliveries in a row have failed, and tells nobody. */
const CHECK_AGAIN_MS = 6 * 60 * 60 * 1000;

/**
 * Asks the shop every few hours whether its webhooks still lead here, and notes those that are missing or switched off.
 * A key that may not ask, or a shop that does not answer this, leaves nothing noted: its orders are polled all the same.
 */
export async function checkWebhooks(businessId: string, { id, client, webhooksCheckedAt }: ConnectedSite): Promise<void> {
  if (webhooksCheckedAt && Date.now() - webhooksCheckedAt.getTime() < CHECK_AGAIN_MS) return;
  const off = await client.listWebhooks().then(
    (webhooks) => {
      const active = webhooks.filter(({ status, deliveryUrl }) => status === 'active' && deliveryUrl === webhookUrl(id));
      return ORDER_TOPICS.filter((topic) => !active.some((webhook) => webhook.topic === topic));
    },
    (error: unknown) => {
      if (error instanceof WooError) return [];
      throw error;
    },
  );
  await noteWebhooks(businessId, id, off);
}

export async function noteWebhooks(businessId: string, siteId: string, off: readonly string[]): Promise<void> {
  await db.$executeRaw`UPDATE "WebSite" SET "webhooksCheckedAt" = now(), "webhooksOff" = ${off}::text[]
    WHERE "businessId" = ${businessId}::uuid AND "id" = ${siteId}::uuid`;
}

/** Shops that are switched on and whose orders do not arrive as they should: for the bell. */
export const countTroubledSites = (businessId: string): Promise<number> =>
  db.webSite.count({
    where: {
      businessId, enabled: true,
      OR: [
        { consecutiveErrors: { gt: 0 } },
        { refusedDeliveries: { gt: 0 } },
        // A shop that never sent anything is polled: nothing was switched off there.
        { lastEventAt: { not: null }, webhooksOff: { isEmpty: false } },
      ],
    },
  });

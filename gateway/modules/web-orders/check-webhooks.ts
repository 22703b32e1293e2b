import { db } from '../../db/client.ts';
import { webhookUrl } from './webhook-url.ts';
import type { ConnectedSite } from './web-site.ts';
import { ORDER_TOPICS } from './woocommerce/delivery.ts';
import { WooError } from './woocommerce/woo-error.ts';

/** WooCommerce disables a webhook without notice after more than five failed deliveries in a row. */
const CHECK_AGAIN_MS = 6 * 60 * 60 * 1000;

/**
 * Asks the shop every few hours whether its webhooks still lead here, and notes those that are missing or disabled.
 * When the key may not read webhooks or the shop does not answer, nothing is noted: the polls still bring its orders.
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

/** Enabled sites with a problem in receiving orders, for the bell. */
export const countTroubledSites = (businessId: string): Promise<number> =>
  db.webSite.count({
    where: {
      businessId, enabled: true,
      OR: [
        { consecutiveErrors: { gt: 0 } },
        { refusedDeliveries: { gt: 0 } },
        // A site without any delivery so far is polled only: its webhooks were never set up, so none is missing.
        { lastEventAt: { not: null }, webhooksOff: { isEmpty: false } },
      ],
    },
  });

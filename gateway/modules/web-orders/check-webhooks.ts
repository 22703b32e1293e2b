import { db } from '../../db/client.ts';
import { webhookUrl } from './webhook-url.ts';
import { isSiteFault } from './site-breaker.ts';
import type { ConnectedSite } from './web-site.ts';
import { ORDER_TOPICS } from './woocommerce/delivery.ts';
import { WooError } from './woocommerce/woo-error.ts';

/** WooCommerce disables a webhook without notice after more than five failed deliveries in a row. */
const CHECK_AGAIN_MS = 6 * 60 * 60 * 1000;

/**
 * Asks the shop every few hours whether its webhooks still lead here, and notes those that are missing or disabled.
 * Where the shop does not say, what was known stays: it is asked again at the next poll, or in a few hours where the key
 * may not ask.
 */
export async function checkWebhooks(businessId: string, { id, client, webhooksCheckedAt }: ConnectedSite): Promise<void> {
  if (webhooksCheckedAt && Date.now() - webhooksCheckedAt.getTime() < CHECK_AGAIN_MS) return;
  try {
    const ours = (await client.listWebhooks()).filter(({ deliveryUrl }) => deliveryUrl === webhookUrl(id));
    const off = ORDER_TOPICS.filter((topic) => !ours.some((webhook) => webhook.topic === topic && webhook.status === 'active'));
    await noteWebhooks(businessId, id, { off, areSetUp: ours.length > 0 });
  } catch (error) {
    if (!(error instanceof WooError)) throw error;
    if (isSiteFault(error)) return;
    await db.$executeRaw`UPDATE "WebSite" SET "webhooksCheckedAt" = now() WHERE "businessId" = ${businessId}::uuid AND "id" = ${id}::uuid`;
  }
}

export async function noteWebhooks(
  businessId: string, siteId: string, { off, areSetUp }: { off: readonly string[]; areSetUp: boolean },
): Promise<void> {
  await db.$executeRaw`UPDATE "WebSite" SET "webhooksCheckedAt" = now(), "webhooksOff" = ${off}::text[],
      "webhooksSetUp" = "webhooksSetUp" OR ${areSetUp}
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
        // A site that never sent anything and has none that leads here is polled only: none is missing.
        { OR: [{ lastEventAt: { not: null } }, { webhooksSetUp: true }], webhooksOff: { isEmpty: false } },
        { stockPushError: { not: null } },
      ],
    },
  });

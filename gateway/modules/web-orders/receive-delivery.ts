import { enqueue } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import { open } from '../../db/secret-box.ts';
import { receiveDelivery, type DeliveryHeaders } from './woocommerce/delivery.ts';

export type Receipt = 'stored' | 'repeated' | 'ping' | 'unverified' | 'unknown-site';

interface SiteRow {
  businessId: string;
  enabled: boolean;
  webhookSecret: string;
}

/**
 * Checks a delivery and puts it into the inbox together with the job that reads it: the shop gets its answer
 * at once. WooCommerce never sends a delivery twice by itself, so what is not stored here is lost.
 */
export async function receive(
  siteId: string, headers: DeliveryHeaders, body: Uint8Array<ArrayBuffer>,
): Promise<Receipt> {
  // The one place where a site is found by its id alone: the shop does not know whose it is.
  const sites = await db.$queryRaw<SiteRow[]>`
    SELECT "businessId", "enabled", "webhookSecret" FROM "WebSite" WHERE "id" = ${siteId}::uuid`;
  const site = sites[0];
  if (!site) return 'unknown-site';
  const delivery = receiveDelivery(headers, body, open(site.webhookSecret));
  if (delivery.kind !== 'verified') return delivery.kind;
  const { topic, deliveryId, bodyHash } = delivery;
  const { businessId } = site;
  return db.$transaction(async (tx) => {
    const [stored] = await tx.webhookInbox.createManyAndReturn({
      data: [
        { businessId, siteId, topic, deliveryId, bodyHash, body, ...(site.enabled ? {} : SWITCHED_OFF) },
      ],
      skipDuplicates: true,
      select: { id: true },
    });
    if (!stored) return 'repeated';
    if (site.enabled) await enqueue(tx, 'web-orders.process-delivery', { businessId, inboxId: stored.id });
    return 'stored';
  });
}

const SWITCHED_OFF = { status: 'IGNORED', error: 'The site is switched off' } as const;

import { LRUCache } from 'lru-cache';
import { v7 as uuidv7 } from 'uuid';
import { db } from '../../db/client.ts';
import { UUID } from '../../db/uuid.ts';
import { TooManyRequestsError } from '../../errors.ts';
import { storedBytes } from '../../rest/stored-bytes.ts';
import { openSiteSecret } from './site-secrets.ts';
import { isSigned, receiveDelivery, type DeliveryHeaders } from './woocommerce/delivery.ts';

export type Receipt = 'stored' | 'repeated' | 'ping' | 'unverified';

/** The site that a webhook address belongs to. */
export interface ReceivingSite {
  siteId: string;
  businessId: string;
  enabled: boolean;
  webhookSecret: string;
  /** The same as it is stored. */
  sealedSecret: string;
}

/**
 * Sites by id, unknown ids included: a burst causes one database query. The entries live a few seconds, so that a site
 * that was switched on or off or got a new secret is soon up to date.
 */
const sites = new LRUCache<string, { site: ReceivingSite | null }>({
  max: 10_000,
  ttl: 5_000,
  fetchMethod: async (siteId) => ({ site: await readSite(siteId) }),
});

/** The site of a webhook address, from a cache of a few seconds; null for an unknown id. */
export async function findReceivingSite(siteId: string): Promise<ReceivingSite | null> {
  if (!UUID.test(siteId)) return null;
  return (await sites.forceFetch(siteId.toLowerCase())).site;
}

/** The site as it is now; null for an unknown id. */
export async function readSite(siteId: string): Promise<ReceivingSite | null> {
  if (!UUID.test(siteId)) return null;
  // The one query without a businessId: the shop does not know which business it belongs to.
  const [row] = await db.$queryRaw<Omit<ReceivingSite, 'siteId' | 'sealedSecret'>[]>`
    SELECT "businessId", "enabled", "webhookSecret" FROM "WebSite" WHERE "id" = ${siteId}::uuid`;
  if (!row) return null;
  const site = { businessId: row.businessId, id: siteId.toLowerCase() };
  const { webhookSecret: sealedSecret } = row;
  return { siteId, ...row, sealedSecret, webhookSecret: openSiteSecret(site, 'webhookSecret', sealedSecret) };
}

/**
 * Checks a delivery and stores it in the inbox by one insert. WooCommerce never repeats a delivery, so one that is not
 * stored here is missing until the next poll. Throws TooManyRequestsError where more was sent than a business may store.
 */
export async function receive(
  known: ReceivingSite, headers: DeliveryHeaders, body: Uint8Array<ArrayBuffer>,
): Promise<Receipt> {
  let site = known;
  let delivery = receiveDelivery(headers, body, site.webhookSecret);
  if (delivery.kind === 'unverified') {
    // The cached secret may just have been changed.
    const current = await readSite(site.siteId);
    if (!current || current.webhookSecret === site.webhookSecret) {
      await countRefusal(site, headers);
      return 'unverified';
    }
    sites.delete(site.siteId);
    site = current;
    delivery = receiveDelivery(headers, body, site.webhookSecret);
  }
  if (delivery.kind === 'unverified') await countRefusal(site, headers);
  if (delivery.kind !== 'verified') return delivery.kind;
  if (!storedBytes.take(site.businessId, body.byteLength)) throw new TooManyRequestsError();
  const { topic, deliveryId, bodyHash } = delivery;
  const [status, error] = site.enabled ? ['RECEIVED', null] : ['IGNORED', 'The site is switched off'];
  // Due at once: the column holds whole milliseconds, and `now()` rounded up would not have come yet when it is looked for.
  const stored = await db.$executeRaw`
    INSERT INTO "WebhookInbox" ("businessId", "id", "siteId", "topic", "deliveryId", "bodyHash", "body", "status",
      "error", "retryAt", "processedAt")
    VALUES (${site.businessId}::uuid, ${uuidv7()}::uuid, ${site.siteId}::uuid, ${topic}, ${deliveryId}, ${bodyHash},
      ${body}, ${status}::"InboxStatus", ${error}, date_trunc('milliseconds', now()),
      CASE WHEN ${site.enabled} THEN NULL ELSE now() END)
    ON CONFLICT DO NOTHING`;
  return stored === 0 ? 'repeated' : 'stored';
}

/** Anybody can send refused deliveries in any number, so the site's row is written at most once in this time. */
const REFUSALS_NOTED_EVERY = '10 seconds';

/** Shown on the site's card: the webhook was created with another secret. What no shop has signed says nothing of that. */
async function countRefusal({ businessId, siteId }: ReceivingSite, headers: DeliveryHeaders): Promise<void> {
  if (!isSigned(headers)) return;
  await db.$executeRaw`
    UPDATE "WebSite" SET "refusedDeliveries" = "refusedDeliveries" + 1, "lastRefusedAt" = now()
    WHERE "businessId" = ${businessId}::uuid AND "id" = ${siteId}::uuid
      AND ("lastRefusedAt" IS NULL OR "lastRefusedAt" < now() - ${REFUSALS_NOTED_EVERY}::interval)`;
}

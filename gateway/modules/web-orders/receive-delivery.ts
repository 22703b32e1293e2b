import { LRUCache } from 'lru-cache';
import { v7 as uuidv7 } from 'uuid';
import { db } from '../../db/client.ts';
import { openSiteSecret } from './site-secrets.ts';
import { receiveDelivery, type DeliveryHeaders } from './woocommerce/delivery.ts';

export type Receipt = 'stored' | 'repeated' | 'ping' | 'unverified';

/** Whom a webhook address belongs to. */
export interface ReceivingSite {
  siteId: string;
  businessId: string;
  enabled: boolean;
  webhookSecret: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Sites by id, the unknown ones too: a burst asks the database once. So briefly that a site which was
 * switched on or off, or got another secret, is not known wrongly for long.
 */
const sites = new LRUCache<string, { site: ReceivingSite | null }>({
  max: 10_000,
  ttl: 5_000,
  fetchMethod: async (siteId) => ({ site: await readSite(siteId) }),
});

/** The site that an address names, from a cache of a few seconds; null where there is none. */
export async function findReceivingSite(siteId: string): Promise<ReceivingSite | null> {
  if (!UUID.test(siteId)) return null;
  return (await sites.forceFetch(siteId.toLowerCase())).site;
}

async function readSite(siteId: string): Promise<ReceivingSite | null> {
  // The one place where a site is found by its id alone: the shop does not know whose it is.
  const [row] = await db.$queryRaw<Omit<ReceivingSite, 'siteId'>[]>`
    SELECT "businessId", "enabled", "webhookSecret" FROM "WebSite" WHERE "id" = ${siteId}::uuid`;
  if (!row) return null;
  const site = { businessId: row.businessId, id: siteId.toLowerCase() };
  return { siteId, ...row, webhookSecret: openSiteSecret(site, 'webhookSecret', row.webhookSecret) };
}

/**
 * Checks a delivery and puts it into the inbox by one insert. WooCommerce never sends a delivery twice by
 * itself, so what is not stored here is lost until the next poll.
 */
export async function receive(
  known: ReceivingSite, headers: DeliveryHeaders, body: Uint8Array<ArrayBuffer>,
): Promise<Receipt> {
  let site = known;
  let delivery = receiveDelivery(headers, body, site.webhookSecret);
  if (delivery.kind === 'unverified') {
    // The secret may have been changed a moment ago.
    const current = await readSite(site.siteId);
    if (!current || current.webhookSecret === site.webhookSecret) {
      await countRefusal(site);
      return 'unverified';
    }
    sites.delete(site.siteId);
    site = current;
    delivery = receiveDelivery(headers, body, site.webhookSecret);
  }
  if (delivery.kind === 'unverified') await countRefusal(site);
  if (delivery.kind !== 'verified') return delivery.kind;
  const { topic, deliveryId, bodyHash } = delivery;
  const [status, error] = site.enabled ? ['RECEIVED', null] : ['IGNORED', 'The site is switched off'];
  const stored = await db.$executeRaw`
    INSERT INTO "WebhookInbox" ("businessId", "id", "siteId", "topic", "deliveryId", "bodyHash", "body", "status",
      "error", "processedAt")
    VALUES (${site.businessId}::uuid, ${uuidv7()}::uuid, ${site.siteId}::uuid, ${topic}, ${deliveryId}, ${bodyHash},
      ${body}, ${status}::"InboxStatus", ${error}, CASE WHEN ${site.enabled} THEN NULL ELSE now() END)
    ON CONFLICT DO NOTHING`;
  return stored === 0 ? 'repeated' : 'stored';
}

/** However many come, anybody may send them: a site is written to at most so often. */
const REFUSALS_NOTED_EVERY = '10 seconds';

/** Told on the site's card: whoever made the webhook gave it another secret. */
async function countRefusal({ businessId, siteId }: ReceivingSite): Promise<void> {
  await db.$executeRaw`
    UPDATE "WebSite" SET "refusedDeliveries" = "refusedDeliveries" + 1, "lastRefusedAt" = now()
    WHERE "businessId" = ${businessId}::uuid AND "id" = ${siteId}::uuid
      AND ("lastRefusedAt" IS NULL OR "lastRefusedAt" < now() - ${REFUSALS_NOTED_EVERY}::interval)`;
}

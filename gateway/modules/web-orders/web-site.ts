import { db } from '../../db/client.ts';
import { env } from '../../env.ts';
import { NotFoundError } from '../../errors.ts';
import { openSiteSecret } from './site-secrets.ts';
import { wooClient, type WooClient } from './woocommerce/client.ts';

export interface ConnectedSite {
  id: string;
  name: string;
  enabled: boolean;
  isArchived: boolean;
  createdAt: Date;
  polledUntil: Date | null;
  /** Where the next poll goes on, as it is stored. */
  pollPlace: unknown;
  /** No calls are made before this time, see site-breaker.ts. */
  pausedUntil: Date | null;
  /** The last poll has failed. */
  wasFailing: boolean;
  /** When the shop's webhooks were last checked. */
  webhooksCheckedAt: Date | null;
  client: WooClient;
  /** Whether the shop has ever printed PHP notices before its data. */
  sawNotices: () => boolean;
}

/** A site with a client that uses its keys. Throws NotFoundError. */
export async function connectSite(businessId: string, id: string): Promise<ConnectedSite> {
  const site = await db.webSite.findUnique({ where: { businessId_id: { businessId, id } } });
  if (!site) throw new NotFoundError('Site');
  const { name, url, enabled, createdAt, polledUntil, pollPlace, pausedUntil, webhooksCheckedAt } = site;
  let notices = false;
  const client = wooClient({
    url,
    consumerKey: openSiteSecret(site, 'consumerKey', site.consumerKey),
    consumerSecret: openSiteSecret(site, 'consumerSecret', site.consumerSecret),
    network: env.SHOP_NETWORK,
    onNotices: () => { notices = true; },
  });
  return {
    id, name, enabled, isArchived: site.archivedAt !== null, wasFailing: site.consecutiveErrors > 0, createdAt, polledUntil, pollPlace, pausedUntil, webhooksCheckedAt, client, sawNotices: () => notices,
  };
}

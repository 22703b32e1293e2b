import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { db } from '../../db/client.ts';
import { open } from '../../db/secret-box.ts';
import { env } from '../../env.ts';
import { NotFoundError } from '../../errors.ts';
import { wooClient, type WooClient } from './woocommerce/client.ts';
import { WooError } from './woocommerce/woo-error.ts';

/** Addresses that lead into our own network instead of to a shop. */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15], ['224.0.0.0', 3],
] as const) PRIVATE.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 96], ['64:ff9b::', 96], ['64:ff9b:1::', 48], ['2002::', 16], ['fc00::', 7], ['fe80::', 10],
  ['ff00::', 8],
] as const) PRIVATE.addSubnet(network, prefix, 'ipv6');

/** Is this an address of our own network? IPv4 inside IPv6 is looked at as IPv4. */
export function isPrivateAddress(address: string): boolean {
  return PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Refuses addresses of our own network, however they are spelt: nobody may make the gateway read what only
 * it can reach. Throws WooError BAD_URL, or NO_ANSWER for a name that leads nowhere.
 */
export async function assertPublicHost(siteUrl: string): Promise<void> {
  const host = new URL(siteUrl).hostname.replace(/^\[|\]$/g, '');
  const addresses = await lookup(host, { all: true }).catch(() => {
    throw new WooError('NO_ANSWER', host);
  });
  if (addresses.some(({ address }) => isPrivateAddress(address)))
    throw new WooError('BAD_URL', 'a private address');
}

/** On a developer's machine the shop may be a double on the same machine. */
export async function assertReachable(siteUrl: string): Promise<void> {
  if (env.NODE_ENV === 'production') await assertPublicHost(siteUrl);
}

export interface ConnectedSite {
  id: string;
  name: string;
  enabled: boolean;
  createdAt: Date;
  polledUntil: Date | null;
  client: WooClient;
}

/**
 * A site with a client that holds its keys. Throws NotFoundError, and WooError for a host that is refused.
 */
export async function connectSite(businessId: string, id: string): Promise<ConnectedSite> {
  const site = await db.webSite.findUnique({ where: { businessId_id: { businessId, id } } });
  if (!site) throw new NotFoundError('Site');
  const { name, url, enabled, createdAt, polledUntil } = site;
  await assertReachable(url);
  const client = wooClient({
    url, consumerKey: open(site.consumerKey), consumerSecret: open(site.consumerSecret),
  });
  return { id, name, enabled, createdAt, polledUntil, client };
}

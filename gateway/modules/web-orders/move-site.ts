import type { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { CallLimit } from '../../commands/call-limit.ts';
import { execute, type ExecuteOptions } from '../../commands/execute.ts';
import { parseInput } from '../../commands/parse.ts';
import { db } from '../../db/client.ts';
import { env } from '../../env.ts';
import { mistakeIn, TooManyRequestsError, ValidationError } from '../../errors.ts';
import type { Session } from '../../session/session.ts';
import { checkedUrl, saveWebSite } from './site-commands.ts';
import { wooClient } from './woocommerce/client.ts';
import { shopAddress } from './woocommerce/site-url.ts';
import { WooError } from './woocommerce/woo-error.ts';

/** How many of the newest orders the shop is asked for; one that it knows is enough. */
const ASKED_FOR = 3;

/** Of all sites of a business. */
const moves = new CallLimit(20);

/**
 * Saves a site. Orders and products are known by the shop's own numbers, which mean other ones in another shop: a new
 * address must answer with orders that are known here, so that a shop may move but not be exchanged. Asks the shop
 * outside of any transaction because it may be slow. Throws as `saveWebSite`, and TooManyRequestsError.
 */
export async function saveSite(session: Session, rawInput: unknown, options: ExecuteOptions = {}): Promise<{ id: string }> {
  session.assertCan(saveWebSite.permission);
  session.assertPackageActive();
  await assertSameShop(session.businessId, parseInput(saveWebSite.input, rawInput));
  return execute(saveWebSite, session, rawInput, options);
}

type SiteInput = z.output<typeof saveWebSite.input>;

async function assertSameShop(businessId: string, { siteId, url: typed, consumerKey, consumerSecret }: SiteInput): Promise<void> {
  if (!siteId || !consumerKey || !consumerSecret) return;
  const url = checkedUrl(typed);
  const site = await db.webSite.findUnique({ where: { businessId_id: { businessId, id: siteId } }, select: { url: true } });
  if (!site || shopAddress(site.url) === shopAddress(url)) return;
  const known = await db.webOrder.findMany({
    where: { businessId, siteId, wooOrderId: { not: null }, storeStatus: { not: 'trash' }, binned: false },
    orderBy: { wooOrderId: 'desc' }, take: ASKED_FOR, select: { wooOrderId: true, dateCreated: true },
  });
  if (known.length === 0) return;
  if (!moves.take(businessId)) throw new TooManyRequestsError('The address was changed often just now. Please wait a minute.', 60);
  const client = wooClient({ url, consumerKey, consumerSecret, network: env.SHOP_NETWORK });
  for (const { wooOrderId, dateCreated } of known) {
    const there = await placedAt(client, wooOrderId!);
    if (there?.getTime() === dateCreated.getTime()) return;
  }
  throw mistakeIn('url', msg('Another shop answers at this address: it does not have the orders of this one. Connect it as a shop of its own'));
}

/** When an order was placed there; null where the shop has none of this number. */
async function placedAt(client: ReturnType<typeof wooClient>, wooOrderId: number): Promise<Date | null> {
  try {
    return (await client.getOrder(wooOrderId)).dateCreated;
  } catch (error) {
    if (!(error instanceof WooError)) throw error;
    if (error.reason === 'NOT_FOUND' || error.reason === 'UNREADABLE') return null;
    throw new ValidationError(error.text, [{ field: error.reason === 'BAD_CREDENTIALS' ? 'consumerKey' : 'url', message: error.text }]);
  }
}

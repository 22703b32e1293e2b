import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { HOUR_MS } from '../../../../schema/rules/durations.ts';
import { msg } from '../../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../../commands/command.ts';
import { execute, type ExecuteOptions } from '../../../commands/execute.ts';
import { idOf, text } from '../../../commands/fields.ts';
import { db } from '../../../db/client.ts';
import { lockName } from '../../../db/lock-name.ts';
import { env } from '../../../env.ts';
import { ConflictError, mistakeIn, PreconditionError, TooManyRequestsError, ValidationError } from '../../../errors.ts';
import type { Session } from '../../../session/session.ts';
import { assertFewSites, assertNotConnected, checkedUrl, lockSite } from '../site-commands.ts';
import { authorizeUrl, canReceiveKeys, drawState, hashOfState, REQUEST_LIFE_MS } from './request-state.ts';

/** Of a business within an hour: each may end in a call to an address that anybody may type. */
const MAX_REQUESTS_AN_HOUR = 20;

/** First half: the request counts against the limit and knows its shop; its state is drawn when it is answered. */
export const requestSiteKeys = defineCommand({
  name: 'web-orders.requestSiteKeys',
  permission: 'ADMIN',
  input: z.object({
    siteId: idOf('WebSite').optional().describe('The site that is to get new keys; left out for a new one.'),
    name: text(100).optional().describe('Of a new site; its address when left out.'),
    url: text(500).optional().describe('Of a new site.'),
  }),
  run: async (context, { siteId, name, url: typed }) => {
    const { tx, session, audit } = context;
    const { businessId, userId, viewsAs } = session;
    const shop = siteId ? await connectedShop(context, siteId) : await newShop(context, typed ?? '', name);
    assertSafe(shop.url);
    await assertFewRequests(context);
    const id = uuidv7();
    const expiresAt = new Date(Date.now() + REQUEST_LIFE_MS);
    await tx.siteKeyRequest.create({ data: { businessId, id, userId, viewsAsUserId: viewsAs?.id, siteId, ...shop, expiresAt }, select: { id: true } });
    await audit({
      entity: siteId ? ['WebSite', siteId] : ['SiteKeyRequest', id],
      summary: msg('Asked the shop {{name}} for its keys', { name: shop.name }), after: { url: shop.url },
    });
    return { id, url: shop.url };
  },
});

async function connectedShop(context: CommandContext, siteId: string) {
  const { name, url, archivedAt } = await lockSite(context, siteId);
  if (archivedAt) throw new PreconditionError('ALREADY_ARCHIVED', 'This shop is removed: connect it again first');
  return { name, url };
}

async function newShop(context: CommandContext, typed: string, name?: string) {
  if (typed === '') throw new ValidationError('Required', [{ field: 'url', message: msg('Required') }]);
  const url = checkedUrl(typed);
  await assertNotConnected(context, url);
  await assertFewSites(context.tx, context.session.businessId);
  return { name: name || new URL(url).host, url };
}

/** Whoever listens to a page that is not encrypted reads the state, and the password that is typed before it. */
function assertSafe(url: string): void {
  if (!canReceiveKeys()) {
    throw new PreconditionError('NOT_HTTPS', 'Shops hand out their keys to https addresses only, and this server has none. Paste the keys instead');
  }
  if (env.SHOP_NETWORK !== 'public' || url.startsWith('https:')) return;
  throw mistakeIn('url', msg('The shop is not on https, so its keys cannot be handed out safely. Paste the keys instead'));
}

async function assertFewRequests({ tx, session: { businessId } }: CommandContext): Promise<void> {
  await lockName(tx, `site-keys:${businessId}`);
  const createdAt = { gt: new Date(Date.now() - HOUR_MS) };
  if ((await tx.siteKeyRequest.count({ where: { businessId, createdAt } })) < MAX_REQUESTS_AN_HOUR) return;
  throw new TooManyRequestsError('Shops were asked for their keys often just now. Please wait an hour, or paste the keys', HOUR_MS / 1000);
}

export interface KeyRequestStart {
  authorizeUrl: string;
}

/**
 * Asks for the keys of a shop: answers with the address of its own page, where its owner agrees. The state in it stands
 * in no row and no receipt; asked again because the answer was lost, another one takes its place.
 */
export async function runRequestSiteKeys(session: Session, input: unknown, options: ExecuteOptions = {}): Promise<KeyRequestStart> {
  const { id, url } = await execute(requestSiteKeys, session, input, options);
  const state = drawState();
  const { count } = await db.siteKeyRequest.updateMany({
    where: { businessId: session.businessId, id, status: 'OPEN', expiresAt: { gt: new Date() } }, data: { stateHash: hashOfState(state) },
  });
  if (count === 0) throw new ConflictError('This was asked for before, please start again');
  return { authorizeUrl: authorizeUrl(url, state) };
}

import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../../commands/command.ts';
import { lockRow } from '../../../db/lock-row.ts';
import type { Prisma, SiteKeyRequest } from '../../../db/generated/client/client.ts';
import { PreconditionError } from '../../../errors.ts';
import { assertFewSites, assertNotConnected, lockSite } from '../site-commands.ts';
import { tellAllAgain, TRY_AGAIN } from '../site-breaker.ts';
import { pollJob } from '../site-jobs.ts';
import { sealSiteSecret } from '../site-secrets.ts';
import { openKeys, type ShopKeys } from './request-secrets.ts';
import { KEYS_GONE, type Problem } from './request-state.ts';

const WEBHOOK_SECRET_BYTES = 16;

/** Its values are texts and numbers, which the type of a message does not say. */
const stored = (problem: Problem) => ({ ...problem }) as unknown as Prisma.InputJsonObject;

async function lockRequest({ tx, session: { businessId } }: CommandContext, id: string): Promise<SiteKeyRequest> {
  await lockRow(tx, 'SiteKeyRequest', businessId, id);
  return tx.siteKeyRequest.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } });
}

function conclude({ tx, session: { businessId } }: CommandContext, id: string, data: Prisma.SiteKeyRequestUncheckedUpdateInput) {
  return tx.siteKeyRequest.update({ where: { businessId_id: { businessId, id } }, data: { ...data, ...KEYS_GONE }, select: { id: true } });
}

/**
 * Second half: keys that the shop has accepted become those of a new site, or of the one that they were asked for. Runs
 * with the rights of who asked. Does nothing where the request has ended.
 */
export const connectByKeys = defineCommand({
  name: 'web-orders.connectByKeys',
  permission: 'ADMIN',
  input: z.object({ requestId: z.uuid(), problem: z.custom<Problem>().nullable() }),
  run: async (context, { requestId, problem }): Promise<void> => {
    const { session: { businessId }, audit, enqueue } = context;
    const request = await lockRequest(context, requestId);
    const keys = request.status === 'RECEIVED' ? openKeys(request) : null;
    if (!keys) return;
    const { name, url, siteId } = request;
    const { id, enabled } = siteId ? await renewKeys(context, siteId, url, keys) : await addSite(context, { name, url }, keys);
    await conclude(context, requestId, { status: 'CONNECTED', siteId: id, ...(problem && { problem: stored(problem) }) });
    await audit({
      entity: ['WebSite', id],
      summary: siteId ? msg('Connected the site {{name}} again', { name }) : msg('Added the site {{name}}', { name }),
      after: { name, url, changedSecrets: ['consumerKey', 'consumerSecret', ...(siteId ? [] : ['webhookSecret'])] },
    });
    if (enabled) await enqueue(...pollJob(businessId, id));
  },
});

const sealedFor = (site: { businessId: string; id: string }, { consumerKey, consumerSecret }: ShopKeys) => ({
  consumerKey: sealSiteSecret(site, 'consumerKey', consumerKey),
  consumerSecret: sealSiteSecret(site, 'consumerSecret', consumerSecret),
});

async function addSite(context: CommandContext, { name, url }: { name: string; url: string }, keys: ShopKeys) {
  const { tx, session: { businessId } } = context;
  await assertNotConnected(context, url);
  await assertFewSites(tx, businessId);
  const site = { businessId, id: uuidv7() };
  const webhookSecret = sealSiteSecret(site, 'webhookSecret', randomBytes(WEBHOOK_SECRET_BYTES).toString('hex'));
  await tx.webSite.create({ data: { ...site, name, url, ...sealedFor(site, keys), webhookSecret }, select: { id: true } });
  return { id: site.id, enabled: true };
}

/** Only the keys change, and only while the site is still at the address where they were tried. */
async function renewKeys(context: CommandContext, id: string, url: string, keys: ShopKeys) {
  const { tx, session: { businessId } } = context;
  const site = await lockSite(context, id);
  if (site.archivedAt) throw new PreconditionError('ALREADY_ARCHIVED', 'This shop is removed: connect it again first');
  if (site.url !== url) throw new PreconditionError('MOVED', 'The address of the shop was changed meanwhile: ask for its keys again');
  await tx.webSite.update({
    where: { businessId_id: { businessId, id } },
    data: {
      ...sealedFor(site, keys), version: { increment: 1 }, ...TRY_AGAIN,
    },
    select: { id: true },
  });
  await tellAllAgain(context, id);
  return { id, enabled: site.enabled };
}

/** Ends a request whose keys cannot be used. Does nothing where it has ended. */
export const refuseKeys = defineCommand({
  name: 'web-orders.refuseKeys',
  permission: 'SUPERADMIN',
  allowExpired: true,
  input: z.object({ requestId: z.uuid(), problem: z.custom<Problem>() }),
  run: async (context, { requestId, problem }): Promise<void> => {
    const { status, siteId, name } = await lockRequest(context, requestId);
    if (status !== 'RECEIVED') return;
    await conclude(context, requestId, { status: 'REFUSED', problem: stored(problem) });
    await context.audit({
      entity: siteId ? ['WebSite', siteId] : ['SiteKeyRequest', requestId],
      summary: msg('The keys of the shop {{name}} could not be used', { name }), after: { problem: problem.message },
    });
  },
});

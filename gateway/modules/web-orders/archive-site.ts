import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, version } from '../../commands/fields.ts';
import { lockRow } from '../../db/lock-row.ts';
import { PreconditionError } from '../../errors.ts';
import { assertFewSites, assertNotConnected } from './site-commands.ts';
import { pollJob } from './site-jobs.ts';

/** What becomes of the open orders of a site that is archived. */
export const openOrdersChoice = z.enum(['KEEP', 'CANCEL']);

/**
 * Takes a shop out of the lists: nothing is received from it or told to it any more. Its orders stay, the open ones as
 * `openOrders` says. Throws NotFoundError, ConflictError, PreconditionError ALREADY_ARCHIVED.
 */
export const archiveWebSite = defineCommand({
  name: 'web-orders.archiveSite',
  permission: 'ADMIN',
  input: z.object({
    siteId: idOf('WebSite'),
    version: version().optional(),
    openOrders: openOrdersChoice.describe('What becomes of its orders that wait for a decision.'),
  }),
  run: async (context, { siteId, version: seen, openOrders }) => {
    const { tx, session: { businessId }, audit } = context;
    const where = { businessId_id: { businessId, id: siteId } };
    await lockRow(tx, 'WebSite', businessId, siteId, seen);
    const { name, archivedAt } = await tx.webSite.findUniqueOrThrow({ where, select: { name: true, archivedAt: true } });
    if (archivedAt) throw new PreconditionError('ALREADY_ARCHIVED', 'This shop is removed already');
    const after = { archivedAt: new Date(), enabled: false };
    await tx.webSite.update({ where, data: { ...after, version: { increment: 1 } }, select: { id: true } });
    const cancelled = openOrders === 'CANCEL' ? await cancelOpenOrders(context, siteId, name) : 0;
    await audit({
      entity: ['WebSite', siteId],
      summary: cancelled > 0 ? msg('Removed the site {{name}}, {{count}} open orders cancelled', {
        name, count: cancelled, defaultValue_one: 'Removed the site {{name}}, one open order cancelled',
      }) : msg('Removed the site {{name}}', { name }),
      after,
    });
    return { id: siteId };
  },
});

async function cancelOpenOrders({ tx, session: { businessId }, audit }: CommandContext, siteId: string, name: string): Promise<number> {
  const reason = `The shop ${name} was removed`;
  // In the order of their ids, so that nobody who locks several of them waits for this transaction in a circle.
  const rows = await tx.$queryRaw<{ id: string }[]>`
    WITH open AS (
      SELECT "id" FROM "WebOrder" WHERE "businessId" = ${businessId}::uuid AND "siteId" = ${siteId}::uuid
        AND "decidedAt" IS NULL AND "status" IN ('PROCESSING', 'NO_ANSWER', 'ON_HOLD', 'INCOMPLETE', 'BLOCKED')
      ORDER BY "id" FOR UPDATE
    )
    UPDATE "WebOrder" w SET "status" = 'CANCELLED', "decidedAt" = now(), "cancelReason" = ${reason}, "claimedById" = NULL, "claimedByName" = '',
      "claimedAt" = NULL, "claimedUntil" = NULL, "version" = w."version" + 1, "updatedAt" = now()
    FROM open WHERE w."businessId" = ${businessId}::uuid AND w."id" = open."id" RETURNING w."id"`;
  for (const { id } of rows) {
    await audit({ entity: ['WebOrder', id], summary: msg('Cancelled: the shop {{name}} was removed', { name }), after: { status: 'CANCELLED' } });
  }
  return rows.length;
}

/**
 * Connects an archived shop again with the keys that it had; what came meanwhile is polled. Throws NotFoundError, ValidationError where it is connected by another
 * spelling of its address, PreconditionError NOT_ARCHIVED, SITE_LIMIT.
 */
export const restoreWebSite = defineCommand({
  name: 'web-orders.restoreSite',
  permission: 'ADMIN',
  input: z.object({ siteId: idOf('WebSite') }),
  run: async (context, { siteId }) => {
    const { tx, session: { businessId }, audit, enqueue } = context;
    const where = { businessId_id: { businessId, id: siteId } };
    await lockRow(tx, 'WebSite', businessId, siteId);
    const { name, url, archivedAt } = await tx.webSite.findUniqueOrThrow({ where, select: { name: true, url: true, archivedAt: true } });
    if (!archivedAt) throw new PreconditionError('NOT_ARCHIVED', 'This shop is connected');
    await assertNotConnected(context, url, siteId);
    await assertFewSites(tx, businessId);
    await tx.webSite.update({ where, data: { archivedAt: null, enabled: true, version: { increment: 1 } }, select: { id: true } });
    await audit({ entity: ['WebSite', siteId], summary: msg('Connected the site {{name}} again', { name }), after: { archivedAt: null, enabled: true } });
    await enqueue(...pollJob(businessId, siteId));
    return { id: siteId };
  },
});

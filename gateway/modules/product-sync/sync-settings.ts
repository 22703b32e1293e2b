import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, version } from '../../commands/fields.ts';
import { SyncDirection } from '../../db/generated/client/enums.ts';
import { lockRow } from '../../db/lock-row.ts';
import { PreconditionError } from '../../errors.ts';
import { sweepQueue } from '../web-orders/site-jobs.ts';
import { pushJob } from './push-stock.ts';

export const syncDirection = z.enum(SyncDirection);

/** Sets which product fields are synchronised with a shop, and each one's direction. */
export const saveProductSync = defineCommand({
  name: 'product-sync.saveSettings',
  permission: 'ADMIN',
  input: z.object({
    siteId: idOf('WebSite'),
    version: version(),
    priceSync: syncDirection.describe('Whose prices are taken over, sale prices included.'),
    nameSync: syncDirection.describe('Whose names of products are taken over.'),
    pushesStock: z.boolean().describe('The shop is told how many pieces are left, once a sync has done so, and from then on by itself.'),
    stockBuffer: z.int().min(0).max(10_000).describe('Pieces of each product that are kept back from the shop.'),
  }),
  run: async ({ tx, session: { businessId }, audit, enqueue }, { siteId, version: read, ...rules }) => {
    await lockRow(tx, 'WebSite', businessId, siteId, read);
    const where = { businessId_id: { businessId, id: siteId } };
    const { name, stockPushedAt, ...before } = await tx.webSite.findUniqueOrThrow({
      where, select: { name: true, stockPushedAt: true, priceSync: true, nameSync: true, pushesStock: true, stockBuffer: true },
    });
    await tx.webSite.update({ where, data: { ...rules, version: { increment: 1 } }, select: { id: true } });
    // When pushing is switched on again, it starts after a sync that a person has previewed.
    if (!rules.pushesStock) await tx.shopProduct.updateMany({ where: { businessId, siteId, pushesStock: true }, data: { pushesStock: false } });
    await audit({
      entity: ['WebSite', siteId], summary: msg('Changed how products of {{name}} are synchronised', { name }), before, after: rules,
    });
    if (rules.pushesStock) await enqueue(...pushJob(businessId, siteId, stockPushedAt));
    return { id: siteId };
  },
});

export const READ_TASK = 'product-sync.read';

/** A reading that started longer ago than this was interrupted. */
const READING_MS = 30 * 60 * 1000;

/** Reads all products of a shop, in the background. */
export const readShopProducts = defineCommand({
  name: 'product-sync.read',
  permission: 'ADMIN',
  input: z.object({ siteId: idOf('WebSite') }),
  run: async ({ tx, session: { businessId }, audit, enqueue }, { siteId }) => {
    await lockRow(tx, 'WebSite', businessId, siteId);
    const where = { businessId_id: { businessId, id: siteId } };
    const { name, readingSince, enabled } = await tx.webSite.findUniqueOrThrow({
      where, select: { name: true, readingSince: true, enabled: true },
    });
    if (!enabled) throw new PreconditionError('SITE_IS_OFF', 'The shop is switched off');
    if (readingSince && Date.now() - readingSince.getTime() < READING_MS) return { id: siteId };
    await tx.webSite.update({
      where, data: { readingSince: new Date(), productsRead: 0, productsFound: 0, productsError: null }, select: { id: true },
    });
    await audit({ entity: ['WebSite', siteId], summary: msg('Had the products of {{name}} read', { name }) });
    await enqueue(READ_TASK, { businessId, siteId }, { jobKey: `${READ_TASK}:${siteId}`, queue: sweepQueue(siteId), maxAttempts: 3 });
    return { id: siteId };
  },
});

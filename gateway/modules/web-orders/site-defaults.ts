import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, text, version } from '../../commands/fields.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { mistakeIn, PreconditionError, ValidationError } from '../../errors.ts';
import { isInvoicePaper, printFormat } from '../printing/print-settings.ts';
import { sweepQueue } from './site-jobs.ts';
import { applyStatusMap, readStatusMap, statusMapField, storedMap } from './status-map.ts';

/** The initial values of orders of a site, and its stock buffer in pieces. */
export const saveSiteDefaults = defineCommand({
  name: 'web-orders.saveSiteDefaults',
  permission: 'ADMIN',
  input: z.object({
    siteId: idOf('WebSite'),
    version: version(),
    orderSource: text(50).describe("Source of the orders that are made of the shop's; its name when empty."),
    plannedCourier: text(100).describe('Who is to carry them; nobody in particular when empty.'),
    stockBuffer: z.int().min(0).max(10_000).describe('Pieces of each product that are kept back from the shop.'),
    invoiceFormat: printFormat.nullable().optional().meta({ description: 'Paper of the invoices of its orders; null: as the business prints all. Left out, it stays.', sample: 'A5' }),
    statusMap: statusMapField.optional().describe("What the shop's own statuses mean here. Left out, it stays."),
  }),
  run: async (context, { siteId, version: read, statusMap: entries, ...defaults }) => {
    const { tx, session: { businessId }, audit, enqueue } = context;
    if (defaults.invoiceFormat && !isInvoicePaper(defaults.invoiceFormat)) {
      throw new ValidationError('It is not printed on this paper', [{ field: 'invoiceFormat', message: 'Choose another paper' }]);
    }
    await lockRow(tx, 'WebSite', businessId, siteId, read);
    const where = { businessId_id: { businessId, id: siteId } };
    const { name, ...before } = await tx.webSite.findUniqueOrThrow({
      where, select: { name: true, orderSource: true, plannedCourier: true, stockBuffer: true, invoiceFormat: true, statusMap: true },
    });
    const statusMap = entries ? readStatusMap(entries) : storedMap(before);
    await tx.webSite.update({ where, data: { ...defaults, statusMap, version: { increment: 1 } }, select: { id: true } });
    await applyStatusMap(context, siteId, storedMap(before), statusMap);
    await audit({
      entity: ['WebSite', siteId], summary: msg('Changed what orders of {{name}} begin with', { name }), before, after: { ...defaults, statusMap },
    });
    // The same job that database triggers queue when stock changes: the number shown in the shop changes too.
    if (defaults.stockBuffer !== before.stockBuffer) await enqueue('product-sync.plan-pushes', { businessId });
    return { id: siteId };
  },
});

export const IMPORT_TASK = 'web-orders.import-orders';

/** Arguments of `enqueue` for importing the orders of a shop since its `importSince`. */
export function importJob(businessId: string, siteId: string) {
  const options = { jobKey: `${IMPORT_TASK}:${siteId}`, queue: sweepQueue(siteId), maxAttempts: 5 };
  return [IMPORT_TASK, { businessId, siteId }, options] as const;
}

/** WooCommerce did not exist before. */
const EARLIEST = new Date('2011-01-01');

/** Imports the orders that a shop took since a day, in the background: for orders from before it was connected. */
export const importShopOrders = defineCommand({
  name: 'web-orders.importOrders',
  permission: 'ADMIN',
  input: z.object({
    siteId: idOf('WebSite'),
    since: z.date().meta({ description: 'Orders that were placed then or later.', sample: new Date('2026-01-01') }),
  }),
  run: async ({ tx, session: { businessId }, audit, enqueue }, { siteId, since }) => {
    if (since < EARLIEST || since > new Date()) {
      throw mistakeIn('since', msg('Choose a day in the past'));
    }
    await lockRow(tx, 'WebSite', businessId, siteId);
    const where = { businessId_id: { businessId, id: siteId } };
    const { name, enabled, importing } = await tx.webSite.findUniqueOrThrow({ where, select: { name: true, enabled: true, importing: true } });
    if (!enabled) throw new PreconditionError('SITE_IS_OFF', 'The shop is switched off');
    if (importing) throw new PreconditionError('IMPORT_RUNS', 'Orders of this shop are being read already');
    await tx.webSite.update({
      where,
      data: { importSince: since, importing: true, importPlace: Prisma.DbNull, importRead: 0, importFound: 0, importFinishedAt: null, importError: null },
      select: { id: true },
    });
    await audit({ entity: ['WebSite', siteId], summary: msg('Had earlier orders of {{name}} read', { name }), after: { since } });
    await enqueue(...importJob(businessId, siteId));
    return { id: siteId };
  },
});

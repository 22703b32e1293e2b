import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { execute } from '../../commands/execute.ts';
import { idOf } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import { beginning } from '../../db/storable.ts';
import type { Variant } from '../../db/generated/client/client.ts';
import { isRefusal, NotFoundError } from '../../errors.ts';
import type { Session } from '../../session/session.ts';
import { defineBulkKind, type EndedRow } from '../bulk-jobs/bulk-kind.ts';
import { startBulkJob } from '../bulk-jobs/start-bulk-job.ts';
import { selectedProducts, selection } from '../catalog/product-selection.ts';
import { askLinesAgain } from '../web-orders/ask-lines-again.ts';
import { connectSite } from '../web-orders/web-site.ts';
import type { WooClient } from '../web-orders/woocommerce/client.ts';
import type { WooItem } from '../web-orders/woocommerce/product-calls.ts';
import { matchSite } from './match-site.ts';
import { newShopProduct, type OwnProduct } from './new-shop-product.ts';
import { keepItems } from './read-products.ts';

const addRow = z.object({ siteId: z.uuid(), productId: z.uuid() });

/** Products that web shops do not sell yet are created there as drafts. */
export const addToShopKind = defineBulkKind({
  name: 'product-sync.add',
  permission: 'ADMIN',
  row: addRow,
  outside: async (session, rows) => {
    const outcomes: EndedRow[] = [];
    for (const row of rows) outcomes.push(await addOne(session, row));
    return outcomes;
  },
});

/** Creates products in web shops, in the background; a draft each, because pictures do not go there with it. */
export const addProductsToShops = defineCommand({
  name: 'product-sync.addToShops',
  permission: 'ADMIN',
  input: z.object({
    ...selection,
    siteIds: z.array(idOf('WebSite')).min(1).max(20).describe('The web shops.'),
  }),
  run: async (context, { siteIds, ...chosen }) => {
    const { tx, session: { businessId } } = context;
    const sites = await tx.webSite.findMany({
      where: { businessId, id: { in: siteIds } }, select: { id: true, name: true }, orderBy: { name: 'asc' },
    });
    if (sites.length < new Set(siteIds).size) throw new NotFoundError('Web site');
    const products = await selectedProducts(context, chosen);
    return startBulkJob(context, addToShopKind, {
      title: msg('Add {{count}} products to web shops', { count: products.length, defaultValue_one: 'Add {{count}} product to web shops' }),
      rows: sites.flatMap((site) => products.map((product) => ({
        label: beginning(`${site.name}: ${product.name}`, 200), input: { siteId: site.id, productId: product.id },
      }))),
    });
  },
});

async function addOne(session: Session, row: z.output<typeof addRow>): Promise<EndedRow> {
  try {
    return await addToShop(session, row);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { status: 'FAILED', message: error.text };
  }
}

/**
 * Creates one product, unless the shop has one of its SKUs. A creation whose answer was lost is found by that when the row
 * runs again, and linked. Throws WooError.
 */
async function addToShop(session: Session, { siteId, productId }: z.output<typeof addRow>): Promise<EndedRow> {
  const { businessId } = session;
  const product = await db.product.findUnique({
    where: { businessId_id: { businessId, id: productId } }, include: { variants: { orderBy: [{ position: 'asc' }, { id: 'asc' }] } },
  });
  if (!product || product.status === 'ARCHIVED') return { status: 'FAILED', message: msg('It is archived') };
  const { variants } = product;
  if (variants.some(({ isBundle }) => isBundle)) return { status: 'FAILED', message: msg('A bundle is created in the shop by hand, and linked here by its SKU') };
  const site = await connectSite(businessId, siteId);
  if (!site.enabled || site.isArchived) return { status: 'FAILED', message: msg('The shop is switched off') };
  const there = await site.client.findBySkus(variants.map(({ sku }) => sku));
  if (there.length > 0) return linkExisting(session, siteId, { client: site.client, there, variants });
  const items = await create(site.client, product);
  await keepItems(businessId, siteId, items);
  await execute(linkAdded, session, { siteId, variantIds: variants.map(({ id }) => id) });
  return { status: 'OK', message: msg('It is a draft in the shop: add its pictures there, and publish it') };
}

async function linkExisting(
  session: Session, siteId: string, { client, there, variants }: { client: WooClient; there: readonly number[]; variants: readonly Variant[] },
): Promise<EndedRow> {
  for (const wooProductId of there) await keepItems(session.businessId, siteId, await client.readProduct(wooProductId));
  const { linked } = await execute(linkAdded, session, { siteId, variantIds: [] });
  const missing = variants.filter(({ id }) => !linked.has(id));
  if (missing.length === 0) return { status: 'SKIPPED', message: msg('The shop has it already, and it is linked') };
  const skus = missing.slice(0, 5).map(({ sku }) => sku).join(', ');
  return { status: 'FAILED', message: msg('The shop has a part of it already, but not {{skus}}', { skus }) };
}

/** Variations are created in one call: WooCommerce takes as many as a product may have variants here. */
async function create(client: WooClient, product: OwnProduct): Promise<WooItem[]> {
  const { parent, variations } = newShopProduct(product);
  const created = await client.createProduct(parent);
  return variations.length === 0 ? [created] : client.createVariations(created, variations);
}

/** Links what was stored of a shop to the products here; of those that were just created the stock goes there from now on. */
const linkAdded = defineCommand({
  name: 'product-sync.linkAdded',
  permission: 'ADMIN',
  input: z.object({ siteId: idOf('WebSite'), variantIds: z.array(idOf('Variant')) }),
  run: async (context, { siteId, variantIds }) => {
    const { tx, session: { businessId }, enqueue } = context;
    await matchSite(context, siteId);
    await askLinesAgain(context, siteId);
    const { pushesStock } = await tx.webSite.findUniqueOrThrow({ where: { businessId_id: { businessId, id: siteId } }, select: { pushesStock: true } });
    if (pushesStock && variantIds.length > 0) {
      await tx.shopProduct.updateMany({ where: { businessId, siteId, match: 'MATCHED', variantId: { in: variantIds } }, data: { pushesStock } });
      await enqueue('product-sync.plan-pushes', { businessId });
    }
    const rows = await tx.shopProduct.findMany({ where: { businessId, siteId, match: 'MATCHED' }, select: { variantId: true } });
    return { linked: new Set(rows.map(({ variantId }) => variantId)) };
  },
});

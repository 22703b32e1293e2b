import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { execute } from '../../commands/execute.ts';
import { idOf } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import { toJson } from '../../db/json-rows.ts';
import { beginning } from '../../db/storable.ts';
import type { ShopProduct } from '../../db/generated/client/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { PreconditionError } from '../../errors.ts';
import type { Session } from '../../session/session.ts';
import type { EndedRow } from '../bulk-jobs/bulk-kind.ts';
import { addVariants } from '../catalog/add-variants.ts';
import { checkVariants } from '../catalog/check-variants.ts';
import { createProduct } from '../catalog/create-product.ts';
import { importProblem } from './import-plan.ts';
import { matchSite } from './match-site.ts';
import { readPictures } from './read-pictures.ts';

export interface ImportRow {
  siteId: string;
  wooProductId: number;
  /** The shop's stock becomes the opening stock; its cost is unknown. */
  takesStock: boolean;
}

const importShopProduct = defineCommand({
  name: 'product-sync.import',
  permission: 'ADMIN',
  input: z.object({
    siteId: idOf('WebSite'), wooProductId: z.int().positive(), takesStock: z.boolean(), images: z.array(idOf('StoredFile')),
  }),
  run: async (context, { siteId, wooProductId, takesStock, images }) => {
    const { tx, session: { businessId } } = context;
    await lockRow(tx, 'WebSite', businessId, siteId);
    // Matched again, because somebody may have created the product here meanwhile.
    await matchSite(context, siteId);
    const rows = await tx.shopProduct.findMany({ where: { businessId, siteId, wooProductId }, orderBy: { wooVariationId: 'asc' } });
    const wanted = rows.filter(({ match, matchedBy }) => match === 'UNMATCHED' && matchedBy === null);
    if (wanted.length === 0) return { created: 0 };
    const problem = importProblem(rows);
    if (problem) throw new PreconditionError('CANNOT_IMPORT', problem);
    const shared = await sharedBarcodes(context, siteId, wanted);
    const variants = wanted.map((row, position) => newVariant(row, position, { takesStock, shared }));
    await createVariants(context, rows, { variants, images });
    const made = await tx.variant.findMany({
      where: { businessId, sku: { in: variants.map(({ sku }) => sku) } }, select: { id: true, sku: true },
    });
    await linkImported(context, siteId, wanted.map(({ id }, index) => ({
      id, variantId: made.find(({ sku }) => sku === variants[index]!.sku)!.id,
    })));
    return { created: wanted.length };
  },
});

/**
 * Links the shop's products to the variants just created. No other product of the site is affected: no code of the new
 * variants is used by another, there or here.
 */
async function linkImported(
  { tx, session: { businessId } }: CommandContext, siteId: string, rows: readonly { id: string; variantId: string }[],
): Promise<void> {
  await tx.$executeRaw`
    UPDATE "ShopProduct" p SET "variantId" = r."variantId", "matchedBy" = 'IMPORT', "match" = 'MATCHED', "conflict" = ''
    FROM json_to_recordset(${toJson(rows)}::json) AS r ("id" uuid, "variantId" uuid)
    WHERE p."businessId" = ${businessId}::uuid AND p."id" = r."id"`;
  await tx.webSite.update({
    where: { businessId_id: { businessId, id: siteId } },
    data: { matchedProducts: { increment: rows.length }, unmatchedProducts: { decrement: rows.length } }, select: { id: true },
  });
}

/** Barcodes that several products of the shop share: they identify none of them. */
async function sharedBarcodes(
  { tx, session: { businessId } }: CommandContext, siteId: string, rows: readonly ShopProduct[],
): Promise<Set<string>> {
  const barcodes = rows.map(({ barcode }) => barcode).filter(Boolean);
  const twice = await tx.shopProduct.groupBy({
    by: ['barcode'], where: { businessId, siteId, barcode: { in: barcodes } }, having: { barcode: { _count: { gt: 1 } } },
  });
  return new Set(twice.map(({ barcode }) => barcode));
}

type Variants = ReturnType<typeof newVariant>[];

/** Creates a new product, or adds variants to the product that its other variations are linked to. */
async function createVariants(context: CommandContext, rows: ShopProduct[], { variants, images }: { variants: Variants; images: string[] }) {
  const { tx, session: { businessId }, audit } = context;
  await checkVariants(context, variants);
  const sibling = rows.find(({ variantId }) => variantId !== null);
  if (!sibling) {
    await createProduct.run(context, {
      name: beginning(rows[0]!.name, 200), description: '', allowsPreorder: false, options: [], variants, images,
      // The preview has said that the shop does not know what its stock cost.
      allowsZeroCost: true,
    });
    return;
  }
  const { productId } = await tx.variant.findUniqueOrThrow({
    where: { businessId_id: { businessId, id: sibling.variantId! } }, select: { productId: true },
  });
  await lockRow(tx, 'Product', businessId, productId);
  const position = await tx.variant.count({ where: { businessId, productId } });
  await addVariants(context, {
    productId, causeId: uuidv7(), variants: variants.map((variant, index) => ({ ...variant, position: position + index })),
  });
  await tx.product.update({
    where: { businessId_id: { businessId, id: productId } }, data: { version: { increment: 1 } }, select: { id: true },
  });
  await audit({ entity: ['Product', productId], summary: msg('Added variants from the web shop'), after: { variants } });
}

/** Leaves out a sale price that is not below the price; a product without a SKU gets one made of its id in the shop. */
function newVariant(row: ShopProduct, position: number, { takesStock, shared }: { takesStock: boolean; shared: ReadonlySet<string> }) {
  const { wooProductId, wooVariationId, pricePoisha, salePricePoisha, stockQuantity } = row;
  const price = pricePoisha ?? salePricePoisha ?? 0n;
  return {
    name: row.details, sku: row.sku.trim() || ['WC', wooProductId, wooVariationId || null].filter(Boolean).join('-'),
    barcode: row.barcode && !/\s/.test(row.barcode) && !shared.has(row.barcode) ? row.barcode : undefined,
    price, salePrice: salePricePoisha !== null && salePricePoisha < price ? salePricePoisha : undefined,
    weightGrams: undefined, lowStockLevel: undefined, position,
    openingStock: takesStock ? Math.max(stockQuantity ?? 0, 0) : 0, openingCost: 0n,
  };
}

/** Imports one product of a shop with its variations and pictures. The pictures are downloaded before the transaction. */
export async function runImport(session: Session, row: ImportRow): Promise<EndedRow> {
  const { businessId } = session;
  const { siteId, wooProductId } = row;
  const found = await db.shopProduct.findMany({
    where: { businessId, siteId, wooProductId }, select: { pictures: true }, orderBy: { wooVariationId: 'asc' },
  });
  const addresses = [...new Set(found.flatMap(({ pictures }) => pictures))];
  const images = await readPictures(session, addresses);
  const { created } = await execute(importShopProduct, session, { ...row, images });
  if (created === 0) return { status: 'SKIPPED', message: msg('It is here already') };
  const missing = Math.min(addresses.length, 10) - images.length;
  return { status: 'OK', message: missing > 0 ? msg('{{count}} of its pictures could not be read', { count: missing }) : '' };
}

import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { MOST_PRODUCT_IMAGES } from '../../../schema/rules/files.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, money, requiredText, text } from '../../commands/fields.ts';
import { ValidationError } from '../../errors.ts';
import { claimUsage } from '../business/usage.ts';
import { defaultLocationId } from '../inventory/default-location.ts';
import { receiveStock } from '../inventory/receive-stock.ts';
import { writeProductImages } from './product-images.ts';

const variantInput = z.object({
  /** What tells it from its siblings; empty for the only one. */
  name: text(100).default(''),
  sku: requiredText(64).describe('Unique in the business, whatever the case.'),
  price: money().describe('What one piece sells for.'),
  openingStock: z.int().min(0).max(1_000_000).default(0).describe('Pieces on hand now.'),
  openingCost: money().default(0n).describe('What one of them cost.'),
  lowStockLevel: z.int().min(0).max(1_000_000).optional().describe('Available pieces at or below which it is low on stock.'),
});

type VariantInput = z.output<typeof variantInput>;

export const createProduct = defineCommand({
  name: 'catalog.createProduct',
  permission: 'product',
  input: z.object({
    name: requiredText(200),
    description: text(5_000).default(''),
    variants: z
      .array(variantInput)
      .min(1, 'A product has at least one variant')
      .max(100, 'At most 100 variants'),
    images: z.array(idOf('StoredFile')).max(MOST_PRODUCT_IMAGES).optional()
      .describe('Pictures uploaded to /api/files/product-image; the first one stands for the product.'),
  }),
  run: async (context, { name, description, variants, images = [] }) => {
    const { tx, session, audit } = context;
    const { businessId } = session;
    await refuseTakenSkus(context, variants);
    await claimUsage(tx, businessId, 'product');
    const id = uuidv7();
    await tx.product.create({ data: { businessId, id, name, description }, select: { id: true } });
    await writeProductImages(tx, businessId, { productId: id, fileIds: images });
    await addVariants(context, id, variants);
    await audit({ entity: ['Product', id], summary: msg('Created {{name}}', { name }), after: { name, variants } });
    return { id };
  },
});

async function refuseTakenSkus({ tx, session }: CommandContext, variants: VariantInput[]): Promise<void> {
  const skus = variants.map(({ sku }) => sku);
  const repeated = skus.findIndex((sku, index) => skus.indexOf(sku) < index);
  if (repeated >= 0) {
    const field = `variants.${repeated}.sku`;
    throw new ValidationError(msg('SKU {{sku}} is used twice', { sku: skus[repeated]! }), [{ field, message: 'Used twice' }]);
  }
  const taken = await tx.variant.findMany({
    where: { businessId: session.businessId, sku: { in: skus } },
    select: { sku: true },
  });
  if (taken.length === 0) return;
  const isTaken = new Set(taken.map(({ sku }) => sku));
  throw new ValidationError(
    msg('SKU {{sku}} is already in use', { sku: taken[0]!.sku }),
    skus.flatMap((sku, index) =>
      isTaken.has(sku) ? [{ field: `variants.${index}.sku`, message: 'Already in use' }] : [],
    ),
  );
}

/** Opening stock is a ledger row like any other receipt, against the opening balance account. */
async function addVariants(
  { tx, session }: CommandContext, productId: string, variants: VariantInput[],
): Promise<void> {
  const { businessId } = session;
  const locationId = await defaultLocationId(tx, businessId);
  const rows = variants.map((variant) => ({ ...variant, id: uuidv7() }));
  await tx.variant.createMany({
    data: rows.map(({ id, name, sku, price, lowStockLevel }) => ({
      businessId, id, productId, name, sku, pricePoisha: price, lowStockLevel,
    })),
  });
  await tx.stockBalance.createMany({
    data: rows.map(({ id }) => ({ businessId, variantId: id, locationId })),
  });
  const stocked = rows.filter(({ openingStock }) => openingStock > 0);
  await receiveStock(tx, businessId, {
    source: ['Product', productId], causeId: productId, kind: 'opening-stock', reason: 'Opening stock',
    actorId: session.user?.id ?? null,
    against: 'opening-balance',
    lines: stocked.map(({ id, openingStock, openingCost }) => ({
      lineId: id, variantId: id, locationId, quantity: openingStock, unitCostPoisha: openingCost,
    })),
  });
}

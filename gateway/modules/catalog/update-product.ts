import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, requiredText, text, version } from '../../commands/fields.ts';
import { lockRow } from '../../db/lock-row.ts';
import { mistakeIn, NotFoundError } from '../../errors.ts';
import { allowsZeroCost, refuseFreeGoods } from '../inventory/free-goods.ts';
import { addVariants, columnsOf } from './add-variants.ts';
import { assertCategoryAndBrand } from './assert-category-and-brand.ts';
import { assertBundle, bundleParts, writeBundleParts, type BundlePartInput } from './bundle-parts.ts';
import { checkVariants } from './check-variants.ts';
import { productChanges, type ProductFacts } from './product-changes.ts';
import { removeVariants } from './remove-variants.ts';
import { MAX_VARIANTS, openingFields, options, variantFields, VARIANTS_MESSAGES, withoutCost } from './variant-input.ts';

/**
 * Saves the whole product form: an optional field that is left out is cleared, a variant that is left out is removed, a
 * variant without an id is new. A variant that was ever counted or sold cannot be removed.
 */
export const updateProduct = defineCommand({
  name: 'catalog.updateProduct',
  permission: 'product',
  input: z.object({
    id: idOf('Product'),
    version: version(),
    name: requiredText(200),
    description: text(5_000).default(''),
    category: idOf('Category').optional().describe('Where it stands in the catalogue; nowhere when left out.'),
    brand: idOf('Brand').optional().describe('Whose name it bears; none when left out.'),
    allowsPreorder: z.boolean().default(false).describe('May be ordered while it is not on hand.'),
    options: options(),
    variants: z
      .array(z.object({
        id: idOf('Variant').optional().describe('Left out for a new one.'), ...variantFields, ...openingFields,
      }))
      .min(1, VARIANTS_MESSAGES.none)
      .max(MAX_VARIANTS, VARIANTS_MESSAGES.many),
    parts: bundleParts().optional().describe('What a bundle is made of; they stay as they are when left out.'),
    allowsZeroCost,
  }),
  run: async (context, { id, version: read, category, brand, variants, parts, allowsZeroCost: allowsFree, ...fields }) => {
    const { tx, session, audit } = context;
    const { businessId } = session;
    await lockRow(tx, 'Product', businessId, id, read);
    const before = await factsOf(context, id);
    const known = new Set(before.variants.map((variant) => variant.id));
    if (variants.some((variant) => variant.id && !known.has(variant.id))) throw new NotFoundError('Variant');
    const bundle = before.variants.find(({ isBundle }) => isBundle);
    if (bundle) assertBundle(variants, parts ?? partsOf(bundle));
    else if (parts?.length) {
      throw mistakeIn('parts', msg('Only a new product can become a bundle'));
    }
    const added = variants.flatMap((variant, position) => (variant.id === undefined ? [{ ...variant, position }] : []));
    refuseFreeGoods(withoutCost(added), allowsFree);
    await checkVariants(context, variants);
    await assertCategoryAndBrand(tx, businessId, { category, brand });
    await tx.product.update({
      where: { businessId_id: { businessId, id } },
      data: { ...fields, categoryId: category ?? null, brandId: brand ?? null, version: { increment: 1 } },
      select: { id: true },
    });
    const rows = variants.map((variant, position) => ({ ...variant, position }));
    await removeVariants(context, before.variants.filter((variant) => !rows.some((row) => row.id === variant.id)));
    await writeVariants(context, rows.filter((row) => row.id !== undefined));
    await addVariants(context, { productId: id, causeId: uuidv7(), variants: added });
    if (bundle && parts) await writeBundleParts(context, bundle.id, parts);
    const after = await factsOf(context, id);
    await audit({ entity: ['Product', id], summary: productChanges(before, after), before, after });
    return { id };
  },
});

async function factsOf({ tx, session: { businessId } }: CommandContext, id: string): Promise<ProductFacts> {
  return tx.product.findUniqueOrThrow({
    where: { businessId_id: { businessId, id } },
    select: {
      name: true, description: true, allowsPreorder: true, options: true,
      category: { select: { id: true, name: true } },
      brand: { select: { id: true, name: true } },
      variants: {
        select: {
          id: true, name: true, sku: true, barcode: true, pricePoisha: true, salePricePoisha: true, weightGrams: true,
          lowStockLevel: true, position: true, isBundle: true,
          bundleParts: { select: { quantity: true, part: { select: { id: true, sku: true } } }, orderBy: { position: 'asc' } },
        },
        orderBy: [{ position: 'asc' }, { id: 'asc' }],
      },
    },
  });
}

const partsOf = ({ bundleParts: parts }: ProductFacts['variants'][number]): BundlePartInput[] =>
  parts.map(({ quantity, part }) => ({ variantId: part.id, quantity }));

type VariantRow = Parameters<typeof columnsOf>[0] & { id?: string };

/** SKUs may be swapped between variants, so all of them first get a temporary value. */
async function writeVariants({ tx, session: { businessId } }: CommandContext, rows: readonly VariantRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id!);
  await tx.$executeRaw`
    UPDATE "Variant" SET "sku" = '~' || "id"::text, "barcode" = NULL
    WHERE "businessId" = ${businessId}::uuid AND "id" = ANY(${ids}::uuid[])`;
  for (const { id, ...row } of rows) {
    const where = { businessId_id: { businessId, id: id! } };
    await tx.variant.update({ where, data: columnsOf(row), select: { id: true } });
  }
}

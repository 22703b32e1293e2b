import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { MAX_PRODUCT_IMAGES } from '../../../schema/rules/files.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, requiredText, text } from '../../commands/fields.ts';
import { claimUsage } from '../business/usage.ts';
import { allowsZeroCost, refuseFreeGoods } from '../inventory/free-goods.ts';
import { addVariants } from './add-variants.ts';
import { assertCategoryAndBrand } from './assert-category-and-brand.ts';
import { assertBundle, bundleParts, writeBundleParts } from './bundle-parts.ts';
import { checkVariants } from './check-variants.ts';
import { writeProductImages } from './product-images.ts';
import { MAX_VARIANTS, openingFields, options, variantFields, VARIANTS_MESSAGES, withoutCost } from './variant-input.ts';

export const createProduct = defineCommand({
  name: 'catalog.createProduct',
  permission: 'product',
  input: z.object({
    name: requiredText(200),
    description: text(5_000).default(''),
    category: idOf('Category').optional().describe('Where it stands in the catalogue.'),
    brand: idOf('Brand').optional().describe('Whose name it bears.'),
    allowsPreorder: z.boolean().default(false).describe('May be ordered while it is not on hand.'),
    options: options(),
    variants: z
      .array(z.object({ ...variantFields, ...openingFields }))
      .min(1, VARIANTS_MESSAGES.none)
      .max(MAX_VARIANTS, VARIANTS_MESSAGES.many),
    images: z.array(idOf('StoredFile')).max(MAX_PRODUCT_IMAGES).optional()
      .describe('Pictures uploaded to /api/files/product-image; the first one stands for the product.'),
    parts: bundleParts().optional().meta({ sample: [] })
      .describe('What a bundle is made of: it has one variant, without stock of its own. Left out for everything else.'),
    allowsZeroCost,
  }),
  run: async (context, { images = [], parts = [], options: differs, allowsZeroCost: allowsFree, ...product }) => {
    const { name, description, category, brand, allowsPreorder, variants } = product;
    const { tx, session, audit } = context;
    const { businessId } = session;
    const isBundle = parts.length > 0;
    await checkVariants(context, variants);
    await assertCategoryAndBrand(tx, businessId, { category, brand });
    if (isBundle) assertBundle(variants, parts);
    refuseFreeGoods(withoutCost(variants), allowsFree);
    const id = uuidv7();
    await tx.product.create({
      data: { businessId, id, name, description, allowsPreorder, options: differs, categoryId: category, brandId: brand },
      select: { id: true },
    });
    await writeProductImages(tx, businessId, { productId: id, fileIds: images });
    const rows = variants.map((variant, position) => ({ ...variant, position, isBundle }));
    const [first] = await addVariants(context, { productId: id, causeId: id, variants: rows });
    if (isBundle) await writeBundleParts(context, first!, parts);
    await claimUsage(tx, businessId, 'product');
    await audit({ entity: ['Product', id], summary: msg('Created {{name}}', { name }), after: { name, variants, ...(isBundle && { parts }) } });
    return { id };
  },
});

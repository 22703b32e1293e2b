import { z } from 'zod';
import { defineCommand, type CommandContext } from '../../../gateway/commands/command.ts';
import { execute } from '../../../gateway/commands/execute.ts';
import { parseInput } from '../../../gateway/commands/parse.ts';
import { db } from '../../../gateway/db/client.ts';
import { createProduct } from '../../../gateway/modules/catalog/create-product.ts';
import { Session } from '../../../gateway/session/session.ts';
import { DEMO_BUSINESS } from '../demo-accounts.ts';
import { earlierStock } from '../factories/earlier.ts';
import {
  DHAKA_GADGETS_PRODUCTS, NAKSHI_GHOR_PRODUCTS, RIVAL_SHOP_PRODUCTS, type DemoProduct,
} from './catalogue.ts';
import { seedProductPictures } from './product-pictures.ts';
import { seedShelves } from './shelves.ts';

const CATALOGUES: [businessId: string, products: DemoProduct[]][] = [
  [DEMO_BUSINESS.nakshiGhor, NAKSHI_GHOR_PRODUCTS],
  [DEMO_BUSINESS.dhakaGadgets, DHAKA_GADGETS_PRODUCTS],
  [DEMO_BUSINESS.rivalShop, RIVAL_SHOP_PRODUCTS],
];

/** The goods of businesses that have none, with their opening stock as ledger rows and their pictures. */
export async function seedProducts(): Promise<void> {
  for (const [businessId, products] of CATALOGUES) {
    const known = await db.product.findFirst({ where: { businessId }, select: { id: true } });
    if (!known) {
      await execute(addProducts, Session.system(businessId), { products });
      await spreadOpenings(businessId);
    }
    await seedShelves(businessId);
    await seedProductPictures(businessId);
  }
}

/** Opening stock came on different days before the first orders of the demo. */
async function spreadOpenings(businessId: string): Promise<void> {
  const products = await db.product.findMany({ where: { businessId }, orderBy: { id: 'asc' }, select: { id: true } });
  for (const [index, { id }] of products.entries()) await earlierStock({ id: businessId }, id, 70 + (index * 29) % 100);
}

/** All goods of a business in one transaction. */
const addProducts = defineCommand({
  name: 'demo.addProducts',
  permission: 'product',
  input: z.object({ products: z.custom<DemoProduct[]>() }),
  run: async (context, { products }) => {
    for (const product of products) {
      const parts = await partsOf(context, product);
      await createProduct.run(context, parseInput(createProduct.input, { ...inputOf(product), parts }));
    }
  },
});

async function partsOf({ tx, session: { businessId } }: CommandContext, { parts = [] }: DemoProduct) {
  const variants = await tx.variant.findMany({ where: { businessId, sku: { in: parts.map(([sku]) => sku) } }, select: { id: true, sku: true } });
  return parts.map(([sku, quantity]) => ({ variantId: variants.find((one) => one.sku === sku)!.id, quantity }));
}

const inputOf = ({ variants, lowStockLevel, parts: _parts, ...product }: DemoProduct) => ({
  ...product,
  variants: variants.map(([sku, name, price, openingCost, openingStock]) => ({
    sku, name, price, openingCost, openingStock, lowStockLevel,
  })),
});

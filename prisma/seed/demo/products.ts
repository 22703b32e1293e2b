import { execute } from '../../../gateway/commands/execute.ts';
import { db } from '../../../gateway/db/client.ts';
import { createProduct } from '../../../gateway/modules/catalog/create-product.ts';
import { Session } from '../../../gateway/session/session.ts';
import { DEMO_BUSINESS } from '../demo-accounts.ts';
import {
  DHAKA_GADGETS_PRODUCTS, NAKSHI_GHOR_PRODUCTS, RIVAL_SHOP_PRODUCTS, type DemoProduct,
} from './catalogue.ts';

const CATALOGUES: [businessId: string, products: DemoProduct[]][] = [
  [DEMO_BUSINESS.nakshiGhor, NAKSHI_GHOR_PRODUCTS],
  [DEMO_BUSINESS.dhakaGadgets, DHAKA_GADGETS_PRODUCTS],
  [DEMO_BUSINESS.rivalShop, RIVAL_SHOP_PRODUCTS],
];

/** Products that are missing, with their opening stock as ledger rows; those that exist are left alone. */
export async function seedProducts(): Promise<void> {
  for (const [businessId, products] of CATALOGUES) {
    const rows = await db.variant.findMany({ where: { businessId }, select: { sku: true } });
    const known = new Set(rows.map(({ sku }) => sku));
    for (const product of products) {
      if (!known.has(product.variants[0]![0])) await create(businessId, product);
    }
  }
}

async function create(businessId: string, { variants, lowStockLevel, ...product }: DemoProduct): Promise<void> {
  await execute(createProduct, Session.system(businessId), {
    ...product,
    variants: variants.map(([sku, name, price, openingCost, openingStock]) => ({
      sku, name, price, openingCost, openingStock, lowStockLevel,
    })),
  });
}

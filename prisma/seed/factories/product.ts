import { v7 as uuidv7 } from 'uuid';
import { execute } from '../../../gateway/commands/execute.ts';
import { db } from '../../../gateway/db/client.ts';
import { createProduct } from '../../../gateway/modules/catalog/create-product.ts';
import { Session } from '../../../gateway/session/session.ts';

export interface SeedProduct {
  name?: string;
  sku?: string;
  /** Taka. */
  price?: number;
  /** Taka. */
  cost?: number;
  stock?: number;
  lowStockLevel?: number;
  allowsPreorder?: boolean;
}

export interface SeededProduct {
  productId: string;
  variantId: string;
  sku: string;
}

/** A bundle of other products. */
export async function withBundle(
  { id: businessId }: { id: string },
  { name = 'Bundle', price = 900, parts }: { name?: string; price?: number; parts: [SeededProduct, number][] },
): Promise<SeededProduct> {
  const sku = `SET-${uuidv7().slice(-12)}`;
  const { id: productId } = await execute(createProduct, Session.system(businessId), {
    name, variants: [{ sku, price }], parts: parts.map(([{ variantId }, quantity]) => ({ variantId, quantity })),
  });
  const { id: variantId } = await db.variant.findUniqueOrThrow({ where: { businessId_sku: { businessId, sku } }, select: { id: true } });
  return { productId, variantId, sku };
}

/** A product with one variant and its opening stock, made by the same command as any other. */
export async function withProduct(
  { id: businessId }: { id: string },
  { name, sku, price = 500, cost = 300, stock = 10, lowStockLevel, allowsPreorder }: SeedProduct = {},
): Promise<SeededProduct> {
  const code = sku ?? `SKU-${uuidv7().slice(-12)}`;
  const variant = { sku: code, price, openingStock: stock, openingCost: cost, lowStockLevel };
  const input = { name: name ?? `Product ${code}`, allowsPreorder, variants: [variant], allowsZeroCost: cost === 0 };
  const { id: productId } = await execute(createProduct, Session.system(businessId), input);
  const { id: variantId } = await db.variant.findUniqueOrThrow({
    where: { businessId_sku: { businessId, sku: code } },
    select: { id: true },
  });
  return { productId, variantId, sku: code };
}

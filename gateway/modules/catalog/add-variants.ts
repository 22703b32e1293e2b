import { v7 as uuidv7 } from 'uuid';
import { msg } from '../../../schema/rules/message.ts';
import type { CommandContext } from '../../commands/command.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { defaultLocationId } from '../inventory/default-location.ts';
import { receiveStock } from '../inventory/receive-stock.ts';

export interface NewVariant {
  name: string;
  sku: string;
  barcode?: string;
  price: Poisha;
  salePrice?: Poisha;
  weightGrams?: number;
  lowStockLevel?: number;
  position: number;
  openingStock: number;
  openingCost: Poisha;
  isBundle?: boolean;
}

/** The database columns of a variant, from its input fields. */
export const columnsOf = ({ name, sku, barcode, price, salePrice, weightGrams, lowStockLevel, position }:
Omit<NewVariant, 'openingStock' | 'openingCost' | 'isBundle'>) => ({
  name, sku, barcode: barcode || null, pricePoisha: price, salePricePoisha: salePrice ?? null,
  weightGrams: weightGrams ?? null, lowStockLevel: lowStockLevel ?? null, position,
});

/**
 * Adds variants to a product, with their opening stock: a ledger row like any other receipt, booked against the opening
 * balance account. `causeId` is the id of the step that adds them (the product's id when the product is new). Returns
 * the ids of the variants.
 */
export async function addVariants(
  { tx, session }: CommandContext,
  { productId, causeId, variants }: { productId: string; causeId: string; variants: readonly NewVariant[] },
): Promise<string[]> {
  if (variants.length === 0) return [];
  const { businessId } = session;
  const locationId = await defaultLocationId(tx, businessId);
  const rows = variants.map((variant) => ({ ...variant, id: uuidv7() }));
  await tx.variant.createMany({
    data: rows.map((row) => ({ businessId, id: row.id, productId, isBundle: row.isBundle ?? false, ...columnsOf(row) })),
  });
  const counted = rows.filter(({ isBundle }) => !isBundle);
  await tx.stockBalance.createMany({ data: counted.map(({ id }) => ({ businessId, variantId: id, locationId })) });
  const stocked = rows.filter(({ openingStock }) => openingStock > 0);
  await receiveStock(tx, businessId, {
    source: ['Product', productId], causeId, kind: 'opening-stock', reason: msg('Opening stock'),
    actorId: session.user?.id ?? null,
    against: 'opening-balance',
    lines: stocked.map(({ id, openingStock, openingCost }) => ({
      lineId: id, variantId: id, locationId, quantity: openingStock, unitCostPoisha: openingCost,
    })),
  });
  return rows.map(({ id }) => id);
}

import { v7 as uuidv7 } from 'uuid';
import { itemSummary } from '../../../schema/rules/item-summary.ts';
import { MAX_TAKA, takaToPoisha, type Poisha } from '../../../schema/rules/money.ts';
import { landedCosts } from '../../../schema/rules/spread.ts';
import type { Tx } from '../../db/client.ts';
import { ValidationError } from '../../errors.ts';
import { namedVariants } from '../inventory/named-variants.ts';
import { isPaidApart, type PurchaseInput } from './purchase-input.ts';

export interface PurchaseRow {
  id: string;
  position: number;
  variantId: string;
  sku: string;
  name: string;
  quantity: number;
  unitCostPoisha: Poisha;
  goodsPoisha: Poisha;
  extraPoisha: Poisha;
  note: string;
}

export interface PurchaseSums {
  itemSummary: string;
  itemCount: number;
  itemsPoisha: Poisha;
  discountPoisha: Poisha;
  extraPoisha: Poisha;
  totalPoisha: Poisha;
}

/** The lines with their landed costs, and the totals. Throws NotFoundError, ValidationError for impossible totals. */
export async function purchaseLines(
  tx: Tx, businessId: string, input: PurchaseInput,
): Promise<{ lines: PurchaseRow[]; sums: PurchaseSums }> {
  const { discount, extraCost: extra, extraSpread } = input;
  const items = input.lines.reduce((sum, { quantity, unitCost }) => sum + BigInt(quantity) * unitCost, 0n);
  if (items + extra > takaToPoisha(MAX_TAKA)) throw new ValidationError('The amount is too large');
  const named = await namedVariants(tx, businessId, input.lines.map(({ variantId }) => variantId));
  if (discount > items) {
    throw new ValidationError('The discount is more than the goods cost', [
      { field: 'discount', message: 'More than the goods cost' },
    ]);
  }
  const costs = landedCosts(input.lines, { extra, spread: extraSpread, discount });
  const lines = input.lines.map(({ variantId, quantity, unitCost, note }, position): PurchaseRow => {
    const { sku, name } = named.get(variantId)!;
    return {
      id: uuidv7(), position, variantId, sku, name, quantity, unitCostPoisha: unitCost, note,
      goodsPoisha: costs[position]!.goods, extraPoisha: costs[position]!.extra,
    };
  });
  return {
    lines,
    sums: {
      itemSummary: itemSummary(lines),
      itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      itemsPoisha: items, discountPoisha: discount, extraPoisha: extra,
      totalPoisha: items - discount + (isPaidApart(input) ? 0n : extra),
    },
  };
}

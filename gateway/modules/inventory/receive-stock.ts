import type { Tx } from '../../db/client.ts';
import { lockVariants } from './lock-variants.ts';
import { moveStock, type MovementSource } from './stock-ledger.ts';
import type { Poisha } from '../../../schema/rules/money.ts';

export interface Receipt {
  variantId: string;
  locationId: string;
  quantity: number;
  unitCostPoisha: Poisha;
  key: string;
}

/**
 * Goods come in: on-hand rises and each variant's moving average cost is renewed,
 * (quantity x average + received x cost) / (quantity + received), over all locations of the business.
 */
export async function receiveStock(
  tx: Tx, businessId: string, receipts: Receipt[], source: MovementSource,
): Promise<void> {
  await tx.stockBalance.createMany({
    data: receipts.map(({ variantId, locationId }) => ({ businessId, variantId, locationId })),
    skipDuplicates: true,
  });
  const variants = await lockVariants(tx, businessId, receipts.map(({ variantId }) => variantId));
  for (const { variantId, quantity, unitCostPoisha } of receipts) {
    const variant = variants.get(variantId)!;
    const value = BigInt(variant.onHand) * variant.avgCostPoisha + BigInt(quantity) * unitCostPoisha;
    variant.onHand += quantity;
    variant.avgCostPoisha =
      variant.onHand > 0 ? divideRounded(value, BigInt(variant.onHand)) : unitCostPoisha;
    await tx.variant.update({
      where: { businessId_id: { businessId, id: variantId } },
      data: { avgCostPoisha: variant.avgCostPoisha },
      select: { id: true },
    });
  }
  const movements = receipts.map(({ quantity, ...receipt }) => ({
    ...receipt,
    deltas: { onHand: quantity },
  }));
  await moveStock(tx, businessId, movements, source);
}

const divideRounded = (value: bigint, by: bigint) => (value + by / 2n) / by;

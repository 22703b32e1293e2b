import { v7 as uuidv7 } from 'uuid';
import { execute } from '../../../gateway/commands/execute.ts';
import { createPurchase } from '../../../gateway/modules/purchases/save-purchase.ts';
import { createSupplier } from '../../../gateway/modules/purchases/supplier-commands.ts';
import { Session } from '../../../gateway/session/session.ts';

export async function withSupplier({ id: businessId }: { id: string }, name = `Supplier ${uuidv7().slice(-6)}`): Promise<string> {
  const { id } = await execute(createSupplier, Session.system(businessId), { name });
  return id;
}

export interface SeedPurchase {
  supplierId?: string;
  start?: 'DRAFT' | 'ORDER' | 'RECEIVE';
  /** Costs and amounts in taka. */
  lines: { product: { variantId: string }; quantity: number; unitCost: number; note?: string }[];
  /** More of what the command takes: discount, extraCost, paid, billNumber. */
  more?: object;
}

/** A purchase from a supplier of its own unless one is given, made by the same command as any other. */
export async function withPurchase(
  shop: { id: string }, { supplierId, start = 'ORDER', lines, more }: SeedPurchase,
): Promise<{ id: string; supplierId: string }> {
  const supplier = supplierId ?? (await withSupplier(shop));
  const { id } = await execute(createPurchase, Session.system(shop.id), {
    supplierId: supplier, start, ...more,
    lines: lines.map(({ product: { variantId }, ...line }) => ({ variantId, ...line })),
  });
  return { id, supplierId: supplier };
}

import { z } from 'zod';
import { defineCommand } from '../../../gateway/commands/command.ts';
import { execute } from '../../../gateway/commands/execute.ts';
import { createOrder } from '../../../gateway/modules/orders/create-order.ts';
import { Session } from '../../../gateway/session/session.ts';
import { takaToPoisha } from '../../../schema/rules/money.ts';
import type { SeededProduct } from './product.ts';

export interface SeedOrder {
  customerName?: string;
  phone?: string;
  address?: string;
  /** Unknown unless given. */
  district?: string;
  thana?: string;
  /** Each with a quantity; one unit at 500 taka unless given. */
  lines: { product: Pick<SeededProduct, 'variantId'>; quantity?: number; price?: number }[];
  /** Taka. */
  deliveryFee?: number;
  advance?: number;
  source?: string;
  /** Who takes it; the system unless given. */
  session?: Session;
}

const takeOrder = defineCommand({
  name: 'seed.takeOrder',
  permission: 'newOrder',
  input: z.object({ draft: z.custom<Parameters<typeof createOrder>[1]>() }),
  run: (context, { draft }) => createOrder(context, draft),
});

/** A PENDING order, made by the function that makes them all. */
export function withOrder(
  { id: businessId }: { id: string }, order: SeedOrder,
): Promise<{ id: string; number: number }> {
  const draft = {
    customerName: order.customerName ?? 'Farhana Akter',
    phone: order.phone ?? '01711204466',
    address: order.address ?? 'House 14, Road 3, Dhanmondi, Dhaka',
    district: order.district,
    thana: order.thana,
    source: order.source ?? 'Phone',
    discountPoisha: 0n,
    deliveryFeePoisha: takaToPoisha(order.deliveryFee ?? 60),
    advancePoisha: takaToPoisha(order.advance ?? 0),
    lines: order.lines.map(({ product, quantity = 1, price = 500 }) => ({
      variantId: product.variantId,
      quantity,
      unitPricePoisha: takaToPoisha(price),
      discountPoisha: 0n,
    })),
  };
  return execute(takeOrder, order.session ?? Session.system(businessId), { draft });
}

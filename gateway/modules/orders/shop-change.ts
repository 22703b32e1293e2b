import { msg, type Message } from '../../../schema/rules/message.ts';
import type { CommandContext } from '../../commands/command.ts';
import { db } from '../../db/client.ts';
import type { ShopChange } from '../../db/generated/client/enums.ts';
import { NOT_SHIPPED } from './order-state.ts';

/** Timeline texts for a change in the web shop. */
export const SHOP_CHANGES: Record<ShopChange, (code: string) => Message> = {
  CANCELLED: (code) => msg('The web shop has cancelled order {{code}} since. Cancel it, or keep it as it is', { code }),
  EDITED: (code) => msg('The web shop has changed order {{code}} since. Apply that, or keep it as it is', { code }),
  PAID: (code) => msg('Order {{code}} was paid in the web shop since. Apply that, or keep it as it is', { code }),
  REFUNDED: (code) => msg('The web shop has refunded order {{code}} since. Apply that, or keep it as it is', { code }),
};

const NOTES: Record<ShopChange, Message> = {
  CANCELLED: msg('The web shop has cancelled it'),
  EDITED: msg('The web shop has changed it'),
  PAID: msg('It was paid in the web shop'),
  REFUNDED: msg('The web shop has refunded it'),
};

/**
 * Marks the order made from a web order as changed in its shop, or with null as unchanged; does nothing once it is
 * delivered or ended. A person decides what follows: `keepOrder`, `applyShopChange`, or cancel the order. What the
 * courier has already cannot be stopped here, but is said.
 */
export async function noteShopChange(
  { tx, session: { businessId }, audit }: CommandContext, webOrderId: string, shopChange: ShopChange | null,
): Promise<void> {
  const orders = await tx.$queryRaw<{ id: string }[]>`
    UPDATE "Order" SET "shopChange" = ${shopChange}::"ShopChange", "version" = "version" + 1, "updatedAt" = now()
    WHERE "businessId" = ${businessId}::uuid AND "webOrderId" = ${webOrderId}::uuid
      AND "status" = ANY(${[...NOT_SHIPPED, 'SHIPPED']}::"OrderStatus"[]) AND "shopChange" IS DISTINCT FROM ${shopChange}::"ShopChange"
    RETURNING "id"`;
  for (const { id } of orders) {
    const summary = shopChange ? NOTES[shopChange] : msg('The web shop has taken its change back');
    await audit({ entity: ['Order', id], summary, after: { shopChange } });
  }
}

/** Gives the order made from a web order the number that its shop shows: plugins for numbers set it after the first delivery. */
export async function renumberInShop(
  { tx, session: { businessId }, audit }: CommandContext, webOrderId: string, storeNumber: string,
): Promise<void> {
  const orders = await tx.$queryRaw<{ id: string }[]>`
    UPDATE "Order" SET "storeNumber" = ${storeNumber}, "version" = "version" + 1, "updatedAt" = now()
    WHERE "businessId" = ${businessId}::uuid AND "webOrderId" = ${webOrderId}::uuid AND "storeNumber" IS DISTINCT FROM ${storeNumber}
    RETURNING "id"`;
  for (const { id } of orders) {
    await audit({ entity: ['Order', id], summary: msg('The web shop numbers it {{storeNumber}} now', { storeNumber }), after: { storeNumber } });
  }
}

/** Counts the orders with an undecided change in their web shop. */
export const countShopChanges = (businessId: string): Promise<number> =>
  db.order.count({ where: { businessId, shopChange: { not: null } } });

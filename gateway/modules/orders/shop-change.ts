import { msg, type Message } from '../../../schema/rules/message.ts';
import type { CommandContext } from '../../commands/command.ts';
import { db } from '../../db/client.ts';
import type { ShopChange } from '../../db/generated/client/enums.ts';

/** What is said of an order that waits for a decision. */
export const SHOP_CHANGES: Record<ShopChange, (code: string) => Message> = {
  CANCELLED: (code) => msg('The web shop has cancelled order {{code}} since. Cancel it, or keep it as it is', { code }),
  EDITED: (code) => msg('The web shop has changed order {{code}} since. Cancel it, or keep it as it is', { code }),
  REFUNDED: (code) => msg('The web shop has refunded order {{code}} since. Cancel it, or keep it as it is', { code }),
};

const NOTES: Record<ShopChange, Message> = {
  CANCELLED: msg('The web shop has cancelled it'),
  EDITED: msg('The web shop has changed it'),
  REFUNDED: msg('The web shop has refunded it'),
};

/** Orders whose goods are still here: later, a change in the shop changes nothing about the parcel. */
const NOT_LEFT = ['PENDING', 'PREORDER', 'HOLD', 'CONFIRMED', 'PACKED'] as const;

/**
 * Notes on the order of a web order that its shop has changed it, or with null that it is as it was; does nothing when
 * the order is no longer here. What follows is for a person to decide: `keepOrder`, or cancel it.
 */
export async function noteShopChange(
  { tx, session: { businessId }, audit }: CommandContext, webOrderId: string, shopChange: ShopChange | null,
): Promise<void> {
  const orders = await tx.$queryRaw<{ id: string }[]>`
    UPDATE "Order" SET "shopChange" = ${shopChange}::"ShopChange", "version" = "version" + 1, "updatedAt" = now()
    WHERE "businessId" = ${businessId}::uuid AND "webOrderId" = ${webOrderId}::uuid
      AND "status" = ANY(${[...NOT_LEFT]}::"OrderStatus"[]) AND "shopChange" IS DISTINCT FROM ${shopChange}::"ShopChange"
    RETURNING "id"`;
  for (const { id } of orders) {
    const summary = shopChange ? NOTES[shopChange] : msg('The web shop has taken its change back');
    await audit({ entity: ['Order', id], summary, after: { shopChange } });
  }
}

/** Orders that wait for a decision about a change in their web shop. */
export const countShopChanges = (businessId: string): Promise<number> =>
  db.order.count({ where: { businessId, shopChange: { not: null } } });

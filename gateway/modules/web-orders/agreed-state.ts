import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { CommandContext } from '../../commands/command.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { ShopChange } from '../../db/generated/client/enums.ts';
import { noteShopChange } from '../orders/shop-change.ts';
import { claimedInShop, type PaidOrder } from './paid-in-shop.ts';
import type { Recipient } from './web-order-content.ts';

/**
 * What a change in the shop is measured by. An approved order is marked while its web order differs from what it was
 * approved or kept with, and the mark goes when the shop has restored that.
 */

const shopStateSchema = z.object({
  end: z.enum(ShopChange).nullable(),
  /** The ids of its refunds. */
  refunds: z.string(),
  /** A hash of its lines, total and recipient. */
  content: z.string(),
  /** What the shop says was paid, in poisha; unknown of what was stored before this was compared. */
  paid: z.string().optional(),
});
export type ShopState = z.infer<typeof shopStateSchema>;

interface Content extends Recipient, PaidOrder {
  refundKey: string;
  /** As `readLines` gives them. */
  lines: string;
}

/** `end` is how the shop has ended the order; null while it has not. Pure. */
export function shopState(content: Content, end: ShopChange | null): ShopState {
  const { refundKey, totalPoisha, lines, customerName, phone, address, district } = content;
  const text = JSON.stringify([String(totalPoisha), customerName, phone, address, district, lines]);
  return { end, refunds: refundKey, content: createHash('sha256').update(text).digest('hex'), paid: String(claimedInShop(content)) };
}

interface Line {
  wooLineId: number;
  name: string;
  details: string;
  quantity: number;
  totalPoisha: bigint;
}

/** Compared by name and details: WooCommerce changes ids and SKUs of old orders when a product is deleted. */
export const linesText = (lines: Line[]): string => JSON.stringify(
  lines.map(({ wooLineId, name, details, quantity, totalPoisha }) => [wooLineId, name, details, quantity, totalPoisha].join('|')).sort(),
);

/** The lines of a web order as they are stored. */
export async function readLines({ tx, session: { businessId } }: CommandContext, webOrderId: string): Promise<string> {
  const select = { wooLineId: true, name: true, details: true, quantity: true, totalPoisha: true } as const;
  return linesText(await tx.webOrderLine.findMany({ where: { businessId, webOrderId }, select }));
}

/** The shop has got the money since, and more than the order knows of: the courier would collect it again. */
const wasPaidSince = (agreed: ShopState, now: ShopState, advancePoisha: bigint): boolean =>
  agreed.paid === '0' && BigInt(now.paid ?? 0) > advancePoisha;

function changeBetween(agreed: ShopState, now: ShopState, advancePoisha: bigint): ShopChange | null {
  if (now.end && now.end !== agreed.end) return now.end;
  if (now.refunds !== agreed.refunds) return 'REFUNDED';
  if (wasPaidSince(agreed, now, advancePoisha)) return 'PAID';
  return now.content === agreed.content ? null : 'EDITED';
}

interface Moved {
  before: ShopState;
  now: ShopState;
  /**
   * Whether `now` is known to come after `before`. Of two versions of one second nobody knows, so the second marks and
   * does not clear.
   */
  isLater: boolean;
}

/** The stored state that a marked order is compared with; undefined without one. */
export const readAgreed = (stored: unknown): ShopState | undefined => shopStateSchema.safeParse(stored).data;

/** Marks the order made from a web order as changed in its shop, or clears the mark. The caller has locked the web order. */
export async function followAgreed(
  context: CommandContext, webOrder: { id: string; agreedState: unknown }, { before, now, isLater }: Moved,
): Promise<void> {
  const { tx, session: { businessId } } = context;
  const orders = await tx.$queryRaw<{ shopChange: ShopChange | null; advancePoisha: bigint }[]>`
    SELECT "shopChange"::text AS "shopChange", "advancePoisha" FROM "Order"
    WHERE "businessId" = ${businessId}::uuid AND "webOrderId" = ${webOrder.id}::uuid FOR UPDATE`;
  if (!orders[0]) return;
  const { shopChange: mark, advancePoisha } = orders[0];
  const agreed = mark === null ? before : readAgreed(webOrder.agreedState);
  const change = agreed ? changeBetween(agreed, now, advancePoisha) : (now.end ?? mark);
  const isUnsure = mark !== null && change === null && !isLater;
  if (!isUnsure) await noteShopChange(context, webOrder.id, change);
  await tx.webOrder.update({
    where: { businessId_id: { businessId, id: webOrder.id } },
    data: { agreedState: change && agreed ? agreed : Prisma.DbNull },
    select: { id: true },
  });
}

import type { CommandContext } from '../../commands/command.ts';
import type { WebOrderStatus } from '../../db/generated/client/enums.ts';
import type { Buyer } from './buyer-rules.ts';
import type { FoldedFact } from './fold-facts.ts';
import type { Recipient } from './web-order-content.ts';
import type { BinMoves, StoredVersion } from './web-order-state.ts';

/** What decides how an order of a shop changes. */
export interface ShopOrderRow extends StoredVersion, Recipient, Buyer {
  id: string;
  wooOrderId: number;
  number: string;
  status: WebOrderStatus;
  binned: boolean;
  decidedAt: Date | null;
  deskStatus: WebOrderStatus | null;
  editedAt: Date | null;
  refundKey: string;
  refundsReadKey: string;
  paymentMethod: string;
  datePaid: Date | null;
  totalPoisha: bigint;
  refundedPoisha: bigint;
  agreedState: unknown;
}

/** The orders by the shop's id. Locked in the sequence of their keys, because people change the same rows. */
export async function lockRows(
  { tx, session }: CommandContext, siteId: string, wooOrderIds: number[],
): Promise<Map<number, ShopOrderRow>> {
  const rows = await tx.$queryRaw<ShopOrderRow[]>`
    SELECT "id", "wooOrderId", "number", "status"::text AS "status", "storeStatus", "dateModified", "heardAt", "contentHash",
           "binned", "decidedAt", "deskStatus"::text AS "deskStatus", "editedAt", "refundKey", "refundsReadKey",
           "paymentMethod", "datePaid", "totalPoisha", "refundedPoisha", "agreedState", "customerName", "phone", "address", "district",
           "buyerPhone", "otherPhone", "email", "ipAddress", "device"
    FROM "WebOrder" WHERE "businessId" = ${session.businessId}::uuid AND "siteId" = ${siteId}::uuid
      AND "wooOrderId" = ANY(${wooOrderIds}::int[]) ORDER BY "id" FOR UPDATE`;
  return new Map(rows.map((row) => [row.wooOrderId, row]));
}

/** The moves of the orders to the bin and back, those that were just heard of among them; they are stored. */
export async function recordBinMoves(
  { tx, session: { businessId } }: CommandContext, siteId: string, facts: FoldedFact[],
): Promise<Map<number, BinMoves>> {
  const stored = await tx.webOrderBin.findMany({ where: { businessId, siteId, wooOrderId: { in: facts.map(({ wooOrderId }) => wooOrderId) } } });
  const known = new Map<number, BinMoves>(stored.map((bin) => [bin.wooOrderId, bin]));
  for (const { wooOrderId, moves: heard } of facts) {
    if (heard.length === 0) continue;
    const { binned = 0, restored = 0, lastBinnedAt = null } = known.get(wooOrderId) ?? {};
    const thrown = heard.filter(({ move }) => move === 'binned');
    const times = [lastBinnedAt, ...thrown.map(({ heardAt }) => heardAt)].filter((time) => time !== null);
    const moves: BinMoves = {
      binned: binned + thrown.length,
      restored: restored + heard.length - thrown.length,
      lastBinnedAt: times.length > 0 ? new Date(Math.max(...times.map(Number))) : null,
    };
    known.set(wooOrderId, moves);
    const where = { businessId_siteId_wooOrderId: { businessId, siteId, wooOrderId } };
    await tx.webOrderBin.upsert({ where, create: { businessId, siteId, wooOrderId, ...moves }, update: moves });
  }
  return known;
}

/**
 * Locks the counts of the business's web orders in the sequence of their keys, for a command that changes them by several
 * statements: each locks in sequence by itself, but not after what the one before it has locked.
 */
export async function lockStatusCounts({ tx, session: { businessId } }: CommandContext): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "StatusCount" WHERE "businessId" = ${businessId}::uuid AND "kind" = 'web-order'
    ORDER BY "status" FOR NO KEY UPDATE`;
}

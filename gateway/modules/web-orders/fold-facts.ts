import { compareVersions, type Version } from './web-order-state.ts';
import { mirroredColumns } from './web-order-content.ts';
import type { WooOrderSnapshot } from './woocommerce/order-snapshot.ts';

/** A move of an order to the shop's bin or out of it. */
interface BinMove {
  move: 'binned' | 'restored';
  heardAt: Date;
}

/** What a delivery or a poll tells about an order of a shop. */
export interface ShopFact {
  wooOrderId: number;
  /** The order as it was at its `dateModified`; null when only its move to the bin is known. */
  order: WooOrderSnapshot | null;
  move?: BinMove['move'];
  heardAt: Date;
  /** Read from the shop at `heardAt`; a delivery may be older. */
  isRead?: boolean;
}

/** All that is known at once about one order of a shop. */
export interface FoldedFact {
  wooOrderId: number;
  /** Its newest version; null when only its moves are known. */
  newest: NewestVersion | null;
  /** In the sequence in which they were heard of. */
  moves: BinMove[];
}

interface NewestVersion {
  order: WooOrderSnapshot;
  columns: ReturnType<typeof mirroredColumns>;
  heardAt: Date;
  /** When it was read from the shop; null of a delivery. */
  readAt: Date | null;
}

/**
 * The facts by order, in the sequence of the shop's ids. Of several versions of an order only the newest matters: the row
 * ends as if each had been applied. Pure.
 */
export function foldFacts(facts: readonly ShopFact[]): FoldedFact[] {
  const byOrder = new Map<number, FoldedFact>();
  for (const { wooOrderId, order, move, heardAt, isRead = false } of facts) {
    const known = byOrder.get(wooOrderId) ?? { wooOrderId, newest: null, moves: [] };
    byOrder.set(wooOrderId, known);
    if (move) known.moves.push({ move, heardAt });
    if (!order) continue;
    const columns = mirroredColumns(order);
    if (isNewer(columns, known.newest?.columns)) known.newest = { order, columns, heardAt, readAt: isRead ? heardAt : null };
  }
  return [...byOrder.values()].sort((a, b) => a.wooOrderId - b.wooOrderId);
}

const isNewer = (version: Version, than: Version | undefined) => !than || compareVersions(version, than) > 0;

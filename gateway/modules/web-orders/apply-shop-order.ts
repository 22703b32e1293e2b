import type { CommandContext } from '../../commands/command.ts';
import { changeShopOrders, type ChangedOrder } from './change-shop-orders.ts';
import { createShopOrders } from './create-shop-orders.ts';
import { foldFacts, type FoldedFact, type ShopFact } from './fold-facts.ts';
import { lockCheckouts } from './plugin/end-capture.ts';
import { movedItems, movedStockJob } from './moved-stock.ts';
import { mapLines } from './shop-order-lines.ts';
import { lockRows, lockStatusCounts, recordBinMoves, type ShopOrderRow } from './shop-order-rows.ts';
import { lockShopOrders } from './split-order.ts';
import { storedMap } from './status-map.ts';
import { isBinned, replaces, undecidedStatus, type BinMoves, type StatusMap } from './web-order-state.ts';

export type Applied = 'created' | 'changed' | 'unchanged' | 'unknown-order';

/**
 * Brings web orders of one shop to the newest known state, by the same few statements however many there are. Facts may
 * arrive in any order, repeatedly, from deliveries and polls at the same time: the rows end the same. Runs inside the
 * caller's command. Returns what became of each order, by the shop's id.
 */
export async function applyShopFacts(context: CommandContext, siteId: string, facts: readonly ShopFact[]): Promise<Map<number, Applied>> {
  if (facts.length === 0) return new Map();
  const folded = foldFacts(facts);
  await lockOrders(context, siteId, folded);
  const moves = await recordBinMoves(context, siteId, folded);
  const rows = await lockRows(context, siteId, keysOf(folded));
  const site = await readSite(context, siteId);
  const map = storedMap(site);
  const changed = folded.flatMap((fact) => changeOf(rows.get(fact.wooOrderId), fact, { moves: moves.get(fact.wooOrderId) ?? null, map }));
  const created = folded.flatMap(({ wooOrderId, newest }) =>
    (newest && !rows.has(wooOrderId) ? [{ wooOrderId, ...newest, moves: moves.get(wooOrderId) ?? null }] : []));
  const orders = [...changed.flatMap(({ newest }) => newest ?? []), ...created].map(({ order }) => order);
  const lines = new Map((await mapLines(context, siteId, orders)).map((ofOrder, index) => [orders[index]!, ofOrder]));
  const counts = () => (changed.length + created.length > 1 ? lockStatusCounts(context) : undefined);
  const replaced = await changeShopOrders(context, { siteId, map, lines, beforeCounts: counts }, changed);
  await createShopOrders(context, { siteId, map, lines }, created);
  if (site.pushesStock) {
    const items = movedItems({ since: site.createdAt, changed, replaced, created });
    if (items.length > 0) await context.enqueue(...movedStockJob(context.session.businessId, siteId, items));
  }
  return outcomes(folded, rows, changed);
}

const readSite = ({ tx, session: { businessId } }: CommandContext, id: string) => tx.webSite.findUniqueOrThrow({
  where: { businessId_id: { businessId, id } }, select: { statusMap: true, pushesStock: true, createdAt: true },
});

/** Before any row: each in the sequence of its keys. */
async function lockOrders(context: CommandContext, siteId: string, facts: FoldedFact[]): Promise<void> {
  await lockShopOrders(context, siteId, keysOf(facts));
  await lockCheckouts(context, siteId, facts.flatMap(({ newest }) => newest?.order.checkoutKey || []));
}

/** The shop's ids of the orders, and of those that they are parts of. */
const keysOf = (facts: FoldedFact[]): number[] =>
  facts.flatMap(({ wooOrderId, newest }) => [wooOrderId, ...(newest?.order.parentWooId ? [newest.order.parentWooId] : [])]);

/** Nothing where the order is not known, or known as it is. */
function changeOf(
  row: ShopOrderRow | undefined, { newest }: FoldedFact, { moves, map }: { moves: BinMoves | null; map: StatusMap },
): ChangedOrder[] {
  if (!row) return [];
  const replacing = newest && replaces(newest.columns, row, newest.readAt) ? newest : null;
  const version = replacing?.columns ?? row;
  const binned = isBinned(moves, version);
  const storeStatus = binned ? 'trash' : version.storeStatus;
  const status = row.decidedAt ? row.status : undecidedStatus(storeStatus, row.deskStatus, map);
  if (!replacing && binned === row.binned && status === row.status) return [];
  return [{ row, newest: replacing, binned, storeStatus, status }];
}

function outcomes(folded: FoldedFact[], rows: ReadonlyMap<number, ShopOrderRow>, changed: ChangedOrder[]): Map<number, Applied> {
  const isChanged = new Set(changed.map(({ row }) => row.wooOrderId));
  return new Map(folded.map(({ wooOrderId, newest }): [number, Applied] => {
    if (rows.has(wooOrderId)) return [wooOrderId, isChanged.has(wooOrderId) ? 'changed' : 'unchanged'];
    return [wooOrderId, newest ? 'created' : 'unknown-order'];
  }));
}

import { v7 as uuidv7 } from 'uuid';
import { msg } from '../../../schema/rules/message.ts';
import type { CommandContext } from '../../commands/command.ts';
import { insertRows } from '../../db/insert-rows.ts';
import type { ShopOfOrders } from './change-shop-orders.ts';
import type { FoldedFact } from './fold-facts.ts';
import { countUnmapped } from './map-items.ts';
import { endCapture } from './plugin/end-capture.ts';
import { screenWebOrders } from './screen-web-order.ts';
import { refundsJob } from './site-jobs.ts';
import { settleParts } from './split-order.ts';
import { recipientOf, searchTextOf } from './web-order-content.ts';
import { isBinned, isOpenStatus, localStatus, storeStatusWord, type BinMoves } from './web-order-state.ts';

type NewOrder = NonNullable<FoldedFact['newest']> & { wooOrderId: number; moves: BinMoves | null };

/** Creates the web orders of orders that a shop tells of for the first time. The caller holds their locks. */
export async function createShopOrders(context: CommandContext, shop: ShopOfOrders, orders: NewOrder[]): Promise<void> {
  if (orders.length === 0) return;
  const { tx, session: { businessId }, audit, enqueue } = context;
  const { siteId } = shop;
  const created = orders.map((order) => ({ ...order, id: uuidv7(), lines: shop.lines.get(order.order)! }));
  const rows = created.map((order) => rowOf(businessId, shop, order));
  await insertRows(tx, 'WebOrder', rows);
  await insertRows(tx, 'WebOrderLine', created.flatMap(({ id, lines }) => lines.map((line) => ({ businessId, id: uuidv7(), webOrderId: id, ...line }))));
  for (const { id, columns, order } of created) {
    await audit({
      entity: ['WebOrder', id], summary: msg('Order {{number}} came from the shop: {{status}}', { number: columns.number, status: storeStatusWord(order.status) }),
    });
    if (order.checkoutKey) await endCapture(context, siteId, { id, checkoutKey: order.checkoutKey });
  }
  // Of an order that is over, such as an earlier one, nothing is sent: what was refunded of it is asked for once it is open.
  for (const { id, refundKey, status } of rows) if (refundKey && isOpenStatus(status)) await enqueue(...refundsJob(businessId, siteId, id));
  await settleParts(context, siteId, created.map(({ id, wooOrderId, order }) => ({ id, wooOrderId, parentWooId: order.parentWooId ?? null })));
  await screenWebOrders(context, created.map(({ id }) => id), { applies: true });
}

function rowOf(
  businessId: string, { siteId, map, lines }: ShopOfOrders, { id, wooOrderId, order, columns, heardAt, moves }: NewOrder & { id: string },
) {
  const recipient = recipientOf(order);
  const binned = isBinned(moves, columns);
  return {
    businessId, id, siteId, wooOrderId, parentWooId: order.parentWooId ?? null,
    ...columns, ...recipient,
    heardAt,
    binned,
    checkoutKey: order.checkoutKey ?? '',
    device: order.device ?? '',
    callAt: columns.dateCreated,
    status: localStatus(binned ? 'trash' : columns.storeStatus, map),
    searchText: searchTextOf({ ...columns, ...recipient }, columns.number),
    unmappedCount: countUnmapped(lines.get(order)!),
  };
}

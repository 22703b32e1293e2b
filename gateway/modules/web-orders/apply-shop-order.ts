import { v7 as uuidv7 } from 'uuid';
import { msg } from '../../../schema/rules/message.ts';
import type { CommandContext } from '../../commands/command.ts';
import type { ShopChange, WebOrderStatus } from '../../db/generated/client/enums.ts';
import { renumberInShop } from '../orders/shop-change.ts';
import { followAgreed, linesText, readLines, shopState } from './agreed-state.ts';
import { isUnmapped, mapItems, type Mapping } from './map-items.ts';
import type { PaidOrder } from './paid-in-shop.ts';
import { endCapture, lockCheckout } from './plugin/end-capture.ts';
import { screenWebOrder } from './screen-web-order.ts';
import { refundsJob } from './site-jobs.ts';
import { lockShopOrder, settleParts } from './split-order.ts';
import { statusMapOf } from './status-map.ts';
import {
  lineColumns, mirroredColumns, recipientOf, searchTextOf, type Recipient,
} from './web-order-content.ts';
import {
  isBinned, localStatus, replaces, standing, type BinMoves, type StatusMap, type StoredVersion, type Version,
} from './web-order-state.ts';
import type { WooOrderSnapshot } from './woocommerce/order-snapshot.ts';

/** What a delivery or a poll tells about an order of a shop. */
export interface ShopFact {
  siteId: string;
  wooOrderId: number;
  /** The order as it was at its `dateModified`; null when only its move to the bin is known. */
  order: WooOrderSnapshot | null;
  /** A move to the bin or out of it, and when it was received. */
  move?: 'binned' | 'restored';
  heardAt: Date;
  /** Read from the shop at `heardAt`; a delivery may be older. */
  isRead?: boolean;
}

export type Applied = 'created' | 'changed' | 'unchanged' | 'unknown-order';

interface Row extends StoredVersion, Recipient {
  id: string;
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

/**
 * Brings one web order to the newest known state. Facts may arrive in any order, repeatedly, from deliveries and polls
 * at the same time: the row ends the same. Runs inside the caller's command.
 */
export async function applyShopFact(context: CommandContext, fact: ShopFact): Promise<Applied> {
  await lockShopOrder(context, fact.siteId, fact.wooOrderId);
  const moves = await recordBinMove(context, fact);
  const row = await findRow(context, fact);
  const { order, heardAt } = fact;
  if (!row && !order) return 'unknown-order';
  const map = await statusMapOf(context.tx, context.session.businessId, fact.siteId);
  if (!row) return create(context, fact, order!, moves, map);
  const columns = order && mirroredColumns(order);
  if (!order || !columns || !replaces(columns, row, fact.isRead ? heardAt : null)) return updateWebOrder(context, row, row, moves, { map });
  const { linesBefore, ...lines } = await replaceLines(context, fact.siteId, row.id, order);
  const recipient = row.editedAt ? row : recipientOf(order);
  const { customerName, phone, address, district } = recipient;
  const data = { customerName, phone, address, district, searchText: searchTextOf({ ...columns, ...recipient }, order.number) };
  if (columns.refundKey !== row.refundsReadKey) {
    await context.enqueue(...refundsJob(context.session.businessId, fact.siteId, row.id));
  }
  return updateWebOrder(context, row, columns, moves, {
    map, data: { ...columns, ...data, ...lines, heardAt }, content: { ...recipient, ...columns }, linesBefore,
  });
}

async function recordBinMove(context: CommandContext, { siteId, wooOrderId, move, heardAt }: ShopFact) {
  const { tx, session: { businessId } } = context;
  const where = { businessId_siteId_wooOrderId: { businessId, siteId, wooOrderId } };
  const known: BinMoves | null = await tx.webOrderBin.findUnique({ where });
  if (!move) return known;
  const { binned = 0, restored = 0, lastBinnedAt = null } = known ?? {};
  const later = lastBinnedAt && lastBinnedAt > heardAt ? lastBinnedAt : heardAt;
  const moves: BinMoves = move === 'binned'
    ? { binned: binned + 1, restored, lastBinnedAt: later }
    : { binned, restored: restored + 1, lastBinnedAt };
  await tx.webOrderBin.upsert({ where, create: { businessId, siteId, wooOrderId, ...moves }, update: moves });
  return moves;
}

/** Locked because people change the same row. */
async function findRow(
  { tx, session }: CommandContext, { siteId, wooOrderId }: ShopFact,
): Promise<Row | null> {
  const rows = await tx.$queryRaw<Row[]>`
    SELECT "id", "number", "status"::text AS "status", "storeStatus", "dateModified", "heardAt", "contentHash", "binned",
           "decidedAt", "deskStatus"::text AS "deskStatus", "editedAt", "refundKey", "refundsReadKey",
           "paymentMethod", "datePaid", "totalPoisha", "refundedPoisha", "agreedState", "customerName", "phone", "address", "district"
    FROM "WebOrder" WHERE "businessId" = ${session.businessId}::uuid AND "siteId" = ${siteId}::uuid
      AND "wooOrderId" = ${wooOrderId} FOR UPDATE`;
  return rows[0] ?? null;
}

async function create(
  context: CommandContext, { siteId, wooOrderId, heardAt }: ShopFact, order: WooOrderSnapshot, moves: BinMoves | null, map: StatusMap,
): Promise<Applied> {
  const { tx, session: { businessId }, audit, enqueue } = context;
  const id = uuidv7();
  const recipient = recipientOf(order);
  const columns = mirroredColumns(order);
  const binned = isBinned(moves, columns);
  const lines = await mapLines(context, siteId, order);
  if (order.checkoutKey) await lockCheckout(context, siteId, order.checkoutKey);
  await tx.webOrder.create({
    data: {
      businessId, id, siteId, wooOrderId, parentWooId: order.parentWooId ?? null,
      ...columns, ...recipient,
      heardAt,
      binned,
      checkoutKey: order.checkoutKey ?? '',
      device: order.device ?? '',
      callAt: columns.dateCreated,
      status: localStatus(binned ? 'trash' : columns.storeStatus, map),
      searchText: searchTextOf({ ...columns, ...recipient }, columns.number),
      unmappedCount: countUnmapped(lines),
    },
    select: { id: true },
  });
  await tx.webOrderLine.createMany({ data: lines.map((line) => ({ businessId, webOrderId: id, ...line })) });
  await audit({
    entity: ['WebOrder', id], summary: msg('Order {{number}} came from the shop: {{status}}', { number: columns.number, status: order.status }),
  });
  if (order.checkoutKey) await endCapture(context, siteId, { id, checkoutKey: order.checkoutKey });
  await settleParts(context, siteId, { id, wooOrderId, parentWooId: order.parentWooId ?? null });
  await screenWebOrder(context, id, { applies: true });
  if (columns.refundKey) await enqueue(...refundsJob(businessId, siteId, id));
  return 'created';
}

interface Update {
  map: StatusMap;
  /** The columns whose value differs. */
  data?: object;
  /** What the parcel consists of and who gets it, and the lines before; unchanged where only the bin was heard of. */
  content?: Recipient & PaidOrder & Pick<Row, 'refundKey' | 'number'>;
  linesBefore?: string;
}

/** Works out the status and writes the changed columns. `version` is the newest known version. */
async function updateWebOrder(
  context: CommandContext, row: Row, version: Version, moves: BinMoves | null, { map, data = {}, content = row, linesBefore }: Update,
): Promise<Applied> {
  const { tx, session: { businessId }, audit } = context;
  const binned = isBinned(moves, version);
  const storeStatus = binned ? 'trash' : version.storeStatus;
  const status = row.decidedAt ? row.status : standing(storeStatus, row.deskStatus, map);
  const sameStatus = binned === row.binned && status === row.status;
  if (sameStatus && Object.keys(data).length === 0) return 'unchanged';
  await tx.webOrder.update({
    where: { businessId_id: { businessId, id: row.id } },
    data: { ...data, binned, status, version: { increment: 1 } },
    select: { id: true },
  });
  const before = row.binned ? 'trash' : row.storeStatus;
  const moved = before !== storeStatus;
  await audit({
    entity: ['WebOrder', row.id],
    summary: moved ? msg('The shop moved it from {{before}} to {{storeStatus}}', { before, storeStatus }) : msg('Changed in the shop'),
    before: { storeStatus: before, status: row.status },
    after: { storeStatus, status },
  });
  if (row.status === 'APPROVED') {
    if (content.number !== row.number) await renumberInShop(context, row.id, content.number);
    const lines = await readLines(context, row.id);
    await followAgreed(context, row, {
      before: shopState({ ...row, lines: linesBefore ?? lines }, endOf(before, map)),
      now: shopState({ ...content, lines }, endOf(storeStatus, map)),
      isLater: version === row || version.dateModified.getTime() !== row.dateModified.getTime(),
    });
  }
  return 'changed';
}

/** What the order made of it shows when the shop has ended the web order; null for all other web orders. */
function endOf(storeStatus: string, map: StatusMap): ShopChange | null {
  if (storeStatus === 'refunded') return 'REFUNDED';
  return localStatus(storeStatus, map) === 'CANCELLED' ? 'CANCELLED' : null;
}

async function mapLines({ tx, session }: CommandContext, siteId: string, order: WooOrderSnapshot) {
  const lines = order.items.map(lineColumns);
  const mappings = await mapItems(tx, { businessId: session.businessId, siteId }, lines);
  return lines.map((line, index) => ({ ...line, ...mappings[index]! }));
}

/** WooCommerce keeps lines of quantity 0; nobody has to map them. */
export const countUnmapped = (lines: (Mapping & { quantity: number; refundedQuantity?: number })[]) =>
  lines.filter(({ quantity, refundedQuantity = 0, ...line }) => quantity > refundedQuantity && isUnmapped(line)).length;

/** A line keeps its id as long as the shop has it, because a person may be mapping it at this moment. */
async function replaceLines(
  context: CommandContext, siteId: string, webOrderId: string, order: WooOrderSnapshot,
) {
  const { tx, session: { businessId } } = context;
  const old = await tx.webOrderLine.findMany({
    where: { businessId, webOrderId },
    select: {
      id: true, wooLineId: true, refundedQuantity: true, refundedPoisha: true, quantity: true, totalPoisha: true,
      name: true, details: true,
    },
  });
  const kept = new Map(old.map(({ id, wooLineId, refundedQuantity, refundedPoisha }) =>
    [wooLineId, { id, refundedQuantity, refundedPoisha }]));
  const lines = await mapLines(context, siteId, order);
  await tx.webOrderLine.deleteMany({ where: { businessId, webOrderId } });
  const data = lines.map((line) => {
    const before = kept.get(line.wooLineId) ?? { id: uuidv7() };
    kept.delete(line.wooLineId);
    return { businessId, webOrderId, ...before, ...line };
  });
  await tx.webOrderLine.createMany({ data });
  return { unmappedCount: countUnmapped(data), linesBefore: linesText(old) };
}

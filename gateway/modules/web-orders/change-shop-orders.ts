import { msg } from '../../../schema/rules/message.ts';
import type { CommandContext } from '../../commands/command.ts';
import type { ShopChange, WebOrderStatus } from '../../db/generated/client/enums.ts';
import { updateRows } from '../../db/update-rows.ts';
import { renumberInShop } from '../orders/shop-change.ts';
import { followAgreed, readLines, shopState } from './agreed-state.ts';
import { isOtherBuyer } from './buyer-rules.ts';
import type { FoldedFact } from './fold-facts.ts';
import { screenWebOrders } from './screen-web-order.ts';
import { replaceLines, type MappedLine, type Replaced } from './shop-order-lines.ts';
import type { ShopOrderRow } from './shop-order-rows.ts';
import { refundsJob } from './site-jobs.ts';
import { recipientOf, searchTextOf } from './web-order-content.ts';
import { localStatus, storeStatusWord, type StatusMap } from './web-order-state.ts';
import type { WooOrderSnapshot } from './woocommerce/order-snapshot.ts';

/** An order that stands here, and how it is to stand. */
export interface ChangedOrder {
  row: ShopOrderRow;
  /** The version that replaces the stored one; null where only its place in the bin has changed. */
  newest: FoldedFact['newest'];
  binned: boolean;
  /** 'trash' while it is in the bin. */
  storeStatus: string;
  status: WebOrderStatus;
}

export interface ShopOfOrders {
  siteId: string;
  map: StatusMap;
  lines: ReadonlyMap<WooOrderSnapshot, MappedLine[]>;
}

interface Surroundings extends ShopOfOrders {
  /** Called before the first statement that changes how many orders there are of a status. */
  beforeCounts: () => Promise<void> | undefined;
}

/**
 * Writes the new states of orders, and what follows from them. The caller has locked the rows. Returns what their lines
 * were, by the id of the web order.
 */
export async function changeShopOrders(
  context: CommandContext, shop: Surroundings, changes: ChangedOrder[],
): Promise<ReadonlyMap<string, Replaced>> {
  const { session: { businessId }, enqueue } = context;
  const replaced = await replaceLines(context, changes.flatMap(({ row, newest }) =>
    (newest ? [{ webOrderId: row.id, lines: shop.lines.get(newest.order)! }] : [])));
  for (const { row, newest } of changes) {
    if (newest && newest.columns.refundKey !== row.refundsReadKey) await enqueue(...refundsJob(businessId, shop.siteId, row.id));
  }
  const [approved = [], others = []] = [changes.filter(isApproved), changes.filter((change) => !isApproved(change))];
  // Their orders are locked after them and before the counts, as every command does.
  await write(context, approved, replaced);
  for (const change of approved) await follow(context, change, { map: shop.map, linesBefore: replaced.get(change.row.id)?.linesBefore });
  await shop.beforeCounts();
  await write(context, others, replaced);
  // Rules may match whoever orders now.
  await screenWebOrders(context, others.filter(isOfOtherBuyer).map(({ row: { id } }) => id), { applies: true });
  return replaced;
}

const isApproved = ({ row }: ChangedOrder) => row.status === 'APPROVED';

const isOfOtherBuyer = ({ row, newest }: ChangedOrder) =>
  newest !== null && isOtherBuyer(row, row.editedAt ? newest.columns : { ...newest.columns, ...recipientOf(newest.order) });

async function write(context: CommandContext, changes: ChangedOrder[], replaced: ReadonlyMap<string, Replaced>): Promise<void> {
  const { tx, session: { businessId }, audit } = context;
  const moved = changes.filter(({ newest }) => !newest);
  await updateRows(tx, 'WebOrder', moved.map(({ row: { id }, binned, status }) => ({ businessId, id, binned, status })));
  await updateRows(tx, 'WebOrder', changes.flatMap(({ row, newest, binned, status }) => {
    if (!newest) return [];
    const { customerName, phone, address, district } = row.editedAt ? row : recipientOf(newest.order);
    const recipient = { customerName, phone, address, district };
    const searchText = searchTextOf({ ...newest.columns, ...recipient }, newest.columns.number);
    const { unmappedCount } = replaced.get(row.id)!;
    return [{ businessId, id: row.id, ...newest.columns, ...recipient, searchText, unmappedCount, heardAt: newest.heardAt, binned, status }];
  }));
  for (const { row, storeStatus, status } of changes) {
    const before = row.binned ? 'trash' : row.storeStatus;
    await audit({
      entity: ['WebOrder', row.id],
      summary: before === storeStatus
        ? msg('Changed in the shop')
        : msg('The shop moved it from {{before}} to {{storeStatus}}', { before: storeStatusWord(before), storeStatus: storeStatusWord(storeStatus) }),
      before: { storeStatus: before, status: row.status },
      after: { storeStatus, status },
    });
  }
}

/** Marks the order that was made of it as changed in the shop, or clears the mark. */
async function follow(
  context: CommandContext, { row, newest, storeStatus }: ChangedOrder, { map, linesBefore }: { map: StatusMap; linesBefore: string | undefined },
): Promise<void> {
  const content = newest ? { ...(row.editedAt ? row : recipientOf(newest.order)), ...newest.columns } : row;
  if (content.number !== row.number) await renumberInShop(context, row.id, content.number);
  const lines = await readLines(context, row.id);
  await followAgreed(context, row, {
    before: shopState({ ...row, lines: linesBefore ?? lines }, endOf(row.binned ? 'trash' : row.storeStatus, map)),
    now: shopState({ ...content, lines }, endOf(storeStatus, map)),
    isLater: !newest || newest.columns.dateModified.getTime() !== row.dateModified.getTime(),
  });
}

/** What the order made of it shows when the shop has ended the web order; null for all other web orders. */
function endOf(storeStatus: string, map: StatusMap): ShopChange | null {
  if (storeStatus === 'refunded') return 'REFUNDED';
  return localStatus(storeStatus, map) === 'CANCELLED' ? 'CANCELLED' : null;
}

import type { Tx } from '../../db/client.ts';
import { toJson } from '../../db/json-rows.ts';
import { inEnglish, type Message } from '../../../schema/rules/message.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { divideRounded } from '../../../schema/rules/spread.ts';
import { postEntries, type Posting } from '../accounting/post-entries.ts';
import { variantCosts } from './variant-costs.ts';
import { lockStock, type LockedStock } from './stock-ledger.ts';
import { wakePreorders } from './wake-preorders.ts';
import type { Movement } from './stock-movement.ts';

export interface StockChangeLine {
  /** Of the record; for opening stock the variant. */
  lineId: string;
  variantId: string;
  locationId: string;
  /** Pieces that come in; below zero, that go out. */
  quantity: number;
  /** Pieces that leave another location for this one; below zero, that are no longer on their way here. */
  inTransfer?: number;
  /**
   * What they come in at, all together, which renews the average; for pieces that go out, what they came in at, which
   * takes them out of the average again. Left out, they move at the average and leave it as it is.
   */
  value?: Poisha;
}

export interface StockChange {
  /** The record that changes the stock: ['Purchase', its id]. */
  source: [type: string, id: string];
  /** The step of it: a second time undoes the transaction. */
  causeId: string;
  /** 'receipt', 'decrease': the kind of its journal entry. */
  kind: string;
  reason: Message | string;
  actorId: string | null;
  lines: readonly StockChangeLine[];
  /** Of these lines by `openStock`, for a command that must lock it before something else. */
  stock?: LockedStock;
  /**
   * The other side of the entry, made from the value at the average of what goes out. What it does not come to
   * is booked as rounding or as a change of stock costs.
   */
  against: (atAverage: readonly Poisha[]) => Posting[];
  /**
   * Writes the record's own rows, with the value at the average of each line: behind the locks of the stock, and before
   * the books, which everybody who posts waits for (docs/adr/0010-lock-order.md).
   */
  writeRecord?: (atAverage: readonly Poisha[]) => Promise<unknown>;
}

interface Held {
  onHand: number;
  /** With what is on its way anywhere: what the average is the average of. */
  owned: number;
  average: Poisha;
  isRenewed: boolean;
}

/**
 * Pieces come in or go out outside of orders: balances, ledger, moving average cost and journal together, in as many
 * statements for 500 lines as for one. The rules of rounding stand in docs/adr/0020-stock-costs.md. Throws
 * PreconditionError INSUFFICIENT_STOCK for pieces that are not there or promised to orders, NotFoundError for an
 * unknown variant. Returns the value at the average of each line.
 */
export async function changeStock(tx: Tx, businessId: string, change: StockChange): Promise<Poisha[]> {
  const { lines, source, causeId, reason, actorId } = change;
  if (lines.length === 0) {
    await change.writeRecord?.([]);
    return [];
  }
  const ids = lines.map(({ variantId }) => variantId);
  const stock = change.stock ?? await openStock(tx, businessId, lines);
  // Read behind the locks: nobody else changes a cost while they are held.
  const costs = await variantCosts(tx, businessId, ids);
  const held = new Map([...costs].map(([id, average]): [string, Held] =>
    [id, { onHand: stock.onHand(id), owned: stock.owned(id), average, isRenewed: false }]));
  const before = valueOf(held);
  const atAverage = lines.map(({ variantId, quantity }) => BigInt(quantity) * costs.get(variantId)!);
  const movements = lines.map((line): Movement => {
    const { quantity, inTransfer = 0, value, variantId, lineId, locationId } = line;
    const known = held.get(variantId)!;
    const unitCostPoisha = value === undefined ? known.average : divideRounded(value, BigInt(Math.abs(quantity)));
    renew(known, line);
    return { variantId, lineId, locationId, source, causeId, reason, unitCostPoisha, deltas: { onHand: quantity, inTransfer } };
  });
  stock.plan(movements, { keepsPromises: true });
  const renewed = [...held].filter(([, { isRenewed }]) => isRenewed);
  if (renewed.length > 0) await writeCosts(tx, businessId, renewed.map(([id, { average }]) => ({ id, average })));
  await stock.write(tx, businessId, actorId);
  await change.writeRecord?.(atAverage);
  const postings = [inventoryPosting(valueOf(held) - before), ...change.against(atAverage)];
  const pieces = renewed.reduce((sum, [, { onHand }]) => sum + onHand, 0);
  await postEntries(tx, businessId, [{
    description: inEnglish(reason), source, causeId, kind: change.kind, postings: [...postings, difference(postings, pieces)],
  }]);
  await wakePreorders(tx, businessId, lines.filter(({ quantity }) => quantity > 0).map(({ variantId }) => variantId));
  return atAverage;
}

const valueOf = (held: ReadonlyMap<string, Held>): Poisha =>
  [...held.values()].reduce((sum, { onHand, average }) => sum + BigInt(onHand) * average, 0n);

/** The average behind one line. It stays where nothing is left that could have one, or what is left would be worth less than nothing. */
function renew(known: Held, { quantity, inTransfer = 0, value }: StockChangeLine): void {
  const worth = BigInt(known.owned) * known.average;
  known.onHand += quantity;
  known.owned += quantity + inTransfer;
  if (value === undefined) return;
  const left = worth + (quantity > 0 ? value : -value);
  if (known.owned <= 0 || left < 0n) return;
  known.average = divideRounded(left, BigInt(known.owned));
  known.isRenewed = true;
}

const inventoryPosting = (added: Poisha): Posting =>
  (added >= 0n ? { account: 'inventory', debit: added } : { account: 'inventory', credit: -added });

export interface CostDifference {
  account: 'stock-rounding' | 'stock-revaluation';
  /** Debited; credited below zero. */
  poisha: Poisha;
}

/**
 * An average of whole poisha is off by half of one at most, for each piece on hand whose average was renewed; more is
 * another cost.
 */
export function costDifference(poisha: Poisha, pieces: number): CostDifference {
  const size = poisha < 0n ? -poisha : poisha;
  return { account: size * 2n <= BigInt(pieces) ? 'stock-rounding' : 'stock-revaluation', poisha };
}

function difference(postings: Posting[], pieces: number): Posting {
  const missing = postings.reduce((sum, { debit = 0n, credit = 0n }) => sum + credit - debit, 0n);
  const { account, poisha } = costDifference(missing, pieces);
  return poisha > 0n ? { account, debit: poisha } : { account, credit: -poisha };
}

type OpenedLine = Pick<StockChangeLine, 'variantId' | 'locationId' | 'quantity' | 'inTransfer'>;

/** The locked balances of the variants, those made that the lines bring pieces to. */
export async function openStock(tx: Tx, businessId: string, lines: readonly OpenedLine[]): Promise<LockedStock> {
  await openBalances(tx, businessId, lines.filter(({ quantity, inTransfer = 0 }) => quantity > 0 || inTransfer > 0));
  return lockStock(tx, businessId, lines.map(({ variantId }) => variantId));
}

/** Balances at new places, in the order of their key, before any is locked. */
async function openBalances(
  tx: Tx, businessId: string, lines: readonly { variantId: string; locationId: string }[],
): Promise<void> {
  if (lines.length === 0) return;
  const places = lines.map(({ variantId, locationId }) => ({ variantId, locationId }));
  await tx.$executeRaw`
    INSERT INTO "StockBalance" ("businessId", "variantId", "locationId")
    SELECT DISTINCT ${businessId}::uuid, p."variantId", p."locationId"
    FROM json_to_recordset(${toJson(places)}::json) AS p ("variantId" uuid, "locationId" uuid)
    JOIN "Variant" v ON v."businessId" = ${businessId}::uuid AND v."id" = p."variantId"
    ORDER BY p."variantId", p."locationId" ON CONFLICT DO NOTHING`;
}

/**
 * The averages, all by one statement. One that stays is not written: every row written is written to all indexes of the
 * table, that of the search included.
 */
export async function writeCosts(tx: Tx, businessId: string, costs: { id: string; average: Poisha }[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Variant" v SET "avgCostPoisha" = c."average"
    FROM json_to_recordset(${toJson(costs)}::json) AS c ("id" uuid, "average" bigint)
    WHERE v."businessId" = ${businessId}::uuid AND v."id" = c."id" AND v."avgCostPoisha" <> c."average"`;
}

import type { Tx } from '../../db/client.ts';
import { toJson } from '../../db/json-rows.ts';
import type { Message } from '../../../schema/rules/message.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { divideRounded } from '../../../schema/rules/spread.ts';
import { postEntries, type Posting } from '../accounting/post-entries.ts';
import { variantCosts } from './variant-costs.ts';
import { lockStock, type LockedStock } from './stock-ledger.ts';
import { wakePreorders } from './wake-preorders.ts';
import type { Movement } from './stock-movement.ts';

export interface StockChangeLine {
  /** The line of the source record; for opening stock the variant. */
  lineId: string;
  variantId: string;
  locationId: string;
  /** Pieces that come in; negative for pieces that go out; 0 where only what they cost changes. */
  quantity: number;
  /** Pieces that start a transfer to this location; negative for pieces that are no longer in transfer to it. */
  inTransfer?: number;
  /**
   * What the pieces cost in total, which updates the average cost. For pieces that go out: what they came in at, which
   * is taken out of the average again. Left out, they move at the current average and do not change it. Where none moves:
   * what those that are owned have turned out to cost more.
   */
  value?: Poisha;
}

export interface StockChange {
  /** The record that changes the stock: ['Purchase', its id]. */
  source: [type: string, id: string];
  /** The id of this step. The same step applied twice rolls the transaction back. */
  causeId: string;
  /** The kind of its journal entry: 'receipt', 'decrease'. */
  kind: string;
  reason: Message | string;
  actorId: string | null;
  lines: readonly StockChangeLine[];
  /** The locked stock of these lines (`openStock`), for a command that must lock stock before something else. */
  stock?: LockedStock;
  /**
   * The postings of the other side, made from each line's value at the average. A difference between the two sides is
   * booked as rounding or as a change of stock costs.
   */
  against: (atAverage: readonly Poisha[]) => Posting[];
  /**
   * Writes the record's own rows, given the value at the average of each line. Runs after the stock is locked and before
   * the journal, whose lock everybody who posts waits for (docs/adr/0010-lock-order.md).
   */
  writeRecord?: (atAverage: readonly Poisha[]) => Promise<unknown>;
}

interface Held {
  onHand: number;
  /** On hand and in any other bucket: the quantity that the average cost is weighted by. */
  owned: number;
  average: Poisha;
  isRenewed: boolean;
}

/**
 * Moves pieces in or out outside of orders: balances, stock ledger, moving average cost and journal together, with the
 * same number of statements for 500 lines as for one. docs/adr/0020-stock-costs.md has the rounding rules. Throws
 * PreconditionError INSUFFICIENT_STOCK for pieces that are not on hand or are reserved, NotFoundError for an unknown
 * variant. Returns each line's value at the average cost.
 */
export async function changeStock(tx: Tx, businessId: string, change: StockChange): Promise<Poisha[]> {
  const { lines, source, causeId, reason, actorId } = change;
  if (lines.length === 0) {
    await change.writeRecord?.([]);
    return [];
  }
  const ids = lines.map(({ variantId }) => variantId);
  const stock = change.stock ?? await openStock(tx, businessId, lines);
  // Read after the locks are taken: nobody else can change a cost while they are held.
  const costs = await variantCosts(tx, businessId, ids);
  const held = new Map([...costs].map(([id, average]): [string, Held] =>
    [id, { onHand: stock.onHand(id), owned: stock.owned(id), average, isRenewed: false }]));
  const before = valueOf(held);
  const atAverage = lines.map(({ variantId, quantity }) => BigInt(quantity) * costs.get(variantId)!);
  const movements = lines.map((line): Movement => {
    const { quantity, inTransfer = 0, value, variantId, lineId, locationId } = line;
    const known = held.get(variantId)!;
    renew(known, line);
    const unitCostPoisha = value === undefined || quantity === 0 ? known.average : divideRounded(value, BigInt(Math.abs(quantity)));
    return { variantId, lineId, locationId, source, causeId, reason, unitCostPoisha, deltas: { onHand: quantity, inTransfer } };
  });
  stock.plan(movements, { keepsPromises: true });
  const renewed = [...held].filter(([, { isRenewed }]) => isRenewed);
  await stock.write(tx, businessId, actorId, renewed.map(([id, { average }]) => ({ id, average })));
  await change.writeRecord?.(atAverage);
  const postings = [inventoryPosting(valueOf(held) - before), ...change.against(atAverage)];
  const pieces = renewed.reduce((sum, [, { onHand }]) => sum + onHand, 0);
  await postEntries(tx, businessId, [{
    description: reason, source, causeId, kind: change.kind, postings: [...postings, difference(postings, pieces)],
  }]);
  await wakePreorders(tx, businessId, lines.filter(({ quantity }) => quantity > 0).map(({ variantId }) => variantId));
  return atAverage;
}

const valueOf = (held: ReadonlyMap<string, Held>): Poisha =>
  [...held.values()].reduce((sum, { onHand, average }) => sum + BigInt(onHand) * average, 0n);

/** The average cost after one line. Unchanged when no piece is left, or when the rest would be worth less than zero. */
function renew(known: Held, { quantity, inTransfer = 0, value }: StockChangeLine): void {
  const worth = BigInt(known.owned) * known.average;
  known.onHand += quantity;
  known.owned += quantity + inTransfer;
  if (value === undefined) return;
  const left = worth + (quantity < 0 ? -value : value);
  if (known.owned <= 0 || left < 0n) return;
  known.average = divideRounded(left, BigInt(known.owned));
  known.isRenewed = true;
}

const inventoryPosting = (added: Poisha): Posting =>
  (added >= 0n ? { account: 'inventory', debit: added } : { account: 'inventory', credit: -added });

export interface CostDifference {
  account: 'stock-rounding' | 'stock-revaluation';
  /** Positive is a debit, negative a credit. */
  poisha: Poisha;
}

/**
 * The account for a difference: rounding up to half a poisha per piece on hand, because averages are whole poisha;
 * above that it is a change of stock costs.
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

/** Locks and returns the balances of the variants; creates balances where lines bring pieces to a new location. */
export async function openStock(tx: Tx, businessId: string, lines: readonly OpenedLine[]): Promise<LockedStock> {
  await openBalances(tx, businessId, lines.filter(({ quantity, inTransfer = 0 }) => quantity > 0 || inTransfer > 0));
  return lockStock(tx, businessId, lines.map(({ variantId }) => variantId));
}

/** Inserts the missing balances in key order before any balance is locked. */
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


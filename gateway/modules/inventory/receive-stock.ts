import type { Tx } from '../../db/client.ts';
import { toJson } from '../../db/json-rows.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import type { AccountCode } from '../accounting/chart-of-accounts.ts';
import { postEntries, type Posting } from '../accounting/post-entries.ts';
import { variantCosts } from './variant-costs.ts';
import { lockStock } from './stock-ledger.ts';

export interface ReceiptLine {
  /** Of the receipt; for opening stock the variant. */
  lineId: string;
  variantId: string;
  locationId: string;
  quantity: number;
  unitCostPoisha: Poisha;
}

export interface Receipt {
  /** The record that the goods came with: a product for its opening stock. */
  source: [type: string, id: string];
  /** The step that takes them in: a second time undoes the transaction. */
  causeId: string;
  /** 'opening-stock': the kind of its journal entry. */
  kind: string;
  reason: string;
  actorId: string | null;
  /** What the goods are booked against. */
  against: AccountCode;
  lines: ReceiptLine[];
}

/**
 * Goods come in: on-hand rises, each variant's moving average cost is renewed over all locations of the business,
 * (quantity x average + received x cost) / (quantity + received), and the value is booked. The average is rounded to
 * a whole poisha; what that adds to or takes from the value of the stock is booked at once, so that the inventory
 * account always equals quantity x average. As many statements for 500 lines as for one.
 */
export async function receiveStock(tx: Tx, businessId: string, receipt: Receipt): Promise<void> {
  const { lines, source, causeId, reason, actorId } = receipt;
  if (lines.length === 0) return;
  await addBalances(tx, businessId, lines);
  const stock = await lockStock(tx, businessId, lines.map(({ variantId }) => variantId));
  const added = await renewCosts(tx, businessId, lines, (variantId) => stock.onHand(variantId));
  stock.plan(lines.map(({ quantity, ...line }) => ({ ...line, source, causeId, reason, deltas: { onHand: quantity } })));
  await stock.write(tx, businessId, actorId);
  const postings = receiptPostings(receipt, added);
  await postEntries(tx, businessId, [{ description: reason, source, causeId, kind: receipt.kind, postings }]);
}

/**
 * Renews the moving averages of what comes on hand; the caller holds the locks of its balances. `onHandBefore` counts
 * the units of a variant without these. What they add to the value of the stock: quantities times averages afterwards,
 * less the same before.
 */
export async function renewCosts(
  tx: Tx, businessId: string, lines: Pick<ReceiptLine, 'variantId' | 'quantity' | 'unitCostPoisha'>[],
  onHandBefore: (variantId: string) => number,
): Promise<Poisha> {
  if (lines.length === 0) return 0n;
  // Read behind the locks: nobody else changes a cost while they are held.
  const variants = await variantCosts(tx, businessId, lines.map(({ variantId }) => variantId));
  const held = new Map([...variants].map(([id, average]) => [id, { quantity: onHandBefore(id), average }]));
  const valueOf = () => [...held.values()].reduce((sum, { quantity, average }) => sum + BigInt(quantity) * average, 0n);
  const before = valueOf();
  for (const { variantId, quantity, unitCostPoisha } of lines) {
    const known = held.get(variantId)!;
    const value = BigInt(known.quantity) * known.average + BigInt(quantity) * unitCostPoisha;
    known.quantity += quantity;
    known.average = known.quantity > 0 ? divideRounded(value, BigInt(known.quantity)) : unitCostPoisha;
  }
  await writeCosts(tx, businessId, [...held].map(([id, { average }]) => ({ id, average })));
  return valueOf() - before;
}

function receiptPostings({ lines, against }: Receipt, added: Poisha): Posting[] {
  const paid = lines.reduce((sum, { quantity, unitCostPoisha }) => sum + BigInt(quantity) * unitCostPoisha, 0n);
  const rounding = paid - added;
  return [
    { account: 'inventory', debit: added },
    { account: against, credit: paid },
    rounding > 0n ? { account: 'stock-rounding', debit: rounding } : { account: 'stock-rounding', credit: -rounding },
  ];
}

/** Balances at new places, in the order of their key, before any is locked. */
async function addBalances(tx: Tx, businessId: string, lines: ReceiptLine[]): Promise<void> {
  const places = lines.map(({ variantId, locationId }) => ({ variantId, locationId }));
  await tx.$executeRaw`
    INSERT INTO "StockBalance" ("businessId", "variantId", "locationId")
    SELECT DISTINCT ${businessId}::uuid, p."variantId", p."locationId"
    FROM json_to_recordset(${toJson(places)}::json) AS p ("variantId" uuid, "locationId" uuid)
    ORDER BY p."variantId", p."locationId" ON CONFLICT DO NOTHING`;
}

async function writeCosts(tx: Tx, businessId: string, costs: { id: string; average: Poisha }[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Variant" v SET "avgCostPoisha" = c."average"
    FROM json_to_recordset(${toJson(costs)}::json) AS c ("id" uuid, "average" bigint)
    WHERE v."businessId" = ${businessId}::uuid AND v."id" = c."id"`;
}

const divideRounded = (value: bigint, by: bigint) => (value + by / 2n) / by;

import type { Tx } from '../../db/client.ts';
import type { Message } from '../../../schema/rules/message.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { divideRounded } from '../../../schema/rules/spread.ts';
import type { AccountCode } from '../accounting/chart-of-accounts.ts';
import { changeStock, costDifference, writeCosts, type CostDifference } from './change-stock.ts';
import { variantCosts } from './variant-costs.ts';

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
  reason: Message | string;
  actorId: string | null;
  /** What the goods are booked against. */
  against: AccountCode;
  lines: ReceiptLine[];
}

/** Goods come in at a price for each piece, all booked against one account; see `changeStock`. */
export async function receiveStock(tx: Tx, businessId: string, { lines, against, ...receipt }: Receipt): Promise<void> {
  const valued = lines.map(({ unitCostPoisha, ...line }) =>
    ({ ...line, value: BigInt(line.quantity) * unitCostPoisha }));
  const paid = valued.reduce((sum, { value }) => sum + value, 0n);
  await changeStock(tx, businessId, {
    ...receipt, lines: valued, against: () => [{ account: against, credit: paid }],
  });
}

/** Units of a variant without those that come back. */
export interface UnitsBefore {
  /** On hand, over all locations. */
  onHand: (variantId: string) => number;
  /** On hand and on any way: what the average is the average of. */
  owned: (variantId: string) => number;
}

/**
 * Renews the moving averages of what comes back on hand from orders, by the same rule as a receipt; the caller holds the
 * locks of its balances. What the two sides of the entry differ by: what the goods left at, less what they add to the
 * value of the stock, quantities times averages.
 */
export async function renewCosts(
  tx: Tx, businessId: string, lines: Pick<ReceiptLine, 'variantId' | 'quantity' | 'unitCostPoisha'>[], before: UnitsBefore,
): Promise<CostDifference> {
  if (lines.length === 0) return costDifference(0n, 0);
  // Read behind the locks: nobody else changes a cost while they are held.
  const variants = await variantCosts(tx, businessId, lines.map(({ variantId }) => variantId));
  const held = new Map([...variants].map(([id, average]) => [id, { onHand: before.onHand(id), owned: before.owned(id), average }]));
  const valueOf = () => [...held.values()].reduce((sum, { onHand, average }) => sum + BigInt(onHand) * average, 0n);
  const valueBefore = valueOf();
  for (const { variantId, quantity, unitCostPoisha } of lines) {
    const known = held.get(variantId)!;
    const worth = BigInt(known.owned) * known.average + BigInt(quantity) * unitCostPoisha;
    known.onHand += quantity;
    known.owned += quantity;
    known.average = divideRounded(worth, BigInt(known.owned));
  }
  await writeCosts(tx, businessId, [...held].map(([id, { average }]) => ({ id, average })));
  const leftAt = lines.reduce((sum, { quantity, unitCostPoisha }) => sum + BigInt(quantity) * unitCostPoisha, 0n);
  const pieces = [...held.values()].reduce((sum, { onHand }) => sum + onHand, 0);
  return costDifference(leftAt - (valueOf() - valueBefore), pieces);
}

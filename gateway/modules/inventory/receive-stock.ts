import type { Tx } from '../../db/client.ts';
import type { Message } from '../../../schema/rules/message.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { divideRounded } from '../../../schema/rules/spread.ts';
import type { AccountCode } from '../accounting/chart-of-accounts.ts';
import { changeStock, costDifference, type CostDifference } from './change-stock.ts';
import { costsUpdated, variantCosts } from './variant-costs.ts';

export interface ReceiptLine {
  /** The line of the receipt; for opening stock the variant. */
  lineId: string;
  variantId: string;
  locationId: string;
  quantity: number;
  unitCostPoisha: Poisha;
}

export interface Receipt {
  /** The record that brought the goods; for opening stock the product. */
  source: [type: string, id: string];
  /** The id of this step. The same step applied twice rolls the transaction back. */
  causeId: string;
  /** The kind of its journal entry: 'opening-stock'. */
  kind: string;
  reason: Message | string;
  actorId: string | null;
  /** The account of the other side of the entry. */
  against: AccountCode;
  lines: ReceiptLine[];
}

/** Receives goods at a cost per piece, booked against one account; see `changeStock`. */
export async function receiveStock(tx: Tx, businessId: string, { lines, against, ...receipt }: Receipt): Promise<void> {
  const valued = lines.map(({ unitCostPoisha, ...line }) =>
    ({ ...line, value: BigInt(line.quantity) * unitCostPoisha }));
  const paid = valued.reduce((sum, { value }) => sum + value, 0n);
  await changeStock(tx, businessId, {
    ...receipt, lines: valued, against: () => [{ account: against, credit: paid }],
  });
}

/** Pieces of a variant before the returned ones are added. */
export interface UnitsBefore {
  /** On hand, over all locations. */
  onHand: (variantId: string) => number;
  /** Owned in any bucket: the quantity that the average cost is weighted by. */
  owned: (variantId: string) => number;
}

/**
 * Updates the moving averages for pieces that return from orders, by the same rule as a receipt; of those that were received
 * by mistake (a quantity below zero) the cost is taken out again, as by a void. The caller holds the
 * locks of the balances. Returns the difference for the journal: the cost at which the pieces left, less the value that
 * they add to the stock now.
 */
export async function renewCosts(
  tx: Tx, businessId: string, lines: Pick<ReceiptLine, 'variantId' | 'quantity' | 'unitCostPoisha'>[], before: UnitsBefore,
): Promise<CostDifference> {
  if (lines.length === 0) return costDifference(0n, 0);
  // Read after the locks are taken: nobody else can change a cost while they are held.
  const variants = await variantCosts(tx, businessId, lines.map(({ variantId }) => variantId));
  const held = new Map([...variants].map(([id, average]) => [id, { onHand: before.onHand(id), owned: before.owned(id), average }]));
  const valueOf = () => [...held.values()].reduce((sum, { onHand, average }) => sum + BigInt(onHand) * average, 0n);
  const valueBefore = valueOf();
  for (const { variantId, quantity, unitCostPoisha } of lines) {
    const known = held.get(variantId)!;
    const worth = BigInt(known.owned) * known.average + BigInt(quantity) * unitCostPoisha;
    known.onHand += quantity;
    known.owned += quantity;
    if (known.owned > 0 && worth >= 0n) known.average = divideRounded(worth, BigInt(known.owned));
  }
  await tx.$executeRaw(costsUpdated(businessId, [...held].map(([id, { average }]) => ({ id, average }))));
  const leftAt = lines.reduce((sum, { quantity, unitCostPoisha }) => sum + BigInt(quantity) * unitCostPoisha, 0n);
  const pieces = [...held.values()].reduce((sum, { onHand }) => sum + onHand, 0);
  return costDifference(leftAt - (valueOf() - valueBefore), pieces);
}

import type { Tx } from '../../db/client.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { divideRounded } from '../../../schema/rules/spread.ts';
import type { AccountCode } from '../accounting/chart-of-accounts.ts';
import { changeStock, writeCosts } from './change-stock.ts';
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
  reason: string;
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

/**
 * Renews the moving averages of what comes back on hand from orders; the caller holds the locks of its balances.
 * `onHandBefore` counts the units of a variant without these. What they add to the value of the stock: quantities times
 * averages afterwards, less the same before.
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

import type { Tx } from '../../db/client.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import type { AccountCode } from '../accounting/chart-of-accounts.ts';
import { changeStock } from './change-stock.ts';

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

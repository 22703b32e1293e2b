import type { Poisha } from '../../../schema/rules/money.ts';
import type { Posting } from '../accounting/post-entries.ts';

interface ArrivedLine {
  quantity: number;
  received: number;
  /** Cost of one piece when it was sent. */
  unitCostPoisha: Poisha;
  /** Value of the pieces that arrived, at the current average. */
  atAverage: Poisha;
}

/** The posting for pieces in transfer: positive when they leave, negative when they arrive. */
export const sentPosting = (value: Poisha): Posting =>
  (value >= 0n ? { account: 'goods-in-transfer', debit: value } : { account: 'goods-in-transfer', credit: -value });

/**
 * Takes everything that was sent out of the transfer account at its cost when sent. Pieces that did not arrive are a
 * loss at that cost; extra pieces are booked as found at the average, which reduces the loss.
 */
export function arrivalPostings(lines: readonly ArrivedLine[]): Posting[] {
  const sent = lines.reduce((sum, { quantity, unitCostPoisha }) => sum + BigInt(quantity) * unitCostPoisha, 0n);
  let lost = 0n;
  for (const { quantity, received, unitCostPoisha, atAverage } of lines) {
    if (received < quantity) lost += BigInt(quantity - received) * unitCostPoisha;
    else if (received > quantity) lost -= (atAverage / BigInt(received)) * BigInt(received - quantity);
  }
  return [sentPosting(-sent), lost >= 0n ? { account: 'damaged-goods', debit: lost } : { account: 'damaged-goods', credit: -lost }];
}

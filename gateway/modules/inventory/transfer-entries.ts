import type { Poisha } from '../../../schema/rules/money.ts';
import type { Posting } from '../accounting/post-entries.ts';

interface ArrivedLine {
  quantity: number;
  received: number;
  /** Of one piece when it was sent. */
  unitCostPoisha: Poisha;
  /** What the pieces that arrived are worth at the average of now. */
  atAverage: Poisha;
}

/** The value of pieces on their way; below zero when they are no longer on it. */
export const sentPosting = (value: Poisha): Posting =>
  (value >= 0n ? { account: 'goods-in-transfer', debit: value } : { account: 'goods-in-transfer', credit: -value });

/**
 * All that was sent is no longer on its way, at what it cost when it left. Pieces that did not arrive are a loss at that
 * cost; more pieces than were sent are found at the average, which takes from what was lost.
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

import type { Poisha } from '../../../../schema/rules/money.ts';

/** One line of a statement, in poisha. */
export interface PaidLine {
  consignment: string;
  invoice: string;
  phone: string;
  collectedPoisha: Poisha;
  deliveryPoisha: Poisha;
  codFeePoisha: Poisha;
  returnPoisha: Poisha;
  /** What the courier added; negative for a deduction. */
  adjustPoisha: Poisha;
}

export const netOf = (line: PaidLine): Poisha =>
  line.collectedPoisha - line.deliveryPoisha - line.codFeePoisha - line.returnPoisha + line.adjustPoisha;

/** What a line pays in all, before the charges. */
export const paidBy = ({ collectedPoisha, adjustPoisha }: Pick<PaidLine, 'collectedPoisha' | 'adjustPoisha'>): Poisha => collectedPoisha + adjustPoisha;

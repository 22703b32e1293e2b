import { signedTaka } from './deliveryText.ts';
import { differenceOf } from './statementFacts.ts';
import type { StatementLine } from './statementFacts.ts';

/** The signed difference, all that is missing of a parcel that stands on no line, what was charged beyond the terms; undefined where there is none. */
export const signedDifference = (line: StatementLine): string | undefined => {
  const cash = line.result === 'EXPECTED_MISSING' ? -(line.expected ?? 0) : differenceOf(line);
  const difference = line.result === 'CHARGE_DIFF' && line.excess ? -line.excess : cash;
  return difference ? signedTaka(difference) : undefined;
};

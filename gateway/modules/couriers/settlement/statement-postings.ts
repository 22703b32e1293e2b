import type { Poisha } from '../../../../schema/rules/money.ts';
import type { StatementLine } from '../../../db/generated/client/client.ts';
import type { AccountCode, OwnAccountCode } from '../../accounting/chart-of-accounts.ts';
import type { Party, Posting } from '../../accounting/post-entries.ts';
import { paidBy } from './paid-line.ts';
import type { ClassifiedLine } from './classify-statement.ts';
import { differenceOf, isWithoutOrder } from './open-differences.ts';

interface Voucher {
  account: AccountCode | OwnAccountCode;
  party: Party;
  net: Poisha;
  tolerance: Poisha;
}

/** A positive amount is a debit, a negative one a credit. */
export const signedPosting = (account: AccountCode | OwnAccountCode, amount: Poisha, party?: Party): Posting =>
  (amount < 0n ? { account, credit: -amount, party } : { account, debit: amount, party });

/**
 * The postings of a statement: the money received, the charges, the settled receivable, and every difference on the
 * dispute account (missing money, money for unknown parcels, adjustments of the courier). Compensation of lost goods pays
 * their claim; what exceeds it is income. Charges take the place of the return charges that were expected.
 */
export function postingsOf(lines: readonly ClassifiedLine<StatementLine>[], { account, party, net, tolerance }: Voucher): Posting[] {
  let [charges, fees, settled, disputed, claims, income, accrued] = [0n, 0n, 0n, 0n, 0n, 0n, 0n];
  for (const { line, result, settledPoisha, claimPoisha, accruedPoisha } of lines) {
    disputed += differenceOf({ ...line, result });
    if (isWithoutOrder(result)) continue;
    accrued += accruedPoisha;
    if (result === 'COMPENSATED') {
      charges += line.deliveryPoisha + line.returnPoisha;
      fees += line.codFeePoisha;
      claims += claimPoisha;
      income += paidBy(line) - claimPoisha;
      continue;
    }
    const missing = settledPoisha - line.collectedPoisha;
    const isSmall = missing <= tolerance && -missing <= tolerance;
    charges += line.deliveryPoisha + line.returnPoisha + (isSmall ? missing : 0n);
    fees += line.codFeePoisha;
    settled += settledPoisha;
    disputed += isSmall ? 0n : missing;
  }
  return [
    signedPosting(account, net),
    signedPosting('courier-charges', charges - accrued, party),
    signedPosting('cod-fees', fees, party),
    signedPosting('return-charges-due', accrued, party),
    signedPosting('settlement-disputes', disputed, party),
    signedPosting('courier-receivable', -settled, party),
    signedPosting('courier-claims', -claims, party),
    signedPosting('other-income', -income),
  ];
}

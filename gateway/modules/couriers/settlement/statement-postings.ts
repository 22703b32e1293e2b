import type { Poisha } from '../../../../schema/rules/money.ts';
import type { AccountCode, OwnAccountCode } from '../../accounting/chart-of-accounts.ts';
import type { Party, Posting } from '../../accounting/post-entries.ts';
import type { VoucherSums } from './voucher-sums.ts';

interface Voucher {
  account: AccountCode | OwnAccountCode;
  party: Party;
  net: Poisha;
}

/** A positive amount is a debit, a negative one a credit. */
export const signedPosting = (account: AccountCode | OwnAccountCode, amount: Poisha, party?: Party): Posting =>
  (amount < 0n ? { account, credit: -amount, party } : { account, debit: amount, party });

/**
 * The postings of a statement: the money received, the charges, the settled receivable, and every difference on the
 * dispute account (missing money, money for unknown parcels, adjustments of the courier, charges beyond the terms that somebody disputes). Compensation of lost goods pays
 * their claim; what exceeds it is income. Charges take the place of the return charges that were expected.
 */
export function postingsOf({ charges, fees, settled, disputed, claims, income, accrued }: VoucherSums, { account, party, net }: Voucher): Posting[] {
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

/** What a courier paid too little of an order is a loss, what it paid too much (below zero) income. */
export function writtenOffPostings(disputed: Poisha, party: Party): Posting[] {
  return disputed > 0n
    ? [{ account: 'other-expense', debit: disputed }, { account: 'settlement-disputes', credit: disputed, party }]
    : [{ account: 'settlement-disputes', debit: -disputed, party }, { account: 'other-income', credit: -disputed }];
}

/** Charges beyond the terms that the courier may keep in the end: the charges that they would have been without a dispute. */
export const acceptedChargePostings = ({ charges, fees }: Pick<VoucherSums, 'charges' | 'fees'>, courier: Party): Posting[] => [
  { account: 'courier-charges', debit: charges, party: courier }, { account: 'cod-fees', debit: fees, party: courier },
  { account: 'settlement-disputes', credit: charges + fees, party: courier },
];

export interface Differences {
  /** The sum of the differences: positive when the courier owes it, negative when it paid too much. */
  amount: Poisha;
  /** The sum of the positive ones. */
  deducted: Poisha;
  courier: Party;
}

/** Accepted differences: what the courier deducted is a charge, what it paid in addition is income. */
export const acceptedPostings = ({ amount, deducted, courier }: Differences): Posting[] => [
  signedPosting('courier-charges', deducted, courier), signedPosting('other-income', amount - deducted),
  signedPosting('settlement-disputes', -amount, courier),
];

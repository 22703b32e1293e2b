import type { Poisha } from '../../../../schema/rules/money.ts';
import type { LiabilityKind } from '../../../db/generated/client/enums.ts';
import type { AccountCode, OwnAccountCode } from '../chart-of-accounts.ts';
import type { Entry, Party } from '../post-entries.ts';

interface Owed {
  id: string;
  number: number;
  kind: LiabilityKind;
  party: string;
}

/** The liability account by kind. */
export const liabilityAccount = (kind: LiabilityKind): AccountCode => (kind === 'LOAN' ? 'loans' : 'bills-payable');

const partyOf = ({ kind, id }: Pick<Owed, 'kind' | 'id'>): Party => [kind === 'LOAN' ? 'LENDER' : 'PERSON', id];

const KIND_NAMES: Record<LiabilityKind, string> = { LOAN: 'Loan', SALARY: 'Salary', BILL: 'Bill' };

/** The entry of a new liability: against the account that received the loan, or the expense category. */
export const liabilityEntry = (owed: Owed, { amount, day, against }: { amount: Poisha; day: string; against: AccountCode | OwnAccountCode }): Entry => ({
  description: `${KIND_NAMES[owed.kind]} ${owed.number}: ${owed.party}`,
  source: ['Liability', owed.id], causeId: owed.id, kind: 'liability', day,
  postings: [{ account: against, debit: amount }, { account: liabilityAccount(owed.kind), credit: amount, party: partyOf(owed) }],
});

interface Paid {
  causeId: string;
  amount: Poisha;
  interest: Poisha;
  day: string;
  from: AccountCode | OwnAccountCode;
}

export const paymentEntry = (owed: Owed, { causeId, amount, interest, day, from }: Paid): Entry => ({
  description: `Paid to ${owed.party}, ${KIND_NAMES[owed.kind].toLowerCase()} ${owed.number}`,
  source: ['Liability', owed.id], causeId, kind: 'liability-payment', day,
  postings: [
    { account: liabilityAccount(owed.kind), debit: amount, party: partyOf(owed) }, { account: 'interest', debit: interest },
    { account: from, credit: amount + interest },
  ],
});

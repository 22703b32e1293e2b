import { msg, type Message } from '../../../../schema/rules/message.ts';
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

function owedText({ kind, number, party }: Owed): Message {
  if (kind === 'LOAN') return msg('Loan {{number}}: {{party}}', { number, party });
  return kind === 'SALARY' ? msg('Salary {{number}}: {{party}}', { number, party }) : msg('Bill {{number}}: {{party}}', { number, party });
}

function paidText({ kind, number, party }: Owed): Message {
  if (kind === 'LOAN') return msg('Paid to {{party}}, loan {{number}}', { number, party });
  return kind === 'SALARY' ? msg('Paid to {{party}}, salary {{number}}', { number, party }) : msg('Paid to {{party}}, bill {{number}}', { number, party });
}

/** The entry of a new liability: against the account that received the loan, or the expense category. */
export const liabilityEntry = (owed: Owed, { amount, day, against }: { amount: Poisha; day: string; against: AccountCode | OwnAccountCode }): Entry => ({
  description: owedText(owed),
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
  description: paidText(owed),
  source: ['Liability', owed.id], causeId, kind: 'liability-payment', day,
  postings: [
    { account: liabilityAccount(owed.kind), debit: amount, party: partyOf(owed) }, { account: 'interest', debit: interest },
    { account: from, credit: amount + interest },
  ],
});

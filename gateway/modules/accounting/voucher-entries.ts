import { accountWords } from '../../../schema/rules/account-names.ts';
import { msg, type Message } from '../../../schema/rules/message.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import type { AccountType, VoucherKind } from '../../db/generated/client/enums.ts';
import type { AccountCode, OwnAccountCode } from './chart-of-accounts.ts';
import type { Entry, Party, Posting } from './post-entries.ts';

type Code = AccountCode | OwnAccountCode;

/** The fields of a voucher that its entry is made of. */
export interface BookedVoucher {
  id: string;
  number: number;
  kind: VoucherKind;
  /** 'YYYY-MM-DD'. */
  day: string;
  account: { code: string; name: string; type: AccountType };
  counter: { code: string; name: string; type: AccountType };
  amountPoisha: Poisha;
  feePoisha: Poisha;
  party: string;
  /** Whose opening balance it is, or pays; who was paid, or who paid. */
  concerned?: Party;
}

/** Whether the account of a voucher is debited. What is owed to us was owed from the beginning on, and is received later. */
function isIncoming({ kind, account, counter }: Pick<BookedVoucher, 'kind' | 'account' | 'counter'>): boolean {
  if (kind === 'OPENING') return account.type === 'ASSET';
  return kind === 'INCOME' || (kind === 'PARTY_PAYMENT' && counter.type === 'ASSET');
}

/** The journal entry of a voucher; `causeId` identifies the action that creates or changes it. */
export function voucherEntry(voucher: BookedVoucher, causeId: string): Entry {
  const { id, day, kind, amountPoisha: amount, feePoisha: fee, concerned } = voucher;
  const account = voucher.account.code as Code;
  const counter = voucher.counter.code as Code;
  const party = concerned && { party: concerned };
  const own = kind === 'OPENING' ? party : undefined;
  const other = kind === 'OPENING' ? undefined : party;
  // An account that was overdrawn from the beginning on.
  if (amount < 0n) {
    const postings: Posting[] = [{ account: counter, debit: -amount }, { account, credit: -amount }];
    return { description: describe(voucher), source: ['Voucher', id], causeId, kind: 'voucher', day, postings };
  }
  const postings: Posting[] = isIncoming(voucher)
    ? [{ account, debit: amount, ...own }, { account: counter, credit: amount, ...other }]
    : [{ account: counter, debit: amount, ...other }, { account: 'transfer-fees', debit: fee }, { account, credit: amount + fee, ...own }];
  return { description: describe(voucher), source: ['Voucher', id], causeId, kind: 'voucher', day, postings };
}

function describe({ kind, number, account, counter, party }: BookedVoucher): Message {
  const category = accountWords(counter.name);
  switch (kind) {
    case 'TRANSFER': return msg('Transfer {{number}} from {{from}} to {{to}}', { number, from: accountWords(account.name), to: category });
    case 'OPENING': return msg('Opening balance of {{name}}', { name: party || accountWords(account.name) });
    case 'PARTY_PAYMENT': return msg('Payment {{number}} of the opening balance of {{party}}', { number, party });
    case 'AD_EXPENSE': return msg('Ad expense {{number}}: {{party}}', { number, party });
    case 'INCOME': return party
      ? msg('Income {{number}}: {{category}} from {{party}}', { number, category, party }) : msg('Income {{number}}: {{category}}', { number, category });
    case 'EXPENSE': return party
      ? msg('Expense {{number}}: {{category}} to {{party}}', { number, category, party }) : msg('Expense {{number}}: {{category}}', { number, category });
  }
}

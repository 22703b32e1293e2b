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
  /** Whose opening balance it is, or pays. */
  owing?: Party;
}

/** Whether the account of a voucher is debited. What is owed to us was owed from the beginning on, and is received later. */
function isIncoming({ kind, account, counter }: Pick<BookedVoucher, 'kind' | 'account' | 'counter'>): boolean {
  if (kind === 'OPENING') return account.type === 'ASSET';
  return kind === 'INCOME' || (kind === 'PARTY_PAYMENT' && counter.type === 'ASSET');
}

/** The journal entry of a voucher; `causeId` identifies the action that creates or changes it. */
export function voucherEntry(voucher: BookedVoucher, causeId: string): Entry {
  const { id, day, kind, amountPoisha: amount, feePoisha: fee, owing } = voucher;
  const account = voucher.account.code as Code;
  const counter = voucher.counter.code as Code;
  const party = owing && { party: owing };
  const own = kind === 'OPENING' ? party : undefined;
  const other = kind === 'PARTY_PAYMENT' ? party : undefined;
  const postings: Posting[] = isIncoming(voucher)
    ? [{ account, debit: amount, ...own }, { account: counter, credit: amount, ...other }]
    : [{ account: counter, debit: amount, ...other }, { account: 'transfer-fees', debit: fee }, { account, credit: amount + fee, ...own }];
  return { description: describe(voucher), source: ['Voucher', id], causeId, kind: 'voucher', day, postings };
}

function describe({ kind, number, account, counter, party }: BookedVoucher): string {
  if (kind === 'TRANSFER') return `Transfer ${number} from ${account.name} to ${counter.name}`;
  if (kind === 'OPENING') return `Opening balance of ${party || account.name}`;
  if (kind === 'PARTY_PAYMENT') return `Payment ${number} of the opening balance of ${party}`;
  const whom = party && (kind === 'INCOME' ? ` from ${party}` : ` to ${party}`);
  if (kind === 'AD_EXPENSE') return `Ad expense ${number}: ${party}`;
  return `${kind === 'INCOME' ? 'Income' : 'Expense'} ${number}: ${counter.name}${whom}`;
}

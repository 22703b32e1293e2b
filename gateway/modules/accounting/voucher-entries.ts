import type { Poisha } from '../../../schema/rules/money.ts';
import type { VoucherKind } from '../../db/generated/client/enums.ts';
import type { AccountCode, OwnAccountCode } from './chart-of-accounts.ts';
import type { Entry, Posting } from './post-entries.ts';

type Code = AccountCode | OwnAccountCode;

/** The fields of a voucher that its entry is made of. */
export interface BookedVoucher {
  id: string;
  number: number;
  kind: VoucherKind;
  /** 'YYYY-MM-DD'. */
  day: string;
  account: { code: string; name: string };
  counter: { code: string; name: string };
  amountPoisha: Poisha;
  feePoisha: Poisha;
  party: string;
}

const IS_INCOMING: Record<VoucherKind, boolean> = { EXPENSE: false, AD_EXPENSE: false, INCOME: true, TRANSFER: false, OPENING: true };

/** The journal entry of a voucher; `causeId` identifies the action that creates or changes it. */
export function voucherEntry(voucher: BookedVoucher, causeId: string): Entry {
  const { id, day, kind, amountPoisha: amount, feePoisha: fee } = voucher;
  const account = voucher.account.code as Code;
  const counter = voucher.counter.code as Code;
  const postings: Posting[] = IS_INCOMING[kind]
    ? [{ account, debit: amount }, { account: counter, credit: amount }]
    : [{ account: counter, debit: amount }, { account: 'transfer-fees', debit: fee }, { account, credit: amount + fee }];
  return { description: describe(voucher), source: ['Voucher', id], causeId, kind: 'voucher', day, postings };
}

function describe({ kind, number, account, counter, party }: BookedVoucher): string {
  if (kind === 'TRANSFER') return `Transfer ${number} from ${account.name} to ${counter.name}`;
  if (kind === 'OPENING') return `Opening balance of ${account.name}`;
  const whom = party && (kind === 'INCOME' ? ` from ${party}` : ` to ${party}`);
  if (kind === 'AD_EXPENSE') return `Ad expense ${number}: ${party}`;
  return `${kind === 'INCOME' ? 'Income' : 'Expense'} ${number}: ${counter.name}${whom}`;
}

import type { AccountKind, AccountType, PartyType, VoucherKind } from '../../db/generated/client/enums.ts';
import { msg, type MessageKey } from '../../../schema/rules/message.ts';
import { mistakeIn } from '../../errors.ts';
import type { AccountCode } from './chart-of-accounts.ts';

interface Choosable {
  id: string;
  code: string;
  type: AccountType;
  kind: AccountKind;
  isArchived: boolean;
}

/** The accounts allowed on the other side of the money, by kind of voucher. */
const COUNTERS: Record<VoucherKind, (account: Choosable) => boolean> = {
  EXPENSE: ({ kind, type, code }) => kind === 'CATEGORY' && (type === 'EXPENSE' || code === 'drawings'),
  AD_EXPENSE: ({ code }) => code === 'prepaid-ads',
  INCOME: ({ kind, type, code }) => kind === 'CATEGORY' && (type === 'INCOME' || code === 'capital'),
  TRANSFER: ({ kind }) => kind === 'MONEY',
  OPENING: ({ code }) => code === 'opening-balance',
  PARTY_PAYMENT: ({ code }) => isOpened(code),
};

/** The accounts of parties that may have a balance from before the business used the app, and whose it is. */
export const OPENED = { 'courier-receivable': 'COURIER', 'supplier-payable': 'SUPPLIER' } as const satisfies Partial<Record<AccountCode, PartyType>>;

export const isOpened = (code: string): code is keyof typeof OPENED => Object.hasOwn(OPENED, code);

/** Whether a voucher of this kind may have this account on its other side. */
export const isCounterOf = (kind: VoucherKind, account: Choosable): boolean => COUNTERS[kind](account);

/**
 * Throws ValidationError at the field of an account that is not allowed, or archived. A voucher that is changed may keep
 * the archived accounts that it has: `kept` are the ids of its accounts before the change. Only the opening balance of a party stands on an account
 * of parties.
 */
export function assertAccountsFit(
  kind: VoucherKind, account: Choosable, counter: Choosable, { kept, isOfParty }: { kept: readonly string[]; isOfParty: boolean },
): void {
  const [own, other] = kind === 'TRANSFER' ? ['fromId', 'toId'] : ['accountId', 'counterId'];
  if (account.kind !== 'MONEY' && !(isOfParty && isOpened(account.code))) refuse(own, msg('Choose where the money is'));
  if (!isCounterOf(kind, counter)) refuse(other, msg('This account cannot stand here'));
  if (account.code === counter.code) refuse(other, msg('Choose another account'));
  if (account.isArchived && !kept.includes(account.id)) refuse(own, msg('This account is archived'));
  if (counter.isArchived && !kept.includes(counter.id)) refuse(other, msg('This account is archived'));
}

function refuse(field: string, message: MessageKey): never {
  throw mistakeIn(field, message);
}

import type { AccountKind, AccountType, VoucherKind } from '../../db/generated/client/enums.ts';
import { msg, type MessageKey } from '../../../schema/rules/message.ts';
import { ValidationError } from '../../errors.ts';

interface Choosable {
  code: string;
  type: AccountType;
  kind: AccountKind;
  isArchived: boolean;
}

/** What stands on the other side of the money, by the kind of the voucher. */
const COUNTERS: Record<VoucherKind, (account: Choosable) => boolean> = {
  EXPENSE: ({ kind, type, code }) => kind === 'CATEGORY' && (type === 'EXPENSE' || code === 'drawings'),
  AD_EXPENSE: ({ code }) => code === 'prepaid-ads',
  INCOME: ({ kind, type, code }) => kind === 'CATEGORY' && (type === 'INCOME' || code === 'capital'),
  TRANSFER: ({ kind }) => kind === 'MONEY',
  OPENING: ({ code }) => code === 'opening-balance',
};

/** Can a voucher of this kind have this account on its other side? */
export const isCounterOf = (kind: VoucherKind, account: Choosable): boolean => COUNTERS[kind](account);

/** Throws ValidationError at the field of the account that does not fit. An archived one is no choice any more. */
export function assertAccountsFit(kind: VoucherKind, account: Choosable, counter: Choosable): void {
  const [own, other] = kind === 'TRANSFER' ? ['fromId', 'toId'] : ['accountId', 'counterId'];
  if (account.kind !== 'MONEY') refuse(own, msg('Choose where the money is'));
  if (!isCounterOf(kind, counter)) refuse(other, msg('This account cannot stand here'));
  if (account.code === counter.code) refuse(other, msg('Choose another account'));
  if (account.isArchived) refuse(own, msg('This account is archived'));
  if (counter.isArchived) refuse(other, msg('This account is archived'));
}

function refuse(field: string, message: MessageKey): never {
  throw new ValidationError(message, [{ field, message }]);
}

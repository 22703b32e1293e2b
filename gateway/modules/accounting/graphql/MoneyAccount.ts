import { describedEnum } from '../../../graphql/described-enum.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { isOwnAccount } from '../chart-of-accounts.ts';
import { MONEY_ACCOUNTS, moneyAccount, type MoneyAccount as Account } from '../money-account.ts';

export const MoneyAccount = describedEnum<Account>('MoneyAccount', 'Where money goes to and comes from.', {
  CASH: 'Notes and coins.',
  BANK: 'The bank account.',
  BKASH: 'The bKash wallet.',
  NAGAD: 'The Nagad wallet.',
  WEB_PAYMENTS: 'Paid in the web shop, not paid out by its gateway yet.',
});
nameEnum(moneyAccount, MoneyAccount);

const BY_CODE = new Map<string, Account>(
  Object.entries(MONEY_ACCOUNTS).map(([account, code]) => [code, account as Account]));

/** The global id of an account that a member added, from its code; null for any other code. */
export const ownAccountIdOf = (code: string | null): string | null =>
  (code && isOwnAccount(code) ? encodeId('Account', code.slice('own:'.length)) : null);

/** The GraphQL value of an account code; null for accounts that a member added. */
export const moneyAccountOf = (code: string | null): Account | null => BY_CODE.get(code ?? '') ?? null;

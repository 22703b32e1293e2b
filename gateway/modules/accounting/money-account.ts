import { z } from 'zod';
import { accountWords } from '../../../schema/rules/account-names.ts';
import { msg } from '../../../schema/rules/message.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { idOf } from '../../commands/fields.ts';
import type { Tx } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { AccountKind } from '../../db/generated/client/enums.ts';
import { NotFoundError, PreconditionError, ValidationError } from '../../errors.ts';
import type { AccountCode, OwnAccountCode } from './chart-of-accounts.ts';

/** The money accounts that every business has, by their GraphQL values. */
export const MONEY_ACCOUNTS = {
  CASH: 'cash', BANK: 'bank', BKASH: 'bkash', NAGAD: 'nagad', WEB_PAYMENTS: 'web-payments',
} as const satisfies Record<string, AccountCode>;

export const moneyAccount = z.enum(['CASH', 'BANK', 'BKASH', 'NAGAD', 'WEB_PAYMENTS']);
export type MoneyAccount = z.output<typeof moneyAccount>;

/** The code of an account that holds money. */
export type MoneyCode = (typeof MONEY_ACCOUNTS)[MoneyAccount] | OwnAccountCode;

/** An input field for any money account by id, instead of one that every business has. */
export const otherAccount = (inPlaceOf: string) =>
  idOf('Account').optional().describe(`Any other cash, bank or wallet account, in place of \`${inPlaceOf}\`.`);

interface Chosen {
  account: MoneyAccount;
  accountId?: string;
  /** With zero nothing is booked, and an account that every business has is not looked at. */
  amount?: Poisha;
}

/**
 * The code of the chosen money account, one that every business has or any other by id, locked against being archived or
 * deleted until the transaction ends. Throws NotFoundError, or ValidationError at `accountId` for an account that holds no
 * money or is archived.
 */
export async function moneyAccountCode(tx: Tx, businessId: string, { account, accountId: id, amount }: Chosen): Promise<MoneyCode> {
  if (!id && amount === 0n) return MONEY_ACCOUNTS[account];
  return lockAccount(tx, businessId, id ? Prisma.sql`"id" = ${id}::uuid` : Prisma.sql`"code" = ${MONEY_ACCOUNTS[account]}`);
}

/** Locks a money account that was chosen for money that comes now. Throws what `moneyAccountCode` throws. */
export const lockMoneyAccount = (tx: Tx, businessId: string, code: string): Promise<MoneyCode> =>
  lockAccount(tx, businessId, Prisma.sql`"code" = ${code}`);

async function lockAccount(tx: Tx, businessId: string, chosen: Prisma.Sql): Promise<MoneyCode> {
  const [found] = await tx.$queryRaw<{ code: string; kind: AccountKind; isArchived: boolean }[]>`
    SELECT "code", "kind", "isArchived" FROM "Account" WHERE "businessId" = ${businessId}::uuid AND ${chosen} FOR SHARE`;
  if (!found) throw new NotFoundError('Account');
  if (found.kind !== 'MONEY' || found.isArchived) {
    throw new ValidationError('Money comes to a cash, bank or wallet account', [{ field: 'accountId', message: 'Choose another account' }]);
  }
  return found.code as MoneyCode;
}

/**
 * Throws PreconditionError ACCOUNT_ARCHIVED where one of these accounts holds money and is archived: it is empty and offered
 * nowhere, so that what is taken back to it would be overlooked. Behind the lock of the books, for which whoever archives waits.
 */
export async function refuseArchivedMoney(tx: Tx, businessId: string, codes: readonly string[]): Promise<void> {
  const [archived] = await tx.$queryRaw<{ name: string }[]>`
    SELECT "name" FROM "Account"
    WHERE "businessId" = ${businessId}::uuid AND "code" = ANY(${[...new Set(codes)]}::text[]) AND "kind" = 'MONEY' AND "isArchived" ORDER BY "id" LIMIT 1`;
  if (archived) throw new PreconditionError('ACCOUNT_ARCHIVED', msg('{{name}} is archived: use it again first, so that nobody overlooks the money', { name: accountWords(archived.name) }));
}

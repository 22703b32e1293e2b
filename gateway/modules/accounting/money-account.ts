import { z } from 'zod';
import { idOf } from '../../commands/fields.ts';
import type { Tx } from '../../db/client.ts';
import { NotFoundError, ValidationError } from '../../errors.ts';
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

/**
 * The code of the chosen money account: one that every business has, or any other by id, which is locked against being
 * archived or deleted until the transaction ends. Throws NotFoundError, or ValidationError at `accountId` for an account
 * that holds no money.
 */
export async function moneyAccountCode(
  tx: Tx, businessId: string, { account, accountId: id }: { account: MoneyAccount; accountId?: string },
): Promise<MoneyCode> {
  if (!id) return MONEY_ACCOUNTS[account];
  await tx.$executeRaw`SELECT 1 FROM "Account" WHERE "businessId" = ${businessId}::uuid AND "id" = ${id}::uuid FOR SHARE`;
  const found = await tx.account.findUnique({ where: { businessId_id: { businessId, id } }, select: { code: true, kind: true, isArchived: true } });
  if (!found) throw new NotFoundError('Account');
  if (found.kind !== 'MONEY' || found.isArchived) {
    throw new ValidationError('Money comes to a cash, bank or wallet account', [{ field: 'accountId', message: 'Choose another account' }]);
  }
  return found.code as MoneyCode;
}

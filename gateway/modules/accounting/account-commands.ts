import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { dhakaDay } from '../../../schema/rules/format.ts';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, requiredText, version } from '../../commands/fields.ts';
import type { Tx } from '../../db/client.ts';
import type { AccountKind, AccountType } from '../../db/generated/client/enums.ts';
import { lockRow } from '../../db/lock-row.ts';
import { lockName } from '../../db/lock-name.ts';
import { PreconditionError, ValidationError } from '../../errors.ts';
import { sameName } from '../../list-query/like-text.ts';
import { accountBalance } from './account-balances.ts';
import { isOwnAccount, MAX_ACCOUNTS } from './chart-of-accounts.ts';
import { lockBooks } from './closing.ts';

export const accountPurpose = z.enum(['MONEY', 'EXPENSE', 'INCOME']);
export type AccountPurpose = z.output<typeof accountPurpose>;

const ACCOUNT_OF_PURPOSE: Record<AccountPurpose, { kind: AccountKind; type: AccountType }> = {
  MONEY: { kind: 'MONEY', type: 'ASSET' },
  EXPENSE: { kind: 'CATEGORY', type: 'EXPENSE' },
  INCOME: { kind: 'CATEGORY', type: 'INCOME' },
};

const name = requiredText(60).describe('Unique in the business, whatever the case.');

/** Serialises saves: the unique key tells the spellings of a name apart, and nothing else counts accounts. */
const lockNames = (tx: Tx, businessId: string) => lockName(tx, `accounts:${businessId}`);

/** Throws ValidationError at `name` when another account has the name. */
async function refuseTakenName(tx: Tx, businessId: string, wanted: string, exceptId?: string): Promise<void> {
  await lockNames(tx, businessId);
  const taken = await tx.account.findFirst({
    where: { businessId, ...sameName(wanted), NOT: { id: exceptId } }, select: { id: true },
  });
  if (taken) throw new ValidationError(msg('There is an account {{name}} already', { name: wanted }), [{ field: 'name', message: 'Already in use' }]);
}

/** Throws PreconditionError ACCOUNT_LIMIT. Under `lockNames`. */
async function assertFewAccounts(tx: Tx, businessId: string): Promise<void> {
  if ((await tx.account.count({ where: { businessId } })) < MAX_ACCOUNTS) return;
  throw new PreconditionError('ACCOUNT_LIMIT', msg('A business may have {{count}} accounts', { count: MAX_ACCOUNTS }));
}

export const createAccount = defineCommand({
  name: 'accounting.createAccount',
  permission: 'expense',
  input: z.object({ name, purpose: accountPurpose.default('MONEY').describe('What it is for.') }),
  run: async ({ tx, session, audit }, { name: wanted, purpose }) => {
    const { businessId } = session;
    await refuseTakenName(tx, businessId, wanted);
    await assertFewAccounts(tx, businessId);
    const id = uuidv7();
    await tx.account.create({
      data: { businessId, id, name: wanted, code: `own:${id}`, ...ACCOUNT_OF_PURPOSE[purpose] }, select: { id: true },
    });
    await audit({ entity: ['Account', id], summary: msg('Added {{name}}', { name: wanted }), after: { name: wanted, purpose } });
    return { id };
  },
});

/** Renames, archives or restores an account. Only money accounts with a balance of zero that somebody chooses, and categories can be archived. */
export const updateAccount = defineCommand({
  name: 'accounting.updateAccount',
  permission: 'expense',
  input: z.object({
    accountId: idOf('Account'), version: version(), name,
    isArchived: z.boolean().default(false).describe('Kept for what is booked on it, offered nowhere.'),
  }),
  run: async ({ tx, session, audit }, { accountId: id, version: expected, ...input }) => {
    const { businessId } = session;
    await lockRow(tx, 'Account', businessId, id, expected);
    await refuseTakenName(tx, businessId, input.name, id);
    const where = { businessId_id: { businessId, id } };
    const { name: before, code, kind, isArchived } = await tx.account.findUniqueOrThrow({ where });
    if (input.isArchived && !isArchived) {
      // Nobody chooses where payments in the web shop arrive.
      if ((kind !== 'MONEY' && kind !== 'CATEGORY') || code === 'web-payments') throw new PreconditionError('ACCOUNT_NEEDED', 'This account is always needed');
      // Waits for whoever takes money back, which would come to it.
      await lockBooks(tx, businessId);
      const held = kind === 'MONEY' ? await accountBalance(businessId, id, dhakaDay(new Date()), tx) : 0n;
      if (held !== 0n) throw new PreconditionError('ACCOUNT_NOT_EMPTY', 'Move the money to another account first');
    }
    await tx.account.update({ where, data: { ...input, version: { increment: 1 } }, select: { id: true } });
    await audit({ entity: ['Account', id], summary: msg('Changed {{name}}', { name: input.name }), before: { name: before, isArchived }, after: input });
    return { id };
  },
});

/** Deletes an account that was never used. */
export const deleteAccount = defineCommand({
  name: 'accounting.deleteAccount',
  permission: 'expense',
  input: z.object({ accountId: idOf('Account'), version: version() }),
  run: async ({ tx, session, audit }, { accountId: id, version: expected }) => {
    const { businessId } = session;
    // Waits for whatever is being entered with this account: it holds a shared lock.
    await lockRow(tx, 'Account', businessId, id, expected);
    const where = { businessId_id: { businessId, id } };
    const { code, name: gone } = await tx.account.findUniqueOrThrow({ where, select: { code: true, name: true } });
    const used = await tx.voucher.findFirst({ where: { businessId, OR: [{ accountId: id }, { counterId: id }] }, select: { id: true } })
      ?? await tx.journalLine.findFirst({ where: { businessId, accountId: id }, select: { id: true } })
      // A statement may have no entries.
      ?? await tx.reconciliation.findFirst({ where: { businessId, accountId: id }, select: { id: true } })
      // Purchases and statements that will be booked on it later.
      ?? await tx.purchase.findFirst({ where: { businessId, extraAccount: code }, select: { id: true } })
      ?? await tx.courierStatement.findFirst({ where: { businessId, account: code }, select: { id: true } });
    if (used || !isOwnAccount(code)) throw new PreconditionError('ACCOUNT_USED', 'It is in use and can only be archived');
    await tx.account.delete({ where });
    await audit({ entity: ['Account', id], summary: msg('Removed {{name}}', { name: gone }) });
    return { id };
  },
});

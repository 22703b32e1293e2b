import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, money, requiredText, signedMoney, text, version } from '../../commands/fields.ts';
import { mistakeIn, NotFoundError } from '../../errors.ts';
import { isOwnAccount } from './chart-of-accounts.ts';
import { refusePaidOpening } from './party-openings.ts';
import { reverseEntries } from './reverse-entries.ts';
import { amount, enterVoucher, lockVoucher } from './save-voucher.ts';
import { visibleVouchers } from './voucher-list-query.ts';

export const transferMoney = defineCommand({
  name: 'accounting.transfer',
  permission: 'expense',
  input: z.object({
    fromId: idOf('Account').describe('The account that the money leaves.'),
    toId: idOf('Account').describe('The account that it goes to.'),
    amount: amount().describe('What arrives.'),
    fee: money().default(0n).describe('What the bank or wallet took beside it.'),
    day: z.date().optional().describe('The day in Dhaka on which the money moved; today when left out.'),
    note: text(1_000).default('').describe('For the staff.'),
  }),
  run: async (context, { fromId, toId, ...input }) =>
    enterVoucher(context, { ...input, kind: 'TRANSFER', accountId: fromId, counterId: toId }),
});

/** Sets the balance of an account from before the business used the app. A second one replaces the first. */
export const setOpeningBalance = defineCommand({
  name: 'accounting.setOpeningBalance',
  permission: 'expense',
  input: z.object({
    accountId: idOf('Account').describe('A money account.'),
    amount: signedMoney().describe('What it held; below zero for an overdraft of a bank account.'),
    day: z.date().optional().describe('When it held that; today when left out.'),
  }),
  run: async (context, { accountId, amount: held, day }) => {
    const { tx, session: { businessId }, audit } = context;
    const equity = await tx.account.findUniqueOrThrow({
      where: { businessId_code: { businessId, code: 'opening-balance' } }, select: { id: true },
    });
    // Serialises concurrent calls: an account has one opening balance.
    const [locked] = await tx.$queryRaw<{ code: string }[]>`
      SELECT "code" FROM "Account" WHERE "businessId" = ${businessId}::uuid AND "id" = ${accountId}::uuid FOR NO KEY UPDATE`;
    if (!locked) throw new NotFoundError('Account');
    if (held < 0n) refuseOverdraft(locked.code);
    const before = await tx.voucher.findFirst({
      where: { businessId, accountId, kind: 'OPENING', status: 'POSTED' }, select: { id: true },
    });
    if (before) {
      await tx.voucher.update({
        where: { businessId_id: { businessId, id: before.id } },
        data: { status: 'VOID', voidReason: 'Another opening balance', version: { increment: 1 } }, select: { id: true },
      });
      await reverseEntries(tx, businessId, { source: ['Voucher', before.id], reason: 'another opening balance' });
      await audit({ entity: ['Voucher', before.id], summary: msg('Another opening balance took its place') });
    }
    const voucher = await enterVoucher(context, { kind: 'OPENING', accountId, counterId: equity.id, amount: held, day });
    await audit({ entity: ['Account', accountId], summary: msg('Opening balance: {{amount, taka}}', { amount: Number(held) / 100 }) });
    return { id: accountId, voucherId: voucher.id };
  },
});

/** Cash and wallets hold nothing at least. Throws ValidationError. */
function refuseOverdraft(code: string): void {
  if (code === 'bank' || isOwnAccount(code)) return;
  throw mistakeIn('amount', msg('Only a bank account can be overdrawn'));
}

/** Voids a voucher: its entries are reversed, with the date of today when their day is closed. */
export const voidVoucher = defineCommand({
  name: 'accounting.voidVoucher',
  permission: 'expense',
  input: z.object({ voucherId: idOf('Voucher'), version: version(), reason: requiredText(200).describe('Why.') }),
  run: async ({ tx, session, audit }, { voucherId: id, version: expected, reason }) => {
    const { businessId } = session;
    if (await tx.voucher.count({ where: { businessId, id, AND: [visibleVouchers(session)] } }) === 0) throw new NotFoundError('Voucher');
    await refusePaidOpening(tx, businessId, id);
    const { status } = await lockVoucher(tx, businessId, { id, version: expected });
    await tx.voucher.update({
      where: { businessId_id: { businessId, id } },
      data: { status: 'VOID', voidReason: reason, version: { increment: 1 } }, select: { id: true },
    });
    await tx.recurringExpense.updateMany({ where: { businessId, voucherId: id }, data: { isStopped: true } });
    await reverseEntries(tx, businessId, { source: ['Voucher', id], reason });
    await audit({ entity: ['Voucher', id], summary: msg('Void: {{reason}}', { reason }), before: { status } });
    return { id };
  },
});

import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, money, text } from '../../commands/fields.ts';
import type { Tx } from '../../db/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { ForbiddenError, mistakeIn, NotFoundError, PreconditionError, ValidationError } from '../../errors.ts';
import type { AccountCode } from './chart-of-accounts.ts';
import type { Party } from './post-entries.ts';
import { reverseEntries } from './reverse-entries.ts';
import { amount, enterVoucher } from './save-voucher.ts';
import { OPENED } from './voucher-rules.ts';

/**
 * What a courier owed the business, or the business a supplier, on the day when it began to use the app. Later debts come
 * from orders and purchases, and are paid there.
 */

const whose = {
  courierId: idOf('Courier').optional().describe('The courier that owed it; or the supplier.'),
  supplierId: idOf('Supplier').optional().describe('The supplier that it was owed to; or the courier.'),
};

interface Whose {
  courierId?: string;
  supplierId?: string;
}

interface Owing {
  party: Party;
  name: string;
  account: { id: string };
}

/** Locks the courier or supplier, so that what is open is read once at a time. Throws ForbiddenError, NotFoundError, ValidationError. */
async function lockOwing({ tx, session: { businessId, canSeeCost } }: CommandContext, { courierId, supplierId }: Whose): Promise<Owing> {
  if (supplierId && !canSeeCost) throw new ForbiddenError('Only who sees costs may enter what a supplier was owed');
  if (courierId) await lockRow(tx, 'Courier', businessId, courierId);
  if (supplierId) await lockRow(tx, 'Supplier', businessId, supplierId);
  const id = courierId ?? supplierId;
  if (!id || (courierId && supplierId)) throw new ValidationError('Choose a courier or a supplier');
  const where = { businessId_id: { businessId, id } };
  const { name } = courierId
    ? await tx.courier.findUniqueOrThrow({ where, select: { name: true } })
    : await tx.supplier.findUniqueOrThrow({ where, select: { name: true } });
  const code: keyof typeof OPENED = courierId ? 'courier-receivable' : 'supplier-payable';
  return { party: [OPENED[code], id], name, account: await accountOf(tx, businessId, code) };
}

const accountOf = (tx: Tx, businessId: string, code: AccountCode) =>
  tx.account.findUniqueOrThrow({ where: { businessId_code: { businessId, code } }, select: { id: true } });

/** What was paid of an opening balance. */
async function paidOfOpening(tx: Tx, businessId: string, partyId: string): Promise<Poisha> {
  const { _sum } = await tx.voucher.aggregate({ where: { businessId, partyId, kind: 'PARTY_PAYMENT', status: 'POSTED' }, _sum: { amountPoisha: true } });
  return _sum.amountPoisha ?? 0n;
}

const openingOf = (tx: Tx, businessId: string, partyId: string) =>
  tx.voucher.findFirst({ where: { businessId, partyId, kind: 'OPENING', status: 'POSTED' }, select: { id: true, amountPoisha: true } });

/** Sets what a courier owed, or what was owed to a supplier, at the beginning; replaces an earlier amount, nothing removes it. */
export const setPartyOpening = defineCommand({
  name: 'accounting.setPartyOpening',
  permission: 'expense',
  input: z.object({
    ...whose,
    amount: money().describe('What was owed; nothing takes the opening balance back.'),
    day: z.date().optional().describe('When that was owed; today when left out.'),
  }),
  run: async (context, { amount: owed, day, ...of }) => {
    const { tx, session: { businessId }, audit } = context;
    const { party, name, account } = await lockOwing(context, of);
    const paid = await paidOfOpening(tx, businessId, party[1]);
    if (owed < paid) throw mistakeIn('amount', msg('{{amount, taka}} of it is paid already', { amount: Number(paid) / 100 }));
    await takeBackOpening(context, party[1]);
    if (owed > 0n) {
      const { id: counterId } = await accountOf(tx, businessId, 'opening-balance');
      await enterVoucher(context, { kind: 'OPENING', accountId: account.id, counterId, amount: owed, party: name, concerned: party, day });
    }
    // What a courier owes is for who keeps couriers or the books, what a supplier is owed for who may see costs; the timeline is
    // for whoever sees the courier or supplier.
    await audit({ entity: [party[0] === 'COURIER' ? 'Courier' : 'Supplier', party[1]], summary: msg('Opening balance'), after: { amount: owed } });
    return account;
  },
});

async function takeBackOpening({ tx, session: { businessId }, audit }: CommandContext, partyId: string): Promise<void> {
  const before = await openingOf(tx, businessId, partyId);
  if (!before) return;
  await tx.voucher.update({
    where: { businessId_id: { businessId, id: before.id } },
    data: { status: 'VOID', voidReason: 'Another opening balance', version: { increment: 1 } }, select: { id: true },
  });
  await reverseEntries(tx, businessId, { source: ['Voucher', before.id], reason: 'another opening balance' });
  await audit({ entity: ['Voucher', before.id], summary: msg('Another opening balance took its place') });
}

/** Receives from a courier, or pays a supplier, a part of the opening balance or all of it. */
export const payPartyOpening = defineCommand({
  name: 'accounting.payPartyOpening',
  permission: 'expense',
  input: z.object({
    ...whose,
    accountId: idOf('Account').describe('Where the money came to, or was.'),
    amount: amount().describe('What was paid.'),
    day: z.date().optional().describe('The day in Dhaka on which the money moved; today when left out.'),
    note: text(1_000).default('').describe('For the staff.'),
  }),
  run: async (context, { accountId, amount: paying, day, note, ...of }) => {
    const { tx, session: { businessId } } = context;
    if ((await tx.account.count({ where: { businessId, id: accountId } })) === 0) throw new NotFoundError('Account');
    const { party, name, account } = await lockOwing(context, of);
    const opening = await openingOf(tx, businessId, party[1]);
    const open = (opening?.amountPoisha ?? 0n) - (await paidOfOpening(tx, businessId, party[1]));
    if (paying > open) throw mistakeIn('amount', msg('Only {{amount, taka}} of the opening balance is open', { amount: Number(open) / 100 }));
    return enterVoucher(context, { kind: 'PARTY_PAYMENT', accountId, counterId: account.id, amount: paying, party: name, concerned: party, day, note });
  },
});

/**
 * Throws PreconditionError OPENING_PAID where a voucher is the opening balance of a party and something of it is paid. Locks
 * the party before the voucher is locked, as the other commands do.
 */
export async function refusePaidOpening(tx: Tx, businessId: string, voucherId: string): Promise<void> {
  const opening = await tx.voucher.findFirst({
    where: { businessId, id: voucherId, kind: 'OPENING', status: 'POSTED', partyId: { not: null } }, select: { partyType: true, partyId: true },
  });
  if (!opening) return;
  await lockRow(tx, opening.partyType === 'COURIER' ? 'Courier' : 'Supplier', businessId, opening.partyId!);
  if ((await paidOfOpening(tx, businessId, opening.partyId!)) === 0n) return;
  throw new PreconditionError('OPENING_PAID', 'A part of this opening balance is paid: take the payment back first');
}

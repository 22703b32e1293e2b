import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { dhakaDay } from '../../../../schema/rules/format.ts';
import { msg } from '../../../../schema/rules/message.ts';
import { defineCommand } from '../../../commands/command.ts';
import { idOf, money, requiredText, text, version } from '../../../commands/fields.ts';
import type { Tx } from '../../../db/client.ts';
import { LiabilityKind } from '../../../db/generated/client/enums.ts';
import { lockRow } from '../../../db/lock-row.ts';
import { nextNumber } from '../../../db/next-number.ts';
import { mistakeIn, NotFoundError, PreconditionError, ValidationError } from '../../../errors.ts';
import type { AccountCode, OwnAccountCode } from '../chart-of-accounts.ts';
import { postEntries } from '../post-entries.ts';
import { reverseEntries } from '../reverse-entries.ts';
import { amount, dayOf, lockChosenAccount, searchText } from '../save-voucher.ts';
import { liabilityEntry, paymentEntry } from './liability-entries.ts';
import { dueDayOf } from './schedule.ts';

export const liabilityKind = z.enum(LiabilityKind);
const MAX_INSTALLMENTS = 120;

/** The input fields of a liability besides its kind. */
export const liabilityFields = {
  party: requiredText(120).describe('Whom it is owed to.'),
  amount: amount().describe('What is owed.'),
  accountId: idOf('Account').optional()
    .describe('Of a loan the money account that it came to, none for one from before the first day; otherwise the category, the usual one when left out.'),
  day: z.date().optional().describe('The day in Dhaka since which it is owed; today, or as it was, when left out.'),
  firstDue: z.date().describe('The day in Dhaka on which the first part is to be paid.'),
  installments: z.number().int().min(1).max(MAX_INSTALLMENTS).default(1).describe('Equal parts, one a month.').meta({ sample: 1 }),
  note: text(1_000).default('').describe('For the staff.'),
};

/** The first due day as stored. Throws ValidationError when it is before the day of the liability. */
export function refuseEarlyDue(day: string, firstDue: Date): Date {
  if (dhakaDay(firstDue) >= day) return new Date(dhakaDay(firstDue));
  throw mistakeIn('firstDue', msg('It cannot be due before it is owed'));
}

interface Counter {
  kind: LiabilityKind;
  accountId?: string;
  /** The account that a liability has already: it may stay, archived too. */
  keptId?: string | null;
}

/** The account on the other side of a liability's entry. Throws ValidationError at `accountId`. */
export async function counterAccountOf(tx: Tx, businessId: string, { kind, accountId, keptId }: Counter) {
  if (!accountId) {
    const code: AccountCode = kind === 'LOAN' ? 'opening-balance' : kind === 'SALARY' ? 'salaries' : 'other-expense';
    return tx.account.findUniqueOrThrow({ where: { businessId_code: { businessId, code } } });
  }
  const account = await lockChosenAccount(tx, businessId, accountId);
  const fits = kind === 'LOAN' ? account.kind === 'MONEY' : account.kind === 'CATEGORY' && account.type === 'EXPENSE';
  const isGone = account.isArchived && account.id !== keptId;
  if (!fits || isGone) throw new ValidationError('Choose another account', [{ field: 'accountId', message: 'This account cannot stand here' }]);
  return account;
}

/** Enters a liability: a loan that was received, an unpaid salary or bill. */
export const createLiability = defineCommand({
  name: 'accounting.createLiability',
  permission: 'ADMIN',
  input: z.object({
    kind: liabilityKind.describe('What it is.'),
    ...liabilityFields,
  }),
  run: async ({ tx, session, audit }, { kind, party, amount: principalPoisha, accountId, firstDue, installments, note, ...input }) => {
    const { businessId } = session;
    const day = dayOf(input.day);
    const firstDueDay = refuseEarlyDue(day, firstDue);
    const counter = await counterAccountOf(tx, businessId, { kind, accountId });
    const id = uuidv7();
    const number = await nextNumber(tx, businessId, 'liability');
    await tx.liability.create({
      data: {
        businessId, id, number, kind, party, note, principalPoisha, installments, firstDueDay, day: new Date(day), accountId: accountId ?? null,
        dueDay: new Date(dueDayOf({ principalPoisha, paidPoisha: 0n, installments, firstDueDay })),
        createdByName: session.actorName, searchText: searchText(party, note, number),
      },
      select: { id: true },
    });
    await audit({
      entity: ['Liability', id], summary: msg('Entered what is owed to {{party}}', { party }), after: { kind, amount: principalPoisha, installments, day },
    });
    await postEntries(tx, businessId, [
      liabilityEntry({ id, number, kind, party }, { amount: principalPoisha, day, against: counter.code as AccountCode | OwnAccountCode }),
    ]);
    return { id };
  },
});

/** Locks and reads a liability. Throws NotFoundError, ConflictError, PreconditionError WRONG_STATUS for a void one. */
export async function lockLiability(tx: Tx, businessId: string, { id, version: seen }: { id: string; version?: number }) {
  await lockRow(tx, 'Liability', businessId, id, seen);
  const liability = await tx.liability.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } });
  if (liability.status === 'VOID') throw new PreconditionError('WRONG_STATUS', 'It is void');
  return liability;
}

type Held = Awaited<ReturnType<typeof lockLiability>>;

/** Saves the paid amount, and the status and due day that follow from it. */
function savePaid(tx: Tx, liability: Held, change: { paid: bigint; interest: bigint }) {
  const { businessId, id, principalPoisha } = liability;
  const paidPoisha = liability.paidPoisha + change.paid;
  return tx.liability.update({
    where: { businessId_id: { businessId, id } },
    data: {
      paidPoisha, interestPoisha: { increment: change.interest }, version: { increment: 1 },
      status: paidPoisha === principalPoisha ? 'PAID' : 'OPEN', dueDay: new Date(dueDayOf({ ...liability, paidPoisha })),
    },
    select: { id: true },
  });
}

/** Pays a liability in full or in part, with interest if any. */
export const payLiability = defineCommand({
  name: 'accounting.payLiability',
  permission: 'ADMIN',
  input: z.object({
    liabilityId: idOf('Liability'), version: version(),
    amount: amount().describe('Of what is owed.'),
    interest: money().default(0n).describe('Paid beside it.'),
    accountId: idOf('Account').describe('Where the money was.'),
    day: z.date().optional().describe('The day in Dhaka on which the money moved; today when left out.'),
    note: text(300).default('').describe('For the staff.'),
  }),
  run: async ({ tx, session, audit }, { liabilityId: id, version: seen, amount: paid, interest, accountId, note, ...input }) => {
    const { businessId } = session;
    const liability = await lockLiability(tx, businessId, { id, version: seen });
    const left = liability.principalPoisha - liability.paidPoisha;
    if (paid > left) throw mistakeIn('amount', msg('Only {{amount, taka}} is still owed', { amount: Number(left) / 100 }));
    const account = await lockChosenAccount(tx, businessId, accountId);
    if (account.kind !== 'MONEY' || account.isArchived) {
      throw new ValidationError('Choose another account', [{ field: 'accountId', message: 'Choose where the money is' }]);
    }
    const day = dayOf(input.day);
    if (day < dhakaDay(liability.day)) throw mistakeIn('day', msg('It was taken up on {{day, day}}', { day: dhakaDay(liability.day) }));
    const paymentId = uuidv7();
    await tx.liabilityPayment.create({
      data: {
        businessId, id: paymentId, liabilityId: id, day: new Date(day), amountPoisha: paid, interestPoisha: interest, accountId, note,
        createdByName: session.actorName,
      },
      select: { id: true },
    });
    await savePaid(tx, liability, { paid, interest });
    await audit({
      entity: ['Liability', id], summary: msg('Paid {{amount, taka}}', { amount: Number(paid + interest) / 100 }), after: { amount: paid, interest, day },
    });
    await postEntries(tx, businessId, [
      paymentEntry(liability, { causeId: paymentId, amount: paid, interest, day, from: account.code as AccountCode | OwnAccountCode }),
    ]);
    return { id };
  },
});

const reason = requiredText(200).describe('Why.');

/** Voids a payment: its amount is owed again. */
export const voidLiabilityPayment = defineCommand({
  name: 'accounting.voidLiabilityPayment',
  permission: 'ADMIN',
  input: z.object({ paymentId: idOf('LiabilityPayment'), reason }),
  run: async ({ tx, session: { businessId }, audit }, { paymentId, reason: why }) => {
    const where = { businessId_id: { businessId, id: paymentId } };
    const seen = await tx.liabilityPayment.findUnique({ where, select: { liabilityId: true } });
    if (!seen) throw new NotFoundError('Payment');
    const liability = await lockLiability(tx, businessId, { id: seen.liabilityId });
    const payment = await tx.liabilityPayment.findUniqueOrThrow({ where });
    if (payment.voidReason !== null) throw new PreconditionError('WRONG_STATUS', 'This payment is void already');
    await tx.liabilityPayment.update({ where, data: { voidReason: why }, select: { id: true } });
    await savePaid(tx, liability, { paid: -payment.amountPoisha, interest: -payment.interestPoisha });
    await audit({ entity: ['Liability', liability.id], summary: msg('Payment taken back: {{reason}}', { reason: why }) });
    await reverseEntries(tx, businessId, { source: ['Liability', liability.id], causeId: paymentId, reason: why });
    return { id: liability.id };
  },
});

/** Voids a liability. Its payments have to be voided first. */
export const voidLiability = defineCommand({
  name: 'accounting.voidLiability',
  permission: 'ADMIN',
  input: z.object({ liabilityId: idOf('Liability'), version: version(), reason }),
  run: async ({ tx, session: { businessId }, audit }, { liabilityId: id, version: seen, reason: why }) => {
    const { paidPoisha, status } = await lockLiability(tx, businessId, { id, version: seen });
    if (paidPoisha > 0n) throw new PreconditionError('PAID', 'Take its payments back first');
    await tx.liability.update({
      where: { businessId_id: { businessId, id } }, data: { status: 'VOID', voidReason: why, version: { increment: 1 } }, select: { id: true },
    });
    await audit({ entity: ['Liability', id], summary: msg('Void: {{reason}}', { reason: why }), before: { status } });
    await reverseEntries(tx, businessId, { source: ['Liability', id], reason: why });
    return { id };
  },
});

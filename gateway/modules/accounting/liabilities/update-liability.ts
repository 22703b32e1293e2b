import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { dhakaDay } from '../../../../schema/rules/format.ts';
import { msg } from '../../../../schema/rules/message.ts';
import { defineCommand } from '../../../commands/command.ts';
import { idOf, version } from '../../../commands/fields.ts';
import type { Tx } from '../../../db/client.ts';
import { mistakeIn } from '../../../errors.ts';
import type { AccountCode, OwnAccountCode } from '../chart-of-accounts.ts';
import { postEntries } from '../post-entries.ts';
import { reverseEntries } from '../reverse-entries.ts';
import { dayOf, searchText } from '../save-voucher.ts';
import { counterAccountOf, lockLiability, liabilityFields, refuseEarlyDue } from './liability-commands.ts';
import { liabilityEntry } from './liability-entries.ts';
import { dueDayOf } from './schedule.ts';

/**
 * Changes a liability. Note and installments can be changed at any time. Booked values can be changed only while the day
 * is open and the entry is not reconciled: the entry is reversed and booked again. Throws ValidationError for less than is
 * paid, NotFoundError, ConflictError, PreconditionError WRONG_STATUS, BOOKS_CLOSED, RECONCILED or ACCOUNT_ARCHIVED.
 */
export const updateLiability = defineCommand({
  name: 'accounting.updateLiability',
  permission: 'ADMIN',
  input: z.object({ liabilityId: idOf('Liability'), version: version(), ...liabilityFields }),
  run: async ({ tx, session, audit }, { liabilityId: id, version: seen, party, amount: principalPoisha, accountId, firstDue, installments, note, ...input }) => {
    const { businessId } = session;
    const before = await lockLiability(tx, businessId, { id, version: seen });
    const { kind, number, paidPoisha } = before;
    const day = input.day ? dayOf(input.day) : dayText(before.day);
    const firstDueDay = refuseEarlyDue(day, firstDue);
    if (principalPoisha < paidPoisha) throw mistakeIn('amount', msg('{{amount, taka}} is paid already', { amount: Number(paidPoisha) / 100 }));
    await refuseEarlierPayment(tx, businessId, { id, day });
    const counter = await counterAccountOf(tx, businessId, { kind, accountId, keptId: before.accountId });
    const wasBooked = { principalPoisha: before.principalPoisha, day: dayText(before.day), party: before.party, accountId: before.accountId };
    const isBooked = { principalPoisha, day, party, accountId: accountId ?? null };
    await tx.liability.update({
      where: { businessId_id: { businessId, id } },
      data: {
        party, note, principalPoisha, installments, firstDueDay, day: new Date(day), accountId: accountId ?? null,
        dueDay: new Date(dueDayOf({ principalPoisha, paidPoisha, installments, firstDueDay })),
        status: paidPoisha === principalPoisha ? 'PAID' : 'OPEN', searchText: searchText(party, note, number), version: { increment: 1 },
      },
      select: { id: true },
    });
    const shown = { note: before.note, installments: before.installments, firstDue: dayText(before.firstDueDay) };
    await audit({
      entity: ['Liability', id], summary: msg('Changed'), before: { ...wasBooked, ...shown },
      after: { ...isBooked, note, installments, firstDue: dayText(firstDueDay) },
    });
    if (JSON.stringify(Object.values(wasBooked), text) === JSON.stringify(Object.values(isBooked), text)) return { id };
    const { causeId } = await tx.journalEntry.findFirstOrThrow({
      where: { businessId, sourceType: 'Liability', sourceId: id, kind: 'liability', reversal: null }, select: { causeId: true },
    });
    const keepsMoney = before.accountId === isBooked.accountId && before.principalPoisha === principalPoisha;
    await reverseEntries(tx, businessId, { source: ['Liability', id], causeId, reason: 'changed', isChange: true, keepsMoney });
    const entry = liabilityEntry({ id, number, kind, party }, { amount: principalPoisha, day, against: counter.code as AccountCode | OwnAccountCode });
    await postEntries(tx, businessId, [{ ...entry, causeId: uuidv7() }]);
    return { id };
  },
});

const text = (_key: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);

/** 'YYYY-MM-DD' of a date column. */
const dayText = (day: Date) => day.toISOString().slice(0, 10);

/** Throws ValidationError when a payment is before the day. */
async function refuseEarlierPayment(tx: Tx, businessId: string, { id, day }: { id: string; day: string }): Promise<void> {
  const early = await tx.liabilityPayment.findFirst({
    where: { businessId, liabilityId: id, voidReason: null, day: { lt: new Date(day) } }, orderBy: { day: 'asc' }, select: { day: true },
  });
  if (!early) return;
  throw mistakeIn('day', msg('Something was paid for it on {{day, day}}', { day: dhakaDay(early.day) }));
}

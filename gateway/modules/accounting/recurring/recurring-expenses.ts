import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { addDays, dhakaDay } from '../../../../schema/rules/format.ts';
import { msg } from '../../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../../commands/command.ts';
import { execute } from '../../../commands/execute.ts';
import { idOf } from '../../../commands/fields.ts';
import { db } from '../../../db/client.ts';
import { Recurrence } from '../../../db/generated/client/enums.ts';
import { lockRow } from '../../../db/lock-row.ts';
import { DomainError, isOutage, PreconditionError } from '../../../errors.ts';
import type { Log } from '../../../logging/logger.ts';
import { Session } from '../../../session/session.ts';
import { closedThrough } from '../closing.ts';
import { monthsLater } from '../liabilities/schedule.ts';
import type { Party } from '../post-entries.ts';
import { enterVoucher } from '../save-voucher.ts';

export const recurrence = z.enum(Recurrence);

/** The day of the nth repetition, 'YYYY-MM-DD'. Computed from the first day, so that the 31st stays the 31st after a short month. */
const dayOf = (start: Date, every: Recurrence, nth: number): string =>
  (every === 'MONTH' ? monthsLater(start, nth) : addDays(start.toISOString().slice(0, 10), 7 * nth));

/** The first repetition after a day. */
function nextAfter(start: Date, every: Recurrence, day: string): { passed: number; nextDay: Date } {
  let nth = 1;
  while (dayOf(start, every, nth) <= day) nth += 1;
  return { passed: nth - 1, nextDay: new Date(dayOf(start, every, nth)) };
}

interface Repeated {
  voucherId: string;
  /** The day of the expense. */
  startDay: Date;
  every: Recurrence;
  /** Of the repetition that was stopped and begins again. */
  id?: string;
}

/** Makes an expense come again, beginning with the first future day. */
export async function startRepeating(
  { tx, session: { businessId, actorName }, audit }: CommandContext, { voucherId, startDay, every, id = uuidv7() }: Repeated,
): Promise<{ id: string }> {
  const row = { every, startDay, isStopped: false, problem: null, ...nextAfter(startDay, every, dhakaDay(new Date())) };
  await tx.recurringExpense.upsert({
    where: { businessId_id: { businessId, id } }, update: row, create: { businessId, id, voucherId, createdByName: actorName, ...row }, select: { id: true },
  });
  await audit({ entity: ['Voucher', voucherId], summary: every === 'MONTH' ? msg('Repeated every month') : msg('Repeated every week'), after: { every } });
  return { id };
}

/** Repeats an expense every week or month. */
export const repeatExpense = defineCommand({
  name: 'accounting.repeatExpense',
  permission: 'expense',
  input: z.object({ voucherId: idOf('Voucher').describe('The expense.'), every: recurrence.describe('How often.') }),
  run: async (context, { voucherId, every }) => {
    const { tx, session: { businessId } } = context;
    await lockRow(tx, 'Voucher', businessId, voucherId);
    const voucher = await tx.voucher.findUniqueOrThrow({ where: { businessId_id: { businessId, id: voucherId } }, include: { recurring: true } });
    if (voucher.kind !== 'EXPENSE' || voucher.status !== 'POSTED') throw new PreconditionError('WRONG_STATUS', 'Only an expense that stands can be repeated');
    if (voucher.recurring && !voucher.recurring.isStopped) throw new PreconditionError('REPEATS', 'It is repeated already');
    return startRepeating(context, { voucherId, startDay: voucher.day, every, id: voucher.recurring?.id });
  },
});

/** Stops the repetition; expenses entered so far stay. */
export const stopRecurringExpense = defineCommand({
  name: 'accounting.stopRecurringExpense',
  permission: 'expense',
  input: z.object({ recurringId: idOf('RecurringExpense').describe('The repetition.') }),
  run: async ({ tx, session: { businessId }, audit }, { recurringId: id }) => {
    await lockRow(tx, 'RecurringExpense', businessId, id);
    const { voucherId } = await tx.recurringExpense.update({
      where: { businessId_id: { businessId, id } }, data: { isStopped: true }, select: { voucherId: true },
    });
    await audit({ entity: ['Voucher', voucherId], summary: msg('Repeated no more') });
    return { id };
  },
});

/**
 * Enters the next repetition if it is due, with the date of today when its day is closed. Returns whether another one may
 * be due. Run by the system; concurrent runs enter it once.
 */
const enterNext = defineCommand({
  name: 'accounting.enterRecurringExpense',
  permission: 'SUPERADMIN',
  input: z.object({ recurringId: idOf('RecurringExpense') }),
  run: async (context, { recurringId: id }): Promise<boolean> => {
    const { tx, session: { businessId } } = context;
    const where = { businessId_id: { businessId, id } };
    await lockRow(tx, 'RecurringExpense', businessId, id);
    const { voucher, isStopped, nextDay, every, startDay, passed } = await tx.recurringExpense.findUniqueOrThrow({ where, include: { voucher: true } });
    const [day, today] = [nextDay.toISOString().slice(0, 10), dhakaDay(new Date())];
    if (isStopped || day > today) return false;
    const closed = await closedThrough(tx, businessId);
    await tx.recurringExpense.update({
      where, data: { passed: passed + 1, nextDay: new Date(dayOf(startDay, every, passed + 2)), problem: null }, select: { id: true },
    });
    const { accountId, counterId, amountPoisha: amount, party, partyType, partyId, note } = voucher;
    await enterVoucher(context, {
      kind: 'EXPENSE', day: new Date(closed && day <= closed ? today : day), accountId, counterId, amount, party, note,
      ...(partyType && partyId && { concerned: [partyType, partyId] as Party }),
    });
    return true;
  },
});

const refuse = defineCommand({
  name: 'accounting.refuseRecurringExpense',
  permission: 'SUPERADMIN',
  input: z.object({ recurringId: idOf('RecurringExpense'), problem: z.string() }),
  run: async ({ tx, session: { businessId }, audit }, { recurringId: id, problem }) => {
    const { voucherId } = await tx.recurringExpense.update({
      where: { businessId_id: { businessId, id } }, data: { problem, isStopped: true }, select: { voucherId: true },
    });
    await audit({ entity: ['Voucher', voucherId], summary: msg('Repeated no more: {{problem}}', { problem }) });
  },
});

/** Its day was closed between the look at the closing and the entry: the next run books it today. */
const isJustClosed = (error: DomainError) => error instanceof PreconditionError && error.reason === 'BOOKS_CLOSED';

const MAX_AT_ONCE = 200;
/** So many failures are no fault of single expenses. */
const MAX_POSTPONED = 1_000;

/**
 * Enters all due repetitions of every business. A refused one, for example with an archived account, is stopped with the
 * reason. One that fails in any other way, through an outage or a bug, is left for the next run; its error is logged, and
 * thrown after all others were tried.
 */
export async function enterDueExpenses({ log, signal }: { log: Log; signal?: AbortSignal }): Promise<void> {
  const postponed = new Map<string, unknown>();
  for (;;) {
    const due = await db.recurringExpense.findMany({
      where: { isStopped: false, id: { notIn: [...postponed.keys()] }, nextDay: { lte: new Date(dhakaDay(new Date())) } }, orderBy: { nextDay: 'asc' }, take: MAX_AT_ONCE,
      select: { businessId: true, id: true },
    });
    if (due.length === 0) break;
    for (const { businessId, id: recurringId } of due) {
      if (signal?.aborted) return;
      const session = Session.system(businessId);
      try {
        while (await execute(enterNext, session, { recurringId }));
      } catch (error) {
        if (error instanceof DomainError && !isOutage(error) && !isJustClosed(error)) {
          await execute(refuse, session, { recurringId, problem: error.message });
          continue;
        }
        log.error({ err: error, recurringExpense: recurringId }, 'A recurring expense could not be entered');
        postponed.set(recurringId, error);
        if (postponed.size === MAX_POSTPONED) throw error;
      }
    }
  }
  const [error] = postponed.values();
  if (error) throw error;
}

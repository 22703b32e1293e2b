import { dhakaDay } from '../../../../schema/rules/format.ts';
import { msg } from '../../../../schema/rules/message.ts';
import type { CommandContext } from '../../../commands/command.ts';
import { lockRow } from '../../../db/lock-row.ts';
import { mistakeIn } from '../../../errors.ts';

/** How an order is put away. */
export interface PutAway {
  untilDay: string;
  note: string;
  createdByName: string;
}

export const NOT_WAITING = msg('It does not wait for its money any more');

/** Throws ValidationError at `until` for a day that is not to come. */
export function assertToCome(until: string): void {
  if (until <= dhakaDay(new Date())) throw mistakeIn('until', msg('A day to come'));
}

/** Locks an order, and says whether it waits for money of a courier: only then it is put away. */
export async function lockWaiting({ tx, session: { businessId } }: CommandContext, orderId: string): Promise<boolean> {
  await lockRow(tx, 'Order', businessId, orderId);
  const { settlementStatus } = await tx.order.findUniqueOrThrow({ where: { businessId_id: { businessId, id: orderId } }, select: { settlementStatus: true } });
  return settlementStatus === 'UNSETTLED' || settlementStatus === 'PARTIAL';
}

/** How an order is put away; null where it is not. */
export async function putAwayOf({ tx, session: { businessId } }: CommandContext, orderId: string): Promise<PutAway | null> {
  const row = await tx.settlementSnooze.findUnique({ where: { businessId_orderId: { businessId, orderId } } });
  return row && { untilDay: row.untilDay.toISOString().slice(0, 10), note: row.note, createdByName: row.createdByName };
}

/** Puts a locked order away, or shows it again where `how` is null. */
export async function writePutAway({ tx, session: { businessId }, audit }: CommandContext, orderId: string, how: PutAway | null): Promise<void> {
  await tx.settlementSnooze.deleteMany({ where: { businessId, orderId } });
  if (how) await tx.settlementSnooze.create({ data: { businessId, orderId, ...how, untilDay: new Date(how.untilDay) }, select: { orderId: true } });
  await audit({
    entity: ['Order', orderId], summary: how ? msg('Put away until {{day, day}}', { day: how.untilDay }) : msg('Waits for its money again'),
    after: { until: how?.untilDay ?? null, note: how?.note ?? '' },
  });
}

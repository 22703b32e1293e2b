import { z } from 'zod';
import { dhakaDay } from '../../../../schema/rules/format.ts';
import { msg } from '../../../../schema/rules/message.ts';
import { orderReference } from '../../../../schema/rules/order-code.ts';
import { defineCommand, type CommandContext } from '../../../commands/command.ts';
import { day, idOf, text } from '../../../commands/fields.ts';
import { lockRow } from '../../../db/lock-row.ts';
import { mistakeIn, NotFoundError, ValidationError } from '../../../errors.ts';
import { defineBulkKind } from '../../bulk-jobs/bulk-kind.ts';
import { startBulkJob } from '../../bulk-jobs/start-bulk-job.ts';

const MAX_CHOSEN = 1_000;

const putAway = z.object({ untilDay: z.iso.date(), note: z.string() });

/** How an order was put away; null where it was not. */
const kept = z.object({ was: putAway.extend({ createdByName: z.string() }).nullable() });

async function snoozeOf({ tx, session: { businessId } }: CommandContext, orderId: string) {
  const row = await tx.settlementSnooze.findUnique({ where: { businessId_orderId: { businessId, orderId } } });
  return row && { untilDay: row.untilDay.toISOString().slice(0, 10), note: row.note, createdByName: row.createdByName };
}

async function write({ tx, session: { businessId } }: CommandContext, orderId: string, snooze: NonNullable<z.output<typeof kept>['was']>) {
  const data = { ...snooze, untilDay: new Date(snooze.untilDay) };
  await tx.settlementSnooze.upsert({
    where: { businessId_orderId: { businessId, orderId } }, create: { businessId, orderId, ...data }, update: data, select: { orderId: true },
  });
}

/** Puts unsettled orders away until a day; taken back, each is as it was before, unless somebody has changed it since. */
const snoozeKind = defineBulkKind({
  name: 'couriers.snooze',
  permission: 'notification',
  row: putAway.extend({ orderId: z.uuid() }),
  run: async (context, { orderId, untilDay, note }) => {
    const { tx, session: { businessId, actorName }, audit } = context;
    await lockRow(tx, 'Order', businessId, orderId);
    const { settlementStatus } = await tx.order.findUniqueOrThrow({ where: { businessId_id: { businessId, id: orderId } }, select: { settlementStatus: true } });
    if (settlementStatus !== 'UNSETTLED' && settlementStatus !== 'PARTIAL') return { status: 'SKIPPED', message: msg('It does not wait for its money any more') };
    const was = await snoozeOf(context, orderId);
    if (was?.untilDay === untilDay && was.note === note) return { status: 'SKIPPED', message: msg('It is so already') };
    await write(context, orderId, { untilDay, note, createdByName: actorName });
    await audit({ entity: ['Order', orderId], summary: msg('Put away until {{day, day}}', { day: untilDay }), after: { until: untilDay, note } });
    return { status: 'OK', before: { was } };
  },
  undo: async (context, { orderId, untilDay, note }, before) => {
    const { tx, session: { businessId }, audit } = context;
    await lockRow(tx, 'Order', businessId, orderId);
    const now = await snoozeOf(context, orderId);
    if (now?.untilDay !== untilDay || now.note !== note) throw new ValidationError('It was changed since');
    const { was } = kept.parse(before);
    if (was) await write(context, orderId, was);
    else await tx.settlementSnooze.delete({ where: { businessId_orderId: { businessId, orderId } }, select: { orderId: true } });
    await audit({
      entity: ['Order', orderId], after: { until: was?.untilDay ?? null },
      summary: was ? msg('Put away until {{day, day}}', { day: was.untilDay }) : msg('Waits for its money again'),
    });
    return { status: 'OK' };
  },
});

/** Puts many unsettled orders away until a day, in a bulk job. */
export const snoozeOrdersInBulk = defineCommand({
  name: 'couriers.snoozeInBulk',
  permission: 'notification',
  input: z.object({
    orders: z.array(idOf('Order')).min(1).max(MAX_CHOSEN).describe('Unsettled ones.'),
    until: day().describe('The day in Dhaka on which they are seen again, YYYY-MM-DD.').meta({ sample: '2099-12-31' }),
    note: text(300).default('').describe('What is waited for.'),
  }),
  run: async (context, { orders, until, note }) => {
    const { tx, session: { businessId, business } } = context;
    if (until <= dhakaDay(new Date())) throw mistakeIn('until', msg('A day to come'));
    const rows = await tx.order.findMany({ where: { businessId, id: { in: orders } }, select: { id: true, number: true }, orderBy: { number: 'asc' } });
    if (rows.length !== new Set(orders).size) throw new NotFoundError('Order');
    return startBulkJob(context, snoozeKind, {
      title: msg('Put {{count}} orders away', { count: rows.length, defaultValue_one: 'Put {{count}} order away' }),
      rows: rows.map(({ id, number }) => ({ label: orderReference(business?.orderPrefix ?? '', number), input: { orderId: id, untilDay: until, note } })),
    });
  },
});

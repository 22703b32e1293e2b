import { z } from 'zod';
import { msg } from '../../../../schema/rules/message.ts';
import { orderReference } from '../../../../schema/rules/order-code.ts';
import { defineCommand } from '../../../commands/command.ts';
import { day, idOf, text } from '../../../commands/fields.ts';
import { NotFoundError, ValidationError } from '../../../errors.ts';
import { defineBulkKind } from '../../bulk-jobs/bulk-kind.ts';
import { startBulkJob } from '../../bulk-jobs/start-bulk-job.ts';
import { assertToCome, lockWaiting, NOT_WAITING, putAwayOf, writePutAway } from './put-away.ts';

const MAX_CHOSEN = 1_000;

const putAway = z.object({ untilDay: z.iso.date(), note: z.string() });

/** How an order was put away; null where it was not. */
const kept = z.object({ was: putAway.extend({ createdByName: z.string() }).nullable() });

/** Puts unsettled orders away until a day; taken back, each is as it was before, unless somebody has changed it since. */
const snoozeKind = defineBulkKind({
  name: 'couriers.snooze',
  permission: 'notification',
  row: putAway.extend({ orderId: z.uuid() }),
  run: async (context, { orderId, untilDay, note }) => {
    if (!(await lockWaiting(context, orderId))) return { status: 'SKIPPED', message: NOT_WAITING };
    const was = await putAwayOf(context, orderId);
    if (was?.untilDay === untilDay && was.note === note) return { status: 'SKIPPED', message: msg('It is so already') };
    await writePutAway(context, orderId, { untilDay, note, createdByName: context.session.actorName });
    return { status: 'OK', before: { was } };
  },
  undo: async (context, { orderId, untilDay, note }, before) => {
    // Also where it was settled meanwhile: what is taken back is how it was put away.
    await lockWaiting(context, orderId);
    const now = await putAwayOf(context, orderId);
    if (now?.untilDay !== untilDay || now.note !== note) throw new ValidationError('It was changed since');
    await writePutAway(context, orderId, kept.parse(before).was);
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
    assertToCome(until);
    const rows = await tx.order.findMany({ where: { businessId, id: { in: orders } }, select: { id: true, number: true }, orderBy: { number: 'asc' } });
    if (rows.length !== new Set(orders).size) throw new NotFoundError('Order');
    return startBulkJob(context, snoozeKind, {
      title: msg('Put {{count}} orders away', { count: rows.length, defaultValue_one: 'Put {{count}} order away' }),
      rows: rows.map(({ id, number }) => ({ label: orderReference(business?.orderPrefix ?? '', number), input: { orderId: id, untilDay: until, note } })),
    });
  },
});

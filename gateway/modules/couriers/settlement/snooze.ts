import { z } from 'zod';
import { dhakaDay } from '../../../../schema/rules/format.ts';
import { msg } from '../../../../schema/rules/message.ts';
import { defineCommand } from '../../../commands/command.ts';
import { day, idOf, text } from '../../../commands/fields.ts';
import { mistakeIn, NotFoundError } from '../../../errors.ts';

const MAX_ORDERS = 200;

/** Hides unsettled orders from the open list until a day, or shows them again. */
export const snoozeOrders = defineCommand({
  name: 'couriers.snoozeOrders',
  permission: 'notification',
  input: z.object({
    orders: z.array(idOf('Order')).min(1).max(MAX_ORDERS).describe('Unsettled ones.'),
    until: day().optional().describe('The day in Dhaka on which they are seen again, YYYY-MM-DD; left out, at once.').meta({ sample: '2099-12-31' }),
    note: text(300).default('').describe('What is waited for.'),
  }),
  run: async ({ tx, session: { businessId, actorName }, audit }, { orders, until, note }) => {
    const ids = [...new Set(orders)].sort();
    const found = await tx.order.count({ where: { businessId, id: { in: ids } } });
    if (found !== ids.length) throw new NotFoundError('Order');
    if (until !== undefined && until <= dhakaDay(new Date())) {
      throw mistakeIn('until', msg('A day to come'));
    }
    await tx.settlementSnooze.deleteMany({ where: { businessId, orderId: { in: ids } } });
    if (until !== undefined) {
      await tx.settlementSnooze.createMany({ data: ids.map((orderId) => ({ businessId, orderId, untilDay: new Date(until), note, createdByName: actorName })) });
    }
    for (const id of ids) {
      await audit({
        entity: ['Order', id], summary: until === undefined ? msg('Waits for its money again') : msg('Put away until {{day, day}}', { day: until }),
        after: { until: until ?? null, note },
      });
    }
    return { count: ids.length };
  },
});

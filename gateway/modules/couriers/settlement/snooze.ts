import { z } from 'zod';
import { defineCommand } from '../../../commands/command.ts';
import { day, idOf, text } from '../../../commands/fields.ts';
import { PreconditionError } from '../../../errors.ts';
import { assertToCome, lockWaiting, NOT_WAITING, writePutAway } from './put-away.ts';

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
  run: async (context, { orders, until, note }) => {
    if (until !== undefined) assertToCome(until);
    const { actorName } = context.session;
    const ids = [...new Set(orders)].sort();
    for (const id of ids) {
      const isWaiting = await lockWaiting(context, id);
      if (until !== undefined && !isWaiting) throw new PreconditionError('WRONG_STATUS', NOT_WAITING);
      await writePutAway(context, id, until === undefined ? null : { untilDay: until, note, createdByName: actorName });
    }
    return { count: ids.length };
  },
});

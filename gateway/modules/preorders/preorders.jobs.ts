import { z } from 'zod';
import { defineCommand } from '../../commands/command.ts';
import { execute } from '../../commands/execute.ts';
import { idOf } from '../../commands/fields.ts';
import { defineTask } from '../../jobs/task.ts';
import { Session } from '../../session/session.ts';
import { orderSettings } from '../business/order-settings.ts';
import { ALLOCATE_TASK } from '../inventory/wake-preorders.ts';
import { planMessages } from '../order-messages/plan-messages.ts';
import { allocatePreorders } from './allocate-preorders.ts';

/** Tries in a row that confirm nothing, before it is left to the next delivery. */
const MAX_MISSED = 3;

const allocateTask = defineTask({
  name: ALLOCATE_TASK,
  payload: z.object({ businessId: z.uuid() }),
  run: async ({ businessId }) => {
    const session = Session.system(businessId);
    // One transaction takes so many; the next one sees what is left for the others. That is so too where it confirms nothing, because
    // the goods of those that it chose went elsewhere meanwhile: there may be goods for those behind them.
    let missed = 0;
    while (missed < MAX_MISSED) {
      const { confirmed, chosen } = await execute(allocatePreorders, session, {});
      if (chosen === 0) return;
      missed = confirmed > 0 ? 0 : missed + 1;
    }
  },
});

/** Tells the customers of orders whose goods have come; jobs of releases that told them after the confirmation. */
const tellArrived = defineCommand({
  name: 'preorders.tellArrived',
  permission: 'SUPERADMIN',
  input: z.object({ orders: z.array(idOf('Order')).min(1) }),
  run: async (context, { orders }) => {
    const { toldEvents } = await orderSettings(context.tx, context.session.businessId);
    await planMessages(context, orders.map((orderId) => ({ orderId, events: ['PREORDER_READY'] })), toldEvents);
  },
});

const tellTask = defineTask({
  name: 'preorders.tell',
  payload: z.object({ businessId: z.uuid(), orders: z.array(z.uuid()) }),
  run: ({ businessId, orders }) => execute(tellArrived, Session.system(businessId), { orders }),
});

export const preorderJobs = { tasks: [allocateTask, tellTask] };

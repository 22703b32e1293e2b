import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand, defineQuery } from '../../commands/command.ts';
import { idOf, text, version } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import { ConflictError } from '../../errors.ts';
import { startBulkJob } from '../bulk-jobs/start-bulk-job.ts';
import { textKind, textRows } from '../orders/text-orders.ts';

export const NOTIFY_TASK = 'preorders.tell';

/** SMS template for customers whose preordered goods have arrived; empty for none. */
export const arrivalText = defineQuery({
  name: 'preorders.arrivalText',
  permission: 'preorders',
  input: z.object({}),
  run: async ({ session: { businessId } }) =>
    await db.preorderSetting.findUnique({ where: { businessId } }) ?? { businessId, arrivalText: '', version: 1 },
});

/** Saves the SMS template for arrived preorders. Throws ConflictError. */
export const setArrivalText = defineCommand({
  name: 'preorders.setArrivalText',
  permission: 'preorders',
  input: z.object({
    version: version(),
    text: text(700).describe('With {name}, {order}, {total}, {advance}, {due}, {tracking}, {courier} and {shop}; empty for no message.'),
  }),
  run: async ({ tx, session, audit }, { version: read, text: arrival }) => {
    const { businessId } = session;
    // Messages are paid from the SMS balance.
    session.assertCan('order');
    await tx.preorderSetting.createMany({ data: [{ businessId }], skipDuplicates: true });
    const { count } = await tx.preorderSetting.updateMany({
      where: { businessId, version: read }, data: { arrivalText: arrival, version: { increment: 1 } },
    });
    if (count === 0) throw new ConflictError('Message was changed by someone else, please reload');
    await audit({
      entity: ['Business', businessId],
      summary: arrival === '' ? msg('Customers are not told any more when their preorder has come') : msg('Chose what customers are told when their preorder has come'),
      after: { arrivalText: arrival },
    });
    return { businessId, arrivalText: arrival, version: read + 1 };
  },
});

/**
 * Starts a bulk job of the system that sends the arrival SMS to the customers of these orders; does nothing without a
 * template.
 */
export const notifyArrivals = defineCommand({
  name: 'preorders.tellArrived',
  permission: 'SUPERADMIN',
  input: z.object({ orders: z.array(idOf('Order')).min(1) }),
  run: async (context, { orders }) => {
    const { tx, session: { businessId } } = context;
    const setting = await tx.preorderSetting.findUnique({ where: { businessId } });
    if (!setting?.arrivalText) return null;
    const rows = await tx.order.findMany({ where: { businessId, id: { in: orders } }, select: { id: true, number: true }, orderBy: { number: 'asc' } });
    return startBulkJob(context, textKind, {
      title: msg('Preorder has come: SMS for {{count}} orders', {
        count: rows.length, defaultValue_one: 'Preorder has come: SMS for {{count}} order',
      }),
      rows: textRows(rows.map(({ id, number }) => ({ id, code: String(number) })), setting.arrivalText),
    });
  },
});

import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { defineCommand } from '../../commands/command.ts';
import { requiredText } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';
import { DomainError } from '../../errors.ts';
import type { Session } from '../../session/session.ts';
import { msg } from '../../../schema/rules/message.ts';
import { orderSmsText } from '../../../schema/rules/order-sms.ts';
import { defineBulkKind, type EndedRow } from '../bulk-jobs/bulk-kind.ts';
import { startBulkJob } from '../bulk-jobs/start-bulk-job.ts';
import { sendSingleSms } from '../messaging/send-single-sms.ts';
import { orderWords, type OrderWords } from '../order-messages/order-words.ts';
import { selectedOrders, selection, type SelectedOrder } from './order-selection.ts';

const row = z.object({
  id: z.uuid(), text: z.string(), key: z.uuid(),
  /** Sent only if the order is confirmed by now. */
  ifConfirmed: z.boolean().optional(),
});
type Row = z.output<typeof row>;

/**
 * Sends one SMS for each order, with its own values filled in. The cost of a row is held before the SMS gateway is
 * called and returned when it refuses; a row that runs twice finds its message by its key and sends nothing more.
 */
export const textKind = defineBulkKind({
  name: 'orders.text',
  permission: 'order',
  row,
  outside: async (session, rows) => {
    const words = await orderWords(db, session.businessId, rows.map(({ id }) => id));
    const ended: EndedRow[] = [];
    for (const one of rows) ended.push(await send(session, one, words.get(one.id)));
    return ended;
  },
});

const UNCONFIRMED: ReadonlySet<OrderStatus> = new Set(['PENDING', 'PREORDER', 'HOLD', 'CANCELLED']);

async function send(session: Session, { text, key, ifConfirmed }: Row, words: OrderWords | undefined): Promise<EndedRow> {
  if (!words) return { status: 'SKIPPED', message: msg('The order is gone') };
  if (ifConfirmed && UNCONFIRMED.has(words.status)) return { status: 'FAILED', message: msg('It is not confirmed') };
  try {
    await sendSingleSms(session, { mobileNumber: words.phone, message: orderSmsText(text, words) }, { idempotencyKey: `order-text:${key}` });
    return { status: 'OK' };
  } catch (error) {
    if (error instanceof DomainError) return { status: 'FAILED', message: error.text };
    throw error;
  }
}

/** Rows of a bulk job that sends an SMS for each of these orders, once even if a row runs twice. */
export const textRows = (orders: readonly Pick<SelectedOrder, 'id' | 'code'>[], text: string, { ifConfirmed }: Pick<Row, 'ifConfirmed'> = {}) =>
  orders.map(({ id, code }) => ({ label: code, input: { id, text, key: uuidv7(), ...(ifConfirmed && { ifConfirmed }) } satisfies Row }));

export const textTitle = ({ length: count }: readonly unknown[]) => msg('SMS for {{count}} orders', { count, defaultValue_one: 'SMS for {{count}} order' });

/** Sends an SMS to the customers of many orders, in a bulk job. */
export const textOrdersInBulk = defineCommand({
  name: 'orders.textInBulk',
  permission: 'order',
  input: z.object({
    ...selection,
    text: requiredText(700).describe('The message; {name}, {order}, {total}, {advance}, {due}, {tracking}, {link}, {courier} and {shop} stand for what each order says.'),
  }),
  run: async (context, { text, ...chosen }) => {
    const orders = await selectedOrders(context, chosen);
    return startBulkJob(context, textKind, { title: textTitle(orders), rows: textRows(orders, text) });
  },
});

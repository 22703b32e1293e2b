import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { execute } from '../../commands/execute.ts';
import { idOf, requiredText } from '../../commands/fields.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';
import { isRefusal, NotFoundError, PreconditionError } from '../../errors.ts';
import type { Session } from '../../session/session.ts';
import { msg } from '../../../schema/rules/message.ts';
import { ORDER_SMS_WORDS, orderText, wordList } from '../../../schema/rules/order-words.ts';
import { defineBulkKind, type EndedRow } from '../bulk-jobs/bulk-kind.ts';
import { isTriedAgain, type FailedRows } from '../bulk-jobs/failed-rows.ts';
import { startBulkJob } from '../bulk-jobs/start-bulk-job.ts';
import { configuredGateway } from '../messaging/configured-gateway.ts';
import { handOverSms } from '../messaging/hand-over-sms.ts';
import { holdSendable } from '../messaging/queue-sms.ts';
import { smsAnswerOf } from '../messaging/send-single-sms.ts';
import { orderWords } from '../order-messages/order-words.ts';
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
  retried: renewKeys,
  outside: async (session, rows) => {
    const ended: EndedRow[] = [];
    for (const one of rows) ended.push(await send(session, one));
    return ended;
  },
});

const UNCONFIRMED: ReadonlySet<OrderStatus> = new Set(['PENDING', 'PREORDER', 'HOLD', 'CANCELLED']);

/** What the order says is filled in behind the key: it may say something else when the row runs again. */
const holdOrderText = defineCommand({
  name: 'orders.text',
  permission: 'order',
  input: z.object({ orderId: idOf('Order'), text: z.string(), ifConfirmed: z.boolean().optional() }),
  run: async (context, { orderId, text, ifConfirmed }) => {
    const words = (await orderWords(context.tx, context.session.businessId, [orderId])).get(orderId);
    if (!words) throw new NotFoundError('Order');
    if (ifConfirmed && UNCONFIRMED.has(words.status)) throw new PreconditionError('NOT_CONFIRMED', 'It is not confirmed');
    return holdSendable(context, { mobileNumber: words.phone, message: orderText(text, words) });
  },
});

const receiptKey = (key: string) => `order-text:${key}`;

async function send(session: Session, { id: orderId, key, ...how }: Row): Promise<EndedRow> {
  try {
    const { id } = await execute(holdOrderText, session, { orderId, ...how }, { idempotencyKey: receiptKey(key) });
    smsAnswerOf(await handOverSms(session, id, configuredGateway()));
    return { status: 'OK' };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { status: 'FAILED', message: error.text };
  }
}

/** Of failed rows whose price was paid back: a message that was settled is never handed over, so another takes its place. */
async function renewKeys({ tx, session: { businessId } }: CommandContext, failed: FailedRows): Promise<void> {
  await tx.$executeRaw`
    UPDATE "BulkJobRow" r SET "input" = r."input" || jsonb_build_object('key', gen_random_uuid())
    FROM "CommandReceipt" c JOIN "SmsMessage" s ON s."businessId" = ${businessId}::uuid AND s."id" = (c."response"->'json'->>'id')::uuid
    WHERE ${isTriedAgain(businessId, failed)}
      AND c."scope" = ${businessId} AND c."command" = ${holdOrderText.name} AND c."key" = ${receiptKey('')} || (r."input"->>'key')
      AND s."status" = 'REFUNDED'`;
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
    text: requiredText(700).describe(`The message; ${wordList(ORDER_SMS_WORDS)} stand for what each order says.`),
  }),
  run: async (context, { text, ...chosen }) => {
    const orders = await selectedOrders(context, chosen);
    return startBulkJob(context, textKind, { title: textTitle(orders), rows: textRows(orders, text) });
  },
});

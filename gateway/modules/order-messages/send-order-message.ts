import { z } from 'zod';
import { MESSAGE_EVENT_NAMES } from '../../../schema/rules/message-events.ts';
import { msg, wireMessage, type Message } from '../../../schema/rules/message.ts';
import { orderText } from '../../../schema/rules/order-words.ts';
import { smsAnswer } from '../../../schema/rules/sms-answers.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { execute } from '../../commands/execute.ts';
import { idOf } from '../../commands/fields.ts';
import { MessageEvent, type OrderMessageStatus } from '../../db/generated/client/enums.ts';
import { PreconditionError } from '../../errors.ts';
import { Session } from '../../session/session.ts';
import { configuredGateway } from '../messaging/configured-gateway.ts';
import type { SmsGateway } from '../messaging/gateways/sms-gateway.ts';
import { handOverSms } from '../messaging/hand-over-sms.ts';
import { holdSms } from '../messaging/hold-sms.ts';
import { orderWords } from './order-words.ts';
import { sendJob } from './plan-messages.ts';
import { QUIET_DEFAULTS } from './quiet-hours.ts';
import { quietUntil } from './quiet-time.ts';
import { whyNone, whyNot } from './why-not.ts';

const target = { orderId: idOf('Order'), event: z.enum(MessageEvent) };
type Target = { orderId: string; event: MessageEvent };

const keyOf = (businessId: string, { orderId, event }: Target) => ({ businessId_orderId_event: { businessId, orderId, event } });

/**
 * Locks the message and says where it stands; undefined without one. Whether its time has come is asked of the database,
 * whose clock planned it and its job: one that is a little ahead of this process would have it dropped.
 */
async function lockMessage({ tx, session: { businessId } }: CommandContext, { orderId, event }: Target) {
  const rows = await tx.$queryRaw<{ status: OrderMessageStatus; smsId: string | null; isEarly: boolean }[]>`
    SELECT "status", "smsId", "sendAt" > now() AS "isEarly" FROM "OrderMessage"
    WHERE "businessId" = ${businessId}::uuid AND "orderId" = ${orderId}::uuid AND "event" = ${event}::"MessageEvent" FOR NO KEY UPDATE`;
  return rows[0];
}

/** Marks a message as not sent and says why on the timeline of its order. */
async function skip({ tx, session: { businessId }, audit }: CommandContext, message: Target, reason: Message): Promise<void> {
  await tx.orderMessage.update({
    where: keyOf(businessId, message),
    data: { status: 'SKIPPED', reason: wireMessage(reason) as object, updatedAt: new Date() }, select: { orderId: true },
  });
  await audit({
    entity: ['Order', message.orderId],
    summary: msg('No SMS "{{event}}": {{reason}}', { event: MESSAGE_EVENT_NAMES[message.event], reason }), after: { sms: 'SKIPPED' },
  });
}

/**
 * Pays a planned message from the balance and writes its row of the SMS log, or skips it with the reason, or waits for the
 * end of the quiet hours. Returns the id of the SMS to hand over; null when there is none. Run again it returns the same
 * SMS. Throws PreconditionError SMS_BALANCE_TOO_LOW.
 */
export const payOrderMessage = defineCommand({
  name: 'orderMessages.pay',
  permission: 'SUPERADMIN',
  input: z.object(target),
  run: async (context, message): Promise<string | null> => {
    const { tx, session: { businessId }, enqueue, audit } = context;
    const planned = await lockMessage(context, message);
    if (planned?.status === 'SENT') return planned.smsId;
    if (planned?.status !== 'WAITING' || planned.isEarly) return null;
    const now = new Date();
    const quiet = quietUntil(now, await tx.quietHours.findUnique({ where: { businessId } }) ?? QUIET_DEFAULTS);
    if (quiet) {
      await tx.orderMessage.update({ where: keyOf(businessId, message), data: { sendAt: quiet, updatedAt: now }, select: { orderId: true } });
      await enqueue(...sendJob(businessId, message, quiet));
      return null;
    }
    const rule = await tx.autoMessage.findUnique({
      where: { businessId_event: { businessId, event: message.event } }, include: { template: true },
    });
    const order = (await orderWords(tx, businessId, [message.orderId])).get(message.orderId)!;
    const reason = await whyNone(tx, businessId) ?? whyNot(rule, order);
    if (reason) {
      await skip(context, message, reason);
      return null;
    }
    const { id } = await holdSms(context, { mobileNumber: order.phone, message: orderText(rule!.template.text, order) });
    await tx.orderMessage.update({ where: keyOf(businessId, message), data: { status: 'SENT', smsId: id, updatedAt: now }, select: { orderId: true } });
    await audit({
      entity: ['Order', message.orderId], summary: msg('SMS "{{event}}" to {{phone}}', { event: MESSAGE_EVENT_NAMES[message.event], phone: order.phone }), after: { sms: 'SENT' },
    });
    return id;
  },
});

/** Says on the order that a message was not sent: for want of balance, or because the SMS gateway refused it. */
const skipOrderMessage = defineCommand({
  name: 'orderMessages.skip',
  permission: 'SUPERADMIN',
  input: z.object({ ...target, reason: z.custom<Message>() }),
  run: async (context, { reason, ...message }) => {
    const planned = await lockMessage(context, message);
    if (!planned || planned.status === 'SKIPPED') return null;
    return skip(context, message, reason);
  },
});

/** Says on the order that a message did not arrive after all, as a person or the gateway has found; not where the order was planned anew since. */
export const skipUnsentMessage = defineCommand({
  name: 'orderMessages.skipUnsent',
  permission: 'SUPERADMIN',
  input: z.object({ smsId: idOf('SmsMessage'), isReported: z.boolean().default(false).describe('The gateway has said so, not a person.') }),
  run: async (context, { smsId, isReported }): Promise<void> => {
    const { tx, session: { businessId } } = context;
    // Both rows were written in one transaction: its time is in an index, the SMS of a message is not.
    const [message] = await tx.$queryRaw<Target[]>`
      SELECT m."orderId", m."event" FROM "SmsMessage" s JOIN "OrderMessage" m ON m."businessId" = s."businessId" AND m."status" = 'SENT'
        AND m."updatedAt" BETWEEN s."createdAt" - interval '1 hour' AND s."createdAt" + interval '1 hour' AND m."smsId" = s."id"
      WHERE s."businessId" = ${businessId}::uuid AND s."id" = ${smsId}::uuid FOR NO KEY UPDATE OF m`;
    if (message) await skip(context, message, isReported ? msg('it did not reach the phone') : msg('somebody has found that it was not sent'));
  },
});

/**
 * Sends one planned message, if it is still due: pays it, hands it to the SMS gateway outside any transaction and settles
 * it. Safe to repeat at any point: it is paid once and handed over at most once, and what is refused is paid back.
 */
export async function sendOrderMessage(businessId: string, message: Target, gateway: SmsGateway = configuredGateway()): Promise<void> {
  const session = Session.system(businessId);
  const skipped = (reason: Message) => execute(skipOrderMessage, session, { ...message, reason });
  let smsId: string | null;
  try {
    smsId = await execute(payOrderMessage, session, message);
  } catch (error) {
    if (!(error instanceof PreconditionError) || error.reason !== 'SMS_BALANCE_TOO_LOW') throw error;
    await skipped(LOW_BALANCE);
    return;
  }
  if (!smsId) return;
  const { status, providerMessage } = await handOverSms(session, smsId, gateway);
  if (status === 'REFUNDED') await skipped(msg('the SMS gateway refused it: {{reason}}', { reason: smsAnswer(providerMessage ?? '') }));
}

/** Why a message was not sent that the balance did not pay for. */
export const LOW_BALANCE = msg('the SMS balance is too low');

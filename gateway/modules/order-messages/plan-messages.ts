import type { CommandContext } from '../../commands/command.ts';
import type { MessageEvent } from '../../db/generated/client/enums.ts';
import { toJson } from '../../db/json-rows.ts';
import { KEPT } from '../../db/kept-statements.ts';

export const SEND_TASK = 'order-messages.send';

export interface ToldOrder {
  orderId: string;
  /** What happened to it, the event to tell first. */
  events: readonly MessageEvent[];
}

/** The job that sends one message; planned again it takes the place of the earlier one. */
export const sendJob = (businessId: string, { orderId, event }: { orderId: string; event: MessageEvent }, runAt: Date) =>
  [SEND_TASK, { businessId, orderId, event }, { jobKey: `${SEND_TASK}:${orderId}:${event}`, runAt }] as const;

/**
 * Plans the messages of what has just happened to these orders, in the transaction in which it happened; nothing for
 * events that are off. `toldEvents` are those of the business, as `orderSettings` reads them. An order has one message per
 * event: one that was sent stays so, one that was skipped gets another chance.
 */
export async function planMessages(context: CommandContext, told: readonly ToldOrder[], toldEvents: readonly MessageEvent[]): Promise<void> {
  const { tx, session: { businessId }, enqueue } = context;
  const wanted = told.flatMap(({ orderId, events }) => {
    const event = events.find((one) => toldEvents.includes(one));
    return event ? [{ orderId, event }] : [];
  });
  if (wanted.length === 0) return;
  const planned = await tx.$queryRaw<{ orderId: string; event: MessageEvent; sendAt: Date }[]>`${KEPT}
    INSERT INTO "OrderMessage" ("businessId", "orderId", "event", "sendAt")
    SELECT a."businessId", w."orderId", a."event", now() + make_interval(mins => a."delayMinutes")
    FROM json_to_recordset(${toJson(wanted)}::json) AS w ("orderId" uuid, "event" "MessageEvent")
    JOIN "AutoMessage" a ON a."businessId" = ${businessId}::uuid AND a."event" = w."event" AND a."isOn"
    ORDER BY w."orderId"
    ON CONFLICT ("businessId", "orderId", "event") DO UPDATE
      SET "status" = 'WAITING', "sendAt" = excluded."sendAt", "reason" = NULL, "smsId" = NULL, "updatedAt" = now()
      WHERE "OrderMessage"."status" <> 'SENT'
    RETURNING "orderId", "event", "sendAt"`;
  for (const { sendAt, ...message } of planned) await enqueue(...sendJob(businessId, message, sendAt));
}

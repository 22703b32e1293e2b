import { z } from 'zod';
import { defineQuery } from '../../commands/command.ts';
import { db } from '../../db/client.ts';
import type { MessageEvent } from '../../db/generated/client/enums.ts';
import { autoMessages, chosenOrders, messageEvent, type AutoMessageSetting } from './auto-messages.ts';
import { figuresSince, ordersByEvent, ordersUnder } from './event-orders.ts';
import { LOW_BALANCE } from './send-order-message.ts';

/** What became of the messages of an event in the last 30 days. */
interface Outcome {
  /** Messages that were sent. */
  sent: number;
  /** SMS that they took from the balance. */
  spent: number;
  skipped: number;
  /** Of those, how many the balance did not pay for. */
  unpaid: number;
}

export interface MessageFigures extends Outcome {
  /** Orders that the event happened to and that the filters let through. */
  orders: number;
}

const NONE: Outcome = { sent: 0, spent: 0, skipped: 0, unpaid: 0 };

async function outcomes(businessId: string, since: Date): Promise<Map<MessageEvent, Outcome>> {
  const rows = await db.$queryRaw<(Outcome & { event: MessageEvent })[]>`
    SELECT m."event"::text AS "event", (count(*) FILTER (WHERE m."status" = 'SENT'))::int AS "sent",
      coalesce(sum(s."cost") FILTER (WHERE m."status" = 'SENT'), 0)::int AS "spent",
      (count(*) FILTER (WHERE m."status" = 'SKIPPED'))::int AS "skipped",
      (count(*) FILTER (WHERE m."reason"->>'messageKey' = ${LOW_BALANCE}))::int AS "unpaid"
    FROM "OrderMessage" m LEFT JOIN "SmsMessage" s ON s."businessId" = m."businessId" AND s."id" = m."smsId"
    WHERE m."businessId" = ${businessId}::uuid AND m."status" IN ('SENT', 'SKIPPED') AND m."updatedAt" >= ${since}
    GROUP BY 1`;
  return new Map(rows.map(({ event, ...outcome }) => [event, outcome]));
}

/** What customers are told of each event, with the figures of its last 30 days. */
export const autoMessagesWithFigures = defineQuery({
  name: 'orderMessages.figures',
  permission: 'ADMIN',
  input: z.object({}),
  run: async (context): Promise<(AutoMessageSetting & { figures: MessageFigures })[]> => {
    const { businessId } = context.session;
    const since = figuresSince();
    const [settings, orders, became] = await Promise.all([autoMessages.run(context, {}), ordersByEvent(businessId, since), outcomes(businessId, since)]);
    return settings.map((setting) => {
      const { event } = setting;
      return { ...setting, figures: { orders: orders.get(event) ?? 0, ...(became.get(event) ?? NONE) } };
    });
  },
});

/** How many orders of the last 30 days a filter lets through that is not saved yet. */
export const filteredOrders = defineQuery({
  name: 'orderMessages.filteredOrders',
  permission: 'ADMIN',
  input: z.object({ event: messageEvent.describe('What happened to them.'), ...chosenOrders }),
  run: ({ session: { businessId } }, { event, minimum, ...filter }) => ordersUnder(businessId, event, { ...filter, minimumPoisha: minimum }),
});

/** Of those that were not sent, how many are shown. */
const MAX_UNSENT = 100;

/** Messages of the last 30 days that were not sent, of one event or of all, the newest first. */
export const unsentMessages = defineQuery({
  name: 'orderMessages.unsent',
  permission: 'ADMIN',
  input: z.object({ event: messageEvent.optional() }),
  run: ({ session: { businessId } }, { event }) => db.orderMessage.findMany({
    where: { businessId, event, status: 'SKIPPED', updatedAt: { gte: figuresSince() } },
    orderBy: [{ updatedAt: 'desc' }, { orderId: 'desc' }], take: MAX_UNSENT,
    select: { orderId: true, event: true, reason: true, updatedAt: true, order: { select: { number: true, customerName: true } } },
  }),
});

import { z } from 'zod';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import type { InboxStatus, WebhookInbox } from '../../db/generated/client/client.ts';
import { applyShopFact, type Applied } from './apply-shop-order.ts';
import { classifyDelivery, type WooDelivery } from './woocommerce/delivery.ts';

interface Outcome {
  status: InboxStatus;
  /** Why the delivery had no effect. */
  error: string | null;
}

type Delivery = Pick<WebhookInbox, 'id' | 'siteId' | 'topic' | 'body' | 'receivedAt'>;

const PROCESSED: Outcome = { status: 'PROCESSED', error: null };

/**
 * Parses and applies one stored delivery. Running it again, or twice at once, changes nothing. Called only by
 * `processInbox`.
 */
export const processDelivery = defineCommand({
  name: 'web-orders.processDelivery',
  permission: 'SUPERADMIN',
  input: z.object({ inboxId: idOf('FailedDelivery') }),
  run: async (context, { inboxId }): Promise<Outcome | null> => {
    const delivery = await claim(context, inboxId);
    if (!delivery) return null;
    const { topic, body } = delivery;
    const outcome: Outcome = body
      ? await handle(context, delivery, classifyDelivery(topic, body))
      : { status: 'IGNORED', error: 'Its content is no longer kept' };
    await close(context, inboxId, outcome);
    return outcome;
  },
});

/** Locked until the transaction ends; null when the delivery was processed before. */
async function claim({ tx, session }: CommandContext, id: string): Promise<Delivery | null> {
  const rows = await tx.$queryRaw<Delivery[]>`
    SELECT "id", "siteId", "topic", "body", "receivedAt" FROM "WebhookInbox"
    WHERE "businessId" = ${session.businessId}::uuid AND "id" = ${id}::uuid AND "status" = 'RECEIVED' FOR UPDATE`;
  return rows[0] ?? null;
}

async function handle(
  context: CommandContext, { siteId, receivedAt: heardAt }: Delivery, delivery: WooDelivery,
): Promise<Outcome> {
  switch (delivery.kind) {
    case 'ignored':
      return { status: 'IGNORED', error: delivery.reason };
    case 'malformed':
      return { status: 'UNREADABLE', error: delivery.reason };
    case 'order-deleted': {
      const { wooOrderId } = delivery;
      return result(
        await applyShopFact(context, { siteId, wooOrderId, order: null, move: 'binned', heardAt }),
      );
    }
    case 'order':
    case 'order-restored': {
      const { order } = delivery;
      const restored = delivery.kind === 'order-restored' && order.status !== 'trash';
      const move = restored ? 'restored' : undefined;
      return result(
        await applyShopFact(context, { siteId, wooOrderId: order.wooOrderId, order, move, heardAt }),
      );
    }
  }
}

const result = (applied: Applied): Outcome =>
  applied === 'unknown-order' ? { status: 'IGNORED', error: 'The order never came here' } : PROCESSED;

async function close({ tx, session: { businessId } }: CommandContext, id: string, outcome: Outcome) {
  await tx.webhookInbox.update({
    where: { businessId_id: { businessId, id } },
    data: { ...outcome, processedAt: new Date() },
    select: { id: true },
  });
}

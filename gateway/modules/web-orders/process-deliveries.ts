import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import type { InboxStatus, WebhookInbox } from '../../db/generated/client/client.ts';
import { toJson } from '../../db/json-rows.ts';
import { applyShopFacts, type Applied } from './apply-shop-order.ts';
import type { ShopFact } from './fold-facts.ts';
import { classifyDelivery, type WooDelivery } from './woocommerce/delivery.ts';

interface Outcome {
  status: InboxStatus;
  /** Why the delivery had no effect. */
  error: string | null;
}

type Delivery = Pick<WebhookInbox, 'id' | 'topic' | 'body' | 'receivedAt'>;

/** A delivery without a fact of an order has its outcome at once. */
type Read = { id: string } & ({ fact: ShopFact } | { fact: null; outcome: Outcome });

const PROCESSED: Outcome = { status: 'PROCESSED', error: null };
const NOT_KEPT: Outcome = { status: 'IGNORED', error: msg('Its content is no longer kept') };
const UNKNOWN: Outcome = { status: 'IGNORED', error: msg('The order never came here') };

/**
 * Parses and applies stored deliveries of one site: all, or none where it throws. Running it again, or twice at once,
 * changes nothing. Called only by `processInbox`.
 */
export const processDeliveries = defineCommand({
  name: 'web-orders.processDeliveries',
  permission: 'SUPERADMIN',
  input: z.object({ siteId: idOf('WebSite'), inboxIds: z.array(idOf('FailedDelivery')) }),
  run: async (context, { siteId, inboxIds }) => {
    const deliveries = (await claim(context, siteId, inboxIds)).map(read);
    const applied = await applyShopFacts(context, siteId, deliveries.flatMap(({ fact }) => fact ?? []));
    await close(context, deliveries.map((delivery) => ({ id: delivery.id, ...outcomeOf(delivery, applied) })));
    return { processed: deliveries.length };
  },
});

/** Locked until the transaction ends; those that were processed before are left out. */
function claim({ tx, session }: CommandContext, siteId: string, ids: string[]): Promise<Delivery[]> {
  return tx.$queryRaw<Delivery[]>`
    SELECT "id", "topic", "body", "receivedAt" FROM "WebhookInbox"
    WHERE "businessId" = ${session.businessId}::uuid AND "siteId" = ${siteId}::uuid AND "id" = ANY(${ids}::uuid[])
      AND "status" = 'RECEIVED' ORDER BY "id" FOR UPDATE`;
}

function read({ id, topic, body, receivedAt: heardAt }: Delivery): Read {
  if (!body) return { id, fact: null, outcome: NOT_KEPT };
  const delivery = classifyDelivery(topic, body);
  switch (delivery.kind) {
    case 'ignored':
      return { id, fact: null, outcome: { status: 'IGNORED', error: delivery.reason } };
    case 'malformed':
      return { id, fact: null, outcome: { status: 'UNREADABLE', error: delivery.reason } };
    case 'order-deleted':
      return { id, fact: { wooOrderId: delivery.wooOrderId, order: null, move: 'binned', heardAt } };
    case 'order':
    case 'order-restored':
      return { id, fact: { wooOrderId: delivery.order.wooOrderId, order: delivery.order, move: moveOf(delivery), heardAt } };
  }
}

const moveOf = ({ kind, order }: Extract<WooDelivery, { order: unknown }>) =>
  (kind === 'order-restored' && order.status !== 'trash' ? 'restored' as const : undefined);

function outcomeOf(delivery: Read, applied: ReadonlyMap<number, Applied>): Outcome {
  if (!delivery.fact) return delivery.outcome;
  return applied.get(delivery.fact.wooOrderId) === 'unknown-order' ? UNKNOWN : PROCESSED;
}

async function close({ tx, session: { businessId } }: CommandContext, outcomes: ({ id: string } & Outcome)[]): Promise<void> {
  // The attempt that was counted before did not fail.
  await tx.$executeRaw`
    UPDATE "WebhookInbox" i SET "status" = o."status"::"InboxStatus", "error" = o."error", "processedAt" = now(),
      "attempts" = greatest(0, i."attempts" - 1)
    FROM json_to_recordset(${toJson(outcomes)}::json) AS o ("id" uuid, "status" text, "error" text)
    WHERE i."businessId" = ${businessId}::uuid AND i."id" = o."id"`;
}

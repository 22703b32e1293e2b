import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { db } from '../../db/client.ts';
import { POLLED_TOPIC } from './woocommerce/delivery.ts';
import type { UnreadableWooOrder } from './woocommerce/order-snapshot.ts';

/** Larger content cannot be a valid order. */
const MAX_BYTES = 5 * 1024 * 1024;

/**
 * Stores an order that a poll could not parse among the failed deliveries, with the reason; a person replays it once
 * the shop or Karbar is corrected. The same order in the same state is stored once.
 */
export async function keepUnreadable(businessId: string, siteId: string, order: UnreadableWooOrder): Promise<void> {
  const body = Buffer.from(JSON.stringify(order.raw) ?? 'null');
  if (body.length > MAX_BYTES) return;
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const deliveryId = `poll:${order.wooOrderId ?? ''}`;
  await db.$executeRaw`
    INSERT INTO "WebhookInbox" ("businessId", "id", "siteId", "topic", "deliveryId", "bodyHash", "body", "status",
      "error", "processedAt")
    VALUES (${businessId}::uuid, ${uuidv7()}::uuid, ${siteId}::uuid, ${POLLED_TOPIC}, ${deliveryId}, ${bodyHash},
      ${body}, 'UNREADABLE', ${order.reason}, now())
    ON CONFLICT DO NOTHING`;
}

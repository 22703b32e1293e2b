import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { db } from '../../db/client.ts';
import { POLLED_TOPIC } from './woocommerce/delivery.ts';
import type { UnreadableWooOrder } from './woocommerce/order-snapshot.ts';

/** An order of this size is no order. */
const MAX_BYTES = 5 * 1024 * 1024;

/**
 * Keeps an order that a poll could not read among the deliveries that could not be read, with the reason: a person replays
 * it once the shop or Karbar is corrected. The same order in the same state is kept once, however often it is polled.
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

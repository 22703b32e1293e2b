import { createHash } from 'node:crypto';
import { isPlainObject, readWooId } from './order-fields.ts';
import { parseWooOrder } from './order-snapshot.ts';
import type { WooOrderSnapshot } from './order-snapshot.ts';
import { verifySignature } from './signature.ts';

/** Request headers with lower-case names, as Node and Fastify hand them out. */
export type DeliveryHeaders = Record<string, string | string[] | undefined>;

/** What the webhook adapter needs to know before it stores a delivery. */
export type ReceivedDelivery =
  /** Unsigned hello sent whenever a webhook is created or its address changes. Answer 200, store nothing. */
  | { kind: 'ping' }
  /** No signature, or a wrong one. Answer 401, store nothing. */
  | { kind: 'unverified' }
  /**
   * Signed by the shop. `deliveryId` is shared by everything one webhook sends in the same second, so only
   * `deliveryId`, `topic` and `bodyHash` (SHA-256, hex) together tell a repeated delivery from another one.
   */
  | { kind: 'verified'; topic: string; deliveryId: string; bodyHash: string };

/** What a verified delivery says. */
export type WooDelivery =
  /** The order as it was when the delivery was built: `order.created` may well say `completed` or `trash`. */
  | { kind: 'order'; order: WooOrderSnapshot }
  | { kind: 'order-restored'; order: WooOrderSnapshot }
  /** The order went to the bin. The id may be one that was never seen here. */
  | { kind: 'order-deleted'; wooOrderId: number }
  | { kind: 'ignored'; reason: string }
  | { kind: 'malformed'; reason: string; wooOrderId: number | null };

const MAX_HEADER = 100;
/** What a shop has to tell of. */
export const ORDER_TOPICS = ['order.created', 'order.updated', 'order.deleted', 'order.restored'] as const;
/** An order that a poll found and could not read: kept among the deliveries, and replayed as one. */
export const POLLED_TOPIC = 'order.polled';
const KNOWN_TOPICS: ReadonlySet<string> = new Set([...ORDER_TOPICS, POLLED_TOPIC]);

/** Tells pings and forgeries from deliveries worth storing. Never throws. */
export function receiveDelivery(
  headers: DeliveryHeaders, rawBody: Uint8Array, secret: string,
): ReceivedDelivery {
  const signature = header(headers, 'signature');
  if (signature === undefined && isPing(rawBody)) return { kind: 'ping' };
  if (!verifySignature(rawBody, signature, secret)) return { kind: 'unverified' };
  return {
    kind: 'verified',
    topic: (header(headers, 'topic') ?? '').slice(0, MAX_HEADER),
    deliveryId: (header(headers, 'delivery-id') ?? '').slice(0, MAX_HEADER),
    bodyHash: createHash('sha256').update(rawBody).digest('hex'),
  };
}

/** Reads the body of a verified delivery. Never throws, whatever the bytes. */
export function classifyDelivery(topic: string, rawBody: Uint8Array): WooDelivery {
  if (!KNOWN_TOPICS.has(topic)) return { kind: 'ignored', reason: 'Not about an order' };
  const body = parseJson(rawBody);
  if (!isPlainObject(body)) return { kind: 'malformed', reason: 'Not a JSON object', wooOrderId: null };
  if (isRestError(body)) return { kind: 'ignored', reason: 'The order was gone before the shop sent it' };
  if (topic === 'order.deleted') return deleted(body.id);
  const parsed = parseWooOrder(body);
  if (!parsed.ok) return { kind: 'malformed', reason: parsed.reason, wooOrderId: parsed.wooOrderId };
  return { kind: topic === 'order.restored' ? 'order-restored' : 'order', order: parsed.order };
}

function deleted(id: unknown): WooDelivery {
  const wooOrderId = readWooId(id);
  if (!wooOrderId) return { kind: 'malformed', reason: 'id: not an order id', wooOrderId: null };
  return { kind: 'order-deleted', wooOrderId };
}

/** An order deleted for good before its delivery was built arrives as the REST API's signed 404. */
function isRestError(body: Record<string, unknown>): boolean {
  return typeof body.code === 'string' && body.id === undefined;
}

function isPing(rawBody: Uint8Array): boolean {
  return rawBody.length < 40 && /^webhook_id=\d+$/.test(Buffer.from(rawBody).toString('latin1'));
}

function header(headers: DeliveryHeaders, name: string): string | undefined {
  const value = headers[`x-wc-webhook-${name}`];
  return Array.isArray(value) ? value[0] : value;
}

/** Broken UTF-8 becomes U+FFFD instead of costing the whole order. */
function parseJson(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(rawBody));
  } catch {
    return undefined;
  }
}

import { createHash } from 'node:crypto';
import { msg } from '../../../../schema/rules/message.ts';
import { isPlainObject, readWooId } from './order-fields.ts';
import { parseWooOrder } from './order-snapshot.ts';
import type { WooOrderSnapshot } from './order-snapshot.ts';
import { verifySignature } from './signature.ts';

/** Request headers with lower-case names, as Node and Fastify hand them out. */
export type DeliveryHeaders = Record<string, string | string[] | undefined>;

/** What the webhook adapter has to know before it stores a delivery. */
export type ReceivedDelivery =
  /** The unsigned request that is sent when a webhook is created or its address changes. Answer 200, store nothing. */
  | { kind: 'ping' }
  /** Without a signature, or with a wrong one. Answer 401, store nothing. */
  | { kind: 'unverified' }
  /**
   * Signed by the shop. Everything that one webhook sends in the same second has the same `deliveryId`, so a
   * repetition is recognised by `deliveryId`, `topic` and `bodyHash` (SHA-256, hex) together.
   */
  | { kind: 'verified'; topic: string; deliveryId: string; bodyHash: string };

/** The content of a verified delivery. */
export type WooDelivery =
  /** The order as it was when the delivery was built: `order.created` may contain `completed` or `trash`. */
  | { kind: 'order'; order: WooOrderSnapshot }
  | { kind: 'order-restored'; order: WooOrderSnapshot }
  /** The order was moved to the bin. Its id may be unknown here. */
  | { kind: 'order-deleted'; wooOrderId: number }
  | { kind: 'ignored'; reason: string }
  | { kind: 'malformed'; reason: string; wooOrderId: number | null };

const MAX_HEADER = 100;
/** The topics that a shop has to send. */
export const ORDER_TOPICS = ['order.created', 'order.updated', 'order.deleted', 'order.restored'] as const;
/** The topic of an order that a poll could not parse: it is stored and replayed like a delivery. */
export const POLLED_TOPIC = 'order.polled';
const KNOWN_TOPICS: ReadonlySet<string> = new Set([...ORDER_TOPICS, POLLED_TOPIC]);

/** Distinguishes pings and forgeries from deliveries to be stored. Never throws. */
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

/** Parses the body of a verified delivery. Never throws. */
export function classifyDelivery(topic: string, rawBody: Uint8Array): WooDelivery {
  if (!KNOWN_TOPICS.has(topic)) return { kind: 'ignored', reason: msg('Not about an order') };
  const body = parseJson(rawBody);
  if (!isPlainObject(body)) return { kind: 'malformed', reason: msg('Not a JSON object'), wooOrderId: null };
  if (isRestError(body)) return { kind: 'ignored', reason: msg('The order was gone before the shop sent it') };
  // The topic is not signed: whoever has seen a delivery could send it again as a deletion. A shop sends the bare id then.
  if (topic === 'order.deleted' && body.status === undefined) return deleted(body.id);
  const parsed = parseWooOrder(body);
  if (!parsed.ok) return { kind: 'malformed', reason: parsed.reason, wooOrderId: parsed.wooOrderId };
  return { kind: topic === 'order.restored' ? 'order-restored' : 'order', order: parsed.order };
}

function deleted(id: unknown): WooDelivery {
  const wooOrderId = readWooId(id);
  if (!wooOrderId) return { kind: 'malformed', reason: `id: ${msg('not an id')}`, wooOrderId: null };
  return { kind: 'order-deleted', wooOrderId };
}

/** When an order is deleted permanently before its delivery is built, the body is the REST API's error 404. */
function isRestError(body: Record<string, unknown>): boolean {
  return typeof body.code === 'string' && body.id === undefined;
}

function isPing(rawBody: Uint8Array): boolean {
  return rawBody.length < 40 && /^webhook_id=\d+$/.test(Buffer.from(rawBody).toString('latin1'));
}

/** A shop signs all that it sends except pings; what programs send that look for weak servers has no signature. */
export const isSigned = (headers: DeliveryHeaders): boolean => header(headers, 'signature') !== undefined;

function header(headers: DeliveryHeaders, name: string): string | undefined {
  const value = headers[`x-wc-webhook-${name}`];
  return Array.isArray(value) ? value[0] : value;
}

/** Invalid UTF-8 becomes U+FFFD, so that the rest of the order can be read. */
function parseJson(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(rawBody));
  } catch {
    return undefined;
  }
}

import { createHmac, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { phpJson, recordedDelivery, WEBHOOK_SECRET } from './woocommerce-recordings.ts';

/** How the receiver answered. */
export interface DeliveryAnswer {
  status: number;
  body: string;
}

export interface DeliverOptions {
  /** Changes one bit of the body and leaves the signature as it was. */
  tamper?: boolean;
  /** How often to send the same; 1 when left out. */
  times?: number;
}

export interface OwnDelivery {
  /** 'order.updated' */
  topic: string;
  /** Objects are written as PHP would; bytes and texts go out as they are. */
  body: object | string | Buffer;
  secret?: string;
  deliveryId?: string;
}

/** Posts a recorded delivery byte for byte, with its own headers but Host. Rejects when nobody answers. */
export async function deliverRecorded(
  which: number | string, toUrl: string, { tamper = false, times = 1 }: DeliverOptions = {},
): Promise<DeliveryAnswer[]> {
  const { headers, rawBody } = recordedDelivery(which);
  const body = Buffer.from(rawBody);
  if (tamper) body[body.length >> 1]! ^= 1;
  const answers: DeliveryAnswer[] = [];
  for (let sent = 0; sent < times; sent += 1) answers.push(await post(toUrl, headers, body));
  return answers;
}

/** Posts a delivery of the caller's own making, signed as the shop would. */
export async function deliverOwn(toUrl: string, delivery: OwnDelivery): Promise<DeliveryAnswer> {
  const { topic, secret = WEBHOOK_SECRET, deliveryId = randomBytes(16).toString('hex') } = delivery;
  const isRaw = typeof delivery.body === 'string' || Buffer.isBuffer(delivery.body);
  const body = Buffer.from(isRaw ? (delivery.body as string) : phpJson(delivery.body));
  const [resource, event] = topic.split('.');
  return post(toUrl, [
    ['Host', ''],
    ['User-Agent', 'WooCommerce/11.0.1 Hookshot (WordPress/7.1)'],
    ['Accept', '*/*'],
    ['Content-Type', 'application/json'],
    ['X-WC-Webhook-Source', 'https://127.0.0.1:8099/'],
    ['X-WC-Webhook-Topic', topic],
    ['X-WC-Webhook-Resource', resource ?? ''],
    ['X-WC-Webhook-Event', event ?? ''],
    ['X-WC-Webhook-Signature', createHmac('sha256', secret).update(body).digest('base64')],
    ['X-WC-Webhook-ID', '1'],
    ['X-WC-Webhook-Delivery-ID', deliveryId],
    ['Connection', 'close'],
    ['Content-Length', String(body.length)],
  ], body);
}

/** The unsigned hello of a new or moved webhook. */
export async function deliverPing(toUrl: string, webhookId: number): Promise<DeliveryAnswer> {
  const body = Buffer.from(`webhook_id=${webhookId}`);
  return post(toUrl, [
    ['Host', ''],
    ['User-Agent', 'WooCommerce/11.0.1 Hookshot (WordPress/7.1)'],
    ['Connection', 'close'],
    ['Content-Length', String(body.length)],
    ['Content-Type', 'application/x-www-form-urlencoded'],
  ], body);
}

function post(toUrl: string, headers: [string, string][], body: Buffer): Promise<DeliveryAnswer> {
  const { host } = new URL(toUrl);
  const rawHeaders = headers.flatMap(([name, value]) => [name, name === 'Host' ? host : value]);
  return new Promise((resolve, reject) => {
    const sending = request(toUrl, { method: 'POST', headers: rawHeaders, setHost: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode!, body: Buffer.concat(chunks).toString() });
      });
    });
    sending.on('error', reject);
    sending.end(body);
  });
}

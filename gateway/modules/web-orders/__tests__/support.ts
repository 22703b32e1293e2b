import { createHmac } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import {
  recordedDelivery, WEBHOOK_SECRET, type RecordedDelivery,
} from '../../../../e2e/doubles/woocommerce-recordings.ts';
import { WOO_KEYS } from '../../../../e2e/doubles/woocommerce-auth.ts';
import { db } from '../../../db/client.ts';
import { logger } from '../../../logging/logger.ts';
import { processInbox as takeTurn } from '../process-inbox.ts';
import { findReceivingSite, receive } from '../receive-delivery.ts';
import { sealSiteSecret } from '../site-secrets.ts';

export interface SeededSite {
  id: string;
  businessId: string;
}

/** A site for the recorded shop, or for one at `url`, whose polls begin before the recordings. */
export async function withSite(
  { id: businessId }: { id: string }, { url = 'http://127.0.0.1:9', secret = WEBHOOK_SECRET } = {},
): Promise<SeededSite> {
  const { consumerKey, consumerSecret } = WOO_KEYS.readWrite;
  const place = { businessId, id: uuidv7() };
  const { id } = await db.webSite.create({
    data: {
      ...place,
      name: 'Nakshi Ghor Online',
      url,
      consumerKey: sealSiteSecret(place, 'consumerKey', consumerKey),
      consumerSecret: sealSiteSecret(place, 'consumerSecret', consumerSecret),
      webhookSecret: sealSiteSecret(place, 'webhookSecret', secret),
      polledUntil: new Date('2026-11-01T00:00:00Z'),
    },
    select: { id: true },
  });
  return { id, businessId };
}

/** Stores a recorded delivery in the inbox as the webhook adapter does. */
export async function receiveRecorded(site: SeededSite, recording: RecordedDelivery | number) {
  const { headers, rawBody } = typeof recording === 'number' ? recordedDelivery(recording) : recording;
  const lowerCase = Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
  return receive((await findReceivingSite(site.id))!, lowerCase, Buffer.from(rawBody));
}

/** Runs turns of the business's inbox until none is left. */
export async function processInbox({ businessId }: SeededSite): Promise<void> {
  while (await takeTurn(businessId, { log: logger }));
}

/** Receives and processes a delivery. */
export async function take(site: SeededSite, recording: RecordedDelivery | number): Promise<void> {
  await receiveRecorded(site, recording);
  await processInbox(site);
}

/** Everything that a person sees of a site's web orders, without Karbar's own ids and times. */
export async function webOrdersOf({ businessId, id: siteId }: SeededSite) {
  const orders = await db.webOrder.findMany({
    where: { businessId, siteId },
    orderBy: { wooOrderId: 'asc' },
    // The risk depends on which orders existed when the order came.
    omit: { id: true, siteId: true, version: true, heardAt: true, createdAt: true, updatedAt: true, riskScore: true, riskReasons: true },
    include: { lines: { omit: { id: true, webOrderId: true }, orderBy: { position: 'asc' } } },
  });
  return orders;
}

export function webOrderOf({ businessId, id: siteId }: SeededSite, wooOrderId: number) {
  return db.webOrder.findUniqueOrThrow({
    where: { businessId_siteId_wooOrderId: { businessId, siteId, wooOrderId } },
    include: { lines: { orderBy: { position: 'asc' } } },
  });
}

export interface ShopOrder {
  id?: number;
  [field: string]: unknown;
}

/** An order as a shop would send it: two products, 1,060 taka with delivery. */
export function shopOrder(fields: ShopOrder = {}) {
  const id = fields.id ?? 700;
  return {
    id, number: String(id), status: 'processing', currency: 'BDT', total: '1060.00', discount_total: '0.00',
    shipping_total: '60.00', total_tax: '0.00', payment_method: 'cod',
    date_created_gmt: '2026-11-20T10:00:00', date_modified_gmt: '2026-11-20T10:00:00',
    billing: {
      first_name: 'Farhana', last_name: 'Akter', phone: '+880 1711-204466', address_1: 'House 14, Road 3',
      city: 'Dhaka', state: 'BD-13', email: 'farhana@example.test',
    },
    shipping: {},
    line_items: [
      { id: 1, product_id: 11, variation_id: 0, name: 'Mug', sku: 'MUG', quantity: 3, total: '500.00' },
      { id: 2, product_id: 12, variation_id: 13, name: 'Saree', sku: 'SAREE', quantity: 1, total: '500.00' },
    ],
    ...fields,
  };
}

let deliveryCount = 0;

/** A delivery that the test has made itself, received and processed. */
export async function takeOrder(
  site: SeededSite, fields: ShopOrder = {}, topic = 'order.updated',
): Promise<void> {
  const order = topic === 'order.deleted' ? { id: fields.id ?? 700 } : shopOrder(fields);
  const body = Buffer.from(JSON.stringify(order));
  const receipt = await receive((await findReceivingSite(site.id))!, {
    'x-wc-webhook-signature': createHmac('sha256', WEBHOOK_SECRET).update(body).digest('base64'),
    'x-wc-webhook-topic': topic,
    'x-wc-webhook-delivery-id': String((deliveryCount += 1)),
  }, body);
  if (receipt !== 'stored') throw new Error(`The delivery was ${receipt}`);
  await processInbox(site);
}

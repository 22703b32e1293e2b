import { z } from 'zod';
import type { WireMessage } from '../../../../schema/rules/message.ts';
import { outbound } from '../../../http/outbound.ts';
import { isPlainObject } from './order-fields.ts';
import { PER_PAGE, type OrderListQuery, type WooOrderPage } from './order-list.ts';
import { parseWooOrder } from './order-snapshot.ts';
import type { WooOrderSnapshot } from './order-snapshot.ts';
import { ordersModifiedAfter, type SweepOptions } from './order-sweep.ts';
import { productCalls } from './product-calls.ts';
import { parseRefunds, type WooRefund } from './refunds.ts';
import { shopCalls, type ShopCall } from './shop-calls.ts';
import { siteUrl } from './site-url.ts';
import { WooError } from './woo-error.ts';
import type { WooErrorReason } from './woo-error.ts';

export interface WooClientOptions {
  url: string;
  consumerKey: string;
  consumerSecret: string;
  /** Time limit of one try. */
  timeoutMs?: number;
  /** `public` where a seller typed the address: addresses in our own network are refused. */
  network?: 'any' | 'public';
  /** Called when the shop printed PHP notices before its data, which was parsed all the same. */
  onNotices?: () => void;
}

export interface WooSystemStatus {
  wooVersion: string;
  wordpressVersion: string;
  currency: string;
  decimals: number;
}

export type WooConnection =
  /** `status` is null where the shop does not tell it: to the key of somebody who is no shop manager, for one. */
  | { ok: true; status: WooSystemStatus | null; writeProblem: WooError | null }
  | { ok: false; reason: WooErrorReason; message: string; wire: WireMessage };

export interface WooWebhook {
  id: number;
  topic: string;
  /** 'active', or paused or disabled after failures. */
  status: string;
  deliveryUrl: string;
}

export interface WooWebhookDraft extends Pick<WooWebhook, 'topic' | 'deliveryUrl'> {
  id?: number;
  name: string;
  secret: string;
}

/** Shops on cheap hosts take most of a minute for a page of orders, but answer in the end. */
const TIMEOUT_MS = 60_000;

const REFUNDS_PER_PAGE = 100;
const MAX_REFUND_PAGES = 10;

const webhookSchema = z.object({
  id: z.number().int().positive(),
  topic: z.string().max(200),
  status: z.string().max(40),
  delivery_url: z.string().max(2_000),
});

const systemStatusSchema = z.object({
  environment: z.object({ version: z.string().max(40), wp_version: z.string().max(40) }),
  settings: z.object({ currency: z.string().max(10), number_of_decimals: z.coerce.number().int() }),
});

/**
 * REST client of one shop. Every method throws WooError. Reads are retried after a dropped connection, writes never.
 * Throws at once for an invalid address.
 */
export function wooClient(options: WooClientOptions) {
  const { url, consumerKey, consumerSecret, timeoutMs = TIMEOUT_MS, network = 'any', onNotices = () => {} } = options;
  const site = siteUrl(url);
  const send = outbound({
    service: 'WooCommerce', baseUrl: site, timeoutMs, retryTimeouts: false, network,
  });
  const call = shopCalls({ site, keys: { consumerKey, consumerSecret }, send, onNotices });

  /** A read-only key gets the same 401 as a wrong secret; only a read tells them apart. */
  async function write(request: ShopCall) {
    try {
      return await call(request);
    } catch (error) {
      if (!(error instanceof WooError) || error.reason !== 'BAD_CREDENTIALS') throw error;
      await call({ path: '/orders', query: { per_page: '1', _fields: 'id' } });
      throw new WooError('READ_ONLY_KEY');
    }
  }

  async function listOrdersModifiedAfter(wanted: OrderListQuery): Promise<WooOrderPage> {
    const { modifiedAfter, page = 1, perPage = PER_PAGE, status, onlyIds } = wanted;
    const { json, headers } = await call({
      path: '/orders',
      query: {
        modified_after: modifiedAfter.toISOString().slice(0, 19),
        dates_are_gmt: 'true',
        // Sorted by id: orders that change during the sweep do not move to a page that was already read.
        orderby: 'id',
        order: 'asc',
        per_page: String(perPage),
        page: String(page),
        ...(status && { status }),
        ...(onlyIds && { _fields: 'id' }),
      },
    });
    if (!Array.isArray(json)) throw new WooError('UNREADABLE');
    return {
      orders: json.map((raw) => ({ ...parseWooOrder(raw), raw })),
      total: count(headers.get('x-wp-total')),
      totalPages: count(headers.get('x-wp-totalpages')),
    };
  }

  async function getOrder(id: number): Promise<WooOrderSnapshot> {
    return readOrder((await call({ path: `/orders/${id}` })).json);
  }

  /**
   * Returns the order as the shop has it afterwards. The shop sends an `order.updated` delivery even when the status
   * was the same, and takes an order out of the bin without any delivery.
   */
  async function setOrderStatus(id: number, status: string): Promise<WooOrderSnapshot> {
    return readOrder((await write({ method: 'PUT', path: `/orders/${id}`, body: { status } })).json);
  }

  /** The lines that were refunded; the order itself has only the sums. Throws UNREADABLE for 1,000 refunds and more. */
  async function listRefunds(id: number): Promise<WooRefund[]> {
    const refunds: WooRefund[] = [];
    for (let page = 1; page <= MAX_REFUND_PAGES; page += 1) {
      const { json } = await call({ path: `/orders/${id}/refunds`, query: { per_page: String(REFUNDS_PER_PAGE), page: String(page) } });
      const part = parseRefunds(json);
      if (!part) throw new WooError('UNREADABLE');
      refunds.push(...part);
      if (part.length < REFUNDS_PER_PAGE) return refunds;
    }
    throw new WooError('UNREADABLE');
  }

  /** `customerNote` e-mails it to the buyer. Causes no delivery and does not change the order's dates. */
  async function addNote(id: number, note: string, { customerNote = false } = {}): Promise<void> {
    await write({ method: 'POST', path: `/orders/${id}/notes`, body: { note, customer_note: customerNote } });
  }

  /** Whether the order has this internal note already: a write whose answer was lost may have been stored. */
  async function hasNote(id: number, note: string): Promise<boolean> {
    const { json } = await call({ path: `/orders/${id}/notes`, query: { type: 'internal' } });
    return Array.isArray(json) && json.some((known: unknown) => isPlainObject(known) && known.note === note);
  }

  /** The webhooks of the shop; needs a key of a shop manager. At most 100. */
  async function listWebhooks(): Promise<WooWebhook[]> {
    const { json } = await call({ path: '/webhooks', query: { per_page: '100' } });
    const parsed = z.array(webhookSchema).safeParse(json);
    if (!parsed.success) throw new WooError('UNREADABLE');
    return parsed.data.map(({ delivery_url: deliveryUrl, ...webhook }) => ({ ...webhook, deliveryUrl }));
  }

  /** Creates a webhook, or updates the one with the id. The shop pings the address at once. */
  async function saveWebhook({ id, name, topic, deliveryUrl, secret }: WooWebhookDraft): Promise<void> {
    const body = { name, topic, delivery_url: deliveryUrl, secret, status: 'active' };
    await write(id === undefined
      ? { method: 'POST', path: '/webhooks', body }
      : { method: 'PUT', path: `/webhooks/${id}`, body });
  }

  async function systemStatus(): Promise<WooSystemStatus> {
    const { json } = await call({ path: '/system_status' });
    const parsed = systemStatusSchema.safeParse(json);
    if (!parsed.success) throw new WooError('UNREADABLE');
    const { environment, settings } = parsed.data;
    return {
      wooVersion: environment.version,
      wordpressVersion: environment.wp_version,
      currency: settings.currency,
      decimals: settings.number_of_decimals,
    };
  }

  /** Tries a read, a read of the shop's settings, and a write that changes nothing. Never throws WooError. */
  async function testConnection(): Promise<WooConnection> {
    try {
      await call({ path: '/orders', query: { per_page: '1', _fields: 'id' } });
      return { ok: true, status: await systemStatus().catch(nullIfShopFailed), writeProblem: await writeProblem() };
    } catch (error) {
      if (!(error instanceof WooError)) throw error;
      return { ok: false, reason: error.reason, message: error.message, wire: error.wire };
    }
  }

  /** No order has the id 0: a key that may write gets 'not found', one that may not is refused first. */
  async function writeProblem(): Promise<WooError | null> {
    try {
      await write({ method: 'PUT', path: '/orders/0', body: {} });
      return null;
    } catch (error) {
      if (!(error instanceof WooError)) throw error;
      return error.reason === 'NOT_FOUND' ? null : error;
    }
  }

  return {
    site,
    listOrdersModifiedAfter,
    ordersModifiedAfter: (since: Date, sweep?: SweepOptions) => ordersModifiedAfter(listOrdersModifiedAfter, since, sweep),
    getOrder,
    listRefunds,
    setOrderStatus,
    addNote,
    hasNote,
    listWebhooks,
    saveWebhook,
    systemStatus,
    testConnection,
    ...productCalls({ call, write }),
  };
}

export type WooClient = ReturnType<typeof wooClient>;

function readOrder(json: unknown): WooOrderSnapshot {
  const parsed = parseWooOrder(json);
  if (!parsed.ok) throw new WooError('UNREADABLE', parsed.reason);
  return parsed.order;
}

/** Orders can be read without it. */
function nullIfShopFailed(error: unknown): null {
  if (error instanceof WooError) return null;
  throw error;
}

function count(header: string | null): number | null {
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : null;
}

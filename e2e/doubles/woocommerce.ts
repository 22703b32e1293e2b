import { parseArgs } from 'node:util';
import { Double } from './double.ts';
import type { Answer, Seen } from './double.ts';
import { WooAuth, WOO_KEYS } from './woocommerce-auth.ts';
import type { AuthFailure } from './woocommerce-auth.ts';
import { WooCatalog } from './woocommerce-catalog.ts';
import type { WooProduct } from './woocommerce-catalog.ts';
import { deliverOwn, deliverRecorded } from './woocommerce-delivery.ts';
import type { DeliverOptions, DeliveryAnswer, OwnDelivery } from './woocommerce-delivery.ts';
import { WooKeyHandOut } from './woocommerce-key-hand-out.ts';
import { ORDER_STATUSES, queryTime, wantedStatuses, WooOrders } from './woocommerce-orders.ts';
import type { WooOrder } from './woocommerce-orders.ts';
import { phpJson, recordedAnswer, recordedJson } from './woocommerce-recordings.ts';
import type { JsonObject } from './woocommerce-recordings.ts';
import { WooStock } from './woocommerce-stock.ts';
import { WooWebhooks } from './woocommerce-webhooks.ts';

const API = '/wp-json/wc/v3';
const DATE_FILTERS = ['after', 'before', 'modified_after', 'modified_before'];

interface Paging {
  total: number;
  totalPages: number;
  page: number;
  /** What WooCommerce adds to the query in Link headers. */
  extra?: [string, string][];
}

/**
 * A WooCommerce 11 shop: the recorded site's orders and products behind the REST API v3, with its paging,
 * permissions and errors, the page that hands out keys, and its webhook deliveries to send wherever a test wants them.
 */
export class WooCommerceDouble extends Double {
  readonly orders = new WooOrders((order, before) => this.#stock.follow(order, before.status));
  readonly auth = new WooAuth();
  readonly webhooks = new WooWebhooks();
  readonly keyHandOut = new WooKeyHandOut(this.auth.keys);
  /** The recorded error page that everything is answered with. */
  down: 'maintenance' | 'database' | null = null;
  /** Behaves like a shop behind a TLS proxy: keys in clear text are accepted. */
  behindTls = false;
  /** The address that the shop believes to have, where it is not its own: signatures are compared with it. */
  home: string | null = null;
  /** A web server that cannot rewrite addresses: all of WordPress is behind /index.php. */
  behindIndex = false;
  /** A web host that keeps the header with the keys from PHP. */
  dropsAuthorization = false;
  readonly catalog = new WooCatalog();
  readonly #stock = new WooStock(this.catalog);
  /** Files under /wp-content/uploads/, by their path. */
  readonly uploads = new Map<string, Buffer>();
  /** The refunds of an order, as `/orders/<id>/refunds` tells them. */
  refunds = new Map<number, JsonObject[]>();
  #notes = new Map<number, JsonObject[]>();
  #lastNoteId = 1_000;

  constructor() {
    super((request) => this.#answer(request));
  }

  /** Adds or replaces an order exactly as given: dates are not touched. */
  put(order: WooOrder): void {
    this.orders.put(order);
  }

  /** Adds an order as a checkout does: its pieces leave the stock. `put` takes them for gone. */
  place(order: WooOrder): void {
    this.orders.put(order);
    this.#stock.follow(order);
  }

  /** Changes an order as a person in the shop would: it counts as modified now. */
  change(id: number, fields: JsonObject): WooOrder {
    return this.orders.change(id, fields);
  }

  /** Moves an order to the bin: not in the list, still readable by id. */
  trash(id: number): void {
    this.orders.change(id, { status: 'trash' });
  }

  /** The notes of an order, newest last. */
  notes(id: number): JsonObject[] {
    return this.#notes.get(id) ?? [];
  }

  /** Posts a recorded webhook delivery, by number or name, byte for byte. */
  deliver(which: number | string, toUrl: string, options?: DeliverOptions): Promise<DeliveryAnswer[]> {
    return deliverRecorded(which, toUrl, options);
  }

  /** Posts a delivery of the test's own making. */
  deliverOwn(toUrl: string, delivery: OwnDelivery): Promise<DeliveryAnswer> {
    return deliverOwn(toUrl, delivery);
  }

  async #answer(request: Seen): Promise<Answer> {
    const { query } = request;
    const path = this.behindIndex ? request.path.replace(/^\/index\.php(?=\/)|^\/wp-json.*/, '') : request.path;
    if (this.down) return recorded(this.down === 'maintenance' ? '503-maintenance-html' : '500-db-down-html');
    const upload = this.uploads.get(path);
    if (upload) return { headers: { 'content-type': 'image/jpeg' }, body: upload };
    if (path === '/wp-json/' || path === '/wp-json') return json(recordedJson('wp-json-index.json'));
    if (path.startsWith('/wc-auth/v1/') || path === '/wp-login.php') return this.keyHandOut.answer(request, this.url);
    if (query.has('rest_route')) return recorded('401-rest_route-form');
    if (!path.startsWith('/wp-json/')) return recorded('404-wrong-prefix-html');
    if (!path.startsWith(`${API}/`)) return recorded('404-route');
    const site = this.home ?? (this.behindTls ? this.url.replace('http:', 'https:') : this.url);
    const heard = this.dropsAuthorization ? { ...request, headers: { ...request.headers, authorization: undefined } } : request;
    const refused = this.auth.refuse(heard, site, this.behindTls);
    if (refused) return refusal(refused);
    return this.#route(request, path.slice(API.length + 1).split('/'));
  }

  async #route(request: Seen, segments: string[]): Promise<Answer> {
    const id = Number(segments[1]);
    const pattern = segments.map((segment) => (/^\d+$/.test(segment) ? 'id' : segment)).join('/');
    switch (`${request.method} ${pattern}`) {
      case 'GET orders': return this.#listOrders(request);
      case 'GET orders/id': return this.#getOrder(request, id);
      case 'PUT orders/id': return this.#putOrder(request, id);
      case 'GET orders/id/notes': return found(this.orders.get(id) && this.notes(id), '404-order-notes');
      case 'GET orders/id/refunds': return this.orders.get(id) ? this.#list(request, this.refunds.get(id) ?? []) : recorded('404-order');
      case 'POST orders/id/notes': return this.#postNote(request, id);
      case 'GET products': return this.#listProducts(request);
      case 'POST products': return this.#postProduct(request);
      case 'GET products/id': return found(this.catalog.product(id), '404-product');
      case 'PUT products/id': return this.#putProduct(request, id);
      case 'POST products/batch': return this.#batch(request);
      case 'GET products/id/variations': return this.#listVariations(request, id);
      case 'POST products/id/variations/batch': return this.catalog.product(id) ? this.#batch(request, id) : recorded('404-product');
      case 'GET system_status': return json(recordedJson('system-status.json'));
      case 'GET webhooks': return this.#list(request, this.webhooks.list());
      case 'POST webhooks': return this.#postWebhook(request);
      case 'GET webhooks/id':
      case 'PUT webhooks/id':
      case 'DELETE webhooks/id': return this.#webhook(request, id);
      default: return recorded('404-route');
    }
  }

  #listOrders(request: Seen): Answer {
    const { query } = request;
    const bad = badPaging(query) ?? badFilter(query);
    if (bad) return bad;
    const { orders, ...paging } = this.orders.list(query);
    const statuses = wantedStatuses(query).map((status, n): [string, string] => [`status[${n}]`, status]);
    const extra: Paging['extra'] = orders.length ? [...statuses, ['dp', '2'], ['context', 'view']] : statuses;
    const fields = query.get('_fields')?.split(',');
    const shown = fields ? orders.map((order) => pick(order, fields)) : orders;
    return this.#page(request, shown, { ...paging, extra });
  }

  #getOrder({ query }: Seen, id: number): Answer {
    const order = this.orders.get(id);
    if (!order) return recorded('404-order');
    const fields = query.get('_fields')?.split(',');
    return json(fields ? pick(order, [...fields, '_links']) : order);
  }

  #putOrder({ body }: Seen, id: number): Answer {
    const fields = parseObject(body);
    if (!fields) return recorded('400-put-bad-json');
    const { status = 'pending' } = fields;
    if (!ORDER_STATUSES.includes(String(status))) return recorded('400-put-status');
    if (!this.orders.get(id)) return recorded('400-order-missing-on-put');
    return json(this.orders.change(id, fields));
  }

  #postNote({ body }: Seen, id: number): Answer {
    const { note, customer_note } = parseObject(body) ?? {};
    if (typeof note !== 'string') return recorded('400-note-missing');
    if (!this.orders.get(id)) return recorded('404-order-notes');
    const template = recordedJson<JsonObject>('odd/post-note-201.json');
    const added = { ...template, id: (this.#lastNoteId += 1), note, customer_note: customer_note === true };
    this.#notes.set(id, [...this.notes(id), added]);
    return json(added, 201);
  }

  #listProducts(request: Seen): Answer {
    const sku = request.query.get('sku');
    return this.#list(request, inOrder(request, sku === null ? this.catalog.products : this.catalog.withSkus([...sku.split(','), sku])));
  }

  #postProduct({ body }: Seen): Answer {
    const created = this.catalog.create(parseObject(body) ?? {});
    return typeof created === 'string' ? recorded(created) : json(created, 201);
  }

  #putProduct({ body }: Seen, id: number): Answer {
    const updated = this.catalog.update({ ...parseObject(body), id });
    return typeof updated === 'string' ? recorded(updated) : json(updated);
  }

  /** Each item by itself: one that fails bears its error, and the answer is 200 all the same. */
  #batch({ body }: Seen, productId?: number): Answer {
    const { update = [], create = [] } = (parseObject(body) ?? {}) as { update?: JsonObject[]; create?: JsonObject[] };
    if (update.length + create.length > 100) return recorded('413-batch-over-100');
    const created = create.map((fields) => {
      const done = this.catalog.create(fields, productId);
      return typeof done === 'string' ? { id: 0, error: recordedJson(`errors/${done}.json`) } : done;
    });
    const updated = update.map((fields) => {
      const done = this.catalog.update(fields, productId);
      return typeof done === 'string' ? { id: fields.id, error: recordedJson(`errors/${done}.json`) } : done;
    });
    return json({ ...(create.length > 0 && { create: created }), ...(update.length > 0 && { update: updated }) });
  }

  #listVariations(request: Seen, id: number): Answer {
    const variations = this.catalog.variations(id);
    return variations ? this.#list(request, inOrder(request, variations)) : recorded('404-product');
  }

  async #postWebhook({ body }: Seen): Promise<Answer> {
    const created = await this.webhooks.create(parseObject(body) ?? {});
    return typeof created === 'string' ? recorded(`400-${created}`) : json(created, 201);
  }

  async #webhook({ method, body }: Seen, id: number): Promise<Answer> {
    const webhook = this.webhooks.get(id);
    if (!webhook) return recorded('404-route');
    if (method === 'PUT') return json(await this.webhooks.update(webhook, parseObject(body) ?? {}));
    if (method === 'DELETE') this.webhooks.delete(id);
    return json(webhook);
  }

  #list(request: Seen, all: object[]): Answer {
    const bad = badPaging(request.query);
    if (bad) return bad;
    const perPage = Number(request.query.get('per_page') ?? 10);
    const page = Number(request.query.get('page') ?? 1);
    const shown = all.slice((page - 1) * perPage, page * perPage);
    const totalPages = Math.ceil(all.length / perPage);
    return this.#page(request, shown, { total: all.length, totalPages, page });
  }

  /** A list with the counts in its headers; Link names the neighbours where there are some. */
  #page({ path, query }: Seen, body: object[], { total, totalPages, page, extra = [] }: Paging): Answer {
    const link = (target: number, rel: string) => {
      const parameters = new URLSearchParams([...query].filter(([name]) => !name.startsWith('status')));
      if (parameters.get('dates_are_gmt') === 'true') parameters.set('dates_are_gmt', '1');
      for (const [name, value] of extra) parameters.append(name, value);
      parameters.set('page', String(target));
      return `<${this.url}${path}?${parameters}>; rel="${rel}"`;
    };
    const links = [
      ...(page > 1 ? [link(Math.min(page - 1, totalPages), 'prev')] : []),
      ...(page < totalPages ? [link(page + 1, 'next')] : []),
    ];
    const counts = { 'x-wp-total': String(total), 'x-wp-totalpages': String(totalPages) };
    const headers: Record<string, string> = { ...LIST_HEADERS, ...counts };
    if (links.length) headers.link = links.join(', ');
    return { ...json(body), headers };
  }
}

/** What every answer in JSON bears: the two differ in the methods that they allow. */
const { headers: JSON_HEADERS } = recordedAnswer('order-41');
const { headers: LIST_HEADERS } = recordedAnswer('orders-empty');

function json(body: object, status = 200): Answer {
  return { status, headers: JSON_HEADERS, body: phpJson(body) };
}

function recorded(error: string): Answer {
  return recordedAnswer(`errors/${error}`);
}

function found(body: object | undefined, error: string): Answer {
  return body ? json(body) : recorded(error);
}

function refusal(failure: AuthFailure): Answer {
  if (failure === 'no-keys') return recorded('401-no-auth');
  const code = 'woocommerce_rest_authentication_error';
  const error = { code, message: failure.message, data: { status: 401 } };
  return { ...recorded('401-wrong-secret'), body: phpJson(error) };
}

function badPaging(query: URLSearchParams): Answer | null {
  const perPage = Number(query.get('per_page') ?? 10);
  if (!(perPage >= 1 && perPage <= 100)) return recorded('400-per-page');
  return Number(query.get('page') ?? 1) >= 1 ? null : recorded('400-page-zero');
}

function badFilter(query: URLSearchParams): Answer | null {
  const wrongDate = DATE_FILTERS.find((name) => query.has(name) && Number.isNaN(queryTime(query, name)));
  if (wrongDate) {
    const answer = recorded('400-date');
    return { ...answer, body: String(answer.body).replaceAll('after', wrongDate) };
  }
  const known = ['any', 'trash', ...ORDER_STATUSES];
  return wantedStatuses(query).every((status) => known.includes(status)) ? null : recorded('400-status');
}

/** The catalogue is newest first unless the query says otherwise. */
function inOrder({ query }: Seen, newestFirst: WooProduct[]): WooProduct[] {
  return query.get('order') === 'asc' ? newestFirst.toReversed() : newestFirst;
}

/** In the object's own order, as WordPress does. */
function pick(order: JsonObject, fields: string[]): JsonObject {
  return Object.fromEntries(Object.entries(order).filter(([name]) => fields.includes(name)));
}

function parseObject(body: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as JsonObject) : null;
  } catch {
    return null;
  }
}

if (import.meta.main) {
  const { port } = parseArgs({ options: { port: { type: 'string', default: '8099' } } }).values;
  const shop = await new WooCommerceDouble().listen(Number(port));
  const { consumerKey, consumerSecret } = WOO_KEYS.readWrite;
  process.stdout.write(`WooCommerce double at ${shop.url} (${consumerKey} / ${consumerSecret})\n`);
}

import { recordedJson } from './woocommerce-recordings.ts';
import type { JsonObject } from './woocommerce-recordings.ts';

export interface WooOrder extends JsonObject {
  id: number;
  status: string;
  date_created_gmt: string;
  date_modified_gmt: string;
}

export interface OrderPage {
  orders: WooOrder[];
  total: number;
  totalPages: number;
  page: number;
}

/** The recorded site had one status of its own. */
export const ORDER_STATUSES = [
  'auto-draft', 'pending', 'processing', 'on-hold', 'completed', 'cancelled', 'refunded', 'failed',
  'with-courier', 'checkout-draft',
];

const DHAKA_OFFSET_MS = 6 * 60 * 60 * 1000;

/** The orders of the double: those of the recorded site, until a test changes them. */
export class WooOrders {
  /** The time that changes are stamped with. */
  now = (): Date => new Date();
  #orders = new Map<number, WooOrder>();
  readonly #onChange: (changed: WooOrder, before: WooOrder) => void;

  constructor(onChange: (changed: WooOrder, before: WooOrder) => void = () => {}) {
    this.#onChange = onChange;
    const recorded = [1, 2].flatMap((page) => recordedJson<WooOrder[]>(`orders-page-${page}.json`));
    for (const order of recorded) this.put(order);
  }

  get(id: number): WooOrder | undefined {
    return this.#orders.get(id);
  }

  /** Adds or replaces an order exactly as given. */
  put(order: WooOrder): void {
    this.#orders.set(order.id, structuredClone(order));
  }

  clear(): void {
    this.#orders.clear();
  }

  /** Changes fields of an order and stamps it as modified now, as every save in the shop does. */
  change(id: number, fields: JsonObject): WooOrder {
    const order = this.#orders.get(id);
    if (!order) throw new Error(`The shop has no order ${id}`);
    const changed = { ...order, ...fields, ...this.#stamp('date_modified') } as WooOrder;
    const { status } = changed;
    if (status === 'completed') Object.assign(changed, this.#stamp('date_completed'));
    if (!changed.date_paid && ['processing', 'completed'].includes(status)) {
      Object.assign(changed, this.#stamp('date_paid'));
    }
    this.#orders.set(id, changed);
    this.#onChange(changed, order);
    return changed;
  }

  /** One page of GET /orders, filtered and ordered as WooCommerce does with orders in their own tables. */
  list(query: URLSearchParams): OrderPage {
    const all = [...this.#orders.values()];
    const matching = all.filter((order) => matches(order, query)).sort(comparing(query));
    const perPage = Number(query.get('per_page') ?? 10);
    const page = Number(query.get('page') ?? 1);
    const orders = matching.slice((page - 1) * perPage, page * perPage);
    // Beyond the last page WooCommerce reports no total.
    const total = orders.length ? matching.length : 0;
    return { orders, total, totalPages: Math.ceil(total / perPage), page };
  }

  #stamp(name: string): JsonObject {
    const now = this.now();
    return {
      [name]: seconds(new Date(now.getTime() + DHAKA_OFFSET_MS)),
      [`${name}_gmt`]: seconds(now),
    };
  }
}

function seconds(date: Date): string {
  return date.toISOString().slice(0, 19);
}

/** `status=a,b`, `status[]=a` and `status[0]=a` are the same. */
export function wantedStatuses(query: URLSearchParams): string[] {
  const given = [...query].filter(([name]) => /^status(\[\d*\])?$/.test(name));
  return given.length ? given.flatMap(([, value]) => value.split(',')) : ['any'];
}

/** Dates without zone are the shop's own time unless `dates_are_gmt`. NaN when it is no date. */
export function queryTime(query: URLSearchParams, name: string): number {
  const value = query.get(name) ?? '';
  if (!/^\d{4}-\d\d-\d\dT/.test(value)) return NaN;
  if (/(Z|[+-]\d\d:?\d\d)$/.test(value)) return Date.parse(value);
  const isGmt = ['true', '1'].includes(query.get('dates_are_gmt') ?? '');
  return Date.parse(`${value}Z`) - (isGmt ? 0 : DHAKA_OFFSET_MS);
}

function matches(order: WooOrder, query: URLSearchParams): boolean {
  const statuses = wantedStatuses(query);
  const created = Date.parse(`${order.date_created_gmt}Z`);
  const modified = Date.parse(`${order.date_modified_gmt}Z`);
  const include = query.get('include')?.split(',').map(Number);
  return (
    ((statuses.includes('any') && order.status !== 'trash') || statuses.includes(order.status)) &&
    (!query.has('modified_after') || modified > queryTime(query, 'modified_after')) &&
    (!query.has('modified_before') || modified < queryTime(query, 'modified_before')) &&
    (!query.has('after') || created > queryTime(query, 'after')) &&
    (!query.has('before') || created < queryTime(query, 'before')) &&
    (!include || include.includes(order.id)) &&
    contains(order, query.get('search') ?? '')
  );
}

/** A phone typed in another format is not found, as in the real one. */
function contains(order: WooOrder, search: string): boolean {
  const haystack = JSON.stringify([order.id, order.number, order.billing, order.shipping]).toLowerCase();
  return haystack.includes(search.toLowerCase());
}

const ORDER_BY: Record<string, string> = { modified: 'date_modified_gmt', id: 'id' };

function comparing(query: URLSearchParams): (a: WooOrder, b: WooOrder) => number {
  const field = ORDER_BY[query.get('orderby') ?? ''] ?? 'date_created_gmt';
  const direction = query.get('order') === 'asc' ? 1 : -1;
  return (a, b) => {
    const [left, right] = [a[field] as string, b[field] as string];
    return direction * (left === right ? a.id - b.id : left < right ? -1 : 1);
  };
}

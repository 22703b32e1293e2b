import { Double, type Answer, type Seen } from '../doubles/double.ts';
import { phpJson } from '../doubles/woocommerce-recordings.ts';

/** One order of a shop in one of its versions, as WooCommerce would send it. */
export type ShopVersion = ReturnType<typeof versionOf>;

const START = Date.parse('2026-11-20T10:00:00Z');
const STATUSES = ['pending', 'on-hold', 'processing', 'completed'];

/** A pure function of its arguments, so that every run sends the same. */
export function versionOf(id: number, version: number, at: number) {
  const status = STATUSES[Math.min(version, STATUSES.length - 1)]!;
  const modified = new Date(START + (at * 60 + version) * 1_000).toISOString().slice(0, 19);
  return {
    id, number: String(id), status, currency: 'BDT', total: '560.00', discount_total: '0.00', shipping_total: '60.00', total_tax: '0.00',
    payment_method: 'cod', date_created_gmt: '2026-11-20T09:00:00', date_modified_gmt: modified,
    billing: {
      first_name: 'Farhana', last_name: 'Akter', phone: '01711204466', address_1: `House ${version}`, city: 'Dhaka', state: 'BD-13', email: '',
    },
    shipping: {},
    line_items: [{ id: 1, product_id: 11, variation_id: 0, name: 'Mug', sku: 'MUG', quantity: 1, total: '500.00' }],
  };
}

/**
 * Many shops behind one address, at `<url>/<name>`. A poll gets the newest version of every order. A shop may be down; the
 * requests to each shop are counted.
 */
export class SoakShops extends Double {
  readonly orders = new Map<string, Map<number, ShopVersion>>();
  readonly down = new Set<string>();
  readonly asked = new Map<string, number>();

  constructor() {
    super((request) => this.#answer(request));
  }

  put(name: string, order: ShopVersion): void {
    if (!this.orders.has(name)) this.orders.set(name, new Map());
    this.orders.get(name)!.set(order.id, order);
  }

  #answer({ path, query }: Seen): Answer {
    const [, name = '', ...rest] = path.split('/');
    this.asked.set(name, (this.asked.get(name) ?? 0) + 1);
    if (this.down.has(name)) return { status: 503, headers: { 'content-type': 'text/html' }, body: '<html>closed</html>' };
    if (rest.at(-1) !== 'orders') return { body: [] };
    const after = Date.parse(`${query.get('modified_after')}Z`);
    const matching = query.get('status') === 'trash' ? [] : [...(this.orders.get(name)?.values() ?? [])]
      .filter((order) => Date.parse(`${order.date_modified_gmt}Z`) > after).sort((a, b) => a.id - b.id);
    const [page, perPage] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 10)];
    const headers = { 'x-wp-total': String(matching.length), 'x-wp-totalpages': String(Math.ceil(matching.length / perPage)) };
    return { headers, body: phpJson(matching.slice((page - 1) * perPage, page * perPage)) };
  }
}

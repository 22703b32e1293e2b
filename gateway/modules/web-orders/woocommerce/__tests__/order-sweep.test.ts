import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WOO_KEYS } from '../../../../../e2e/doubles/woocommerce-auth.ts';
import { WooCommerceDouble } from '../../../../../e2e/doubles/woocommerce.ts';
import type { WooOrder } from '../../../../../e2e/doubles/woocommerce-orders.ts';
import { wooClient } from '../client.ts';
import type { WooClient } from '../client.ts';
import type { OrderListQuery } from '../order-list.ts';
import { WooError } from '../woo-error.ts';
import { ordersModifiedAfter, SWEEP_OVERLAP_MS } from '../order-sweep.ts';

let shop: WooCommerceDouble;
let client: WooClient;
let template: WooOrder;

beforeEach(async () => {
  shop = await new WooCommerceDouble().listen();
  client = wooClient({ url: shop.url, ...WOO_KEYS.readWrite });
  template = shop.orders.get(41)!;
});

afterEach(() => shop.close());

const BEGINNING = new Date('2020-01-01T00:00:00Z');

/** Leaves only the orders 1 to `count` in the shop. */
function fill(count: number): void {
  shop.orders.clear();
  for (let id = 1; id <= count; id += 1) shop.put({ ...template, id });
}

async function ids(since = BEGINNING, onOrder: (id: number) => void = () => {}): Promise<number[]> {
  const found: number[] = [];
  for await (const page of client.ordersModifiedAfter(since)) {
    for (const result of page) {
      const id = result.ok ? result.order.wooOrderId : result.wooOrderId!;
      found.push(id);
      onOrder(id);
    }
  }
  return found;
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('listOrdersModifiedAfter', () => {
  it('is exclusive to the second', async () => {
    const { dateModified } = await client.getOrder(77);
    const list = async (ms: number) => {
      const modifiedAfter = new Date(dateModified.getTime() + ms);
      const { orders } = await client.listOrdersModifiedAfter({ modifiedAfter });
      return orders.map((result) => result.ok && result.order.wooOrderId);
    };
    expect(await list(0)).toEqual([]);
    expect(await list(999)).toEqual([]);
    expect(await list(-1)).toEqual([76, 77]);
  });

  it('gives 100 at a time, by id, with the counts', async () => {
    fill(250);
    const page = await client.listOrdersModifiedAfter({ modifiedAfter: BEGINNING, page: 3 });
    expect(page).toMatchObject({ total: 250, totalPages: 3 });
    expect(page.orders.map((result) => result.ok && result.order.wooOrderId)).toEqual(upTo(250).slice(200));
  });

  it('past the end has nothing, a total of 0 included', async () => {
    const page = await client.listOrdersModifiedAfter({ modifiedAfter: BEGINNING, page: 9 });
    expect(page).toEqual({ orders: [], total: 0, totalPages: 0 });
  });
});

describe('ordersModifiedAfter', () => {
  it('reads all pages once', async () => {
    fill(250);
    expect(await ids()).toEqual(upTo(250));
    // Three pages, and one request for the bin.
    expect(shop.seen).toHaveLength(4);
  });

  it('stops at a last page that is exactly full', async () => {
    fill(200);
    expect(await ids()).toEqual(upTo(200));
    expect(shop.seen).toHaveLength(3);
  });

  it('starts early enough to see again what came in the same second as the last sweep', async () => {
    const { dateModified } = await client.getOrder(77);
    expect(await ids(dateModified)).toContain(77);
    expect(await ids(new Date(dateModified.getTime() + SWEEP_OVERLAP_MS))).toEqual([]);
  });

  it('sees what went to the bin', async () => {
    shop.trash(44);
    expect(await ids(new Date())).toEqual([44]);
  });

  it('loses nothing when an order leaves the list meanwhile', async () => {
    fill(250);
    const found = await ids(BEGINNING, (id) => {
      if (id === 100) shop.trash(50);
    });
    expect([...new Set(found)].sort((a, b) => a - b)).toEqual(upTo(250));
  });

  it('loses nothing when the last page vanishes meanwhile', async () => {
    fill(201);
    const found = await ids(BEGINNING, (id) => {
      if (id === 200) shop.trash(7);
    });
    expect([...new Set(found)].sort((a, b) => a - b)).toEqual(upTo(201));
  });

  it('loses nothing when orders change and come in meanwhile', async () => {
    fill(150);
    const found = await ids(BEGINNING, (id) => {
      if (id === 10) shop.change(3, { status: 'completed' });
      if (id === 20) shop.put({ ...template, id: 151 });
    });
    expect([...new Set(found)]).toEqual(upTo(151));
  });

  it('passes over a dropped connection between pages', async () => {
    fill(150);
    const found = await ids(BEGINNING, (id) => {
      if (id === 100) shop.fail({ kind: 'drop' });
    });
    expect(found).toEqual(upTo(150));
  });

  it('tells of an order that cannot be read, and goes on', async () => {
    fill(3);
    shop.put({ ...template, id: 2, total: 'much' });
    const results = (await Array.fromAsync(client.ordersModifiedAfter(BEGINNING))).flat();
    expect(results).toMatchObject([{ ok: true }, { ok: false, wooOrderId: 2 }, { ok: true }]);
  });

  it('does not follow a page count that never ends', async () => {
    const page = { orders: [{ ok: false as const, wooOrderId: 1, reason: '' }], total: 1e9, totalPages: 1e9 };
    const sweep = ordersModifiedAfter(() => Promise.resolve(page), BEGINNING);
    await expect(Array.fromAsync(sweep)).rejects.toMatchObject({ reason: 'UNREADABLE' });
  });

  it('goes on to the next page when a proxy took the counts away', async () => {
    fill(150);
    const list = async (query: OrderListQuery) => ({
      ...(await client.listOrdersModifiedAfter(query)), total: null, totalPages: null,
    });
    expect((await Array.fromAsync(ordersModifiedAfter(list, BEGINNING))).flat()).toHaveLength(150);
  });

  it('ends with an error when the shop closes half way', async () => {
    fill(150);
    const sweep = ids(BEGINNING, (id) => {
      if (id === 100) shop.down = 'maintenance';
    });
    await expect(sweep).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  });
});

describe('a page that the shop fails on', () => {
  /** As a shop whose plugin breaks on some orders: every page with one of them fails. */
  const breaksOn = (broken: number[]) => async (query: OrderListQuery) => {
    const page = await client.listOrdersModifiedAfter(query);
    if (page.orders.some((result) => result.ok && broken.includes(result.order.wooOrderId))) throw new WooError('BROKEN', '500');
    return page;
  };
  const sweep = async (broken: number[], inPieces = true) =>
    (await Array.fromAsync(ordersModifiedAfter(breaksOn(broken), BEGINNING, { inPieces }))).flat();
  const read = (results: Awaited<ReturnType<typeof sweep>>) => results.flatMap((result) => (result.ok ? result.order.wooOrderId : []));

  it('is read around the orders that are to blame, and those after it too', async () => {
    fill(250);
    const results = await sweep([7, 133, 134]);
    expect(read(results)).toEqual(upTo(250).filter((id) => ![7, 133, 134].includes(id)));
    expect(results.filter(({ ok }) => !ok)).toMatchObject([
      { wooOrderId: 7, reason: expect.stringContaining('number 7 of the list') as string }, { wooOrderId: 133 }, { wooOrderId: 134 },
    ]);
  });

  it('ends the sweep at the first time, and where the shop fails on everything from there on', async () => {
    fill(150);
    await expect(sweep([7], false)).rejects.toMatchObject({ reason: 'BROKEN' });
    await expect(sweep(upTo(150).slice(30))).rejects.toMatchObject({ reason: 'BROKEN' });
  });
});

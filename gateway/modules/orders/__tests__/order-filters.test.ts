import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { withWebOrders } from '../../../../prisma/seed/factories/web-orders.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { approveWebOrder } from '../../web-orders/web-order-commands.ts';
import { confirmOrder, shipOrder } from '../order-commands.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

async function shopWithOrders() {
  const shop = await seedBusiness();
  const [product, other] = [await withProduct(shop, { stock: 9 }), await withProduct(shop, { stock: 9 })];
  const session = await sessionFor(shop.founder);
  const shipped = await withOrder(shop, { lines: [{ product }], source: 'Facebook' });
  await execute(confirmOrder, session, { orderId: shipped.id });
  await execute(shipOrder, session, { orderId: shipped.id, courierName: 'Pathao' });
  const planned = await withOrder(shop, { lines: [{ product: other }], source: 'Phone' });
  await db.order.updateMany({ where: { businessId: shop.id, id: planned.id }, data: { plannedCourier: 'Pathao', tags: ['gift'], district: 'Sylhet' } });
  const changed = await withOrder(shop, { lines: [{ product: other }], source: 'Phone' });
  await execute(confirmOrder, session, { orderId: changed.id });
  await execute(shipOrder, session, { orderId: changed.id, courierName: 'RedX' });
  await db.order.updateMany({ where: { businessId: shop.id, id: changed.id }, data: { plannedCourier: 'Pathao' } });
  await db.orderLine.updateMany({ where: { businessId: shop.id, variantId: other.variantId }, data: { sku: 'JAM-RED-M' } });
  const token = await tokenOf(shop.founder);
  async function listed(filter: object) {
    const { data, sql } = await server.graphql<{ orders: { edges: { node: { number: number } }[] } }>(
      token, 'query($filter: OrdersFilter) { orders(filter: $filter, sort: OLDEST) { edges { node { number shipment { courier { name } } } } } }', { filter });
    expect(sql).toBeLessThanOrEqual(3);
    return data!.orders.edges.map(({ node }) => node.number);
  }
  return { shop, token, product, shipped, planned, changed, listed };
}

describe('filters of orders', () => {
  it('find the orders that a courier has and those that it is to carry, beside a search', async () => {
    const { shipped, planned, changed, listed } = await shopWithOrders();
    expect(await listed({ courier: 'Pathao' })).toEqual([shipped.number, planned.number]);
    expect(await listed({ courier: 'RedX' })).toEqual([changed.number]);
    expect(await listed({ courier: 'Pathao', search: String(planned.number) })).toEqual([planned.number]);
  });

  it('find what was ordered by how its SKU begins, in small letters too', async () => {
    const { product, shipped, planned, changed, listed } = await shopWithOrders();
    expect(await listed({ sku: product.sku })).toEqual([shipped.number]);
    expect(await listed({ sku: 'jam-red' })).toEqual([planned.number, changed.number]);
    expect(await listed({ sku: 'JAM' })).toEqual([planned.number, changed.number]);
    expect(await listed({ sku: '%' })).toEqual([]);
    expect(await listed({ variant: encodeId('Variant', product.variantId) })).toEqual([shipped.number]);
  });

  it('find the orders of one web shop, whatever else is asked for, and offer the shops by name', async () => {
    const { shop, token, product, listed } = await shopWithOrders();
    const session = await sessionFor(shop.founder);
    const sites = [];
    for (const name of ['Dhaka shop', 'Boutique']) {
      const [webOrderId] = await withWebOrders(shop, 1, product);
      const { siteId } = await db.webOrder.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: webOrderId! } } });
      await db.webSite.updateMany({ where: { businessId: shop.id, id: siteId! }, data: { name } });
      const { orderId } = await execute(approveWebOrder, session, { webOrderId: webOrderId! });
      const { number } = await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: orderId } } });
      sites.push({ id: encodeId('WebSite', siteId!), name, number });
    }
    // The first request of a session also looks after the account.
    expect(await listed({ fromWeb: true })).toEqual(sites.map(({ number }) => number));
    for (const { id, number } of sites) {
      expect(await listed({ site: id })).toEqual([number]);
      expect(await listed({ site: id, fromWeb: true, search: String(number) })).toEqual([number]);
      expect(await listed({ site: id, fromWeb: false })).toEqual([]);
      expect(await listed({ site: id, status: ['CANCELLED'] })).toEqual([]);
    }
    expect(await listed({ site: encodeId('WebSite', shop.id) })).toEqual([]);
    const { body } = await server.app.inject({
      url: `/api/export/orders?${new URLSearchParams({ filter: JSON.stringify({ site: sites[0]!.id }) })}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(body.trim().split('\r\n')).toEqual([expect.any(String), expect.stringContaining('Customer 1')]);
    const { data } = await server.graphql(token, '{ orderFilterValues { sites { id name } } }');
    expect(data).toEqual({ orderFilterValues: { sites: sites.map(({ id, name }) => ({ id, name })).reverse() } });
  });

  it('offer what there is: couriers planned and used, districts, sources and tags of this business only', async () => {
    const { token } = await shopWithOrders();
    const { data } = await server.graphql<{ orderFilterValues: Record<string, string[]> }>(
      token, '{ orderFilterValues { couriers districts sources tags } }');
    expect(data!.orderFilterValues).toMatchObject({ couriers: ['Pathao', 'RedX'], districts: ['Sylhet'], tags: ['gift'] });
    expect(data!.orderFilterValues.sources).toEqual(expect.arrayContaining(['Facebook', 'Phone']));
  });

  it('offer their values to whoever may see a list of orders, that of all orders too, and to nobody else', async () => {
    const { shop } = await shopWithOrders();
    const ask = async (...flags: ('orderList' | 'report' | 'product')[]) => {
      const member = await withMember(shop, { flags });
      const { data } = await server.graphql<{ orderFilterValues: { couriers: string[] } | null }>(
        await tokenOf(member), '{ orderFilterValues { couriers } }');
      return data?.orderFilterValues?.couriers;
    };
    expect(await ask('orderList')).toEqual(['Pathao', 'RedX']);
    expect(await ask('report')).toEqual(['Pathao', 'RedX']);
    expect(await ask('product')).toBeUndefined();
  });

  it('rule the file as well, which says what lists have columns for', async () => {
    const { shop, token, planned, shipped } = await shopWithOrders();
    await db.order.updateMany({
      where: { businessId: shop.id, id: planned.id },
      data: { scheduledFor: new Date('2026-12-24'), altPhone: '01811204466', note: 'A gift', shippingNote: 'Call first' },
    });
    await db.shipment.updateMany({ where: { businessId: shop.id, orderId: shipped.id }, data: { courierStatus: 'IN_TRANSIT' } });
    const { body } = await server.app.inject({
      url: `/api/export/orders?${new URLSearchParams({ filter: JSON.stringify({ courier: 'Pathao' }), sort: 'OLDEST' })}`,
      headers: { authorization: `Bearer ${token}` },
    });
    const [head, first, second, ...rest] = body.replace('\uFEFF', '').trim().split('\r\n').map((line) => line.split(','));
    expect(rest).toEqual([]);
    // Counted from the end: addresses before them hold commas.
    const cells = (line: string[] | undefined, ...names: string[]) => names.map((name) => line!.at(head!.indexOf(name) - head!.length));
    expect(cells(first, 'Courier status')).toEqual(['IN_TRANSIT']);
    expect(cells(second, 'Planned courier', 'Other phone', 'Shipping note', 'Note', 'Send on'))
      .toEqual(['Pathao', '01811204466', 'Call first', 'A gift', '2026-12-24']);
  });
});

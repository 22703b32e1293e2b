import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { db, pool } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { forgetDeletions } from '../forget-deletions.ts';

const LISTS = { orders: 'Order', products: 'Product', variants: 'Variant', customers: 'Customer', webOrders: 'WebOrder' };
type List = keyof typeof LISTS;

let server: TestServer;
let shop: Shop;
let founder: string;
let product: Awaited<ReturnType<typeof withProduct>>;
let orderId: string;

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  shop = await seedBusiness();
  founder = await tokenOf(shop.founder);
  product = await withProduct(shop);
  ({ id: orderId } = await withOrder(shop, { lines: [{ product }] }));
});
afterAll(() => server.close());

type Answer = Record<List, { edges: { node: { id: string } }[] }> & { syncPoint: string };

const later = (moment: string, ms = 1) => new Date(Date.parse(moment) + ms).toISOString();

async function changedIn(list: List, updatedAfter: string) {
  const document = `query ($updatedAfter: DateTime) {
    syncPoint ${list}(first: 100, sort: UPDATED, filter: { updatedAfter: $updatedAfter }) { edges { node { id } } }
  }`;
  const { data, errors } = await server.graphql<Answer>(founder, document, { updatedAfter });
  expect(errors).toBeUndefined();
  return { syncPoint: data!.syncPoint, ids: data![list].edges.map(({ node }) => node.id) };
}

async function deletions(token: string, deletedAfter?: string) {
  type Deletions = { deletions: { edges: { node: { recordType: string; recordId: string } }[] } };
  const document = `query ($deletedAfter: DateTime) {
    deletions(first: 100, filter: { deletedAfter: $deletedAfter }) { edges { node { recordType recordId } } }
  }`;
  const { data, errors } = await server.graphql<Deletions>(token, document, { deletedAfter });
  expect(errors).toBeUndefined();
  return data!.deletions.edges.map(({ node }) => node);
}

async function withSite() {
  const site = await db.webSite.create({
    data: { businessId: shop.id, name: 'Shop', url: 'https://a.test', consumerKey: '', consumerSecret: '', webhookSecret: '' },
  });
  return db.webOrder.create({
    data: {
      businessId: shop.id, siteId: site.id, wooOrderId: 1, number: '1', status: 'PROCESSING', storeStatus: 'processing',
      customerName: 'A', phone: '01711204466', currency: 'BDT', totalPoisha: 1n, itemSummary: '', itemCount: 1,
      dateCreated: new Date(), dateModified: new Date(), searchText: '',
    },
  });
}

describe('what changed since a moment', () => {
  it.each(Object.entries(LISTS) as [List, string][])('%s tell it, whatever statement changed them', async (list, type) => {
    await withSite();
    const [row] = await db.$queryRawUnsafe<{ id: string; updatedAt: Date }[]>(
      `SELECT "id", "updatedAt" FROM "${type}" WHERE "businessId" = $1::uuid ORDER BY "updatedAt" DESC LIMIT 1`, shop.id);
    const { id, updatedAt } = row!;
    expect((await changedIn(list, updatedAt.toISOString())).ids).toEqual([]);
    await db.$executeRawUnsafe(
      `UPDATE "${type}" SET "createdAt" = "createdAt" WHERE "businessId" = $1::uuid AND "id" = $2::uuid`, shop.id, id);
    expect((await changedIn(list, updatedAt.toISOString())).ids).toEqual([encodeId(type, id)]);
  });

  it('misses nothing that was not committed yet when the client last asked', async () => {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('UPDATE "Order" SET "note" = $3 WHERE "businessId" = $1 AND "id" = $2', [shop.id, orderId, 'Late']);
      const { syncPoint } = await changedIn('orders', later(new Date().toISOString()));
      await client.query('COMMIT');
      expect((await changedIn('orders', syncPoint)).ids).toEqual([encodeId('Order', orderId)]);
    } finally {
      client.release();
    }
  });

  it('includes products that are no longer offered', async () => {
    const { updatedAt } = await db.product.update({
      where: { businessId_id: { businessId: shop.id, id: product.productId } }, data: { status: 'ARCHIVED' },
    });
    const since = later(updatedAt.toISOString(), -1);
    expect((await changedIn('products', since)).ids).toEqual([encodeId('Product', product.productId)]);
  });

  it('is read from an index that begins with the business', async () => {
    const tables = await db.$queryRaw<{ table: string }[]>`
      SELECT tgrelid::regclass::text AS "table" FROM pg_trigger WHERE tgfoid = 'set_updated_at'::regproc`;
    const indexes = await db.$queryRaw<{ indexdef: string }[]>`SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'`;
    const served = tables.map(({ table }) => table.replaceAll('"', '')).filter((table) =>
      indexes.some(({ indexdef }) => indexdef.includes(`"${table}" USING btree ("businessId", "updatedAt", id)`)));
    expect(served.toSorted()).toEqual(Object.values(LISTS).toSorted());
  });
});

describe('what is gone', () => {
  beforeEach(async () => {
    const { id: businessId } = shop;
    const spare = await withProduct(shop, { stock: 0 });
    await db.stockBalance.deleteMany({ where: { businessId, variantId: spare.variantId } });
    await db.variant.deleteMany({ where: { businessId, id: spare.variantId } });
    await db.product.deleteMany({ where: { businessId, id: spare.productId } });
    product = spare;
  });
  const records = () => [
    { recordType: 'Variant', recordId: encodeId('Variant', product.variantId) },
    { recordType: 'Product', recordId: encodeId('Product', product.productId) },
  ];

  it('is told to those who may read its list, in their own business', async () => {
    expect(await deletions(founder)).toEqual(records());
    const seller = await tokenOf(await withMember(shop, { flags: ['newOrder'] }));
    expect(await deletions(seller)).toEqual(records().slice(0, 1));
    const rival = await tokenOf((await seedBusiness()).founder);
    expect(await deletions(rival)).toEqual([]);
  });

  it('is told once', async () => {
    const { deletedAt } = await db.deletion.findFirstOrThrow({ where: { businessId: shop.id }, orderBy: { deletedAt: 'desc' } });
    expect(await deletions(founder, deletedAt.toISOString())).toEqual([]);
  });

  it('is forgotten after half a year', async () => {
    const days = (count: number) => Date.now() + count * 24 * 3_600_000;
    await forgetDeletions(days(179));
    expect(await deletions(founder)).toHaveLength(2);
    await forgetDeletions(days(181));
    expect(await deletions(founder)).toEqual([]);
  });
});

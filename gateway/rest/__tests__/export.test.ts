import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../prisma/seed/factories/session.ts';
import { db } from '../../db/client.ts';
import { tenantShares } from '../tenant-shares.ts';

/** More than two pages of the list query. */
const ORDERS = 205;

let server: TestServer;
let shop: Shop;
let founder: string;
let product: SeededProduct;

beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness({ name: 'Export shop' });
  founder = await tokenOf(shop.founder);
  product = await withProduct(shop, { stock: 1_000 });
  for (let n = 1; n < ORDERS; n += 1) await withOrder(shop, { lines: [{ product }] });
  await withOrder(shop, { lines: [{ product }], customerName: '=HYPERLINK("x"), "Rahim"', phone: '01911000001' });
  const rival = await seedBusiness({ name: 'Rival' });
  await withOrder(rival, { lines: [{ product: await withProduct(rival, { stock: 5 }) }], customerName: 'Rival customer' });
});
afterAll(() => server.close());

async function take(path: string, token?: string) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await fetch(`${server.url}/api/export/${path}`, { headers });
  // As a file: a reader of text would take the byte order mark away.
  const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
  return { status: answer.status, headers: answer.headers, text, lines: text.split('\r\n').slice(0, -1) };
}

const filtered = (filter: object) => `orders?filter=${encodeURIComponent(JSON.stringify(filter))}`;

async function tokenWith(...flags: ('orderList' | 'product' | 'newOrder')[]) {
  const member = await withMember(shop, { flags });
  await sessionFor(member);
  return tokenOf(member);
}

describe('a list as a file', () => {
  it('holds every row that matches, once, in the order of the list, whatever the page size', async () => {
    const { status, headers, lines, text } = await take('orders?sort=OLDEST', founder);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/);
    expect(text.startsWith('\uFEFFOrder,Created,Status,Customer')).toBe(true);
    const numbers = lines.slice(1).map((line) => Number(/^#(\d+),/.exec(line)?.[1]));
    expect(numbers).toEqual(Array.from({ length: ORDERS }, (_, index) => index + 1));
    expect(text).not.toContain('Rival customer');
  });

  it.each([
    // One read is that of the conditions; a workbook says only in its first bytes that it has begun.
    ['csv', 2, (bytes: Buffer) => bytes.toString().split('\r\n').length > 100],
    ['xlsx', 1, (bytes: Buffer) => bytes.subarray(0, 2).toString() === 'PK'],
  ])('is sent as %s while it is read: its beginning is here before the last row is asked for', async (format, allowed, hasBegun) => {
    const begun = Promise.withResolvers<void>();
    const share = tenantShares.read.bind(tenantShares);
    let reads = 0;
    const read = vi.spyOn(tenantShares, 'read').mockImplementation(async (tenant, work) => {
      reads += 1;
      if (reads > allowed) await begun.promise;
      return share(tenant, work);
    });
    try {
      // Packing for the wire gathers more than a page first.
      const answer = await fetch(`${server.url}/api/export/orders?format=${format}`, {
        headers: { authorization: `Bearer ${founder}`, 'accept-encoding': 'identity' },
      });
      const bytes: Buffer[] = [];
      for await (const chunk of answer.body!) {
        bytes.push(Buffer.from(chunk));
        if (hasBegun(Buffer.concat(bytes))) begun.resolve();
      }
      expect(reads).toBe(4);
    } finally {
      read.mockRestore();
    }
  });

  it.each([
    ['has left the business', () => ({ status: 'DISABLED' as const }), undefined],
    ['may see the list no more', undefined, () => ({ orderList: false })],
  ])('ends in the middle for somebody who %s while they take it', async (_why, membership, flags) => {
    const member = await withMember(shop, { flags: ['orderList'] });
    const token = await tokenOf(member);
    const [begun, isOut] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const share = tenantShares.read.bind(tenantShares);
    let reads = 0;
    const read = vi.spyOn(tenantShares, 'read').mockImplementation(async (tenant, work) => {
      reads += 1;
      if (reads > 2) {
        begun.resolve();
        await isOut.promise;
      }
      return share(tenant, work);
    });
    try {
      const taken = take('orders', token).catch(() => 'cut off');
      await begun.promise;
      const where = { businessId: shop.id, userId: member.id };
      if (membership) await db.membership.updateMany({ where, data: membership() });
      if (flags) await db.userPermission.updateMany({ where, data: flags() });
      isOut.resolve();
      expect(await taken).toBe('cut off');
      expect(reads).toBe(3);
    } finally {
      read.mockRestore();
    }
  });

  it('obeys the filters of the list, dates too', async () => {
    expect((await take(filtered({ status: ['SHIPPED'] }), founder)).lines).toHaveLength(1);
    expect((await take(filtered({ search: '01911000001' }), founder)).lines).toHaveLength(2);
    const future = new Date(Date.now() + 86_400_000).toISOString();
    expect((await take(filtered({ createdFrom: future }), founder)).lines).toHaveLength(1);
    expect((await take(filtered({ createdBefore: future }), founder)).lines).toHaveLength(ORDERS + 1);
  });

  it('keeps what a customer typed a text: no formula, and no second cell', async () => {
    const { lines } = await take(filtered({ search: '01911000001' }), founder);
    expect(lines[1]).toContain(`"'=HYPERLINK(""x""), ""Rahim"""`);
  });

  it.each([
    ['orders?filter=nonsense', 400],
    [filtered({ status: ['NONSENSE'] }), 400],
    ['orders?sort=NONSENSE', 400],
    ['orders?sort=constructor', 400],
    ['nothing', 404],
  ])('%s is refused with %d', async (path, status) => {
    expect((await take(path, founder)).status).toBe(status);
  });

  it('is for those who see the list', async () => {
    expect((await take('orders')).status).toBe(401);
    expect((await take('orders', await tokenWith('product'))).status).toBe(403);
    expect((await take('orders', await tokenWith('orderList'))).status).toBe(200);
  });

  it('leaves costs empty for who may not see them', async () => {
    const costs = async (token: string) => {
      const { lines } = await take('products', token);
      return lines.slice(1).map((line) => line.split(',').at(-1));
    };
    expect(await costs(founder)).toEqual([expect.stringMatching(/^\d+/)]);
    expect(await costs(await tokenWith('product'))).toEqual(['']);
  });

  it('has amounts that add up, those below zero too', async () => {
    const { id } = await withOrder(shop, { lines: [{ product }], phone: '01911000002' });
    const { totalPoisha } = await db.order.findFirstOrThrow({ where: { businessId: shop.id, id } });
    await db.order.updateMany({ where: { businessId: shop.id, id }, data: { collectedPoisha: totalPoisha + 12_050n } });
    const { lines } = await take(filtered({ search: '01911000002' }), founder);
    expect(lines[1]!.split(',')).toContain('-120.50');
    const file = await server.request(founder, `/api/export/${filtered({ search: '01911000002' })}&format=xlsx`);
    const { sheets: [sheet] } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
    expect(sheet!.rows[1]![sheet!.rows[0]!.indexOf('Due')]).toBe(-120.5);
  });
});

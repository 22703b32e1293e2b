import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';
import { db } from '../../db/client.ts';
import { encodeId } from '../../graphql/global-id.ts';

let server: TestServer;
let shop: Shop;
let founder: string;
let product: SeededProduct;
/** The oldest first. */
const orders: string[] = [];
let foreign: string;

const order = (id: string) => encodeId('Order', id);

beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness({ name: 'Shop that chooses' });
  founder = await tokenOf(shop.founder);
  product = await withProduct(shop, { stock: 100 });
  for (let n = 1; n <= 4; n += 1) orders.push((await withOrder(shop, { lines: [{ product }] })).id);
  const rival = await seedBusiness({ name: 'Rival' });
  foreign = (await withOrder(rival, { lines: [{ product: await withProduct(rival, { stock: 5 }) }] })).id;
});
afterAll(() => server.close());

async function take(path: string, ids: unknown, token: string | null = founder) {
  const answer = await server.request(token, `/api/export/${path}`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ids }),
  });
  const text = await answer.text();
  return { status: answer.status, text, lines: text.trim().split('\r\n').slice(1) };
}

const numbersOf = (lines: string[]) => lines.map((line) => /^(#\d+)/.exec(line)?.[1]);
const filtered = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;

describe('the rows of a list that were chosen, as a file', () => {
  it('are these and no others, in the order of the list', async () => {
    const [first, , third, fourth] = orders.map(order);
    expect(numbersOf((await take('orders', [third, first, third, fourth])).lines)).toEqual(['#4', '#3', '#1']);
    expect(numbersOf((await take('orders?sort=OLDEST', [third, first])).lines)).toEqual(['#1', '#3']);
    expect(numbersOf((await take('all-orders', [first])).lines)).toEqual(['#1']);
  });

  it('leave costs empty for who may not see them', async () => {
    const member = await tokenOf(await withMember(shop, { flags: ['product'] }));
    const costs = async (token: string) => (await take('products', [encodeId('Product', product.productId)], token)).lines.map((line) => line.split(',').at(-1));
    expect(await costs(founder)).toEqual([expect.stringMatching(/^\d+/)]);
    expect(await costs(member)).toEqual(['']);
  });

  it('are asked for again where one is not in the list any more: none is left out in silence', async () => {
    const { status, text } = await take(`orders${filtered({ status: ['SHIPPED'] })}`, [order(orders[0]!)]);
    expect(status).toBe(400);
    expect(text).toContain('Chosen rows that are not in this list any more: 1');
    expect(numbersOf((await take(`orders${filtered({ status: ['PENDING'] })}`, [order(orders[0]!)])).lines)).toEqual(['#1']);
  });

  it('are not those of another business', async () => {
    const other = await take('orders', [order(orders[0]!), order(foreign)]);
    expect(other).toMatchObject({ status: 400, text: expect.stringContaining('not in this list any more: 1') });
    expect((await take('orders', [order('00000000-0000-7000-8000-00000000dead')])).status).toBe(400);
  });

  it.each([
    ['none', [], 400],
    ['no ids', ['nonsense'], 400],
    ['no list of them', 'all', 400],
    ['more than 1,000', Array.from({ length: 1_001 }, (_, n) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`), 400],
  ])('are refused as %s', async (_what, ids, status) => {
    expect((await take('orders', ids)).status).toBe(status);
  });

  it('are for whoever sees the list and may take files, and only of lists', async () => {
    const ids = [order(orders[0]!)];
    const member = await withMember(shop, { flags: ['orderList'] });
    expect((await take('orders', ids, await tokenOf(member))).status).toBe(200);
    expect((await take('orders', ids, await tokenOf(await withMember(shop, { flags: ['product'] })))).status).toBe(403);
    expect((await take('orders', ids, null)).status).toBe(401);
    expect((await take('web-order-report', ids)).status).toBe(400);
    expect((await take('nothing', ids)).status).toBe(404);
  });

  it('stand in the audit trail with their number, where the list says that it was taken', async () => {
    const customer = await db.customer.create({ data: { businessId: shop.id, name: 'Farhana', phone: '01911000009' } });
    await db.customer.create({ data: { businessId: shop.id, name: 'Rina', phone: '01911000010' } });
    const { lines } = await take('customers', [encodeId('Customer', customer.id)]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('Farhana');
    const entries = await db.auditEntry.findMany({ where: { businessId: shop.id, command: 'business.recordExport' } });
    expect(entries).toMatchObject([{ after: { format: 'csv', filter: '{}', chosen: 1 } }]);
  });
});

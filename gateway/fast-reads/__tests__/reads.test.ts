import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedBusiness, type Shop } from '../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../prisma/seed/factories/product.ts';
import { db } from '../../db/client.ts';
import { plainSql } from '../plain-sql.ts';
import { MORE_THAN_ZERO, planConstants } from '../../list-query/plan-constants.ts';
import { reads } from '../reads.ts';
import { UnsupportedQuery } from '../tables.ts';

let shop: Shop;
let other: Shop;
let orderId: string;

beforeAll(async () => {
  [shop, other] = [await seedBusiness(), await seedBusiness()];
  for (const business of [shop, other]) {
    const product = await withProduct(business);
    for (const customerName of ['Farhana', "O'Neil; --", 'নুসরাত "জাহান"']) {
      const order = await withOrder(business, { customerName, lines: [{ product, quantity: 2 }] });
      if (business === shop) orderId = order.id;
    }
  }
});

type Query = NonNullable<Parameters<typeof db.order.findMany>[0]>;

const orderBy = [{ createdAt: 'desc' }, { id: 'desc' }] as const;

describe('plain reads answer what Prisma answers', () => {
  const sent: string[] = [];
  // Listens to what goes to the server; nothing is replaced.
  const send = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  beforeAll(() => {
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
      const [statement] = args as [string | { text: string }];
      sent.push(typeof statement === 'string' ? statement : statement.text);
      return send.apply(this, args);
    } as never);
  });
  afterAll(() => vi.restoreAllMocks());

  const queries: [string, () => Query][] = [
    ['all columns', () => ({ where: { businessId: shop.id }, orderBy: [...orderBy] })],
    [
      'some columns',
      () => ({ where: { businessId: shop.id }, select: { id: true, totalPoisha: true, shippedAt: true } }),
    ],
    ['relations', () => ({
      where: { businessId: shop.id },
      include: {
        customer: true, webOrder: true, lines: { orderBy: { position: 'asc' }, include: { variant: true } },
      },
    })],
    ['lists, bounds and alternatives', () => ({
      where: {
        AND: [
          { businessId: shop.id, status: { in: ['PENDING', 'HOLD'] } },
          { createdAt: { lte: new Date() }, OR: [{ number: { gt: 1 } }, { number: 1 }] },
        ],
      },
      orderBy: [...orderBy],
      take: 2,
    })],
    ['nothing in a list', () => ({ where: { businessId: shop.id, status: { in: [] } } })],
    ['nulls', () => ({ where: { businessId: shop.id, webOrderId: null, note: undefined } })],
    ['anything but a value', () => ({ where: { businessId: shop.id, number: { not: 1 }, courierName: { not: 'Steadfast' } } })],
    ['anything but null', () => ({ where: { businessId: shop.id, shippedAt: { not: null } } })],
    ['text inside', () => ({ where: { businessId: shop.id, searchText: { contains: 'farhana' } } })],
    ['text inside, whatever its case', () => ({ where: { businessId: shop.id, customerName: { contains: 'FARHA', mode: 'insensitive' } } })],
    ['a beginning, whatever its case', () => ({ where: { businessId: shop.id, customerName: { startsWith: 'fAR', mode: 'insensitive' } } })],
    ["somebody's quotes", () => ({ where: { businessId: shop.id, customerName: "O'Neil; --" } })],
    ['constants of a partial index', () => ({ where: { businessId: shop.id, status: { in: planConstants('PENDING', 'HOLD'), notIn: planConstants('LOST') } } })],
    ['more than the zero of a partial index', () => ({ where: { businessId: shop.id, itemCount: MORE_THAN_ZERO, NOT: { returningUnits: MORE_THAN_ZERO } } })],
    ['exceptions', () => ({ where: { businessId: shop.id, NOT: [{ customerName: "O'Neil; --", status: 'PENDING' }, { number: { gt: 2 } }], status: { notIn: ['HOLD'] } } })],
    ['an exception of nothing', () => ({ where: { businessId: shop.id, NOT: { webOrderId: undefined } } })],
    ['an exception where the column is null', () => ({ where: { businessId: shop.id, NOT: { courierName: 'Steadfast' } } })],
    ['records that have a related one', () => ({
      where: { businessId: shop.id, lines: { some: { quantity: 2, variant: { is: { sku: { gt: '' } } } } }, customer: { name: 'Farhana' } },
      orderBy: [...orderBy],
    })],
    ['records without a related one of a list', () => ({ where: { businessId: shop.id, shipments: { none: { active: true } } }, orderBy: [...orderBy] })],
    ['records whose one related record does not fit', () => ({ where: { businessId: shop.id, NOT: { settlementSnooze: { untilDay: { gt: new Date() } } } }, orderBy: [...orderBy] })],
    ['records that none refers to', () => ({ where: { businessId: shop.id, settlementSnooze: null }, orderBy: [...orderBy] })],
    ['records that one refers to', () => ({ where: { businessId: shop.id, settlementSnooze: { isNot: null }, NOT: { customer: { name: 'Farhana' } } } })],
    [
      'what Prisma alone can',
      () => ({ where: { businessId: shop.id, lines: { some: { quantity: 2 } } }, skip: 1 }),
    ],
  ];
  it.each(queries)('%s', async (name, query) => {
    const fast = name === 'what Prisma alone can' ? null : plainSql('Order', query() as never);
    sent.length = 0;
    const plain = await reads.order.findMany(query());
    // The statement that is compared with Prisma's is the fast one, and the only one. What is not prepared goes through
    // the pool, whose connections were opened before this test listened.
    // Other work of the process, such as the heartbeat of the database, is heard as well.
    if (fast?.reusable) expect(sent.filter((text) => text.includes('"Order"'))).toEqual([fast.text]);
    const expected = await db.order.findMany(query());
    // Without an order, rows come as the plan of each statement finds them.
    const sorted = (rows: typeof plain) => ('orderBy' in query() ? rows : rows.toSorted((a, b) => a.number - b.number));
    expect(sorted(plain)).toEqual(sorted(expected));
  });

  it('one record by its key', async () => {
    const query = (businessId: string) => ({
      where: { businessId_id: { businessId, id: orderId } }, include: { lines: true },
    });
    expect(await reads.order.findUnique(query(shop.id))).toEqual(await db.order.findUnique(query(shop.id)));
    expect(await reads.order.findUnique(query(other.id))).toBeNull();
    await expect(reads.order.findUniqueOrThrow(query(other.id))).rejects.toMatchObject({ code: 'P2025' });
  });
});

it('a table with another key is joined by Prisma alone', () => {
  const where = { businessId_userId: { businessId: shop.id, userId: shop.founder.id } };
  expect(() => plainSql('Membership', { where, include: { permission: true } })).toThrow(UnsupportedQuery);
  expect(() => plainSql('Membership', { where, include: { user: true } })).toThrow(UnsupportedQuery);
  expect(plainSql('Membership', { where }).text).toContain('"Membership"');
});

describe('what is not plain is left to Prisma', () => {
  it.each<[string, object]>([
    ['an unknown column', { where: { 'id" OR true --': 1 } }],
    ['an unknown order', { orderBy: { createdAt: 'desc; DROP TABLE "Order"' } }],
    ['a condition of every related record', { where: { lines: { every: { quantity: 1 } } } }],
    ['two conditions of a list', { where: { lines: { some: { quantity: 1 }, none: { quantity: 2 } } } }],
    ['another related record than one', { where: { customer: { isNot: { name: 'Farhana' } } } }],
    ['no foreign key', { where: { webOrder: { is: null } } }],
    ['a foreign key', { where: { webOrder: { isNot: null } } }],
    ['no record behind a foreign key', { where: { webOrder: null } }],
    ['a condition on an unknown column of a relation', { where: { customer: { 'x" OR true --': 1 } } }],
    ['another operator', { where: { number: { not: { gt: 1 } } } }],
    ['another comparison whatever the case', { where: { customerName: { equals: 'farhana', mode: 'insensitive' } } }],
    ['a limit that is no number', { take: '1; DROP TABLE "Order"' }],
    ['another argument', { distinct: ['phone'] }],
    ['a skip of a relation', { include: { lines: { skip: 1 } } }],
    ['a cursor of a relation', { include: { lines: { cursor: { id: 'x' } } } }],
    ['a relation without repetitions', { include: { lines: { distinct: ['sku'] } } }],
    ['a condition of a relation', { include: { lines: { where: { quantity: 1 } } } }],
    ['a condition of a relation on an amount', { include: { lines: { where: { unitPricePoisha: { gt: 0n } } } } }],
    ['the number of a relation', { include: { _count: true } }],
    ['a relation of which nothing is wanted', { include: { lines: { select: {} } } }],
  ])('%s', (_, query) => {
    expect(() => plainSql('Order', query)).toThrow(UnsupportedQuery);
  });
});

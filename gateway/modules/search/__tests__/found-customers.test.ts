import pg from 'pg';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { testServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { db } from '../../../db/client.ts';
import { env } from '../../../env.ts';
import { Session } from '../../../session/session.ts';
import { foundCustomers } from '../found-customers.ts';

let shop: Shop;
let statements: { text: string; values: unknown[] }[] = [];

// Listens to what goes to the server; nothing is replaced.
const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
  const first = args[0] as { text?: string; values?: unknown[] };
  if (first.text) statements.push({ text: first.text, values: (Array.isArray(args[1]) ? args[1] : first.values) ?? [] });
  return query.apply(this, args);
} as never);

beforeEach(async () => {
  shop = await seedBusiness();
});
afterAll(() => void vi.restoreAllMocks());

const find = (text: string, businessId = shop.id) => {
  const args = foundCustomers(Session.system(businessId), text);
  return args ? db.customer.findMany(args) : Promise.resolve([]);
};

it('finds a customer by a part of the name in Bangla and English, and by phone, one statement each', async () => {
  const names = [['ফারহানা আক্তার', '01711000001'], ['Farhana Akter', '01711000002'], ['100% Cotton_Shop', '01711000003']] as const;
  await db.customer.createMany({ data: names.map(([name, phone]) => ({ businessId: shop.id, name, phone })) });
  for (const [text, phone] of [['হানা', names[0][1]], ['AKTER', names[1][1]], ['0% c', names[2][1]], ['+880 1711-000002', names[1][1]]] as const) {
    statements = [];
    expect((await find(text)).map((one) => one.phone)).toEqual([phone]);
    expect(statements).toHaveLength(1);
  }
  expect(await find('fa')).toEqual([]);
  const spelled = ['রা\u09dfহান কবির', 'রা\u09af\u09bcহান কবির'];
  await db.customer.createMany({ data: spelled.map((name, n) => ({ businessId: shop.id, name, phone: `0171200000${n}` })) });
  const joined = ['র\u200d\u09cd\u09afামন দাস', 'র\u200c\u09cd\u09afামন দাস'];
  await db.customer.createMany({ data: joined.map((name, n) => ({ businessId: shop.id, name, phone: `0171300000${n}` })) });
  for (const name of joined) expect((await find(name)).map((one) => one.phone).toSorted()).toEqual(['01713000000', '01713000001']);
  for (const name of spelled) expect((await find(name)).map((one) => one.phone).toSorted()).toEqual(['01712000000', '01712000001']);
  const other = await seedBusiness();
  expect(await find('Farhana', other.id)).toEqual([]);
});

it('says how risky a customer is and what they have spent, with one statement for any number of them', async () => {
  const server = await testServer();
  const token = await tokenOf(shop.founder);
  const counts = [{ deliveredCount: 3, returnedCount: 0 }, { deliveredCount: 1, returnedCount: 2 }, { deliveredCount: 0, returnedCount: 0 }];
  await db.customer.createMany({
    data: counts.map((count, n) => ({ businessId: shop.id, name: `Rahima ${n}`, phone: `0171100000${n}`, spentPoisha: BigInt(n * 50_000), ...count })),
  });
  const ask = (text: string) => server.graphql<{ foundCustomers: object[] }>(
    token, 'query ($text: String!) { foundCustomers(text: $text) { name phone orderCount deliveredCount returnedCount spent risk addresses { street } } }', { text });
  await ask('01711000000');
  const one = await ask('01711000001');
  expect(one.data!.foundCustomers).toMatchObject([{ phone: '01711000001', risk: 'BAD', spent: 500 }]);
  const all = await ask('Rahima');
  expect(all.data!.foundCustomers).toMatchObject([{ risk: 'GOOD', spent: 0 }, { risk: 'BAD', spent: 500 }, { risk: 'NEW', spent: 1000 }]);
  // The session, the customers with their addresses, and from which returns on a customer is risky.
  expect([one.sql, all.sql]).toEqual([3, 3]);
  await server.close();
});

it('reads the index of names, never all customers', async () => {
  await db.$executeRaw`INSERT INTO "Customer" ("businessId", "id", "name", "phone", "updatedAt")
    SELECT ${shop.id}::uuid, gen_random_uuid(), 'Customer ' || md5(n::text), '018' || lpad(n::text, 8, '0'), now()
    FROM generate_series(1, 20000) n`;
  await db.$executeRaw`ANALYZE "Customer"`;
  statements = [];
  await find('Rahima Khatun');
  const { text, values } = statements[0]!;
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query(`EXPLAIN ${text}`, values);
  await client.end();
  const plan = rows.map((row) => Object.values(row as object)[0]).join('\n');
  expect(plan).toContain('Customer_name_search_idx');
  expect(plan).not.toContain('Seq Scan');
});

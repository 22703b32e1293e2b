import { beforeEach, expect, it } from 'vitest';
import { planOf, sentStatements } from '../../../../e2e/support/sent-statements.ts';
import { testServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { db } from '../../../db/client.ts';
import { Session } from '../../../session/session.ts';
import { foundCustomers } from '../found-customers.ts';

let shop: Shop;
const statements = sentStatements();

beforeEach(async () => {
  shop = await seedBusiness();
});

const find = async (text: string, businessId = shop.id) => {
  const args = await foundCustomers(Session.system(businessId), text);
  return args ? db.customer.findMany(args) : [];
};

it('finds a customer by a part of the name in Bangla and English, and by phone, by one statement and two', async () => {
  const names = [['ফারহানা আক্তার', '01711000001'], ['Farhana Akter', '01711000002'], ['100% Cotton_Shop', '01711000003']] as const;
  await db.customer.createMany({ data: names.map(([name, phone]) => ({ businessId: shop.id, name, phone })) });
  for (const [text, phone] of [['হানা', names[0][1]], ['AKTER', names[1][1]], ['0% c', names[2][1]], ['+880 1711-000002', names[1][1]]] as const) {
    statements.length = 0;
    expect((await find(text)).map((one) => one.phone)).toEqual([phone]);
    expect(statements).toHaveLength(text.startsWith('+') ? 2 : 1);
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
  statements.length = 0;
  const one = await ask('01711000001');
  expect(statements.find(({ text }) => text.includes('FROM "Customer"'))).toMatchObject({ name: expect.any(String) as string });
  expect(one.data!.foundCustomers).toMatchObject([{ phone: '01711000001', risk: 'BAD', spent: 500 }]);
  const all = await ask('Rahima');
  expect(all.data!.foundCustomers).toMatchObject([{ risk: 'GOOD', spent: 0 }, { risk: 'BAD', spent: 500 }, { risk: 'NEW', spent: 1000 }]);
  // The session, whose number it is, the customers with their addresses, and from which returns on a customer is risky.
  expect([one.sql, all.sql]).toEqual([4, 3]);
  await server.close();
});

it('reads the index of names, never all customers', async () => {
  await db.$executeRaw`INSERT INTO "Customer" ("businessId", "id", "name", "phone", "updatedAt")
    SELECT ${shop.id}::uuid, gen_random_uuid(), 'Customer ' || md5(n::text), '018' || lpad(n::text, 8, '0'), now()
    FROM generate_series(1, 20000) n`;
  await db.$executeRaw`ANALYZE "Customer"`;
  statements.length = 0;
  await find('Rahima Khatun');
  const plan = await planOf(statements[0]!);
  expect(plan).toContain('Customer_name_search_idx');
  expect(plan).not.toContain('Seq Scan');
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { accountId } from '../../../../prisma/seed/factories/money.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { createAccount, updateAccount } from '../account-commands.ts';
import { createExpense } from '../expense-commands.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

it('expenses are found, and added up, by what their category is called now, by what it was called, and by what they say', async () => {
  const shop = await seedBusiness();
  const [session, token] = [await sessionFor(shop.founder), await tokenOf(shop.founder)];
  const [cash, rent] = [await accountId(shop, 'cash'), await accountId(shop, 'rent')];
  const { id: counterId } = await execute(createAccount, session, { name: 'Tea', purpose: 'EXPENSE' });
  await execute(createExpense, session, { accountId: cash, counterId, amount: 50, party: 'Mamun' });
  await execute(createExpense, session, { accountId: cash, counterId: rent, amount: 700 });
  await execute(updateAccount, session, { accountId: counterId, version: 1, name: 'Snacks' });
  const find = async (search: string) => {
    const { data, errors } = await server.graphql<{ vouchers: { edges: { node: { amount: number } }[] }; voucherTotals: { amount: number } }>(token,
      `query ($search: String) { vouchers(first: 10, filter: { search: $search }) { edges { node { amount } } }
        voucherTotals(filter: { search: $search }) { amount } }`, { search });
    expect(errors).toBeUndefined();
    return [data!.vouchers.edges.map(({ node }) => node.amount), data!.voucherTotals.amount];
  };
  for (const search of ['snack', 'TEA', 'mamun']) expect(await find(search)).toEqual([[50], 50]);
  expect(await find('rent')).toEqual([[700], 700]);
  expect(await find('%')).toEqual([[], 0]);
});

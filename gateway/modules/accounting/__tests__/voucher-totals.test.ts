import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { accountId } from '../../../../prisma/seed/factories/money.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { addDays, dhakaDay } from '../../../../schema/rules/format.ts';
import { execute } from '../../../commands/execute.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { Session } from '../../../session/session.ts';
import { createExpense } from '../expense-commands.ts';
import { voidVoucher } from '../voucher-commands.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

it('a list of expenses says what all that matches comes to, void ones left out, and what for', async () => {
  const shop = await seedBusiness();
  const session = Session.system(shop.id);
  const [cash, bank, rent, salaries] = [
    await accountId(shop, 'cash'), await accountId(shop, 'bank'), await accountId(shop, 'rent'), await accountId(shop, 'salaries')];
  const spend = (amount: number, counterId: string, more: object = {}) =>
    execute(createExpense, session, { accountId: cash, counterId, amount, ...more });
  const lastWeek = new Date(addDays(dhakaDay(new Date()), -7));
  await spend(100.5, rent, { party: 'Landlord' });
  await spend(200, rent, { day: lastWeek });
  await spend(1_000, salaries, { accountId: bank });
  const { id: voucherId } = await spend(9_999, rent);
  await execute(voidVoucher, session, { voucherId, version: 1, reason: 'Entered twice' });

  const founder = await tokenOf(shop.founder);
  const totals = async (filter: object, token = founder) => (await server.graphql<{ voucherTotals: object }>(
    token, 'query ($filter: VoucherTotalsFilter) { voucherTotals(filter: $filter) { count amount categories { name count amount } } }', { filter })).data?.voucherTotals;
  expect(await totals({})).toEqual({
    count: 3, amount: 1_300.5, categories: [{ name: 'Salaries', count: 1, amount: 1_000 }, { name: 'Rent', count: 2, amount: 300.5 }],
  });
  expect(await totals({ counterId: encodeId('Account', rent), from: new Date().toISOString() })).toMatchObject({ count: 1, amount: 100.5 });
  expect(await totals({ search: 'landlord' })).toMatchObject({ amount: 100.5 });
  expect(await totals({ accountId: encodeId('Account', bank) })).toMatchObject({ amount: 1_000 });
  expect(await totals({ status: 'VOID' })).toEqual({ count: 0, amount: 0, categories: [] });
  // Nothing of another business, and nothing without the permission.
  expect(await totals({}, await tokenOf((await seedBusiness()).founder))).toMatchObject({ count: 0, amount: 0 });
  expect(await totals({}, await tokenOf(await withMember(shop, { flags: ['orderList'] })))).toBeUndefined();
});

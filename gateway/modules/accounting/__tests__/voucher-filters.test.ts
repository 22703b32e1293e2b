import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { accountId } from '../../../../prisma/seed/factories/money.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { dhakaDay } from '../../../../schema/rules/format.ts';
import { db } from '../../../db/client.ts';
import { execute } from '../../../commands/execute.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { createAdExpense } from '../ad-expense.ts';
import { createExpense } from '../expense-commands.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

it('expenses are found by who entered them, ads by their account and product, and the totals follow', async () => {
  const shop = await seedBusiness();
  const clerk = await withMember(shop, { flags: ['expense'] });
  const [cash, rent] = [await accountId(shop, 'cash'), await accountId(shop, 'rent')];
  const [saree, lamp] = [await withProduct(shop, { name: 'Saree' }), await withProduct(shop, { name: 'Lamp' })];
  const variantOf = async (productId: string) => (await db.variant.findFirstOrThrow({ where: { businessId: shop.id, productId }, select: { id: true } })).id;
  await execute(createExpense, await sessionFor({ ...clerk, businessId: shop.id }), { accountId: cash, counterId: rent, amount: 100 });
  const owner = await sessionFor({ ...shop.founder, businessId: shop.id });
  const today = new Date(dhakaDay(new Date()));
  const advertise = async (adAccount: string, productIds: string[], usd: number) => execute(createAdExpense, owner, {
    accountId: cash, platform: 'Facebook', adAccount, variants: await Promise.all(productIds.map(variantOf)), usd, rate: 100, from: today, to: today,
  });
  await advertise('Main', [saree.productId, lamp.productId], 1);
  await advertise('Second', [lamp.productId], 2);
  await expect(advertise('Main', [], 1)).resolves.toBeDefined();

  const founder = await tokenOf(shop.founder);
  const totals = async (filter: object) => {
    const { data, errors } = await server.graphql<{ voucherTotals: { amount: number }; vouchers: { edges: { node: { amount: number } }[] } }>(founder,
      'query ($filter: VoucherTotalsFilter, $list: VouchersFilter) { voucherTotals(filter: $filter) { amount } vouchers(first: 10, filter: $list) { edges { node { amount } } } }',
      { filter, list: filter });
    expect(errors).toBeUndefined();
    expect(data!.vouchers.edges.reduce((sum, { node }) => sum + node.amount, 0)).toBe(data!.voucherTotals.amount);
    return data!.voucherTotals.amount;
  };
  expect(await totals({})).toBe(500);
  expect(await totals({ enteredBy: encodeId('Member', clerk.id) })).toBe(100);
  expect(await totals({ adAccount: 'Main' })).toBe(200);
  expect(await totals({ productId: encodeId('Product', saree.productId) })).toBe(100);
  expect(await totals({ productId: encodeId('Product', lamp.productId) })).toBe(300);
  expect(await totals({ productId: encodeId('Product', lamp.productId), adAccount: 'Second' })).toBe(200);

  const choicesOf = async (token: string) =>
    (await server.graphql<{ voucherChoices: object }>(token, 'query { voucherChoices { people { id name } adAccounts products { name } } }')).data?.voucherChoices;
  expect(await choicesOf(founder)).toEqual({
    people: expect.arrayContaining([{ id: encodeId('Member', clerk.id), name: clerk.name }, { id: encodeId('Member', shop.founder.id), name: shop.founder.name }]),
    adAccounts: ['Main', 'Second'], products: [{ name: 'Lamp' }, { name: 'Saree' }],
  });
  const stranger = await seedBusiness();
  expect(await choicesOf(await tokenOf(stranger.founder))).toMatchObject({ people: [{ name: stranger.founder.name }], adAccounts: [], products: [] });
  await expect(execute(createAdExpense, await sessionFor({ ...stranger.founder, businessId: stranger.id }), {
    accountId: await accountId(stranger, 'cash'), platform: 'Facebook', variants: [await variantOf(saree.productId)], usd: 1, rate: 100, from: today, to: today,
  })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { accountId } from '../../../../prisma/seed/factories/money.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { withPurchase } from '../../../../prisma/seed/factories/purchase.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { decodeId, encodeId } from '../../../graphql/global-id.ts';

let server: TestServer;
let shop: Shop;
let token: string;
beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
  token = await tokenOf(shop.founder);
});
afterAll(() => server.close());

interface Answer {
  answer: { record?: { id: string; version: number }; reason?: string; message?: string };
}

/** The record, or why it was refused. */
async function run(command: string, record: string, input: object): Promise<Answer['answer']> {
  const name = command.charAt(0).toUpperCase() + command.slice(1);
  const { data, errors } = await server.graphql<Answer>(token, `mutation ($input: ${name}Input!) { answer: ${command}(input: $input) {
    ... on Error { message } ... on PreconditionError { reason } ... on ${name}Success { record: ${record} { id version } } } }`, { input });
  expect(errors).toBeUndefined();
  return data!.answer;
}

const versionOf = async (id: string) => (await server.graphql<{ node: { version: number } }>(token,
  'query ($id: ID!) { node(id: $id) { ... on Account { version } ... on Voucher { version } ... on Purchase { version } ... on Liability { version } } }', { id })).data!.node.version;

const balanceOf = async (id: string) => (await server.graphql<{ node: { balance: number } }>(token,
  'query ($id: ID!) { node(id: $id) { ... on Account { balance } } }', { id })).data!.node.balance;

const archive = async (id: string, name: string, isArchived = true) => run('updateAccount', 'account', { accountId: id, version: await versionOf(id), name, isArchived });

const REFUSED = { reason: 'ACCOUNT_ARCHIVED', message: 'Old wallet is archived: use it again first, so that nobody overlooks the money' };

it('money is taken back to no archived account, where nobody would look for it, but to one that is used again', async () => {
  const [wallet, cash, rent] = [
    (await run('createAccount', 'account', { name: 'Old wallet' })).record!.id,
    encodeId('Account', await accountId(shop, 'cash')), encodeId('Account', await accountId(shop, 'rent')),
  ];
  const { id: voucherId, version } = (await run('createExpense', 'voucher', { accountId: wallet, counterId: rent, amount: 500 })).record!;
  const { id } = await withPurchase(shop, {
    start: 'ORDER', lines: [{ product: await withProduct(shop), quantity: 3, unitCost: 100 }], more: { paid: 200, paidFromId: decodeId(wallet)!.id },
  });
  const purchaseId = encodeId('Purchase', id);
  await run('transferMoney', 'voucher', { fromId: cash, toId: wallet, amount: 700 });
  expect((await archive(wallet, 'Old wallet')).record).toBeDefined();

  expect(await run('voidVoucher', 'voucher', { voucherId, version, reason: 'Entered twice' })).toEqual(REFUSED);
  const bought = { purchaseId, version: await versionOf(purchaseId), reason: 'Never came' };
  expect(await run('voidPurchase', 'purchase', bought)).toEqual(REFUSED);
  expect(await balanceOf(wallet)).toBe(0);

  await archive(wallet, 'Old wallet', false);
  expect((await run('voidVoucher', 'voucher', { voucherId, version, reason: 'Entered twice' })).record).toBeDefined();
  expect((await run('voidPurchase', 'purchase', bought)).record).toBeDefined();
  expect(await balanceOf(wallet)).toBe(700);
});

it('no change of a voucher or loan moves money of an archived account; what moves none is changed', async () => {
  const [purse, cash, rent] = [
    (await run('createAccount', 'account', { name: 'Old purse' })).record!.id,
    encodeId('Account', await accountId(shop, 'cash')), encodeId('Account', await accountId(shop, 'rent')),
  ];
  const { id: voucherId } = (await run('createExpense', 'voucher', { accountId: purse, counterId: rent, amount: 500 })).record!;
  const loan = { party: 'BRAC Bank', amount: 300, accountId: purse, firstDue: '2035-01-31T00:00:00Z' };
  const { id: liabilityId } = (await run('createLiability', 'liability', { kind: 'LOAN', ...loan })).record!;
  await run('transferMoney', 'voucher', { fromId: cash, toId: purse, amount: 200 });
  expect((await archive(purse, 'Old purse')).record).toBeDefined();

  const spend = async (more: object) => run('updateExpense', 'voucher', { voucherId, version: await versionOf(voucherId), accountId: purse, counterId: rent, amount: 500, ...more });
  const lend = async (more: object) => run('updateLiability', 'liability', { liabilityId, version: await versionOf(liabilityId), ...loan, ...more });
  const refused = { ...REFUSED, message: REFUSED.message.replace('Old wallet', 'Old purse') };
  for (const more of [{ amount: 450 }, { amount: 550 }, { accountId: cash }]) expect([await spend(more), await lend(more)]).toEqual([refused, refused]);
  expect((await spend({ party: 'Landlord', note: 'For May' })).record).toBeDefined();
  expect((await lend({ party: 'Brac Bank PLC' })).record).toBeDefined();
  expect(await balanceOf(purse)).toBe(0);
});

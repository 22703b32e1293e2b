import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';
import { planOf, sentStatements } from '../../../e2e/support/sent-statements.ts';
import { seedBusiness, type Shop } from '../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../prisma/seed/factories/member.ts';
import { accountId } from '../../../prisma/seed/factories/money.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';
import { db } from '../../db/client.ts';
import { ledgerChecks } from '../../ledger-checks/all-checks.ts';
import { findDrift } from '../../ledger-checks/find-drift.ts';
import { encodeId } from '../global-id.ts';

let server: TestServer;
let shop: Shop;
let founder: string;
const statements = sentStatements();
beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
  founder = await tokenOf(shop.founder);
});
afterAll(() => server.close());

const FIELDS = ['voucherCounts', 'liabilityCounts', 'courierStatementCounts', 'buyerBlockCounts'] as const;

async function countsOf(token: string, field: (typeof FIELDS)[number]) {
  const { data } = await server.graphql<Record<string, { status: string; count: number }[] | null>>(token, `{ ${field} { status count } }`);
  const counts = data?.[field];
  return counts && Object.fromEntries(counts.map(({ status, count }) => [status, count]));
}

/** Sends a mutation that has to succeed. Answers the id of its record, if it has one. */
async function send(name: string, input: object, record?: string): Promise<string> {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const selected = record ? `... on ${type}Success { ${record} { id } }` : '';
  const { data, errors } = await server.graphql<Record<string, Record<string, { id: string }>>>(
    founder, `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename ${selected} ... on Error { message } } }`, { input });
  expect(errors).toBeUndefined();
  expect(data![name]).toMatchObject({ __typename: `${type}Success` });
  return record ? data![name]![record]!.id : '';
}

it('counts expenses by kind, liabilities and statements by status, and rules about buyers by what they do', async () => {
  const account = async (code: 'cash' | 'bank' | 'rent') => encodeId('Account', await accountId(shop, code));
  const [cash, bank, rent] = [await account('cash'), await account('bank'), await account('rent')];
  const spend = () => send('createExpense', { accountId: cash, counterId: rent, amount: 100 }, 'voucher');
  const wrong = await spend();
  await spend();
  await send('createAdExpense', { accountId: cash, platform: 'Facebook', usd: 1, rate: 120, from: new Date(), to: new Date() }, 'voucher');
  await send('transferMoney', { fromId: cash, toId: bank, amount: 5 }, 'voucher');
  expect(await countsOf(founder, 'voucherCounts')).toEqual({ EXPENSE: 2, AD_EXPENSE: 1, TRANSFER: 1 });
  // The list shows void ones too.
  await send('voidVoucher', { voucherId: wrong, version: 1, reason: 'Twice' }, 'voucher');
  expect(await countsOf(founder, 'voucherCounts')).toMatchObject({ EXPENSE: 2 });

  const owe = () => send('createLiability', { kind: 'BILL', party: 'DESCO', amount: 900, firstDue: new Date() }, 'liability');
  await send('payLiability', { liabilityId: await owe(), version: 1, amount: 900, accountId: cash }, 'liability');
  await owe();
  expect(await countsOf(founder, 'liabilityCounts')).toEqual({ OPEN: 1, PAID: 1 });

  await send('addBuyerBlock', { kind: 'PHONE', value: '01712345678', reason: 'Never there', action: 'BLOCK' });
  await send('addBuyerBlock', { kind: 'IP', value: '203.0.113.7', reason: 'Many orders' });
  expect(await countsOf(founder, 'buyerBlockCounts')).toEqual({ BLOCK: 1, HOLD: 1 });

  await send('saveDeliveryMethod', { name: 'Sundarban', kind: 'MANUAL' });
  const { id: courierId } = await db.courier.findFirstOrThrow({ where: { businessId: shop.id, name: 'Sundarban' } });
  const lines = [{ consignment: 'SB1', collected: 500, deliveryCharge: 60, codFee: 5 }];
  await send('createCourierStatement', { courierId: encodeId('Courier', courierId), account: 'BANK', lines }, 'statement');
  expect(await countsOf(founder, 'courierStatementCounts')).toEqual({ DRAFT: 1 });

  expect((await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id)).toEqual([]);
});

it('tells each count to whoever may see its list, in their own business', async () => {
  const clerk = await tokenOf(await withMember(shop, { flags: ['expense'] }));
  expect(await countsOf(clerk, 'voucherCounts')).toMatchObject({ EXPENSE: 2 });
  const packer = await tokenOf(await withMember(shop, { flags: ['order'] }));
  const other = await tokenOf((await seedBusiness()).founder);
  for (const field of FIELDS) {
    if (field !== 'voucherCounts') expect(await countsOf(clerk, field)).toBeFalsy();
    expect(await countsOf(packer, field)).toBeFalsy();
    expect(await countsOf(other, field)).toEqual({});
  }
});

it('reads a kept count of vouchers, and counts no rows of other businesses', async () => {
  const sent = async (field: (typeof FIELDS)[number]) => {
    statements.length = 0;
    await countsOf(founder, field);
    const counting = statements.filter(({ text }) => /count/i.test(text));
    expect(counting).toHaveLength(1);
    return counting[0]!;
  };
  expect((await sent('voucherCounts')).text).toMatch(/FROM "(?:public"\.")?StatusCount"/);
  const others = await seedBusiness();
  await db.buyerBlock.createMany({
    data: Array.from({ length: 5_000 }, (_, number) => ({ businessId: others.id, kind: 'EMAIL' as const, value: `${number}@fake.test` })),
  });
  await db.$executeRaw`ANALYZE "BuyerBlock"`;
  expect(await planOf(await sent('buyerBlockCounts'))).toContain('BuyerBlock_businessId_action_idx');
});

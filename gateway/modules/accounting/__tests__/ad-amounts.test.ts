import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { accountId } from '../../../../prisma/seed/factories/money.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { encodeId } from '../../../graphql/global-id.ts';

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
  createAdExpense: { voucher?: { amount: number }; fieldErrors?: { field: string; message: string }[] };
}

/** What was booked, or the messages at the fields. */
async function spend(input: { usd: number; rate: number; agencyFee?: number }) {
  const day = '2026-01-05T12:00:00+06:00';
  const { data, errors } = await server.graphql<Answer>(token, `mutation ($input: CreateAdExpenseInput!) { createAdExpense(input: $input) {
    ... on CreateAdExpenseSuccess { voucher { amount } } ... on ValidationError { fieldErrors { field message } } } }`, {
    input: { ...input, platform: 'Facebook', from: day, to: day, day, accountId: encodeId('Account', await accountId(shop, 'bank')) },
  });
  expect(errors).toBeUndefined();
  return data!.createAdExpense.voucher?.amount ?? data!.createAdExpense.fieldErrors!.map(({ field, message }) => `${field}: ${message}`);
}

it('an ad expense comes to a poisha at least, and to no more than any other amount of the books', async () => {
  expect(await spend({ usd: 0.01, rate: 0.1 })).toEqual(['usd: Enter an amount']);
  expect(await spend({ usd: 0.01, rate: 0.1, agencyFee: 5 })).toEqual(['usd: Enter an amount']);
  expect(await spend({ usd: 0.01, rate: 0.5 })).toBe(0.01);
  expect(await spend({ usd: 10_000_000, rate: 1_000.01 })).toEqual(['usd: The amount is too large']);
  expect(await spend({ usd: 10_000_000, rate: 1_000, agencyFee: 0.01 })).toEqual(['usd: The amount is too large']);
  expect(await spend({ usd: 10_000_000, rate: 1_000 })).toBe(10_000_000_000);
});

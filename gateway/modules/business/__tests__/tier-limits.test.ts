import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { seedUser } from '../../../../prisma/seed/factories/user.ts';
import { db } from '../../../db/client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const UPDATE = `mutation ($input: UpdateTierLimitsInput!) {
  updateTierLimits(input: $input) {
    ... on UpdateTierLimitsSuccess { tierLimit { tier smsRate packagePrice } }
    ... on Error { message }
  }
}`;

it('what a tier grants is answered once more to whoever has lost the first answer', async () => {
  const token = await tokenOf(await seedUser({ isSuperAdmin: true }));
  const { packagePricePoisha: _, smsRate, ...limits } = await db.tierLimit.findUniqueOrThrow({ where: { tier: 'SME' } });
  const input = { ...limits, packagePrice: 725.5, smsRate: smsRate.toNumber() };
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const { data, errors } = await server.graphql(token, UPDATE, { input }, { 'idempotency-key': 'lost' });
    expect({ data, errors }).toEqual({
      data: { updateTierLimits: { tierLimit: { tier: 'SME', smsRate: smsRate.toNumber(), packagePrice: 725.5 } } },
    });
  }
});

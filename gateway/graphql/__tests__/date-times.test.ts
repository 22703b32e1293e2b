import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';

let server: TestServer;
let token: string;
beforeAll(async () => { server = await testServer(); });
// Few files are given to one person in a minute.
beforeEach(async () => { token = await tokenOf((await seedBusiness()).founder); });
afterAll(() => server.close());

const codeOf = async (createdFrom: unknown) => {
  const { errors } = await server.graphql(
    token, 'query ($from: DateTime) { orders(filter: { createdFrom: $from }) { edges { cursor } } }', { from: createdFrom });
  return errors?.[0]?.extensions.code;
};
const statusOf = async (createdFrom: unknown) =>
  (await server.request(token, `/api/export/orders?filter=${encodeURIComponent(JSON.stringify({ createdFrom }))}`)).status;

it.each([
  '2028-02-29T00:00:00Z', '2027-01-01T00:00:00+06:00', '2026-12-31T23:59:59.999999999+06:00', '1900-01-01T00:00Z', '2999-12-31T23:59:59Z',
])('%s is a time, in GraphQL and in the filter of a file', async (text) => {
  expect([await codeOf(text), await statusOf(text)]).toEqual([undefined, 200]);
});

// JavaScript reads nearly all of these as some time: the first one as the 1st of March.
it.each([
  '2027-02-29T00:00:00Z', '2027-04-31T10:00:00+06:00', '2100-02-29T00:00:00Z', '2026-01-01T24:00:00Z', '2026-01-01T23:59:60Z', '2026-01-01T00:00:00',
  '0000-01-01T00:00:00Z', '10000-01-01T00:00:00Z', '+010000-01-01T00:00:00Z', '1899-12-31T23:59:59Z', 'infinity', '-infinity', 'now', 'Feb 30 2026', '1', '',
  '2026-01-01T00:00:00Z\0', '২০২৬-০১-০১T00:00:00Z', '2026-01-01T00:00:00+99:99',
])('%j is none', async (text) => {
  expect([await codeOf(text), await statusOf(text)]).toEqual(['BAD_REQUEST', 400]);
});

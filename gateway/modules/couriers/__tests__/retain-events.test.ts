import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectedShop, db, encodeId, testServer, tokenOf } from './support.ts';
import type { TestServer } from '../../../../e2e/support/test-server.ts';
import { retainEvents } from '../tracking/retain-events.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

const days = (count: number) => new Date(Date.now() - count * 86_400_000);

it('bodies of reports end after thirty days, those that wait for a person last; what was read of them stays', async () => {
  const { shop, courierId } = await connectedShop();
  const ages = [['TRACKED', 29], ['TRACKED', 31], ['RECEIVED', 400], ['UNKNOWN_STATUS', 31], ['UNKNOWN_STATUS', 181], ['LATE', 181]] as const;
  const ids: string[] = [];
  for (const [outcome, age] of ages) {
    const { id } = await db.courierEvent.create({
      data: { businessId: shop.id, courierId, source: 'WEBHOOK', hash: `${outcome}${age}`, body: '{"x":1}', rawStatus: 'odd', outcome, receivedAt: days(age) },
    });
    ids.push(id);
  }
  await retainEvents();
  const rows = await db.courierEvent.findMany({ where: { businessId: shop.id }, orderBy: { id: 'asc' } });
  expect(rows.map(({ body }) => body !== null)).toEqual([true, false, true, true, false, false]);
  expect(rows.map(({ rawStatus }) => rawStatus)).toEqual(ages.map(() => 'odd'));

  const token = await tokenOf(shop.founder);
  const replay = async (id: string) => (await server.graphql<{ replayCourierReport: object }>(
    token, 'mutation ($id: ID!) { replayCourierReport(input: { eventId: $id }) { __typename ... on PreconditionError { reason } } }', { id: encodeId('CourierReport', id) },
  )).data?.replayCourierReport;
  expect(await replay(ids[4]!)).toEqual({ __typename: 'PreconditionError', reason: 'REPORT_TOO_OLD' });
  expect(await replay(ids[3]!)).toMatchObject({ __typename: 'ReplayCourierReportSuccess' });
});

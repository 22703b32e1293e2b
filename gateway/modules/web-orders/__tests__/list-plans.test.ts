import { beforeAll, expect, it } from 'vitest';
import { MINUTE_MS } from '../../../../schema/rules/durations.ts';
import { planOf, sentStatements } from '../../../../e2e/support/sent-statements.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { runQuery } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { encodeCursor } from '../../../list-query/cursor.ts';
import { findPage } from '../../../list-query/list-query.ts';
import type { Session } from '../../../session/session.ts';
import { listWebOrders } from '../list-web-orders.ts';
import { webOrderListQuery } from '../web-order-list-query.ts';
import { withSite } from './support.ts';

/** Enough rows for the planner to prefer an index wherever one fits. */
const ROWS = 30_000;

let session: Session;
const statements = sentStatements((text) => /FROM (?:"public"\.)?"WebOrder"/.test(text));

beforeAll(async () => {
  const shop = await seedBusiness();
  session = await sessionFor(shop.founder);
  const { id: siteId } = await withSite(shop);
  await db.$executeRaw`
    INSERT INTO "WebOrder" ("businessId", "id", "siteId", "wooOrderId", "number", "status", "storeStatus",
      "customerName",
      "phone", "currency", "totalPoisha", "itemSummary", "itemCount", "dateCreated", "dateModified",
        "updatedAt", "searchText")
    SELECT ${shop.id}::uuid, gen_random_uuid(), ${siteId}::uuid, n, (1000 + n)::text,
      (CASE WHEN n % 50 = 0 THEN 'PROCESSING' WHEN n % 70 = 0 THEN 'ON_HOLD' ELSE 'APPROVED'
        END)::"WebOrderStatus",
      'processing', md5(n::text), '017' || lpad((n * 7919 % 100000000)::text, 8, '0'), 'BDT', 1000, 'Mug', 1,
      now() - n * interval '1 minute', now(), now(), md5(n::text) || ' ' || (1000 + n)
    FROM generate_series(1, ${ROWS}::int) n`;
  await db.$executeRaw`ANALYZE "WebOrder"`;
});

async function plansOf(run: () => Promise<unknown>): Promise<string> {
  statements.length = 0;
  await run();
  const taken = [...statements];
  expect(taken.length).toBeGreaterThan(0);
  return (await Promise.all(taken.map((one) => planOf(one)))).join('\n');
}

const SCOPE = 'web orders, newest first';

const page = (filter: object, after?: string) =>
  findPage(webOrderListQuery, {
    where: webOrderListQuery.where(session, filter), sort: webOrderListQuery.sorts.NEWEST!, scope: SCOPE, first: 20, after,
  });

const farDown = () => encodeCursor(SCOPE, {
  value: new Date(Date.now() - (ROWS / 2) * MINUTE_MS).toISOString(),
  id: '00000000-0000-7000-8000-000000000000',
});

it.each<[string, () => Promise<unknown>]>([
  ['the first page', () => page({})],
  ['a page far down', () => page({}, farDown())],
  ['one status', () => page({ status: ['PROCESSING'] })],
  ['two statuses', () => page({ status: ['PROCESSING', 'ON_HOLD'] })],
  ['a phone', () => page({ search: '01700007919' })],
  ['the beginning of a phone', () => page({ search: '0170000' })],
  ['a number', () => page({ search: '1234' })],
  ['a short number', () => page({ search: '12' })],
  ['a name', () => page({ search: 'c4ca4238' })],
  ['a name within a status', () => page({ search: 'c4ca4238', status: ['PROCESSING'] })],
  ['a numbered page', () => runQuery(listWebOrders, session, { status: ['PROCESSING'] })],
  ['a numbered page far down', () => runQuery(listWebOrders, session, { pageIndex: 250 })],
  ['a numbered page of a search', () => runQuery(listWebOrders, session, { search: 'c4ca4238' })],
])('%s is found by an index', async (_, run) => {
  expect(await plansOf(run)).not.toContain('Seq Scan on "WebOrder"');
});

it.each(['01700007919', '0170000'])('%s is found by the index of phones and that of texts, not by walking the dates', async (search) => {
  const plan = await plansOf(() => page({ search }));
  expect(plan).toContain('WebOrder_businessId_phone_idx');
  expect(plan).toContain('WebOrder_search_idx');
});

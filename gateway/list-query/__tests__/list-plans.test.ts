import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BENCH_BUSINESS, BENCH_COURIER } from '../../../e2e/load/generate.ts';
import { signInToGenerated, withGeneratedOrders } from '../../../e2e/support/generated-orders.ts';
import { planOf, sentStatements } from '../../../e2e/support/sent-statements.ts';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';
import { env } from '../../env.ts';

let server: TestServer;
let token: string;
const statements = sentStatements();

beforeAll(async () => {
  await withGeneratedOrders();
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await client.query(`INSERT INTO "CourierEvent" ("businessId", "id", "courierId", "source", "hash", "outcome", "receivedAt")
    SELECT $1, gen_random_uuid(), $2, 'WEBHOOK', 'plan ' || n, (CASE n % 5000 WHEN 0 THEN 'UNKNOWN_STATUS' ELSE 'APPLIED' END)::"CourierEventOutcome",
      now() - n * interval '1 minute'
    FROM generate_series(1, 20000) n`, [BENCH_BUSINESS, BENCH_COURIER]);
  await client.query(`INSERT INTO "Voucher" ("businessId", "id", "number", "kind", "day", "accountId", "counterId", "amountPoisha", "updatedAt")
    SELECT $1, gen_random_uuid(), 1000000 + n, (ARRAY['EXPENSE', 'INCOME'])[1 + n % 2]::"VoucherKind", current_date - n / 50, a."id", c."id", 100, now()
    FROM generate_series(1, 20000) n, "Account" a, "Account" c
    WHERE a."businessId" = $1 AND a."code" = 'cash' AND c."businessId" = $1 AND c."code" = 'rent'`, [BENCH_BUSINESS]);
  await client.query('VACUUM ANALYZE');
  await client.end();
  server = await testServer();
  token = await signInToGenerated(server);
});
afterAll(() => server.close());

it.each([
  ['stockLedger(first: 20)', '"StockMovement"', 'StockMovement_businessId_createdAt_id_idx'],
  ['courierReports(first: 20, filter: { outcome: [UNKNOWN_STATUS] })', '"CourierEvent"', 'CourierEvent_businessId_outcome_receivedAt_id_idx'],
  ['vouchers(first: 20)', '"Voucher"', 'Voucher_businessId_day_id_idx'],
  ['vouchers(first: 20, filter: { kind: [EXPENSE, AD_EXPENSE] })', '"Voucher"', 'Voucher_businessId_day_id_idx'],
])('the newest of %s come from an index in their order, however many there are', async (field, table, index) => {
  statements.length = 0;
  const { data, errors } = await server.graphql<Record<string, { edges: object[] }>>(token, `{ ${field} { edges { node { id } } } }`);
  expect(errors).toBeUndefined();
  expect(Object.values(data!)[0]!.edges.length).toBeGreaterThan(1);
  const plan = await planOf(statements.find(({ text }) => text.includes(table) && text.includes('ORDER BY'))!);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Sort');
});

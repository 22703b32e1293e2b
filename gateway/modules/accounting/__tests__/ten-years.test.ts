import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentStatements } from '../../../../e2e/support/sent-statements.ts';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { accountId } from '../../../../prisma/seed/factories/money.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { addDays, dhakaDay } from '../../../../schema/rules/format.ts';
import operations from '../../../../schema/operations.json' with { type: 'json' };
import { db, pool } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { accountingChecks } from '../journal-checks.ts';

/** A business with an entry of its courier, its supplier and its bank on each of so many days. */
interface World {
  shop: Shop;
  token: string;
  courierId: string;
  accounts: { bank: string; receivable: string; payable: string };
}

const TEN_YEARS = 3_652;
const today = dhakaDay(new Date());

let server: TestServer;
let young: World;
let old: World;
const statements = sentStatements();

beforeAll(async () => {
  server = await testServer();
  [young, old] = [await world(40), await world(TEN_YEARS)];
  await pool.query('VACUUM ANALYZE');
});
afterAll(() => server.close());

async function world(days: number): Promise<World> {
  const shop = await seedBusiness();
  const [bank, receivable, payable] = await Promise.all([accountId(shop, 'bank'), accountId(shop, 'courier-receivable'), accountId(shop, 'supplier-payable')]);
  const { id: courierId } = await db.courier.create({ data: { businessId: shop.id, name: 'Steadfast' } });
  const { id: supplierId } = await db.supplier.create({ data: { businessId: shop.id, name: 'Mill' } });
  // A day each: the courier owes 300, the supplier is owed 100, and 200 is in the bank. The triggers keep the balances.
  await pool.query(`WITH e AS (
      INSERT INTO "JournalEntry" ("businessId", "id", "description", "sourceType", "sourceId", "causeId", "kind", "day")
      SELECT $1::uuid, gen_random_uuid(), 'Day ' || n, 'Voucher', gen_random_uuid(), gen_random_uuid(), 'x', $2::date - n::int
      FROM generate_series(0, $3::int - 1) n RETURNING *)
    INSERT INTO "JournalLine" ("businessId", "id", "entryId", "accountId", "partyType", "partyId", "debitPoisha", "creditPoisha", "day")
    SELECT e."businessId", gen_random_uuid(), e."id", l.account, l.type::"PartyType", l.party, l.debit, l.credit, e."day" FROM e CROSS JOIN (VALUES
      ($4::uuid, 'COURIER', $5::uuid, 30000, 0), ($6::uuid, 'SUPPLIER', $7::uuid, 0, 10000), ($8::uuid, NULL, NULL::uuid, 0, 20000)
    ) AS l (account, type, party, debit, credit)`, [shop.id, today, days, receivable, courierId, payable, supplierId, bank]);
  const token = await tokenOf(shop.founder);
  return { shop, token, courierId, accounts: { bank, receivable, payable } };
}

/** The document of a page, as the browser app sends it. */
function documentOf(name: string): string {
  const found = Object.values(operations as Record<string, string>).find((text) => new RegExp(`^query ${name}\\b`).test(text));
  if (!found) throw new Error(`No operation ${name}`);
  return found;
}

interface Node {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
}

/** The rows that a plan reads from tables and indexes, wanted or not. */
function rowsRead(node: Node): number {
  const own = node['Node Type'].includes('Scan') && !node.Plans?.length
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'] : 0;
  return own + (node.Plans ?? []).reduce((sum, plan) => sum + rowsRead(plan), 0);
}

/** What a page answers, with the statements that it sent and the rows that they read. */
async function look<T>(of: World, name: string, variables: Record<string, unknown> = {}) {
  // The first request of a session also looks after the account, and one of every ten seconds.
  await server.graphql(of.token, '{ viewer { name } }');
  statements.length = 0;
  const { data, errors } = await server.graphql<T>(of.token, documentOf(name), variables);
  expect(errors).toBeUndefined();
  const sent = [...statements];
  let rows = 0;
  for (const { text, values } of sent) {
    if (!/^\s*(?:SELECT|WITH)/.test(text) || /INSERT|UPDATE|DELETE/.test(text)) continue;
    const { rows: [plan] } = await pool.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(`EXPLAIN (ANALYZE, FORMAT JSON, TIMING OFF) ${text}`, values);
    rows += rowsRead(plan!['QUERY PLAN'][0].Plan);
  }
  return { data: data!, statements: sent.length, rows };
}

const of = ({ accounts, courierId }: World, account: keyof World['accounts'], party?: true) => ({
  id: encodeId('Account', accounts[account]), first: 50, sort: 'NEWEST',
  filter: { accountId: encodeId('Account', accounts[account]), ...(party && { partyKey: courierId }) },
});

describe('after ten years', () => {
  it.each<[string, string, (world: World) => Record<string, unknown>]>([
    ['the accounts', 'AccountsPageQuery', () => ({})],
    ['the ledger of the bank', 'AccountPageQuery', (one) => of(one, 'bank')],
    ['the ledger of what couriers owe', 'AccountPageQuery', (one) => of(one, 'receivable')],
    ['the ledger of one courier', 'AccountPageQuery', (one) => of(one, 'receivable', true)],
    ['the ledger of one courier from its end', 'AccountPageQuery', (one) => ({ ...of(one, 'receivable', true), sort: 'OLDEST' })],
    ['the suppliers', 'SupplierListPageQuery', () => ({ first: 50 })],
    ['the delivery methods', 'DeliveryMethodListPageQuery', () => ({ first: 50 })],
    ['what is owed', 'LiabilityListPageQuery', () => ({ first: 50 })],
    ['the dashboard', 'DashboardPageQuery', () => ({ from: addDays(today, -13), to: today })],
  ])('%s takes the statements of a month, and no day of all those years', async (_, name, variables) => {
    const first = await look(young, name, variables(young));
    const later = await look(old, name, variables(old));
    expect(later.statements).toBe(first.statements);
    expect(later.statements).toBeGreaterThan(1);
    // Two accounts or parties by month, three at most: 120 months each.
    expect(later.rows - first.rows).toBeLessThan(3 * 120 + 60);
  });

  it('what one party has open after a line is exact, on every page', async () => {
    type Ledger = { ledger: { edges: { node: { debit: number; balance: number } }[] } };
    const newest = await look<Ledger>(old, 'AccountPageQuery', of(old, 'receivable', true));
    const balances = ({ data }: { data: Ledger }) => data.ledger.edges.map(({ node }) => node.balance);
    expect(balances(newest)).toEqual(Array.from({ length: 50 }, (_, index) => (TEN_YEARS - index) * 300));
    const range = { from: `${addDays(today, -2_000)}T06:00:00Z`, to: `${addDays(today, -1_000)}T06:00:00Z` };
    const variables = of(old, 'receivable', true);
    const between = await look<Ledger>(old, 'AccountPageQuery', { ...variables, filter: { ...variables.filter, ...range } });
    expect(balances(between)[0]).toBe((TEN_YEARS - 1_000) * 300);
    expect(between.rows).toBeLessThan(500);
    expect((await findDrift(accountingChecks)).filter(({ businessId }) => businessId === old.shop.id)).toEqual([]);
  });
});

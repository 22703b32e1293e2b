import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../e2e/support/test-server.ts';
import { db } from '../../gateway/db/client.ts';
import { env } from '../../gateway/env.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { watchPool } from '../../gateway/logging/watch-pool.ts';
import { processInbox, receiveRecorded, withSite } from '../../gateway/modules/web-orders/__tests__/support.ts';
import { seedBusiness, type Shop } from '../seed/factories/business.ts';
import { withOrder } from '../seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../seed/factories/product.ts';
import { tokenOf } from '../seed/factories/session.ts';
import { withWebOrders } from '../seed/factories/web-orders.ts';

/**
 * Checks the statements that PostgreSQL itself logs, however they were sent: every table of tenants is read by
 * businessId, so that a server that holds some of the businesses can answer alone.
 */

/** Tables that are read by a person's id before a business is known. */
const OF_A_PERSON = ['Membership', 'UserPermission'];
/** Karbar's books about its businesses; see tenancy.test.ts. */
const PLATFORM = ['Payment', 'TrialPhone'];

/** A connection whose own statements are not logged. */
const control = new pg.Client({ connectionString: env.DATABASE_URL });
/** The address of a webhook has only the id of its site; this statement finds the business. */
const BY_ID_ALONE = /FROM "WebSite" WHERE "id" = \$1/;

let server: TestServer;
let shop: Shop;
let product: SeededProduct;
let token: string;
let logFile: string;
let tenantTables: Set<string>;

watchPool();
beforeAll(async () => {
  await control.connect();
  const { rows: [own] } = await control.query<{ database: string; folder: string }>(
    `SELECT current_database() AS database, current_setting('data_directory') AS folder`,
  );
  logFile = join(dirname(own!.folder), 'server.log');
  // Of this database alone, and of sessions that begin from now on.
  await control.query(`ALTER DATABASE "${own!.database}" SET log_statement = 'all'`);
  await control.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  const { rows } = await control.query<{ name: string }>(`SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'businessId'`);
  tenantTables = new Set(rows.map(({ name }) => name).filter((name) => ![...OF_A_PERSON, ...PLATFORM].includes(name)));
  server = await testServer();
  shop = await seedBusiness({ tier: 'ENTERPRISE' });
  product = await withProduct(shop, { stock: 100 });
  token = await tokenOf(shop.founder);
});
afterAll(async () => {
  await server.close();
  await control.end();
});

/** The statements that the server ran meanwhile, each once. */
async function statementsOf(run: () => Promise<unknown>): Promise<string[]> {
  const from = statSync(logFile).size;
  await run();
  const log = readFileSync(logFile).subarray(from).toString('utf8');
  const entries = log.split(/^(?=\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)/m);
  // Without the mark of those that are kept prepared.
  const texts = entries.flatMap((entry) => /LOG: {2}(?:statement|execute [^:]+): (?:\/\* kept \*\/)?([^]+)/.exec(entry)?.[1]?.trim() ?? []);
  return [...new Set(texts)].filter((text) => /^(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i.test(text));
}

interface Plan {
  'Relation Name'?: string;
  Plans?: Plan[];
  [detail: string]: unknown;
}

const CONDITIONS = ['Index Cond', 'Filter', 'Recheck Cond', 'Hash Cond', 'Merge Cond', 'Join Filter'];

/** Tables of tenants that are read without businessId in a condition on them or on the join above them. */
function unbound(plan: Plan, above = ''): string[] {
  const conditions = above + CONDITIONS.map((name) => String(plan[name] ?? '')).join(' ');
  const table = plan['Relation Name'];
  const isRead = table !== undefined && plan['Node Type'] !== 'ModifyTable';
  const own = isRead && tenantTables.has(table) && !conditions.includes('"businessId"') ? [table] : [];
  return [...own, ...(plan.Plans ?? []).flatMap((part) => unbound(part, conditions))];
}

async function planOf(text: string): Promise<Plan> {
  const { rows: [row] } = await control.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`);
  return row!['QUERY PLAN'][0]!.Plan;
}

async function expectBound(run: () => Promise<unknown>, least: number): Promise<void> {
  const statements = (await statementsOf(run)).filter((text) => [...tenantTables].some((table) => text.includes(`"${table}"`)) && !BY_ID_ALONE.test(text));
  expect(statements.length).toBeGreaterThanOrEqual(least);
  for (const text of statements) expect({ text, unbound: unbound(await planOf(text)) }).toEqual({ text, unbound: [] });
}

async function ask(document: string, variables: object = {}): Promise<void> {
  const { data, errors } = await server.graphql(token, document, { ...variables });
  expect(errors).toBeUndefined();
  expect(JSON.stringify(data)).not.toMatch(/"code":"[A-Z_]+"/);
}

describe('by businessId are read the tables of', () => {
  it('lists', () => expectBound(async () => {
    await ask('{ orders(first: 5) { edges { node { id number lines { sku } } } } }');
    await ask('{ orders(first: 5, filter: { search: "017" }) { edges { node { id } } } }');
    await ask('{ webOrders(first: 5) { edges { node { id siteName } } } }');
    await ask('{ products(first: 5) { edges { node { id variants { sku } } } } }');
  }, 4));

  it('an order from its approval to its delivery', async () => {
    const [webOrder] = await withWebOrders(shop, 1, product);
    await expectBound(async () => {
      await ask('mutation ($id: ID!) { approveWebOrder(input: { webOrderId: $id }) { ... on Error { code } } }', {
        id: encodeId('WebOrder', webOrder!),
      });
      const { id } = await db.order.findFirstOrThrow({ where: { businessId: shop.id, webOrderId: webOrder } });
      for (const [step, more] of [['confirm', ''], ['ship', ', courierName: "Pathao"'], ['deliver', '']] as const) {
        await ask(`mutation ($id: ID!) { ${step}Order(input: { orderId: $id${more} }) { ... on Error { code } } }`, {
          id: encodeId('Order', id),
        });
      }
    }, 12);
  });

  it('an order page and its cancellation', async () => {
    const { id } = await withOrder(shop, { lines: [{ product }], advance: 50 });
    await expectBound(async () => {
      await ask('query ($id: ID!) { node(id: $id) { ... on Order { number lines { sku } timeline(first: 5) { edges { node { at } } } } } }', { id: encodeId('Order', id) });
      await ask('mutation ($id: ID!) { cancelOrder(input: { orderId: $id, reason: "No" }) { ... on Error { code } } }', { id: encodeId('Order', id) });
    }, 6);
  });

  it('a delivery of a web shop', async () => {
    const site = await withSite(shop);
    await expectBound(async () => {
      await receiveRecorded(site, 10);
      await processInbox(site);
    }, 4);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BENCH_BUSINESS, BENCH_SITE } from '../../../../e2e/load/generate.ts';
import { signInToGenerated, SIZE } from '../../../../e2e/support/generated-orders.ts';
import { planOf, sentStatements, type SentStatement } from '../../../../e2e/support/sent-statements.ts';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { cursorScope, encodeCursor } from '../../../list-query/cursor.ts';
import { CLOSED_SITE, generateFilteredOrders, SMALL_SITE } from './filtered-orders.ts';

let server: TestServer;
let token: string;
const statements = sentStatements();

beforeAll(async () => {
  await generateFilteredOrders();
  server = await testServer();
  token = await signInToGenerated(server);
});
afterAll(() => server.close());

const NODES = {
  orders: `id number reference status shippingAddress { name phone } itemSummary total due createdAt nextStatuses
    shipment { courier { name } trackingCode }`,
  webOrders: 'id number siteName status storeStatus customerName phone total dateCreated',
};
type List = keyof typeof NODES;

interface Page {
  edges: {
    cursor: string;
    node: { id: string; number: number | string; status: string };
  }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

async function page(list: List, filter: object = {}, after?: string) {
  const type = list === 'orders' ? 'OrdersFilter' : 'WebOrdersFilter';
  const document = `query Page($filter: ${type}, $after: String) {
    ${list}(first: 20, filter: $filter, after: $after) {
      edges { cursor node { ${NODES[list]} } } pageInfo { hasNextPage endCursor }
    }
  }`;
  const answer = await server.graphql<Record<List, Page>>(token, document, { filter, after });
  expect(answer.errors).toBeUndefined();
  return { sql: answer.sql, ...answer.data![list] };
}

/** Where the 50th page begins. */
async function fiftieth(list: List): Promise<string> {
  const where = { businessId: BENCH_BUSINESS };
  if (list === 'orders') {
    const row = await db.order.findFirstOrThrow({
      where, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], skip: 979,
    });
    return encodeCursor(cursorScope('orders.list', 'NEWEST', BENCH_BUSINESS), { value: row.createdAt.toISOString(), id: row.id });
  }
  const row = await db.webOrder.findFirstOrThrow({
    where, orderBy: [{ dateCreated: 'desc' }, { id: 'desc' }], skip: 979,
  });
  return encodeCursor(cursorScope('web-orders.list', 'NEWEST', BENCH_BUSINESS), { value: row.dateCreated.toISOString(), id: row.id });
}

async function detail(number: number) {
  const { id } = await db.order.findFirstOrThrow({ where: { businessId: BENCH_BUSINESS, number } });
  statements.length = 0;
  return server.graphql<{ node: object }>(token, `query Detail($id: ID!) {
    node(id: $id) { ... on Order {
      number lines { name quantity total } timeline { edges { node { summary at } } } stockMovements { edges { node { sku location { name } } } }
    } }
  }`, { id: encodeId('Order', id) });
}

const plansOf = async (taken: readonly SentStatement[], options?: string) => (await Promise.all(taken.map((one) => planOf(one, options)))).join('\n');

/** The plans of what was sent since, the look-up of the session left out. */
function plans(): Promise<string> {
  const taken = statements.filter(({ text }) => /"(?:Web)?Order(?:Line)?"/.test(text));
  expect(taken.length).toBeGreaterThan(0);
  return plansOf(taken);
}

/** The plan for all values, which a prepared statement may change to. */
const genericPlanOf = ({ text }: SentStatement) => planOf({ text, values: [] }, 'GENERIC_PLAN, COSTS OFF');

/** Rows that what was sent since read and did not want. */
async function rowsReadInVain(): Promise<number> {
  const lines = await plansOf(statements.filter(({ text }) => text.includes('"Order"')), 'ANALYZE, COSTS OFF, TIMING OFF');
  return lines.split('\n').reduce((sum, line) => sum + Number(/Rows Removed by Filter: (\d+)/.exec(line)?.[1] ?? 0), 0);
}

const NO_SCAN = expect.not.stringMatching(/Seq Scan on "(?:Web)?Order(?:Line)?"/);

const FILTERS: Record<List, [string, object][]> = {
  orders: [
    ['without a filter', {}],
    ['of one status', { status: ['CONFIRMED'] }],
    ['of two statuses', { status: ['CONFIRMED', 'PENDING'] }],
    ['of a phone', { search: '01700000042' }],
    ['of a name', { search: 'farhana' }],
    ['of a number', { search: '#12345' }],
    ['of a short number', { search: '12' }],
  ],
  webOrders: [
    ['without a filter', {}],
    ['of one status', { status: ['PROCESSING'] }],
    ['of two statuses', { status: ['PROCESSING', 'ON_HOLD'] }],
    ['of a phone', { search: '01800000042' }],
    ['of a name', { search: 'farhana' }],
    ['of a number', { search: '1234' }],
  ],
};

describe.each<List>(['orders', 'webOrders'])('a page of %s', (list) => {
  it.each(FILTERS[list])('%s takes two statements, the session included, and no scan', async (name, filter) => {
    statements.length = 0;
    const { sql, edges } = await page(list, filter);
    expect(edges.length).toBeGreaterThan(0);
    // Whose number it is, is looked up first.
    expect(sql).toBe(list === 'orders' && name === 'of a phone' ? 3 : 2);
    expect(await plans()).toEqual(NO_SCAN);
  });

  it('far down takes no more than the first', async () => {
    const after = await fiftieth(list);
    statements.length = 0;
    const { sql, edges } = await page(list, {}, after);
    expect([sql, edges.length]).toEqual([2, 20]);
    expect(await plans()).toEqual(NO_SCAN);
  });

  it('goes on where the one before ended', async () => {
    const first = await page(list);
    const second = await page(list, {}, first.pageInfo.endCursor!);
    const numbers = [...first.edges, ...second.edges].map(({ node }) => Number(node.number));
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => numbers[0]! - index));
  });

  it.each(['fa%na', 'farhana_akter', '%%%', '\\'])('takes %s as it was typed', async (search) => {
    expect((await page(list, { search })).edges).toEqual([]);
  });
});

/** The index that has every order of the business, by day. */
const EVERY_ORDER = /Index (?:Only )?Scan (?:Backward )?using "Order_businessId_(?:createdAt_id|number|updatedAt_id)_\w+"/;

describe('a filter that few orders meet, or none', () => {
  it.each<[string, object, number]>([
    ['a district', { district: 'Sylhet' }, 3],
    ['a district of none', { district: 'Bhola' }, 0],
    ['a tag', { tag: 'gift' }, 3],
    ['a tag of none', { tag: 'wholesale' }, 0],
    ['who looks after it', { assignee: 'rafiqul' }, 3],
    ['somebody who looks after none', { assignee: 'nobody' }, 0],
    ['who took it', { takenBy: 'kamal' }, 3],
    ['somebody who took none', { takenBy: 'nobody' }, 0],
    ['a tag and a status', { tag: 'gift', status: ['DELIVERED'] }, 3],
    ['a web shop', { site: encodeId('WebSite', SMALL_SITE) }, 4],
    ['an unknown web shop', { site: encodeId('WebSite', BENCH_BUSINESS) }, 0],
    ['a source', { source: 'Instagram' }, 3],
    ['a source of none', { source: 'TikTok' }, 0],
    ['a courier, of which two are planned', { courier: 'Pathao' }, 3],
    ['a courier of none', { courier: 'Sundarban' }, 0],
    ['a return reason', { returnReason: 'Damaged' }, 2],
    ['a return reason of none', { returnReason: 'Late delivery' }, 0],
    ['a cancel reason', { cancelReason: 'Fake order' }, 2],
    ['a cancel reason of none', { cancelReason: 'Out of stock' }, 0],
  ])('%s reads no more orders than that', async (_, filter, count) => {
    statements.length = 0;
    const { edges } = await page('orders', filter);
    expect(edges).toHaveLength(count);
    const taken = await plans();
    expect(taken).toEqual(NO_SCAN);
    expect(taken).not.toMatch(EVERY_ORDER);
  });

  it.each<[string, object]>([
    ['a district', { district: 'Dhaka' }],
    ['a tag', { tag: 'eid' }],
    ['who looks after it', { assignee: 'sadia' }],
    ['who took it', { takenBy: 'sadia' }],
  ])('%s that many orders have shows the newest of them', async (_, filter) => {
    const { edges } = await page('orders', filter);
    const numbers = edges.map(({ node }) => Number(node.number));
    expect(numbers).toHaveLength(20);
    expect(numbers[0]).toBeGreaterThan(SIZE.orders - 4);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  });

  it.each<[string, object]>([
    ['a tag', { tag: 'winter' }],
    ['who took it', { takenBy: 'nadia' }],
  ])('%s of more than a thousand old orders does not read the newer ones', async (_, filter) => {
    statements.length = 0;
    const first = await page('orders', filter);
    expect(first.edges).toHaveLength(20);
    const second = await page('orders', filter, first.pageInfo.endCursor!);
    const numbers = [...first.edges, ...second.edges].map(({ node }) => Number(node.number));
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    expect(new Set(numbers).size).toBe(40);
    expect(numbers[0]).toBeLessThan(2_404);
    // All others would be some 17,000 for each page.
    expect(await rowsReadInVain()).toBeLessThan(2_000);
  });

  it.each<[string, object, string]>([
    ['a web shop that brings the newest', { site: encodeId('WebSite', BENCH_SITE) }, 'Order_of_site'],
    ['a web shop of four', { site: encodeId('WebSite', SMALL_SITE) }, 'Order_of_site'],
    ['a web shop that brings none any more', { site: encodeId('WebSite', CLOSED_SITE) }, 'Order_of_site'],
    ['a source of the newest', { source: 'Web' }, 'Order_businessId_source_createdAt_id_idx'],
    ['a source of old ones', { source: 'Phone' }, 'Order_businessId_source_createdAt_id_idx'],
    ['a courier of the newest', { courier: 'Steadfast' }, 'Order_of_carrier'],
    ['a courier of old ones', { courier: 'RedX' }, 'Order_of_carrier'],
    ['the usual return reason', { returnReason: 'Customer refused' }, 'Order_return_reason'],
    ['the usual cancel reason', { cancelReason: 'Changed mind' }, 'Order_cancel_reason'],
  ])('%s is read from its index in one statement, in the plan for all values too', async (_, filter, index) => {
    statements.length = 0;
    const first = await page('orders', filter);
    const second = first.pageInfo.hasNextPage ? await page('orders', filter, first.pageInfo.endCursor!) : { sql: 2, edges: [] };
    expect([first.sql, second.sql]).toEqual([2, 2]);
    const numbers = [...first.edges, ...second.edges].map(({ node }) => Number(node.number));
    expect(numbers).toHaveLength(first.pageInfo.hasNextPage ? 40 : 4);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    const lists = statements.filter(({ text }) => text.includes('AS "rows"'));
    for (const one of lists) {
      expect(one.name).toEqual(expect.any(String));
      expect(await genericPlanOf(one)).toContain(index);
    }
    expect(await rowsReadInVain()).toBeLessThan(50);
  });

  const week = { createdFrom: '2026-01-01T00:00:00Z', createdBefore: '2026-01-08T00:00:00Z' };
  it.each([
    ['to be sent later', { sendLater: true }, 'Order_send_on'],
    ['to be sent in a week', { dateOf: 'SEND_ON', ...week }, 'Order_send_on'],
    ['held until days of a week', { dateOf: 'HOLD_UNTIL', ...week }, 'Order_hold_until'],
    ['whose hold is over', { holdDue: true }, 'Order_hold_until'],
  ])('%s reads the few orders that have such a day', async (_, filter, index) => {
    statements.length = 0;
    await page('orders', filter);
    expect(await plans()).toContain(index);
  });

  it.each<[string, object, string]>([
    ['that a courier holds money for', { unsettled: true }, 'Order_unsettled'],
    ['that a courier has paid nothing of', { settlement: 'UNSETTLED' }, 'Order_unsettled'],
    ['with goods on their way back', { returning: true }, 'Order_returning'],
    ['with goods on their way back for long', { returnLate: true }, 'Order_returning'],
  ])('%s is read from an index that has only such orders, in the plan for all values too', async (_, filter, index) => {
    statements.length = 0;
    await page('orders', filter);
    expect(await genericPlanOf(statements.find(({ text }) => text.includes('AS "rows"'))!)).toContain(index);
  });

  it('who took it is found by whole names, in prepared statements that an index serves in the plan for all values too', async () => {
    statements.length = 0;
    const { edges, sql } = await page('orders', { takenBy: 'sadia' });
    expect([edges.length, sql]).toEqual([20, 3]);
    const taken = statements.filter(({ text }) => text.includes('"createdByName" '));
    expect(taken.map(({ name }) => name)).toEqual([expect.any(String), expect.any(String)]);
    for (const one of taken) expect(await genericPlanOf(one)).toContain('Order_businessId_createdByName_createdAt_id_idx');
  });

  it('of a web shop reads no other orders, in the plan for all values too', async () => {
    statements.length = 0;
    const { edges } = await page('orders', { fromWeb: true });
    expect(edges).toHaveLength(20);
    expect(await plans()).not.toMatch(EVERY_ORDER);
    expect(await genericPlanOf(statements.findLast(({ text }) => text.includes('"webOrderId" IS NOT NULL'))!)).toMatch(/Order_from_web/);
  });

  it.each<[string, object]>([
    ['a web shop', { fromWeb: true }],
    ['no web shop', { fromWeb: false }],
    ['a note', { hasNote: true }],
    ['a print', { printed: true }],
    ['a change in the shop', { shopChanged: true }],
  ])('of %s is a prepared read of its own, past the query engine', async (_, filter) => {
    statements.length = 0;
    const { sql } = await page('orders', filter);
    expect(sql).toBe(2);
    const lists = statements.filter(({ text }) => text.includes('FROM "Order"'));
    expect(lists.map(({ text }) => text)).toEqual([expect.stringMatching(/^SELECT coalesce\(json_agg\(r\), '\[\]'\) AS "rows"/)]);
    expect(lists[0]).toHaveProperty('name');
  });

  it('of a district has its index in the plan for all values too, which a prepared statement may change to', async () => {
    statements.length = 0;
    await page('orders', { district: 'Sylhet' });
    expect(await genericPlanOf(statements.findLast(({ text }) => text.includes('"district"'))!)).toMatch(/Order_businessId_district_createdAt_id_idx/);
  });
});

it('a page reads of parcels and couriers what it shows, and no key of a courier', async () => {
  statements.length = 0;
  const { edges } = await page('orders', { courier: 'Steadfast' });
  expect(edges[0]!.node).toMatchObject({ shipment: { courier: { name: 'Steadfast' }, trackingCode: expect.any(String) as string } });
  const { text } = statements.find((one) => one.text.includes('"Courier"'))!;
  expect(text).toMatch(/t1\."trackingCode".*t2\."name"/);
  expect(text).not.toMatch(/"credentials"|"webhookSecret"|"rawStatus"|"consignmentId"/);
});

it('one order with its lines takes one statement, its timeline and its movements one each', async () => {
  const { data, sql } = await detail(12_340);
  expect(data?.node).toMatchObject({ number: 12_340, timeline: { edges: [{ node: { summary: 'Created order 12340' } }] } });
  expect((data!.node as { lines: object[] }).lines).toHaveLength(3);
  expect(sql).toBe(4);
  expect(await plans()).toEqual(NO_SCAN);
});

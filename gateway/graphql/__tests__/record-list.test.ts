import { isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';
import { db } from '../../db/client.ts';
import { encodeId } from '../global-id.ts';
import { schema } from '../schema.ts';
import operations from '../../../schema/operations.json' with { type: 'json' };

let server: TestServer;
let shop: Shop;
let founder: string;
let ids: string[];

const STEPS = 130;

beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
  founder = await tokenOf(shop.founder);
  const product = await withProduct(shop);
  const orders = [await withOrder(shop, { lines: [{ product }] }), await withOrder(shop, { lines: [{ product }] })];
  ids = orders.map(({ id }) => encodeId('Order', id));
  await db.auditEntry.createMany({
    data: Array.from({ length: STEPS }, (_, step) => ({
      businessId: shop.id, command: 'test', actorName: 'A', entityType: 'Order', entityId: orders[0]!.id,
      summary: `Step ${step}`, createdAt: new Date(Date.now() + 1_000 + step),
    })),
  });
});
afterAll(() => server.close());

interface Page {
  edges: { node: { summary: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

const page = (id: string, first: number | null, after?: string) =>
  server.graphql<{ node: { timeline: Page } | null }>(founder, `query ($id: ID!, $first: Int, $after: String) {
    node(id: $id) { ... on Order { timeline(first: $first, after: $after) {
      edges { node { summary } } pageInfo { hasNextPage endCursor }
    } } }
  }`, { id, first, after });

const summaries = ({ edges }: Page) => edges.map(({ node }) => node.summary);

it('shows the list of a record page by page, each row once', async () => {
  const seen: string[] = [];
  let after: string | undefined;
  for (let hasNextPage = true; hasNextPage;) {
    const { data, errors } = await page(ids[0]!, 50, after);
    expect(errors).toBeUndefined();
    const { timeline } = data!.node!;
    seen.push(...summaries(timeline));
    ({ hasNextPage, endCursor: after } = timeline.pageInfo);
  }
  expect(seen).toEqual([...Array.from({ length: STEPS }, (_, step) => `Step ${STEPS - 1 - step}`), 'Created order 1']);
});

it('answers what the screens ask for behind the first page, of whatever record', async () => {
  const { timeline } = (await page(ids[0]!, 100)).data!.node!;
  // The cost of a request counts each type of record that it asks about, whichever record it is.
  const asked = { timelinePagesQuery: ids[0]!, stockRowPagesQuery: encodeId('Location', shop.locationId), journalPagesQuery: encodeId('Location', shop.locationId) };
  for (const [name, id] of Object.entries(asked)) {
    const document = Object.values(operations).find((text) => text.startsWith(`query ${name}(`))!;
    const { data, errors } = await server.graphql<{ node: { timeline?: Page } }>(founder, document, { id, after: timeline.pageInfo.endCursor });
    expect([name, errors]).toEqual([name, undefined]);
    if (data!.node.timeline) expect(data!.node.timeline.edges).toHaveLength(STEPS + 1 - 100);
  }
});

it('shows 20 when nothing is said, and never more than 100', async () => {
  expect((await page(ids[0]!, null)).data!.node!.timeline.edges).toHaveLength(20);
  expect((await page(ids[0]!, 5_000)).data!.node!.timeline.edges).toHaveLength(100);
});

it('refuses the cursor of another record', async () => {
  const { timeline } = (await page(ids[0]!, 10)).data!.node!;
  const { errors } = await page(ids[1]!, 10, timeline.pageInfo.endCursor);
  expect(errors![0]!.extensions.code).toBe('BAD_REQUEST');
});

it('names every connection after its list', () => {
  const names = Object.keys(schema.getTypeMap()).filter((name) => name.endsWith('Connection'));
  const lists = Object.values(schema.getTypeMap()).filter(isObjectType).flatMap((type) => Object.values(type.getFields()))
    .filter(({ args }) => args.some(({ name }) => name === 'first'))
    .map(({ name }) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Connection`);
  expect(names.filter((name) => !lists.includes(name))).toEqual([]);
});

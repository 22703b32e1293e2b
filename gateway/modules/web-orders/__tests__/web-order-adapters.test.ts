import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GraphQLAnswer } from '../../../../e2e/support/client.ts';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { Session } from '../../../session/session.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { createWebOrder } from '../create-web-order.ts';
import { captureCheckout } from '../plugin/capture-checkout.ts';
import { takeOrder, webOrderOf, withSite, type SeededSite } from './support.ts';

let server: TestServer;
let shop: Shop;
let site: SeededSite;
let founder: string;
let staff: string;
let packer: string;
let rival: string;

beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
  site = await withSite(shop);
  founder = await tokenOf(shop.founder);
  staff = await tokenOf(await withMember(shop, { flags: ['webOrderList'] }));
  packer = await tokenOf(await withMember(shop, { flags: ['order'] }));
  rival = await tokenOf((await seedBusiness()).founder);
  for (let id = 1; id <= 60; id += 1) {
    await takeOrder(site, {
      id,
      number: String(1_000 + id),
      status: id % 2 ? 'processing' : 'on-hold',
      date_created_gmt: `2026-11-20T10:00:${String(id % 60).padStart(2, '0')}`,
      billing: {
        first_name: id === 7 ? 'Sharmin' : 'Rahim', phone: `0171120${String(4_000 + id)}`, email: 'a@b.test',
      },
    });
  }
});
afterAll(() => server.close());

interface PageAnswer {
  total: number;
  orders: Record<string, unknown>[];
}

const page = (token: string, input?: object) =>
  server.trpcGet<PageAnswer>(token, 'woocommerce.getWoocommerceOrderList', input);

describe('woocommerce.getWoocommerceOrderList', () => {
  it('answers exactly what clients expect', async () => {
    const { data } = await page(staff, { pageIndex: 0, pageSize: 100, search: '', status: ['PROCESSING'] });
    expect(data!.total).toBe(30);
    expect(data!.orders).toHaveLength(30);
    expect(data!.orders[0]).toEqual({
      id: (await webOrderOf(site, 59)).id, siteId: site.id, wooOrderId: 59, number: '1059',
      status: 'PROCESSING',
      customerName: 'Rahim', phone: '01711204059', email: 'a@b.test', total: 1060, currency: 'BDT',
      dateCreated: new Date('2026-11-20T10:00:59Z'),
      items: [
        { name: 'Mug', sku: 'MUG', quantity: 3, total: 500 },
        { name: 'Saree', sku: 'SAREE', quantity: 1, total: 500 },
      ],
    });
  });

  it('pages without gaps or doubles, an empty status meaning any, three statements a page', async () => {
    const pages = await Promise.all([0, 1, 2, 3].map((pageIndex) =>
      page(staff, { pageIndex, pageSize: 25, search: '', status: [] }),
    ));
    expect(pages.map(({ data }) => [data!.total, data!.orders.length])).toEqual([
      [60, 25], [60, 25], [60, 10], [60, 0],
    ]);
    expect(new Set(pages.flatMap(({ data }) => data!.orders.map(({ id }) => id))).size).toBe(60);
    // One more statement reads the session.
    for (const { sql } of pages) expect(sql).toBeLessThanOrEqual(4);
  });

  it('answers a lead and a captured checkout as it does an order, with nulls for what no shop has given', async () => {
    const elsewhere = await seedBusiness();
    const theirSite = await withSite(elsewhere);
    const seller = await sessionFor(elsewhere.founder);
    const { variantId } = await withProduct(elsewhere, { sku: 'MUG' });
    await execute(createWebOrder, seller, {
      customerName: 'Lead', phone: '01711204466', source: 'Messenger', lines: [{ variantId, quantity: 2, unitPrice: 250 }],
    });
    await execute(captureCheckout, Session.system(elsewhere.id), {
      siteId: theirSite.id,
      checkout: {
        key: 'checkout-1', consent: true, name: 'Half', phone: '01811204466', total: 1060,
        lines: [{ productId: 11, variationId: 0, sku: 'MUG', name: 'Mug', quantity: 1, total: 1000 }],
      },
    });
    const token = await tokenOf(elsewhere.founder);
    const ask = async (status: string) => (await page(token, { pageIndex: 0, pageSize: 100, search: '', status: [status] })).data!;
    const lead = await ask('PROCESSING');
    expect(lead.total).toBe(1);
    expect(lead.orders[0]).toMatchObject({
      siteId: null, wooOrderId: null, number: 'M-1', status: 'PROCESSING', customerName: 'Lead', phone: '01711204466', email: '', total: 500, currency: 'BDT',
      items: [{ sku: 'MUG', quantity: 2, total: 500 }],
    });
    const checkout = await ask('INCOMPLETE');
    expect(checkout.total).toBe(1);
    expect(checkout.orders[0]).toMatchObject({
      siteId: theirSite.id, wooOrderId: null, number: 'C-1', status: 'INCOMPLETE', customerName: 'Half', total: 1060,
      items: [{ name: 'Mug', sku: 'MUG', quantity: 1, total: 1000 }],
    });
    expect(Object.keys(lead.orders[0]!).sort()).toEqual(Object.keys((await page(staff)).data!.orders[0]!).sort());
  });

  it('may be asked without input', async () => {
    expect((await page(staff)).data!.total).toBe(60);
  });

  it.each<[string, number]>([
    ['sharmin', 1], ['SHARM', 1], ['1007', 1], ['#1007', 1], ['01711204007', 1], ['+880 1711-204007', 1],
    ['০১৭১১২০৪০০৭', 1],
    ['017112040', 60], ['0171120405', 10], ['%', 0], ['_ahim', 0], ['rahim', 59],
    [`'; DROP TABLE "WebOrder"`, 0],
  ])('finds %s', async (search, total) => {
    const { data } = await page(staff, { pageIndex: 0, pageSize: 100, search, status: [] });
    expect([data!.total, data!.orders.length]).toEqual([total, total]);
  });

  it.each([
    { pageIndex: -1 }, { pageSize: 101 }, { pageSize: 0 }, { pageIndex: 0.5 }, { status: ['SHIPPED'] },
    { status: 'PROCESSING' },
    { search: 'x'.repeat(101) }, { pageIndex: 1e12 },
  ])('refuses %j', async (input) => {
    const { status, error } = await page(staff, input);
    expect([status, error!.data.code]).toEqual([400, 'BAD_REQUEST']);
  });

  it('is closed to strangers, to members without the flag, and empty for another business', async () => {
    expect((await server.trpcGet(null, 'woocommerce.getWoocommerceOrderList')).status).toBe(401);
    expect((await page(packer)).status).toBe(403);
    expect((await page(rival)).data).toEqual({ total: 0, orders: [] });
  });
});

const LIST = `query ($after: String, $filter: WebOrdersFilter) {
  webOrders(first: 20, after: $after, filter: $filter) {
    edges { node {
      id number siteName status storeStatus customerName phone address total itemSummary itemCount
        unmappedCount
      canApprove dateCreated lines { name sku quantity total mapped variant { title } } order { number }
    } }
    pageInfo { endCursor hasNextPage }
  }
  webOrderCounts { status count }
}`;

interface ListData {
  webOrders: {
    edges: { node: Record<string, unknown> }[];
    pageInfo: { endCursor: string; hasNextPage: boolean };
  };
  webOrderCounts: { status: string; count: number }[];
}

describe('GraphQL', () => {
  it('lists page by page with few statements, lines and orders included', async () => {
    const seen = new Set<unknown>();
    let after: string | null = null;
    do {
      const answer: GraphQLAnswer<ListData> = await server.graphql<ListData>(staff, LIST, { after });
      expect(answer.errors).toBeUndefined();
      expect(answer.sql).toBeLessThanOrEqual(3);
      for (const { node } of answer.data!.webOrders.edges) seen.add(node.id);
      const { pageInfo } = answer.data!.webOrders;
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(seen.size).toBe(60);
  });

  it('filters, searches and counts', async () => {
    const filter = { status: ['ON_HOLD'], search: '1006' };
    const { data } = await server.graphql<ListData>(staff, LIST, { filter });
    expect(data!.webOrders.edges.map(({ node }) => node)).toMatchObject([
      {
        number: '1006', storeStatus: 'on-hold', itemSummary: 'Mug ×3 +1', itemCount: 4, unmappedCount: 2,
        canApprove: false,
      },
    ]);
    expect(data!.webOrderCounts).toEqual(expect.arrayContaining([
      { status: 'PROCESSING', count: 30 }, { status: 'ON_HOLD', count: 30 },
    ]));
  });

  it('takes a lead at what its product sells for, on sale too, where no price is said', async () => {
    const elsewhere = await seedBusiness();
    const [usual, onSale] = [await withProduct(elsewhere, { price: 500 }), await withProduct(elsewhere, { price: 500 })];
    await db.variant.update({ where: { businessId_id: { businessId: elsewhere.id, id: onSale.variantId } }, data: { salePricePoisha: 400_00n }, select: { id: true } });
    const lines = [usual, onSale].map(({ variantId }) => ({ variantId: encodeId('Variant', variantId), quantity: 2 }));
    const { data } = await server.graphql<{ createWebOrder: object }>(await tokenOf(elsewhere.founder),
      'mutation ($input: CreateWebOrderInput!) { createWebOrder(input: $input) { ... on CreateWebOrderSuccess { webOrder { total lines { total } } } } }',
      { input: { customerName: 'Lead', phone: '01711204466', source: 'Messenger', lines } });
    expect(data!.createWebOrder).toEqual({ webOrder: { total: 1_800, lines: [{ total: 1_000 }, { total: 800 }] } });
  });

  it('maps and approves', async () => {
    const mug = await withProduct(shop, { sku: 'MUG-X' });
    await withProduct(shop, { sku: 'SAREE' });
    interface Ids {
      webOrders: { edges: { node: { id: string; lines: { id: string }[] } }[] };
      variants: { edges: { node: { id: string } }[] };
    }
    const { data } = await server.graphql<Ids>(
      founder,
      `{ webOrders(filter: { search: "1005" }) { edges { node { id lines { id } } } }
         variants(filter: { search: "MUG-X" }) { edges { node { id } } } }`,
    );
    const order = data!.webOrders.edges[0]!.node;
    const mapped = await server.graphql<{ mapWebOrderLine: unknown }>(
      founder,
      `mutation ($input: MapWebOrderLineInput!) { mapWebOrderLine(input: $input) {
        ... on MapWebOrderLineSuccess { data: webOrder { lines { mapped variant { sku } } } }
          ... on Error { code message } } }`,
      { input: { lineId: order.lines[0]!.id, variantId: data!.variants.edges[0]!.node.id } },
    );
    expect(mapped.errors).toBeUndefined();
    expect(mapped.data!.mapWebOrderLine).toEqual({
      data: { lines: [{ mapped: true, variant: { sku: mug.sku } }, { mapped: false, variant: null }] },
    });
    const APPROVE = `mutation ($input: ApproveWebOrderInput!) { approveWebOrder(input: $input) {
      ... on ApproveWebOrderSuccess { data: webOrder { status decidedAt canApprove order { number status total }
        timeline { edges { node { summary } } } } }
      ... on PreconditionError { reason } ... on Error { code message } } }`;
    const approve = (token: string) =>
      server.graphql<{ approveWebOrder: object }>(token, APPROVE, { input: { webOrderId: order.id } });
    expect((await approve(rival)).data!.approveWebOrder).toMatchObject({ code: 'NOT_FOUND' });
    expect((await approve(staff)).errors![0]!.extensions.code).toBe('FORBIDDEN');
    expect((await approve(founder)).data!.approveWebOrder).toMatchObject({
      data: { status: 'APPROVED', canApprove: false, order: { number: 1, status: 'PENDING', total: 1060 } },
    });
    expect((await approve(founder)).data!.approveWebOrder).toMatchObject({ reason: 'ALREADY_DECIDED' });
  });

  const SAVE = `mutation ($input: SaveWebSiteInput!) { saveWebSite(input: $input) {
    ... on SaveWebSiteSuccess { data: webSite { id name url enabled maskedConsumerKey webhookUrl version } }
    ... on ValidationError { fieldErrors { field message } } ... on Error { code message } } }`;
  const save = (token: string, input: object) =>
    server.graphql<{ saveWebSite: Record<string, unknown> }>(token, SAVE, { input });
  const keys = { consumerKey: 'ck_0123456789abcdef', consumerSecret: 'cs_0123456789abcdef' };

  it('keeps the keys of a site to itself, and never takes them along to another address', async () => {
    const input = {
      name: 'Second shop', url: 'shop.example.com/wp-admin/',
      ...keys,
      webhookSecret: 'a long secret',
    };
    const { data } = await save(founder, input);
    const made = (data!.saveWebSite as { data: { id: string } }).data;
    expect(made).toMatchObject({
      url: 'https://shop.example.com', maskedConsumerKey: '••••cdef', enabled: true,
    });
    const moved = await save(founder, {
      siteId: made.id, name: 'Second shop', url: 'https://elsewhere.example.com',
    });
    expect(moved.data!.saveWebSite).toMatchObject({
      code: 'BAD_REQUEST', fieldErrors: [{ field: 'consumerKey' }, { field: 'consumerSecret' }],
    });
    const renamed = await save(founder, {
      siteId: made.id, name: 'Renamed', url: 'https://shop.example.com', enabled: false,
    });
    expect(renamed.data!.saveWebSite).toMatchObject({
      data: { name: 'Renamed', version: 2, enabled: false },
    });
    expect((await save(rival, { siteId: made.id, ...input })).data!.saveWebSite).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await save(staff, input)).errors![0]!.extensions.code).toBe('FORBIDDEN');
    const again = await save(founder, { ...input, name: 'Once more', url: 'https://SHOP.example.com' });
    expect(again.data!.saveWebSite).toMatchObject({
      code: 'BAD_REQUEST', fieldErrors: [{ field: 'url', message: 'This shop is connected already, as Renamed' }],
    });
    // Another business may have a shop at the same address.
    expect((await save(rival, input)).data!.saveWebSite).toMatchObject({ data: { name: 'Second shop' } });
  });

  it('says what is wrong with an address or missing', async () => {
    const wrong = await save(founder, {
      name: 'x', url: 'ftp://shop',
      ...keys,
      webhookSecret: 'a long secret',
    });
    expect(wrong.data!.saveWebSite).toMatchObject({ fieldErrors: [{ field: 'url' }] });
    const missing = await save(founder, { name: 'x', url: 'https://shop.example.com' });
    expect(missing.data!.saveWebSite).toMatchObject({
      fieldErrors: [{ field: 'consumerKey' }, { field: 'consumerSecret' }, { field: 'webhookSecret' }],
    });
  });

  it('tests a site and shows deliveries that failed', async () => {
    const { data } = await server.graphql<{ webSites: { id: string; failedDeliveries: unknown[] }[] }>(
      founder, '{ webSites { id failedDeliveries { topic error receivedAt } } }',
    );
    const siteId = data!.webSites[0]!.id;
    const tested = await server.graphql<{ testWebSite: unknown }>(
      founder,
      `mutation ($input: TestWebSiteInput!) { testWebSite(input: $input) {
        ... on TestWebSiteSuccess { data: test { ok message canWrite wooVersion } } ... on Error { code } } }`,
      { input: { siteId } },
    );
    expect(tested.errors).toBeUndefined();
    expect(tested.data!.testWebSite).toEqual({
      data: { ok: false, message: 'The shop did not answer', canWrite: false, wooVersion: null },
    });
    expect((await server.graphql(staff, '{ webSites { id } }')).errors![0]!.extensions.code).toBe(
      'FORBIDDEN',
    );
  });
});

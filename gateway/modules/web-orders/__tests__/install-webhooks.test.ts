import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WOO_KEYS } from '../../../../e2e/doubles/woocommerce-auth.ts';
import { WEBHOOK_SECRET } from '../../../../e2e/doubles/woocommerce-recordings.ts';
import { WooCommerceDouble } from '../../../../e2e/doubles/woocommerce.ts';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { db } from '../../../db/client.ts';
import { countTroubledSites } from '../check-webhooks.ts';
import { pollSite } from '../poll-site.ts';
import { recordFailure } from '../site-breaker.ts';
import { sealSiteSecret } from '../site-secrets.ts';
import { WooError, type WooErrorReason } from '../woocommerce/woo-error.ts';
import { withSite, type SeededSite } from './support.ts';

let server: TestServer;
let double: WooCommerceDouble;
let shop: Shop;
let site: SeededSite;
let founder: string;

beforeAll(async () => {
  server = await testServer();
  double = await new WooCommerceDouble().listen();
  shop = await seedBusiness();
  site = await withSite(shop, { url: double.url });
  founder = await tokenOf(shop.founder);
});
afterAll(async () => {
  await double.close();
  await server.close();
});

interface Site {
  id: string;
  webhookUrl: string;
  webhookSecret: string;
  trouble: string | null;
}

async function readSite(): Promise<Site> {
  const { data } = await server.graphql<{ webSites: Site[] }>(
    founder, '{ webSites { id webhookUrl webhookSecret trouble } }',
  );
  return data!.webSites[0]!;
}

async function install(): Promise<{ ok: boolean; message: string }> {
  const { data } = await server.graphql<{ installWebhooks: { data: { ok: boolean; message: string } } }>(
    founder,
    `mutation ($input: InstallWebhooksInput!) { installWebhooks(input: $input) {
      ... on InstallWebhooksSuccess { data: setup { ok message } } } }`,
    { input: { siteId: (await readSite()).id } },
  );
  return data!.installWebhooks.data;
}

async function useKey({ consumerKey, consumerSecret }: { consumerKey: string; consumerSecret: string }) {
  await db.webSite.update({
    where: { businessId_id: { businessId: shop.id, id: site.id } },
    data: {
      consumerKey: sealSiteSecret(site, 'consumerKey', consumerKey),
      consumerSecret: sealSiteSecret(site, 'consumerSecret', consumerSecret),
    },
    select: { id: true },
  });
}

describe('installWebhooks', () => {
  it('says what to do where the key may not write, and makes nothing', async () => {
    await useKey(WOO_KEYS.readOnly);
    expect(await install()).toEqual({
      ok: false, message: 'The consumer key may only read. Give it Read/Write permission in the shop',
    });
    expect(double.webhooks.list()).toEqual([]);
  });

  it('makes the four webhooks that lead here, once however often it is asked', async () => {
    await useKey(WOO_KEYS.readWrite);
    const done = { ok: true, message: 'The shop sends its orders at once now' };
    expect(await install()).toEqual(done);
    const { webhookUrl } = await readSite();
    const shown = () => double.webhooks.list().map(({ topic, delivery_url: url, status }) => [topic, url, status]);
    const four = ['created', 'updated', 'deleted', 'restored'].map((event) => [`order.${event}`, webhookUrl, 'active']);
    expect(shown()).toEqual(four);
    expect(await install()).toEqual(done);
    expect(shown()).toEqual(four);
  });
});

describe('webhooks that the shop has switched off', () => {
  const recheck = async (lastEventAt: Date | null = new Date()) => {
    await db.webSite.updateMany({ where: { businessId: shop.id }, data: { webhooksCheckedAt: null, lastEventAt } });
    await pollSite(shop.id, site.id);
    const { data } = await server.graphql<{ webSites: { webhooksOff: string[] }[]; callDesk: { troubledSites: string[] }; viewer: { troubledSiteCount: number } }>(
      founder, '{ webSites { webhooksOff } callDesk { troubledSites } viewer { troubledSiteCount } }',
    );
    expect(data!.callDesk.troubledSites).toHaveLength(data!.viewer.troubledSiteCount);
    return { off: data!.webSites[0]!.webhooksOff, countForBell: data!.viewer.troubledSiteCount };
  };

  it('are found at a poll, shown, and put right by one button', async () => {
    expect(await recheck()).toEqual({ off: [], countForBell: 0 });
    const [created, updated] = double.webhooks.list();
    await double.webhooks.update(created!, { status: 'disabled' });
    await double.webhooks.update(updated!, { delivery_url: 'http://127.0.0.1:1/elsewhere' });
    expect(await recheck()).toEqual({ off: ['order.created', 'order.updated'], countForBell: 1 });
    await install();
    expect(await recheck()).toEqual({ off: [], countForBell: 0 });
  });

  it('are asked for every few hours, not at every poll', async () => {
    await recheck();
    double.seen.length = 0;
    await pollSite(shop.id, site.id);
    expect(double.seen.map(({ path }) => path).filter((path) => path.endsWith('/webhooks'))).toEqual([]);
  });

  it('are found before the first message came, once they were set up; without any, the shop is polled only', async () => {
    await double.webhooks.update(double.webhooks.list()[0]!, { status: 'disabled' });
    expect(await recheck(null)).toEqual({ off: ['order.created'], countForBell: 1 });
    await install();
    expect(await recheck(null)).toEqual({ off: [], countForBell: 0 });
    const polledOnly = await seedBusiness();
    const other = await withSite(polledOnly, { url: double.url });
    await pollSite(polledOnly.id, other.id);
    expect(await countTroubledSites(polledOnly.id)).toBe(0);
  });

  it('stay known while the shop does not say: it is asked again at the next poll', async () => {
    await double.webhooks.update(double.webhooks.list()[0]!, { status: 'disabled' });
    await recheck();
    double.fail({ path: '/wp-json/wc/v3/webhooks', answer: { status: 500, body: '<html>', contentType: 'text/html' }, times: 9 });
    expect(await recheck()).toEqual({ off: ['order.created'], countForBell: 1 });
    double.heal();
    await install();
    await pollSite(shop.id, site.id);
    expect(await recheck()).toEqual({ off: [], countForBell: 0 });
  });

  it('are no alarm where the key may not ask', async () => {
    await install();
    await useKey(WOO_KEYS.readOnly);
    double.fail({ path: '/wp-json/wc/v3/webhooks', answer: { status: 403, body: '{"code":"woocommerce_rest_cannot_view"}', contentType: 'application/json' } });
    expect(await recheck()).toEqual({ off: [], countForBell: 0 });
  });
});

describe('a web site', () => {
  it('shows its webhook secret again to who may set it up', async () => {
    expect((await readSite()).webhookSecret).toBe(WEBHOOK_SECRET);
  });

  it.each<[WooErrorReason, string, string]>([
    ['BAD_CREDENTIALS', '', 'KEY_REFUSED'],
    ['BROKEN', '500', 'NOT_REACHABLE'],
    ['NO_ANSWER', '', 'NOT_REACHABLE'],
    ['NOT_JSON', '', 'NOT_UNDERSTOOD'],
  ])('tells what %s %s is: %s', async (reason, detail, trouble) => {
    expect(await db.webSite.updateMany({ where: { businessId: shop.id }, data: { consecutiveErrors: 0 } })).toEqual({ count: 1 });
    expect((await readSite()).trouble).toBeNull();
    await recordFailure(shop.id, site.id, new WooError(reason, detail));
    expect((await readSite()).trouble).toBe(trouble);
  });
});

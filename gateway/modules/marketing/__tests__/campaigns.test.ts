import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { accountId } from '../../../../prisma/seed/factories/money.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { Session } from '../../../session/session.ts';
import { updateAdExpense } from '../../accounting/ad-expense.ts';
import { deleteProduct } from '../../catalog/delete-product.ts';
import { createCampaign, deleteCampaign, mapCampaign } from '../campaign-commands.ts';
import { ago, campaignId, fromShop, noon, today, withAds } from './ads-world.ts';

let server: TestServer;
let shop: Shop;
let session: Session;
let founder: string;
let saree: SeededProduct;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());
beforeEach(async () => {
  shop = await seedBusiness();
  session = Session.system(shop.id);
  founder = await tokenOf(shop.founder);
  saree = await withProduct(shop);
});

interface Node { id: string; name: string; platform: string; isMapped: boolean; tags: string[]; products: { weight: number; variant: { sku: string } }[]; spent: { usd: number; amount: number } | null }
const LIST = `query ($filter: CampaignsFilter) { campaigns(first: 100, filter: $filter) { edges { node {
  id name platform isMapped tags products { weight variant { sku } } spent { usd amount } } } } }`;

async function list(filter: object = {}, token = founder): Promise<Node[]> {
  const { data, errors } = await server.graphql<{ campaigns: { edges: { node: Node }[] } }>(token, LIST, { filter });
  expect(errors).toBeUndefined();
  return data!.campaigns.edges.map(({ node }) => node);
}

const stored = (name: string) => db.campaign.findFirstOrThrow({ where: { businessId: shop.id, name } });

async function map(name: string, mapping: object): Promise<void> {
  const { id, version } = await stored(name);
  await execute(mapCampaign, session, { campaignId: id, version, ...mapping });
}

describe('a campaign', () => {
  it('comes of the ad expenses that name it, however they spell it, with what they spent', async () => {
    await withAds(shop, { campaign: 'Eid sale', usd: 10 });
    await withAds(shop, { campaign: 'EID SALE', platform: 'facebook', usd: 5, from: 3, to: 2 });
    await withAds(shop, { campaign: 'Eid sale', platform: 'Google' });
    await withAds(shop, {});
    // One keyboard writes the last letter as one character, the other as two.
    for (const letter of ['\u09df', '\u09af\u09bc']) await withAds(shop, { campaign: `বিজ${letter}`, usd: 5 });
    expect((await list()).map(({ name, platform, spent }) => [name, platform, spent])).toEqual([
      ['বিজ\u09df', 'Facebook', { usd: 10, amount: 1_200 }],
      ['Eid sale', 'Google', { usd: 10, amount: 1_200 }], ['Eid sale', 'Facebook', { usd: 15, amount: 1_800 }],
    ]);
  });

  it('takes the products of its ad expense as long as nothing is mapped to it', async () => {
    const shawl = await withProduct(shop);
    await withAds(shop, { campaign: 'Eid sale' });
    expect((await list())[0]).toMatchObject({ isMapped: false, products: [] });
    await withAds(shop, { campaign: 'Eid sale', products: [saree] });
    await withAds(shop, { campaign: 'Eid sale', products: [shawl] });
    expect((await list())[0]).toMatchObject({ isMapped: true, products: [{ weight: 1, variant: { sku: saree.sku } }] });
  });

  it('goes when its only ad expense gets another name, unless something is mapped to it', async () => {
    const change = async (voucherId: string, campaign: string) => {
      const { version } = await db.voucher.findFirstOrThrow({ where: { businessId: shop.id, id: voucherId } });
      await execute(updateAdExpense, session, {
        voucherId, version, accountId: await accountId(shop, 'bank'), platform: 'Facebook', campaign, usd: 10, rate: 120, from: noon(today), to: noon(today),
      });
    };
    const { id } = await withAds(shop, { campaign: 'Eidd sale' });
    await change(id, 'Eid sale');
    expect((await list()).map(({ name }) => name)).toEqual(['Eid sale']);
    await map('Eid sale', { tags: ['eid'] });
    await change(id, '');
    expect((await list()).map(({ name }) => name)).toEqual(['Eid sale']);
  });

  it('is one, when many name it at the same time', async () => {
    await Promise.all(Array.from({ length: 4 }, () => withAds(shop, { campaign: 'Eid sale', products: [saree] })));
    expect(await list()).toMatchObject([{ name: 'Eid sale', products: [{ weight: 1 }], spent: { usd: 40 } }]);
  });

  it('can be entered before its first expense, which then belongs to it, and removed until then', async () => {
    await execute(createCampaign, session, { platform: 'Facebook', name: 'Boishakh', tags: ['boishakh'] });
    await expect(execute(createCampaign, session, { platform: 'facebook', name: 'BOISHAKH' })).rejects.toThrow('There is a campaign BOISHAKH already');
    await execute(createCampaign, session, { platform: 'Facebook', name: 'Mistake', products: [{ variantId: saree.variantId }] });
    const mistake = await stored('Mistake');
    await execute(deleteCampaign, session, { campaignId: mistake.id, version: mistake.version });
    await withAds(shop, { campaign: 'boishakh' });
    expect(await list()).toMatchObject([{ name: 'Boishakh', isMapped: true, spent: { usd: 10 } }]);
    const { id, version } = await stored('Boishakh');
    await expect(execute(deleteCampaign, session, { campaignId: id, version })).rejects.toThrow('Ad expenses name Boishakh, so that it stays');
  });
});

describe('the mapping of a campaign', () => {
  it('replaces the one before, and is searched and filtered by', async () => {
    await withAds(shop, { campaign: 'Eid sale', products: [saree] });
    await withAds(shop, { campaign: 'Winter', platform: 'TikTok' });
    const shawl = await withProduct(shop);
    await map('Eid sale', { products: [{ variantId: shawl.variantId, weight: 7 }], tags: ['Eid_2026', 'eid retarget'] });
    expect(await list({ isMapped: true })).toMatchObject([{ name: 'Eid sale', tags: ['eid retarget', 'Eid_2026'], products: [{ weight: 7, variant: { sku: shawl.sku } }] }]);
    expect((await list({ isMapped: false })).map(({ name }) => name)).toEqual(['Winter']);
    expect((await list({ search: 'tik' })).map(({ name }) => name)).toEqual(['Winter']);
    await map('Eid sale', {});
    expect((await list({ isMapped: false }))).toHaveLength(2);
  });

  it('refuses what stands there twice, a tag of another campaign, and one that somebody else has changed', async () => {
    await withAds(shop, { campaign: 'Eid sale' });
    await withAds(shop, { campaign: 'Winter' });
    await map('Winter', { tags: ['Sale'] });
    await expect(map('Eid sale', { tags: ['sale'] })).rejects.toMatchObject({ fieldErrors: [{ field: 'tags', message: 'Sale belongs to the campaign Winter' }] });
    await expect(map('Eid sale', { tags: ['a', 'A'] })).rejects.toMatchObject({ fieldErrors: [{ field: 'tags' }] });
    const twice = [{ variantId: saree.variantId }, { variantId: saree.variantId, weight: 2 }];
    await expect(map('Eid sale', { products: twice })).rejects.toMatchObject({ fieldErrors: [{ field: 'products' }] });
    await expect(map('Eid sale', { products: [{ variantId: (await withProduct(await seedBusiness())).variantId }] })).rejects.toThrow('Product');
    const { id, version } = await stored('Eid sale');
    await map('Eid sale', { tags: ['eid'] });
    await expect(execute(mapCampaign, session, { campaignId: id, version, tags: ['other'] })).rejects.toThrow('was changed by someone else');
    expect((await list())[1]).toMatchObject({ tags: ['eid'], products: [] });
  });

  it('keeps its products from being deleted', async () => {
    await execute(createCampaign, session, { platform: 'Facebook', name: 'Eid sale', products: [{ variantId: saree.variantId }] });
    const { productId: id, product: { version } } = await db.variant.findFirstOrThrow({ where: { businessId: shop.id, id: saree.variantId }, include: { product: true } });
    await expect(execute(deleteProduct, session, { id, version })).rejects.toMatchObject({ reason: 'PRODUCT_IN_USE' });
  });

  it('offers the tags of web orders that no campaign has, the most frequent first', async () => {
    for (const tag of ['eid_fb', 'EID_FB', 'winter', 'mapped', '']) await fromShop(shop, saree, tag);
    await withAds(shop, { campaign: 'Eid sale' });
    await map('Eid sale', { tags: ['Mapped'] });
    const { data } = await server.graphql(founder, '{ seenCampaignTags { tag source orders } }');
    expect(data).toEqual({ seenCampaignTags: [{ tag: expect.stringMatching(/^eid_fb$/i), source: 'facebook', orders: 2 }, { tag: 'winter', source: 'facebook', orders: 1 }] });
  });
});

describe('the expenses of a campaign', () => {
  it('are found in the list of expenses', async () => {
    const { id } = await withAds(shop, { campaign: 'Eid sale', from: 5, to: 4 });
    await withAds(shop, { campaign: 'Winter' });
    const { data } = await server.graphql<{ vouchers: { edges: { node: { id: string } }[] } }>(
      founder, 'query ($filter: VouchersFilter) { vouchers(filter: $filter) { edges { node { id } } } }',
      { filter: { campaignId: encodeId('Campaign', await campaignId(shop, 'Eid sale')), from: noon(ago(30)) } });
    expect(data!.vouchers.edges.map(({ node }) => node.id)).toEqual([encodeId('Voucher', id)]);
  });
});

it('shows campaigns to whoever enters expenses, of the own business', async () => {
  await withAds(shop, { campaign: 'Eid sale', products: [saree] });
  await withAds(shop, { campaign: 'Winter', products: [saree] });
  const clerk = await tokenOf(await withMember(shop, { flags: ['expense'] }));
  expect((await list({}, clerk)).map(({ name }) => name)).toEqual(['Winter', 'Eid sale']);
  expect(await list({}, await tokenOf((await seedBusiness()).founder))).toEqual([]);
  const reader = await tokenOf(await withMember(shop, { flags: ['report'] }));
  expect((await server.graphql(reader, '{ campaigns { edges { node { id } } } }')).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
});

it('reads its list in as many statements for twelve campaigns as for two', async () => {
  const shawl = await withProduct(shop);
  for (let number = 1; number <= 12; number += 1) {
    await withAds(shop, { campaign: `Campaign ${number}`, products: [saree, shawl] });
    await map(`Campaign ${number}`, { products: [{ variantId: saree.variantId, weight: number }, { variantId: shawl.variantId }], tags: [`tag ${number}`, `other ${number}`] });
  }
  const read = async (first: number) => {
    const response = await server.request(founder, '/graphql', {
      method: 'POST', headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: `{ campaigns(first: ${first}) { edges { node { id name platform isMapped tags products { name weight } spent { usd amount lastDay } } } } }` }),
    });
    const { data } = (await response.json()) as { data: { campaigns: { edges: { node: Node }[] } } };
    expect(data.campaigns.edges).toHaveLength(first);
    return Number(/sql;desc="?(\d+)/.exec(response.headers.get('server-timing') ?? '')?.[1]);
  };
  await read(2);
  const two = await read(2);
  expect([two, await read(12)]).toEqual([two, two]);
  expect(two).toBeLessThanOrEqual(3);
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WooCommerceDouble } from '../../../../e2e/doubles/woocommerce.ts';
import type { WooOrder } from '../../../../e2e/doubles/woocommerce-orders.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import type { Session } from '../../../session/session.ts';
import { archiveWebSite, restoreWebSite } from '../archive-site.ts';
import { pollSite } from '../poll-site.ts';
import { saveWebSite } from '../site-commands.ts';
import { approveWebOrder } from '../web-order-commands.ts';
import { writeBack } from '../write-back.ts';
import { shopOrder, takeOrder, webOrderOf, withSite, type SeededSite } from './support.ts';

const SECRETS = { consumerKey: 'ck_12345678', consumerSecret: 'cs_12345678', webhookSecret: 'whsec_12345678' };

let double: WooCommerceDouble;
let shop: Shop;
let site: SeededSite;
let session: Session;

beforeEach(async () => {
  double = await new WooCommerceDouble().listen();
  double.orders.clear();
  shop = await seedBusiness();
  site = await withSite(shop, { url: double.url });
  session = await sessionFor(shop.founder);
  for (const sku of ['MUG', 'SAREE']) await withProduct(shop, { sku });
  for (const id of [700, 701]) await takeOrder(site, { id, number: String(id) });
});
afterEach(() => double.close());

const remove = (openOrders: 'KEEP' | 'CANCEL') => execute(archiveWebSite, session, { siteId: site.id, openOrders });
const siteRow = () => db.webSite.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: site.id } } });
const approve = async (wooOrderId: number) => {
  const { id } = await webOrderOf(site, wooOrderId);
  await execute(approveWebOrder, session, { webOrderId: id });
  return id;
};

describe('a shop that is removed', () => {
  it('neither sends nor is told anything; its open orders stay or are cancelled, decided ones never change', async () => {
    const decided = await approve(700);
    await remove('CANCEL');
    expect(await webOrderOf(site, 701)).toMatchObject({ status: 'CANCELLED', cancelReason: 'The shop Nakshi Ghor Online was removed' });
    expect(await webOrderOf(site, 700)).toMatchObject({ status: 'APPROVED' });
    expect(await db.auditEntry.count({ where: { businessId: shop.id, entityId: (await webOrderOf(site, 701)).id, summary: { contains: 'was removed' } } })).toBe(1);
    expect(await siteRow()).toMatchObject({ enabled: false });
    const calls = double.seen.length;
    expect(await writeBack(shop.id, decided)).toBeNull();
    await pollSite(shop.id, site.id);
    expect(double.seen).toHaveLength(calls);
    await expect(remove('KEEP')).rejects.toMatchObject({ reason: 'ALREADY_ARCHIVED' });
  });

  it('is connected again with its keys and orders, and never a second time beside itself', async () => {
    await remove('KEEP');
    expect(await webOrderOf(site, 701)).toMatchObject({ status: 'PROCESSING' });
    const { url, name, version } = await siteRow();
    await expect(execute(saveWebSite, session, { name: 'Again', url, ...SECRETS })).rejects.toThrow('removed as Nakshi Ghor Online');
    await expect(execute(saveWebSite, session, { siteId: site.id, version, name, url })).rejects.toMatchObject({ reason: 'ALREADY_ARCHIVED' });
    double.put(shopOrder({ id: 702, number: '702' }) as unknown as WooOrder);
    await execute(restoreWebSite, session, { siteId: site.id });
    expect(await siteRow()).toMatchObject({ archivedAt: null, enabled: true });
    await pollSite(shop.id, site.id);
    expect(await webOrderOf(site, 702)).toMatchObject({ status: 'PROCESSING' });
    expect(await db.webOrder.count({ where: { businessId: shop.id } })).toBe(3);
    await expect(execute(restoreWebSite, session, { siteId: site.id })).rejects.toMatchObject({ reason: 'NOT_ARCHIVED' });
  });

  it('leaves its place to another one', async () => {
    await db.webSite.createMany({
      data: Array.from({ length: 20 }, (_, index) => ({
        businessId: shop.id, name: 'Gone', url: `https://gone-${index}.test`, consumerKey: '', consumerSecret: '', webhookSecret: '',
        enabled: false, archivedAt: new Date(),
      })),
    });
    await execute(saveWebSite, session, { name: 'New', url: 'https://new.test', ...SECRETS });
    await db.webSite.updateMany({ where: { businessId: shop.id, url: { startsWith: 'https://gone-' }, NOT: { url: 'https://gone-0.test' } }, data: { archivedAt: null } });
    await expect(execute(saveWebSite, session, { name: 'Newer', url: 'https://newer.test', ...SECRETS })).rejects.toMatchObject({ reason: 'SITE_LIMIT' });
    const { id } = await db.webSite.findFirstOrThrow({ where: { businessId: shop.id, url: 'https://gone-0.test' } });
    await expect(execute(restoreWebSite, session, { siteId: id })).rejects.toMatchObject({ reason: 'SITE_LIMIT' });
  });
});

it.each([
  ['https://shop.test', 'http://shop.test'],
  ['http://www.shop.test/bd', 'https://shop.test/bd/wp-admin'],
  ['shop.test', 'https://WWW.Shop.test'],
])('%s is the shop at %s, which is not connected twice', async (url, again) => {
  await execute(saveWebSite, session, { name: 'Mine', url, ...SECRETS });
  await expect(execute(saveWebSite, session, { name: 'Again', url: again, ...SECRETS })).rejects.toThrow('connected already, as Mine');
  await execute(saveWebSite, session, { name: 'Another', url: 'https://shop.test/other', ...SECRETS });
});

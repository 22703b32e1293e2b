import { afterEach, beforeEach, expect, it } from 'vitest';
import type { WooOrder } from '../../../../e2e/doubles/woocommerce-orders.ts';
import { WooCommerceDouble } from '../../../../e2e/doubles/woocommerce.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { countStatements } from '../../../db/statements.ts';
import { pollSite } from '../poll-site.ts';
import { replayDelivery } from '../replay-delivery.ts';
import { processInbox, shopOrder, webOrdersOf, withSite, type SeededSite, type ShopOrder } from './support.ts';

/** Orders that a poll reads from a shop are applied together, page by page. */

let double: WooCommerceDouble;
let shop: Shop;
let site: SeededSite;

beforeEach(async () => {
  double = await new WooCommerceDouble().listen();
  double.orders.clear();
  shop = await seedBusiness();
  site = await withSite(shop, { url: double.url });
});
afterEach(() => double.close());

const put = (id: number, fields: Omit<ShopOrder, 'id'> = {}) =>
  double.put(shopOrder({ id, number: String(id), ...fields }) as unknown as WooOrder);
const putAll = (count: number, fields?: Omit<ShopOrder, 'id'>) => {
  for (let id = 1; id <= count; id += 1) put(id, fields);
};
/** The next poll is the first one of a new site in which the shop has something to tell. */
async function another() {
  double.orders.clear();
  site = await withSite(shop, { url: double.url });
  await pollSite(shop.id, site.id);
}
/** Of one poll. */
const statements = () => countStatements(async (counter) => {
  await pollSite(site.businessId, site.id);
  return counter.count;
});

it('takes the same statements for one order of a page as for forty, and few for a full page', async () => {
  await another();
  const nothing = await statements();
  putAll(1);
  const one = await statements();
  const again = await statements();
  put(1, { status: 'completed', date_modified_gmt: '2026-11-20T11:00:00' });
  const oneChange = await statements();

  await another();
  putAll(40);
  // The counts of the statuses are locked before several statements change them.
  expect(await statements()).toBe(one + 1);
  expect(await statements()).toBe(again);
  putAll(40, { status: 'completed', date_modified_gmt: '2026-11-20T11:00:00' });
  expect(await statements()).toBe(oneChange + 1);

  await another();
  putAll(100);
  // Two transactions.
  expect(await statements()).toBe(nothing + 2 * (one + 1 - nothing));
  expect({ nothing, one, again, oneChange }).toEqual({ nothing: 3, one: 20, again: 4, oneChange: 14 });
  expect((await webOrdersOf(site)).map(({ wooOrderId }) => wooOrderId)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
});

it('applies the others where one order fails, keeps that one with its reason, and reads it when it is replayed', async () => {
  await db.$executeRawUnsafe(`
    CREATE OR REPLACE FUNCTION poison() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN IF NEW."number" = 'poison' THEN RAISE EXCEPTION 'no' USING ERRCODE = '22008'; END IF; RETURN NEW; END $$`);
  await db.$executeRawUnsafe('CREATE TRIGGER poison BEFORE INSERT ON "WebOrder" FOR EACH ROW EXECUTE FUNCTION poison()');
  putAll(5);
  put(3, { number: 'poison' });
  put(4, { total: 'free' });
  await pollSite(shop.id, site.id);
  expect((await webOrdersOf(site)).map(({ wooOrderId }) => wooOrderId)).toEqual([1, 2, 5]);
  const kept = await db.webhookInbox.findMany({ where: { businessId: shop.id }, orderBy: { deliveryId: 'asc' } });
  expect(kept).toMatchObject([
    { deliveryId: 'poll:3', status: 'UNREADABLE', error: 'It holds a value that cannot be stored' },
    { deliveryId: 'poll:4', status: 'UNREADABLE', error: 'total: not an amount' },
  ]);
  const { polledUntil } = await db.webSite.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: site.id } } });
  expect(polledUntil).toEqual(new Date('2026-11-20T10:00:00Z'));

  await db.$executeRawUnsafe('DROP TRIGGER poison ON "WebOrder"');
  await execute(replayDelivery, await sessionFor(shop.founder), { deliveryId: kept[0]!.id });
  await processInbox(site);
  expect((await webOrdersOf(site)).map(({ wooOrderId }) => wooOrderId)).toEqual([1, 2, 3, 5]);
});

import { db, pool } from '../../gateway/db/client.ts';
import { env } from '../../gateway/env.ts';
import { logger } from '../../gateway/logging/logger.ts';
import { measureSales } from '../../gateway/modules/product-report/measure-sales.ts';
import { DEMO_BUSINESS } from './demo-accounts.ts';
import { seedAds } from './demo/ads.ts';
import { seedMeta } from './demo/meta.ts';
import { seedAnnouncements } from './demo/announcements.ts';
import { seedAutoMessages } from './demo/auto-messages.ts';
import { seedBulkSms } from './demo/bulk-sms.ts';
import { seedBusinesses } from './demo/businesses.ts';
import { seedKnownCustomers } from './demo/known-customers.ts';
import { seedLeaves } from './demo/leaves.ts';
import { seedMoney } from './demo/money.ts';
import { seedCourierStatements, seedDeliveryMethods } from './demo/delivery-methods.ts';
import { seedOrders } from './demo/orders.ts';
import { seedPeople } from './demo/people.ts';
import { seedPreorders } from './demo/preorders.ts';
import { seedPurchases } from './demo/purchases.ts';
import { seedProducts } from './demo/products.ts';
import { seedShippingNotes } from './demo/shipping-notes.ts';
import { seedShopProducts } from './demo/shop-products.ts';
import { seedTasks } from './demo/tasks.ts';
import { seedWebOrders } from './demo/web-orders.ts';
import { leftOutLine, partName, reasonOf, type LeftOut } from './left-out.ts';

/** In their sequence: later parts build on earlier ones. */
const PARTS = [
  seedAnnouncements, seedProducts, seedPurchases, seedDeliveryMethods, seedMoney, seedShippingNotes, seedOrders,
  seedCourierStatements, seedAutoMessages, seedWebOrders, seedKnownCustomers, seedBulkSms, seedAds, seedMeta,
  seedShopProducts, seedPreorders, seedTasks, seedLeaves, measureSales,
];

/**
 * The demo: people, businesses, goods and orders. Runs at every start and adds only what is missing; the
 * Auth emulator has forgotten its accounts by then, and expiry dates move along. What an earlier version has made, and
 * what people have changed since, stays as it is: a part that cannot be added to it is left out,
 * and told.
 */
export async function seedDemo(): Promise<LeftOut[]> {
  if (!env.DEMO) return [];
  const isNew = (await db.business.count({ where: { id: DEMO_BUSINESS.nakshiGhor } })) === 0;
  await seedPeople();
  await seedBusinesses();
  const leftOut: LeftOut[] = [];
  for (const seedPart of PARTS) {
    try {
      await seedPart();
    } catch (error) {
      if (isNew) throw error;
      logger.warn({ err: error, part: seedPart.name }, 'A part of the demo data does not fit what is there and was left out');
      leftOut.push({ part: partName(seedPart.name), why: reasonOf(error) });
    }
  }
  return leftOut;
}

if (import.meta.main) {
  process.stdout.write(leftOutLine(await seedDemo()));
  await db.$disconnect();
  await pool.end();
}

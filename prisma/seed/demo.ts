import { db, pool } from '../../gateway/db/client.ts';
import { env } from '../../gateway/env.ts';
import { measureSales } from '../../gateway/modules/notifications/measure-sales.ts';
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

/**
 * The demo: people, businesses, goods and orders. Runs at every start and adds only what is missing; the
 * Auth emulator has forgotten its accounts by then, and expiry dates move along.
 */
export async function seedDemo(): Promise<void> {
  if (!env.DEMO) return;
  await seedPeople();
  await seedBusinesses();
  await seedAnnouncements();
  await seedProducts();
  await seedPurchases();
  await seedDeliveryMethods();
  await seedMoney();
  await seedShippingNotes();
  await seedOrders();
  await seedCourierStatements();
  await seedAutoMessages();
  await seedWebOrders();
  await seedKnownCustomers();
  await seedBulkSms();
  await seedAds();
  await seedMeta();
  await seedShopProducts();
  await seedPreorders();
  await seedTasks();
  await seedLeaves();
  await measureSales();
}

if (import.meta.main) {
  await seedDemo();
  await db.$disconnect();
  await pool.end();
}

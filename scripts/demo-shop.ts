import { WooCommerceDouble } from '../e2e/doubles/woocommerce.ts';
import type { WooOrder } from '../e2e/doubles/woocommerce-orders.ts';
import { recordedDeliveries } from '../e2e/doubles/woocommerce-recordings.ts';
import { shopOrders } from '../prisma/seed/demo/shop-orders.ts';

export interface DemoShop {
  /** The setting by which the demo data finds it. */
  environment: Record<string, string>;
  url: string;
  stop: () => Promise<void>;
}

const LONG_AGO = '2020-01-01T00:00:00';

/** The orders of the recorded deliveries, each in its last state. */
function deliveredOrders(): WooOrder[] {
  const bodies = recordedDeliveries()
    .filter(({ headers }) => headers.some(([, value]) => value.startsWith('order.')))
    .map(({ rawBody }) => JSON.parse(rawBody.toString('utf8')) as Partial<WooOrder>);
  // The delivery of a deleted order has nothing but the id.
  return bodies.filter((body) => body.status) as WooOrder[];
}

/**
 * A WooCommerce shop of its own for the demo, so that approving a web order reaches the shop. It keeps nothing between
 * starts; its orders count as unchanged until somebody changes them, or each start would send all of them again.
 */
export async function startDemoShop(): Promise<DemoShop> {
  const shop = await new WooCommerceDouble().listen();
  shop.orders.clear();
  for (const order of [...deliveredOrders(), ...shopOrders(new Date())]) {
    shop.put({ ...order, date_modified: LONG_AGO, date_modified_gmt: LONG_AGO });
  }
  return { environment: { DEMO_SHOP_URL: shop.url }, url: shop.url, stop: () => shop.close() };
}

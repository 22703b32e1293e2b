import type { WooOrder } from '../../../../e2e/doubles/woocommerce-orders.ts';
import { WooCommerceDouble } from '../../../../e2e/doubles/woocommerce.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { db } from '../../../db/client.ts';
import { pollSite } from '../poll-site.ts';
import { shopOrder, withSite, type SeededSite, type ShopOrder } from './support.ts';

export interface PolledShop {
  double: WooCommerceDouble;
  shop: Shop;
  site: SeededSite;
}

/** A business with a web shop that has no orders yet. Its double is closed by the test. */
export async function shopToPoll(): Promise<PolledShop> {
  const double = await new WooCommerceDouble().listen();
  double.orders.clear();
  const shop = await seedBusiness();
  return { double, shop, site: await withSite(shop, { url: double.url }) };
}

export const siteRow = ({ businessId, id }: SeededSite) => db.webSite.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } });

export const poll = ({ businessId, id }: SeededSite) => pollSite(businessId, id);

/** Puts an order into the shop, or changes it there. */
export const putOrder = (double: WooCommerceDouble, fields: ShopOrder) => double.put(shopOrder(fields) as unknown as WooOrder);

import { db } from '../../../gateway/db/client.ts';
import { env } from '../../../gateway/env.ts';
import { readProducts } from '../../../gateway/modules/product-sync/read-products.ts';
import { DEMO_BUSINESS, DEMO_SITE } from '../demo-accounts.ts';

/** What the demo's own shop sells, read as any shop's products are. Without that shop there is nothing to read. */
export async function seedShopProducts(): Promise<void> {
  if (!env.DEMO_SHOP_URL) return;
  const businessId = DEMO_BUSINESS.nakshiGhor;
  const site = await db.webSite.findUnique({
    where: { businessId_id: { businessId, id: DEMO_SITE.id } }, select: { url: true, _count: { select: { products: true } } },
  });
  // Not for a site whose address a person has changed.
  if (site?.url === env.DEMO_SHOP_URL && site._count.products === 0) await readProducts(businessId, DEMO_SITE.id);
}

import { v7 as uuidv7 } from 'uuid';
import { db } from '../../../gateway/db/client.ts';
import { sealSiteSecret } from '../../../gateway/modules/web-orders/site-secrets.ts';
import type { SeededProduct } from './product.ts';

/** Web orders that wait for approval, one mapped unit each, as if a shop had sent them; returns their ids. */
export async function withWebOrders(
  { id: businessId }: { id: string }, count: number, product: SeededProduct,
): Promise<string[]> {
  const place = { businessId, id: uuidv7() };
  const site = await db.webSite.create({
    data: {
      ...place, name: 'Shop', url: 'https://shop.example.test', enabled: false,
      consumerKey: sealSiteSecret(place, 'consumerKey', 'secret'),
      consumerSecret: sealSiteSecret(place, 'consumerSecret', 'secret'),
      webhookSecret: sealSiteSecret(place, 'webhookSecret', 'secret'),
    },
    select: { id: true },
  });
  const orders = Array.from({ length: count }, (_, n) => ({ id: uuidv7(), wooOrderId: n + 1 }));
  const now = new Date();
  await db.webOrder.createMany({
    data: orders.map(({ id, wooOrderId }) => ({
      businessId, id, wooOrderId, siteId: site.id, number: String(wooOrderId), status: 'PROCESSING' as const,
      storeStatus: 'processing', customerName: `Customer ${wooOrderId}`,
      address: 'House 14, Dhanmondi, Dhaka',
      phone: `017${String(wooOrderId).padStart(8, '0')}`, currency: 'BDT', totalPoisha: 560_00n,
      shippingPoisha: 60_00n,
      itemSummary: 'Item', itemCount: 1, dateCreated: now, dateModified: now,
      searchText: `customer ${wooOrderId}`,
    })),
  });
  await db.webOrderLine.createMany({
    data: orders.map(({ id }) => ({
      businessId, webOrderId: id, position: 0, wooLineId: 1, wooProductId: 11, wooVariationId: 0,
      sku: product.sku,
      name: 'Item', quantity: 1, totalPoisha: 500_00n, variantId: product.variantId,
    })),
  });
  return orders.map(({ id }) => id);
}

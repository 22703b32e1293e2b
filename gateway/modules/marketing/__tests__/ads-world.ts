import { v7 as uuidv7 } from 'uuid';
import type { Shop } from '../../../../prisma/seed/factories/business.ts';
import { accountId } from '../../../../prisma/seed/factories/money.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import type { SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { withWebOrders } from '../../../../prisma/seed/factories/web-orders.ts';
import { addDays, dhakaDay } from '../../../../schema/rules/format.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { Session } from '../../../session/session.ts';
import { createAdExpense } from '../../accounting/ad-expense.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../orders/order-commands.ts';
import { approveWebOrder } from '../../web-orders/web-order-commands.ts';

export const today = dhakaDay(new Date());
export const ago = (days: number) => addDays(today, -days);
export const noon = (day: string) => new Date(`${day}T12:00:00+06:00`);

interface Ads {
  campaign?: string;
  platform?: string;
  usd?: number;
  from?: number;
  to?: number;
  products?: SeededProduct[];
}

/** Ads that ran from one number of days ago to another, ten dollars at 120 taka unless given; returns the voucher. */
export async function withAds(shop: Shop, { campaign = '', platform = 'Facebook', usd = 10, from = 0, to = from, products = [] }: Ads) {
  return execute(createAdExpense, Session.system(shop.id), {
    accountId: await accountId(shop, 'bank'), platform, campaign, usd, rate: 120, from: noon(ago(from)), to: noon(ago(to)),
    variants: products.map(({ variantId }) => variantId),
  });
}

export async function campaignId(shop: Shop, name: string): Promise<string> {
  return (await db.campaign.findFirstOrThrow({ where: { businessId: shop.id, name }, select: { id: true } })).id;
}

/** An order that people took, as far as it has come. */
export async function taken(shop: Shop, products: SeededProduct[], upTo: 'PENDING' | 'CONFIRMED' | 'SHIPPED' | 'DELIVERED' = 'PENDING'): Promise<string> {
  const session = Session.system(shop.id);
  const { id: orderId } = await withOrder(shop, { lines: products.map((product) => ({ product, price: 500 })) });
  if (upTo !== 'PENDING') await execute(confirmOrder, session, { orderId });
  if (upTo === 'SHIPPED' || upTo === 'DELIVERED') await execute(shipOrder, session, { orderId, courierName: 'Steadfast', trackingCode: uuidv7().slice(-12) });
  if (upTo === 'DELIVERED') await execute(deliverOrder, session, { orderId });
  return orderId;
}

/** A web order of one product with a tag in its link; approved where asked for. */
export async function fromShop(shop: Shop, product: SeededProduct, utmCampaign: string, isApproved = false): Promise<string> {
  const [id] = await withWebOrders(shop, 1, product);
  await db.webOrder.update({ where: { businessId_id: { businessId: shop.id, id: id! } }, data: { utmCampaign, utmSource: 'facebook' } });
  if (isApproved) await execute(approveWebOrder, Session.system(shop.id), { webOrderId: id, advance: 0 });
  return id!;
}

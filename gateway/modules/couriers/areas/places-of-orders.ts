import { db } from '../../../db/client.ts';
import { areaOf, type PlacedArea } from './courier-areas.ts';
import type { Place } from './match-area.ts';

export interface OrdersPlace extends Place {
  orders: number;
  placed: PlacedArea | null;
}

/** The thanas that the orders go to, each once, with the courier's area for it. */
export async function placesOfOrders(businessId: string, courierId: string, orderIds: readonly string[]): Promise<OrdersPlace[]> {
  const rows = await db.order.groupBy({
    by: ['district', 'thana'], where: { businessId, id: { in: [...orderIds] } }, _count: true, orderBy: [{ district: 'asc' }, { thana: 'asc' }],
  });
  const places: OrdersPlace[] = [];
  for (const { district, thana, _count: orders } of rows) {
    places.push({ district, thana, orders, placed: await areaOf(db, { businessId, courierId }, { district, thana }) });
  }
  return places;
}

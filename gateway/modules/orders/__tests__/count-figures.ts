import { DAY_MS } from '../../../../schema/rules/durations.ts';
import { dhakaDay } from '../../../../schema/rules/format.ts';
import { spread } from '../../../../schema/rules/spread.ts';
import { db } from '../../../db/client.ts';
import type { Order, OrderLine, OrderStatus } from '../../../db/generated/client/client.ts';
import type { Figures } from '../dashboard.ts';

/** What of the dashboard is kept by day. */
export interface CountedFigures {
  days: Pick<Figures['days'][number], 'day' | 'orders' | 'delivered' | 'cameBack' | 'returned'>[];
  products: Omit<Figures['products'][number], 'name' | 'picture'>[];
  couriers: Omit<Figures['couriers'][number], 'courierId' | 'heldPoisha'>[];
}

/** Orders of which nothing is in the shop to be sent again. */
const LEFT = new Set<OrderStatus>(['SHIPPED', 'DELIVERED', 'PARTIAL', 'RETURN_PENDING', 'RETURNED', 'EXCHANGED', 'LOST']);

type SoldOrder = Pick<Order, 'revenuePoisha' | 'refundOnReturnPoisha' | 'deliveryFeePoisha'> & { lines: OrderLine[] };

/** What an order has earned for goods, on its lines: by what the customer has of them, else by what they were to cost. */
function earnedByLine({ lines, revenuePoisha, refundOnReturnPoisha, deliveryFeePoisha }: SoldOrder): bigint[] {
  const goods = revenuePoisha - refundOnReturnPoisha - deliveryFeePoisha;
  const pieces = lines.reduce((product, { quantity }) => product * BigInt(quantity), 1n);
  const worth = lines.map((line) => line.totalPoisha * BigInt(line.deliveredQuantity) * (pieces / BigInt(line.quantity)));
  return spread(goods > 0n ? goods : 0n, worth.some((one) => one > 0n) ? worth : lines.map(({ totalPoisha }) => totalPoisha));
}

/** Counts the figures of some days anew, from the orders alone: nothing that is kept, and none of the database's sums. */
export async function countFigures(businessId: string, { before, from, to }: { before: string; from: string; to: string }): Promise<CountedFigures> {
  const orders = await db.order.findMany({ where: { businessId }, include: { lines: { include: { variant: true }, orderBy: [{ position: 'asc' }, { id: 'asc' }] } } });
  const on = (day: string) => (time: Date | null) => time !== null && dhakaDay(time) === day;
  const within = (time: Date | null) => time !== null && dhakaDay(time) >= from && dhakaDay(time) <= to;
  const days = Array.from({ length: 1 + (Date.parse(to) - Date.parse(before)) / DAY_MS }, (_, n) => dhakaDay(Date.parse(before) + n * DAY_MS));
  const products = new Map<string, CountedFigures['products'][number]>();
  const couriers = new Map<string, { delivered: number; cameBack: number; returned: number; hours: number[] }>();
  for (const order of orders) {
    const { lines, status, deliveredAt, returnedAt, shippedAt, courierName } = order;
    const earned = earnedByLine(order);
    for (const [index, { quantity, deliveredQuantity, lostQuantity, variant: { productId } }] of lines.entries()) {
      if (!shippedAt || !LEFT.has(status) || !within(deliveredAt ?? returnedAt)) continue;
      const known = products.get(productId) ?? { productId, units: 0, returnedUnits: 0, revenuePoisha: 0n };
      known.units += deliveredQuantity;
      known.returnedUnits += status === 'SHIPPED' ? 0 : quantity - deliveredQuantity - lostQuantity;
      known.revenuePoisha += earned[index]!;
      products.set(productId, known);
    }
    if (!courierName) continue;
    const courier = couriers.get(courierName) ?? { delivered: 0, cameBack: 0, returned: 0, hours: [] };
    if (within(deliveredAt)) courier.delivered += 1;
    if (within(deliveredAt) && returnedAt) courier.cameBack += 1;
    if (within(deliveredAt) && shippedAt) courier.hours.push((deliveredAt!.getTime() - shippedAt.getTime()) / DAY_MS);
    if (within(returnedAt)) courier.returned += 1;
    couriers.set(courierName, courier);
  }
  return {
    days: days.map((day) => ({
      day, orders: orders.filter(({ createdAt }) => on(day)(createdAt)).length,
      delivered: orders.filter(({ deliveredAt }) => on(day)(deliveredAt)).length,
      cameBack: orders.filter(({ deliveredAt, returnedAt }) => returnedAt !== null && on(day)(deliveredAt)).length,
      returned: orders.filter(({ returnedAt }) => on(day)(returnedAt)).length,
    })),
    products: [...products.values()].filter(({ units }) => units > 0)
      .sort((a, b) => Number(b.revenuePoisha - a.revenuePoisha) || (a.productId < b.productId ? -1 : 1)),
    couriers: [...couriers].filter(([, { delivered, returned }]) => delivered + returned > 0)
      .map(([name, { hours, ...counts }]) => ({
        name, ...counts,
        averageDays: hours.length === 0 ? null : Math.round(hours.reduce((sum, one) => sum + one, 0) / hours.length * 10) / 10,
      }))
      .sort((a, b) => b.delivered + b.returned - a.delivered - a.returned || (a.name < b.name ? -1 : 1)),
  };
}

/** The same of what the dashboard shows. */
export const keptOf = ({ days, products, couriers }: Figures): CountedFigures => ({
  days: days.map(({ day, orders, delivered, cameBack, returned }) => ({ day, orders, delivered, cameBack, returned })),
  products: products.map(({ name: _name, picture: _picture, ...product }) => product),
  couriers: couriers.map(({ courierId: _courier, heldPoisha: _held, ...courier }) => courier),
});

import { DAY_MS } from '../../../schema/rules/durations.ts';
import { db } from '../../db/client.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';
import type { Session } from '../../session/session.ts';
import { NOT_SHIPPED } from './order-state.ts';

/** An earlier order of the caller, as shown to whoever takes the new one. */
export interface CallerOrder {
  id: string;
  number: number;
  status: OrderStatus;
  itemSummary: string;
  totalPoisha: bigint;
  createdAt: Date;
  /** It has not left and is recent: the new one may be the same order taken twice. */
  isDuplicate: boolean;
}

export interface CallerHistory {
  phone: string;
  customer: { id: string; name: string; orderCount: number; deliveredCount: number; returnedCount: number } | null;
  addresses: { address: string; district: string; thana: string; altPhone: string }[];
  orders: CallerOrder[];
}

const SHOWN_ORDERS = 5;

const known = { id: true, name: true, orderCount: true, deliveredCount: true, returnedCount: true } as const;

/** Customer, earlier orders and counts of whoever has a phone number, those of their other numbers included. At most three statements. */
export async function callerHistory({ businessId, rules }: Pick<Session, 'businessId' | 'rules'>, phone: string): Promise<CallerHistory> {
  const named = await db.customer.findUnique({ where: { businessId_phone: { businessId, phone } }, select: { ...known, mergedInto: { select: known } } });
  const customer = named?.mergedInto ?? named;
  const orders = !customer ? [] : await db.order.findMany({
    where: { businessId, customerId: customer.id },
    orderBy: { createdAt: 'desc' },
    take: SHOWN_ORDERS,
    select: {
      id: true, number: true, status: true, itemSummary: true, totalPoisha: true, createdAt: true,
      address: true, district: true, thana: true, altPhone: true,
    },
  });
  const addresses = new Map(orders.filter(({ address }) => address !== '').map(({ address, district, thana, altPhone }) =>
    [`${address}\n${district}`, { address, district, thana, altPhone }]));
  const since = Date.now() - rules.duplicateDays * DAY_MS;
  const shown = orders.map((order) => ({ ...order, isDuplicate: NOT_SHIPPED.includes(order.status) && order.createdAt.getTime() > since }));
  return { phone, customer, orders: shown, addresses: [...addresses.values()] };
}

import type { Tx } from '../../db/client.ts';
import { postEntry } from '../accounting/post-entry.ts';
import type { OrderFacts } from './transition-order.ts';

const costOf = ({ lines }: OrderFacts) =>
  lines.reduce((sum, { quantity, unitCostPoisha }) => sum + BigInt(quantity) * (unitCostPoisha ?? 0n), 0n);

/** Handing over moves the goods' value from the shelf to the courier; revenue waits for delivery. */
export async function bookShipping(tx: Tx, businessId: string, order: OrderFacts): Promise<void> {
  const cost = costOf(order);
  await postEntry(tx, businessId, {
    description: `Order ${order.code} handed to the courier`,
    source: ['Order', order.id],
    key: `shipped:${order.id}`,
    postings: [{ account: 'goods-in-transit', debit: cost }, { account: 'inventory', credit: cost }],
  });
}

/** Delivery earns the revenue: the courier owes what is collected, an advance is used up, the goods become cost. */
export async function bookDelivery(tx: Tx, businessId: string, order: OrderFacts): Promise<void> {
  const cost = costOf(order);
  await postEntry(tx, businessId, {
    description: `Order ${order.code} delivered`,
    source: ['Order', order.id],
    key: `delivered:${order.id}`,
    postings: [
      { account: 'courier-receivable', debit: order.totalPoisha - order.advancePoisha },
      { account: 'customer-advance', debit: order.advancePoisha },
      { account: 'sales', credit: order.itemsPoisha - order.discountPoisha },
      { account: 'delivery-income', credit: order.deliveryFeePoisha },
      { account: 'cost-of-goods', debit: cost },
      { account: 'goods-in-transit', credit: cost },
    ],
  });
}

import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { addDays, dhakaDay } from '../../../../schema/rules/format.ts';
import type { Command } from '../../../commands/command.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { editOrder } from '../edit-order.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../order-commands.ts';

export const TODAY = dhakaDay(new Date());
export const ago = (days: number) => addDays(TODAY, -days);

/** A business with an order of two pieces for 500 taka each, which cost 200 each, and 60 taka for delivery. */
export async function shopWithOrder(steps: [Command, object?][] = [], advance = 100) {
  const shop = await seedBusiness();
  const product = await withProduct(shop, { stock: 5, cost: 200 });
  const session = await sessionFor(shop.founder);
  const { id: orderId } = await withOrder(shop, { lines: [{ product, quantity: 2 }], advance });
  for (const [command, input] of steps) await execute(command, session, { orderId, ...input });
  const order = () => db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: orderId } } });
  const stock = () => db.stockBalance.findFirstOrThrow({ where: { businessId: shop.id, variantId: product.variantId } });
  const edit = (change: object, as = session) => execute(editOrder, as, { orderId, reason: 'Counted again', ...change });
  /** Taka that an account holds on a day, on any when left out; credits above zero. */
  const booked = async (code: string, day?: string) => {
    const { _sum } = await db.journalLine.aggregate({
      where: { businessId: shop.id, account: { code }, ...(day && { day: new Date(day) }) }, _sum: { debitPoisha: true, creditPoisha: true },
    });
    return Number((_sum.creditPoisha ?? 0n) - (_sum.debitPoisha ?? 0n)) / 100;
  };
  return { shop, product, session, orderId, order, stock, edit, booked };
}

export const SHIPPED: [Command, object?][] = [[confirmOrder], [shipOrder, { courierName: 'Pathao' }]];
export const DELIVERED: [Command, object?][] = [...SHIPPED, [deliverOrder]];

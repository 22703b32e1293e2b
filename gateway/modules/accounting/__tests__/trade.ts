import type { Shop } from '../../../../prisma/seed/factories/business.ts';
import { accountId } from '../../../../prisma/seed/factories/money.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { addDays, dhakaDay } from '../../../../schema/rules/format.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { Session } from '../../../session/session.ts';
import { createStatement } from '../../couriers/settlement/create-statement.ts';
import { postStatement, voidStatement } from '../../couriers/settlement/post-statement.ts';
import { editOrder } from '../../orders/edit-order.ts';
import { cancelOrder, confirmOrder, deliverOrder, shipOrder } from '../../orders/order-commands.ts';
import { loseOrder, receiveReturn, returnOrder } from '../../orders/return-orders.ts';
import { createIncome } from '../expense-commands.ts';
import { voidVoucher } from '../voucher-commands.ts';

export const today = dhakaDay(new Date());
export const ago = (days: number) => addDays(today, -days);
export const noon = (day: string) => new Date(`${day}T12:00:00+06:00`);

/** A business with income of every kind, over some days of some months. */
export async function trade(shop: Shop): Promise<void> {
  const session = Session.system(shop.id);
  const product = await withProduct(shop, { stock: 50, cost: 100 });
  const shipped = async (trackingCode: string) => {
    const { id: orderId } = await withOrder(shop, { lines: [{ product, price: 500 }], deliveryFee: 60 });
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Steadfast', trackingCode });
    return orderId;
  };
  /** Delivered so many days ago; each order of another amount of days. */
  const delivered = async (trackingCode: string, days: number) => {
    const orderId = await shipped(trackingCode);
    await execute(deliverOrder, session, { orderId });
    await execute(editOrder, session, {
      orderId, reason: 'Entered late', orderedOn: ago(days + 2), confirmedOn: ago(days + 2), shippedOn: ago(days + 1), deliveredOn: ago(days),
    });
    return orderId;
  };
  await delivered('SF1', 70);
  await delivered('SF2', 35);
  const back = await delivered('SF3', 3);
  await delivered('SF4', 0);
  await execute(returnOrder, session, { orderId: back, reason: 'Too small' });
  const line = await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id, orderId: back } });
  await execute(receiveReturn, session, { orderId: back, lines: [{ lineId: line.id, good: 1, damaged: 0, missing: 0 }] });
  await execute(returnOrder, session, { orderId: await shipped('SF5'), reason: 'Refused', feeCollected: 60 });
  await execute(loseOrder, session, { orderId: await shipped('SF6'), reason: 'The van was robbed' });
  const { id: kept } = await withOrder(shop, { lines: [{ product, price: 500 }], advance: 200 });
  await execute(cancelOrder, session, { orderId: kept, reason: 'No answer', keepAdvance: true });

  const courier = await db.courier.findFirstOrThrow({ where: { businessId: shop.id, name: 'Steadfast' } });
  const statement = async (days: number, lines: object[]) => {
    const { id: statementId } = await execute(createStatement, session, { courierId: courier.id, account: 'BANK', day: ago(days), lines });
    const versionOf = async () => (await db.courierStatement.findFirstOrThrow({ where: { businessId: shop.id, id: statementId } })).version;
    await execute(postStatement, session, { statementId, version: await versionOf() });
    return async () => execute(voidStatement, session, { statementId, version: await versionOf(), reason: 'Wrong file' });
  };
  await statement(33, [{ consignment: 'SF1', collected: 560, deliveryCharge: 60 }]);
  // Lost goods of 100, paid with 250: what exceeds the claim is income of the statement's day.
  await statement(2, [{ consignment: 'SF6', collected: 250 }]);
  await (await statement(1, [{ consignment: 'SF2', collected: 560, deliveryCharge: 60 }]))();

  const entered = { accountId: await accountId(shop, 'cash'), counterId: await accountId(shop, 'other-income') };
  await execute(createIncome, session, { ...entered, amount: 75.5, day: noon(ago(35)) });
  await execute(createIncome, session, { ...entered, amount: 30, day: noon(ago(2)) });
  const { id: voucherId } = await execute(createIncome, session, { ...entered, amount: 999, day: noon(ago(2)) });
  await execute(voidVoucher, session, { voucherId, version: 1, reason: 'Entered twice' });
}

import { beforeAll, describe, expect, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../../prisma/seed/factories/product.ts';
import { dhakaDayStart, addDays, dhakaDay } from '../../../../../schema/rules/format.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { ledgerChecks } from '../../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../../ledger-checks/find-drift.ts';
import { Session } from '../../../../session/session.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../../orders/order-commands.ts';
import { saveDeliveryMethod } from '../../save-delivery-method.ts';
import { foldHeld } from '../fold-held.ts';
import { heldMoney } from '../not-settled.ts';

const ORDERS = 24;

let shop: Shop;
let session: Session;
let orders: string[];

const rowsOf = () => db.heldByDay.count({ where: { businessId: shop.id } });
const driftHere = async () => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id);

describe('what couriers hold by day', () => {
  beforeAll(async () => {
    shop = await seedBusiness({ name: 'Held' });
    session = Session.system(shop.id);
    const product = await withProduct(shop, { stock: 100, cost: 100 });
    await execute(saveDeliveryMethod, session, { name: 'Steadfast', kind: 'MANUAL', payoutDays: 3, graceDays: 0 });
    orders = [];
    for (let count = 0; count < ORDERS; count += 1) {
      const { id } = await withOrder(shop, { lines: [{ product, price: 500 }], deliveryFee: 60 });
      await execute(confirmOrder, session, { orderId: id });
      await execute(shipOrder, session, { orderId: id, courierName: 'Steadfast', trackingCode: `HD-${count}` });
      orders.push(id);
    }
  });

  it('is exact while orders are delivered and days are folded, all at once', async () => {
    await Promise.all(orders.flatMap((orderId, index) => [execute(deliverOrder, session, { orderId }), ...(index % 4 === 0 ? [foldHeld()] : [])]));
    await Promise.all([foldHeld(), foldHeld()]);
    expect(await heldMoney(shop.id)).toMatchObject([{ orders: ORDERS, total: BigInt(ORDERS) * 560_00n, days0to3: BigInt(ORDERS) * 560_00n, lateOrders: 0 }]);
    expect(await rowsOf()).toBe(1);
    expect(await driftHere()).toEqual([]);
  });

  it('follows an order to another day, another amount and the end of its wait', async () => {
    const [first, second, third] = orders;
    const dayOf = (days: number) => dhakaDayStart(addDays(dhakaDay(new Date()), -days));
    await db.order.updateMany({ where: { businessId: shop.id, id: { in: [first!, second!] } }, data: { deliveredAt: dayOf(4) } });
    await db.order.updateMany({ where: { businessId: shop.id, id: second! }, data: { collectedPoisha: 100_00n } });
    await db.order.updateMany({ where: { businessId: shop.id, id: third! }, data: { settlementStatus: 'WRITTEN_OFF' } });
    const [held] = await heldMoney(shop.id);
    expect(held).toMatchObject({ orders: ORDERS - 1, days4to7: 660_00n, parcels4to7: 2, late: 660_00n, lateOrders: 2, days0to3: BigInt(ORDERS - 3) * 560_00n });
    await foldHeld();
    expect(await heldMoney(shop.id)).toEqual([held]);
    expect(await rowsOf()).toBe(2);
  });

  it('forgets a day of which nothing is held any more', async () => {
    await db.order.updateMany({ where: { businessId: shop.id }, data: { settlementStatus: 'SETTLED' } });
    expect(await heldMoney(shop.id)).toEqual([]);
    await foldHeld();
    expect(await rowsOf()).toBe(0);
  });
});

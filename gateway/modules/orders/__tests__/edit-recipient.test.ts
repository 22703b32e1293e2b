import { describe, expect, it } from 'vitest';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { cancelOrder } from '../order-commands.ts';
import { advancesOf } from '../advances.ts';
import { recordAdvance, takeBackAdvance } from '../record-advance.ts';
import { refundAdvance } from '../refund-advance.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { DELIVERED, SHIPPED, shopWithOrder } from './edited-shop.ts';

const OTHER = '01811111111';

const customers = async (businessId: string) => Object.fromEntries(
  (await db.customer.findMany({ where: { businessId } })).map(({ phone, orderCount }) => [phone, orderCount]));

/** Taka that the business owes each customer for advances, by phone number. */
async function owed(businessId: string): Promise<Record<string, number>> {
  const rows = await db.accountBalance.findMany({ where: { businessId, account: { code: 'customer-advance' } } });
  const phones = new Map((await db.customer.findMany({ where: { businessId } })).map(({ id, phone }) => [id, phone]));
  const sums: Record<string, number> = {};
  for (const { partyId, debitPoisha, creditPoisha } of rows) {
    const phone = phones.get(partyId)!;
    sums[phone] = (sums[phone] ?? 0) + Number(creditPoisha - debitPoisha) / 100;
  }
  return sums;
}

describe('another phone number', () => {
  it('makes it an order of that customer, with what was paid for it, and is found by', async () => {
    const { shop, session, orderId, order, edit } = await shopWithOrder();
    const { phone: was } = await order();
    await edit({ phone: '+8801811-111111' });
    expect(await order()).toMatchObject({ phone: OTHER, version: 2, searchText: expect.stringContaining(OTHER) as string });
    expect(await customers(shop.id)).toEqual({ [was]: 0, [OTHER]: 1 });
    expect(await owed(shop.id)).toEqual({ [was]: 0, [OTHER]: 100 });
    const [trail] = await db.auditEntry.findMany({ where: { businessId: shop.id, entityId: orderId }, orderBy: { id: 'desc' }, take: 1 });
    expect(trail).toMatchObject({ before: { phone: was }, after: { phone: OTHER } });
    await execute(cancelOrder, session, { orderId, reason: 'No' });
    await execute(refundAdvance, session, { orderId });
    expect(await owed(shop.id)).toEqual({ [was]: 0, [OTHER]: 0 });
    expect(await findDrift(ledgerChecks)).toEqual([]);
  });

  it('keeps what the former customer had paid where it is: it is not taken back under the new one', async () => {
    const { shop, session, orderId, edit } = await shopWithOrder([], 0);
    await execute(recordAdvance, session, { orderId, amount: 70 });
    await edit({ phone: OTHER });
    const [advance] = await advancesOf(db, { businessId: shop.id, id: orderId });
    await expect(execute(takeBackAdvance, session, { orderId, advanceId: advance!.id, reason: 'No' })).rejects.toMatchObject({ reason: 'ADVANCE_USED' });
  });

  it('goes to somebody who is a customer already, also while the parcel is on its way', async () => {
    const { shop, product, order, edit } = await shopWithOrder(SHIPPED);
    const { phone: was } = await order();
    await withOrder(shop, { lines: [{ product }], phone: OTHER });
    await edit({ phone: OTHER, status: 'DELIVERED' });
    expect(await customers(shop.id)).toEqual({ [was]: 0, [OTHER]: 2 });
    expect(await owed(shop.id)).toEqual({ [was]: 0, [OTHER]: 0 });
    expect(await findDrift(ledgerChecks)).toEqual([]);
  });

  it('is fixed once the goods have arrived', async () => {
    const { order, edit } = await shopWithOrder(DELIVERED);
    const before = await order();
    await expect(edit({ phone: OTHER })).rejects.toMatchObject({ reason: 'WRONG_STATUS' });
    expect(await order()).toEqual(before);
  });
});

describe('another tracking code', () => {
  it('is that of the parcel, and is found by', async () => {
    const { shop, order, edit } = await shopWithOrder(SHIPPED);
    await edit({ trackingCode: 'PT-77' });
    expect(await order()).toMatchObject({ trackingCode: 'PT-77', searchText: expect.stringContaining('pt-77') as string });
    expect((await db.shipment.findFirstOrThrow({ where: { businessId: shop.id } })).trackingCode).toBe('PT-77');
    await edit({ trackingCode: '' });
    expect((await order()).trackingCode).toBeNull();
    expect((await db.shipment.findFirstOrThrow({ where: { businessId: shop.id } })).trackingCode).toBeNull();
  });

  it('comes with the hand-over, and not before', async () => {
    const { order, edit } = await shopWithOrder([SHIPPED[0]!]);
    await expect(edit({ trackingCode: 'PT-77' })).rejects.toMatchObject({ reason: 'NOT_SHIPPED' });
    await edit({ status: 'SHIPPED', plannedCourier: 'Pathao', trackingCode: 'PT-77' });
    expect(await order()).toMatchObject({ status: 'SHIPPED', trackingCode: 'PT-77' });
  });

  it('is fixed where the courier gave it', async () => {
    const { shop, edit } = await shopWithOrder(SHIPPED);
    await db.shipment.updateMany({ where: { businessId: shop.id }, data: { consignmentId: 'DD1', trackingCode: 'DD1' } });
    await expect(edit({ trackingCode: 'PT-77' })).rejects.toMatchObject({ reason: 'BOOKED' });
  });
});

import { expect, it } from 'vitest';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { returnOrder } from '../return-orders.ts';
import { DELIVERED, SHIPPED, shopWithOrder, TODAY } from './edited-shop.ts';

const lineOf = async (businessId: string, orderId: string) =>
  (await db.orderLine.findFirstOrThrow({ where: { businessId, orderId }, select: { id: true } })).id;

it('corrects the fee of a refused parcel, and takes it away, until the courier has settled it', async () => {
  const { shop, session, orderId, order, edit, booked } = await shopWithOrder(SHIPPED);
  await expect(execute(returnOrder, session, { orderId, reason: 'Refused', feeCollected: 961 })).rejects.toMatchObject({ fieldErrors: [{ field: 'feeCollected' }] });
  await execute(returnOrder, session, { orderId, reason: 'Refused', feeCollected: 60 });
  await edit({ collected: 80 });
  expect(await order()).toMatchObject({ collectedPoisha: 8_000n, revenuePoisha: 0n, totalPoisha: 106_000n, settlementStatus: 'UNSETTLED' });
  expect([await booked('courier-receivable'), await booked('other-income'), await booked('sales')]).toEqual([-80, 80, 0]);
  await expect(edit({ collected: 961 })).rejects.toMatchObject({ fieldErrors: [{ field: 'collected' }] });
  await edit({ collected: 0 });
  expect(await order()).toMatchObject({ collectedPoisha: 0n, settlementStatus: 'NA' });
  expect([await booked('courier-receivable'), await booked('other-income')]).toEqual([0, 0]);
  // A fee that nobody had recorded.
  await edit({ collected: 50 });
  expect(await booked('courier-receivable')).toBe(-50);
  expect(await findDrift(ledgerChecks)).toEqual([]);
  await db.order.update({ where: { businessId_id: { businessId: shop.id, id: orderId } }, data: { settlementStatus: 'SETTLED' } });
  await expect(edit({ collected: 60 })).rejects.toMatchObject({ reason: 'ALREADY_SETTLED' });
});

it('takes no fee for goods that were sold before they came back', async () => {
  const { session, orderId, edit } = await shopWithOrder(DELIVERED);
  await execute(returnOrder, session, { orderId, reason: 'Torn' });
  await expect(edit({ collected: 60 })).rejects.toMatchObject({ reason: 'WRONG_STATUS' });
});

it('takes the steps that ask by line: delivered in part, given back, received', async () => {
  const { shop, orderId, order, stock, edit } = await shopWithOrder(SHIPPED);
  const lineId = await lineOf(shop.id, orderId);
  await expect(edit({ status: 'PARTIAL', collected: 460 })).rejects.toMatchObject({ fieldErrors: [{ field: 'outcomes' }] });
  await expect(edit({ status: 'PARTIAL', outcomes: [{ lineId, accepted: 1 }] })).rejects.toMatchObject({ fieldErrors: [{ field: 'collected' }] });
  await edit({ status: 'PARTIAL', collected: 460, outcomes: [{ lineId, accepted: 1 }] });
  expect(await order()).toMatchObject({ status: 'PARTIAL', collectedPoisha: 46_000n, revenuePoisha: 56_000n, returningUnits: 1 });
  await edit({ status: 'RETURN_PENDING', outcomes: [{ lineId, back: 1 }] });
  expect(await order()).toMatchObject({ status: 'RETURN_PENDING', returningUnits: 2 });
  await edit({ status: 'RETURNED', outcomes: [{ lineId, good: 1, damaged: 1 }] });
  expect(await order()).toMatchObject({ status: 'RETURNED', returningUnits: 0 });
  expect(await stock()).toMatchObject({ onHand: 4, damaged: 1, withCourier: 0, returning: 0 });
  expect(await findDrift(ledgerChecks)).toEqual([]);
});

it('holds an order until a day', async () => {
  const { order, edit } = await shopWithOrder();
  await expect(edit({ status: 'HOLD' })).rejects.toMatchObject({ fieldErrors: [{ field: 'holdUntil' }] });
  await edit({ status: 'HOLD', holdUntil: TODAY });
  expect(await order()).toMatchObject({ status: 'HOLD', heldFrom: 'PENDING', holdReason: 'Counted again' });
});

import { describe, expect, it } from 'vitest';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { addDays, dhakaDay, dhakaDayEnd } from '../../../../schema/rules/format.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { closeBooks } from '../../accounting/closing-commands.ts';
import { confirmOrder, packOrder } from '../order-commands.ts';
import { previewOrderEdit } from '../preview-edit.ts';
import { deliverPart, receiveReturn, returnOrder } from '../return-orders.ts';
import { ago, DELIVERED, SHIPPED, shopWithOrder, TODAY } from './edited-shop.ts';

describe('what was collected', () => {
  it('is put right after the delivery: less is a discount, more takes it back, and the books follow to the taka', async () => {
    const { order, edit, booked } = await shopWithOrder(DELIVERED);
    await edit({ collected: 900 });
    expect(await order()).toMatchObject({ collectedPoisha: 90_000n, discountPoisha: 6_000n, totalPoisha: 100_000n, revenuePoisha: 100_000n, version: 5 });
    expect([await booked('courier-receivable'), await booked('sales'), await booked('delivery-income')]).toEqual([-900, 940, 60]);
    await edit({ collected: 1000 });
    expect(await order()).toMatchObject({ collectedPoisha: 100_000n, discountPoisha: 0n, deliveryFeePoisha: 10_000n, totalPoisha: 110_000n });
    expect([await booked('courier-receivable'), await booked('sales'), await booked('delivery-income')]).toEqual([-1000, 1000, 100]);
    await edit({ collected: 0 });
    expect(await order()).toMatchObject({ collectedPoisha: 0n, discountPoisha: 100_000n, totalPoisha: 10_000n, settlementStatus: 'NA' });
    expect(await findDrift(ledgerChecks)).toEqual([]);
  });

  it('is put right after a delivery in part, never beyond what was to be collected', async () => {
    const { shop, session, orderId, order, edit, booked } = await shopWithOrder(SHIPPED);
    const { id: lineId } = await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id, orderId } });
    await execute(deliverPart, session, { orderId, lines: [{ lineId, accepted: 1 }], collected: 460 });
    await edit({ collected: 400 });
    expect(await order()).toMatchObject({ collectedPoisha: 40_000n, revenuePoisha: 50_000n });
    expect(await booked('courier-receivable')).toBe(-400);
    await expect(edit({ collected: 961 })).rejects.toMatchObject({ code: 'BAD_REQUEST', fieldErrors: [{ field: 'collected' }] });
    await edit({ collected: 0 });
    expect((await order()).settlementStatus).toBe('NA');
    expect(await findDrift(ledgerChecks)).toEqual([]);
  });

  it('is never put below what the customer of a part got back for a piece since', async () => {
    const { shop, session, product: { variantId }, orderId, order, edit } = await shopWithOrder();
    const { id: lineId } = await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id, orderId } });
    await edit({ lines: [{ lineId, variantId, quantity: 3, unitPrice: 500, discount: 0 }] });
    for (const [command, input] of SHIPPED) await execute(command, session, { orderId, ...input });
    await execute(deliverPart, session, { orderId, lines: [{ lineId, accepted: 2 }], collected: 960 });
    await execute(returnOrder, session, { orderId, reason: 'Torn', refund: 1_000, lines: [{ lineId, quantity: 1 }] });
    await execute(receiveReturn, session, { orderId, lines: [{ lineId, good: 2, damaged: 0, missing: 0 }] });
    expect(await order()).toMatchObject({ status: 'PARTIAL', collectedPoisha: 96_000n, revenuePoisha: 6_000n });
    await expect(edit({ collected: 899 })).rejects.toMatchObject({ fieldErrors: [{ field: 'collected', message: 'Less than was given back already' }] });
    await edit({ collected: 900 });
    expect(await order()).toMatchObject({ collectedPoisha: 90_000n, revenuePoisha: 0n });
    expect(await findDrift(ledgerChecks)).toEqual([]);
  });

  it('is booked with the delivery where both are told at once', async () => {
    const { order, edit, booked } = await shopWithOrder(SHIPPED);
    await edit({ status: 'DELIVERED', collected: 910 });
    expect(await order()).toMatchObject({ status: 'DELIVERED', collectedPoisha: 91_000n, discountPoisha: 5_000n });
    expect(await booked('courier-receivable')).toBe(-910);
    expect(await findDrift(ledgerChecks)).toEqual([]);
  });

  it('is fixed before there is anything, and once the courier has settled it', async () => {
    const { shop, orderId, order, edit } = await shopWithOrder(SHIPPED);
    await expect(edit({ collected: 900 })).rejects.toMatchObject({ reason: 'WRONG_STATUS' });
    await edit({ status: 'DELIVERED' });
    await db.order.update({ where: { businessId_id: { businessId: shop.id, id: orderId } }, data: { settlementStatus: 'SETTLED' } });
    const before = await order();
    await expect(edit({ collected: 900 })).rejects.toMatchObject({ reason: 'ALREADY_SETTLED' });
    const days = { orderedOn: ago(1), confirmedOn: ago(1), shippedOn: ago(1), deliveredOn: ago(1) };
    await expect(edit(days)).rejects.toMatchObject({ reason: 'ALREADY_SETTLED' });
    expect(await order()).toEqual(before);
  });
});

describe('the status', () => {
  it('goes one step by the rules of that step, with what else changes', async () => {
    const { order, stock, edit } = await shopWithOrder();
    await edit({ status: 'CONFIRMED', plannedCourier: 'Pathao' });
    expect([(await order()).status, (await stock()).reserved]).toEqual(['CONFIRMED', 2]);
    await edit({ status: 'SHIPPED' });
    expect(await order()).toMatchObject({ status: 'SHIPPED', courierName: 'Pathao' });
    expect(await stock()).toMatchObject({ onHand: 3, reserved: 0, withCourier: 2 });
    await edit({ status: 'DELIVERED' });
    await edit({ status: 'SHIPPED', deliveryFee: undefined });
    expect(await order()).toMatchObject({ status: 'SHIPPED', collectedPoisha: 0n });
    expect(await findDrift(ledgerChecks)).toEqual([]);
  });

  it('goes nowhere without the permission of the step, its facts and its rules, and nothing else is changed either', async () => {
    const { shop, order, edit } = await shopWithOrder();
    const packer = await sessionFor(await withMember(shop, { flags: ['orderUpdate'] }));
    const before = await order();
    await expect(edit({ status: 'CONFIRMED', note: 'By me' }, packer)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(edit({ status: 'DELIVERED', note: 'By me' })).rejects.toMatchObject({ reason: 'WRONG_STATUS' });
    await expect(edit({ status: 'EXCHANGED', note: 'By me' })).rejects.toMatchObject({ fieldErrors: [{ field: 'status' }] });
    expect(await order()).toEqual(before);
    await edit({ status: 'CONFIRMED' });
    await expect(edit({ status: 'SHIPPED' })).rejects.toMatchObject({ fieldErrors: [{ field: 'plannedCourier' }] });
    await expect(edit({ status: 'PACKED' }, await sessionFor(await withMember(shop, { flags: ['confirmOrder'] })))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is changed by one of two who change it at once', async () => {
    const { order, edit } = await shopWithOrder([[confirmOrder]]);
    const { version } = await order();
    const both = await Promise.allSettled([edit({ version, status: 'PACKED' }), edit({ version, status: 'CANCELLED' })]);
    expect(both.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 'CONFLICT' } }]);
    expect(await findDrift(ledgerChecks)).toEqual([]);
  });
});

describe('the days', () => {
  it('are put right, and what was booked goes to the other day', async () => {
    const { order, edit, booked } = await shopWithOrder(DELIVERED);
    await edit({ orderedOn: ago(9), confirmedOn: ago(8), shippedOn: ago(7), deliveredOn: ago(4) });
    const { createdAt, confirmedAt, shippedAt, deliveredAt } = await order();
    expect([createdAt, confirmedAt!, shippedAt!, deliveredAt!].map(dhakaDay)).toEqual([ago(9), ago(8), ago(7), ago(4)]);
    expect([await booked('sales', ago(4)), await booked('sales', TODAY), await booked('goods-in-transit', ago(7)), await booked('goods-in-transit')])
      .toEqual([1000, 0, -400, 0]);
    await edit({ deliveredOn: ago(3) });
    expect([await booked('sales', ago(4)), await booked('sales', ago(3)), await booked('sales')]).toEqual([0, 1000, 1000]);
    expect(await findDrift(ledgerChecks)).toEqual([]);
  });

  it('moved to today are at no time that is still to come: its confirmation would be before the order', async () => {
    const { session, shop, orderId, order, edit } = await shopWithOrder();
    const lastNight = new Date(dhakaDayEnd(ago(1)).getTime() - 1);
    await db.order.update({ where: { businessId_id: { businessId: shop.id, id: orderId } }, data: { createdAt: lastNight }, select: { id: true } });
    await edit({ orderedOn: TODAY });
    await execute(confirmOrder, session, { orderId });
    const { createdAt, confirmedAt } = await order();
    expect(dhakaDay(createdAt)).toBe(TODAY);
    expect(confirmedAt!.getTime()).toBeGreaterThanOrEqual(createdAt.getTime());
    expect(await findDrift(ledgerChecks)).toEqual([]);
  });

  it('of later steps are put right also where an earlier one was taken anew since', async () => {
    const { session, shop, orderId, order, edit } = await shopWithOrder(SHIPPED);
    const { id: lineId } = await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id, orderId } });
    await edit({ orderedOn: ago(9), confirmedOn: ago(8), shippedOn: ago(7) });
    await execute(returnOrder, session, { orderId, reason: 'Refused' });
    await execute(receiveReturn, session, { orderId, lines: [{ lineId, good: 2, damaged: 0, missing: 0 }] });
    await execute(confirmOrder, session, { orderId });
    await edit({ confirmedOn: undefined, orderedOn: ago(8) });
    const { createdAt, confirmedAt, shippedAt } = await order();
    expect([createdAt, confirmedAt!, shippedAt!].map(dhakaDay)).toEqual([ago(8), TODAY, ago(7)]);
    expect(await findDrift(ledgerChecks)).toEqual([]);
  });

  it('stay where they are when they make no sense, or are closed', async () => {
    const { session, order, edit } = await shopWithOrder(SHIPPED);
    const before = await order();
    const at = (field: string) => ({ code: 'BAD_REQUEST', fieldErrors: [{ field }] });
    await expect(edit({ shippedOn: addDays(TODAY, 1) })).rejects.toMatchObject(at('shippedOn'));
    await expect(edit({ shippedOn: ago(2) })).rejects.toMatchObject(at('shippedOn'));
    await expect(edit({ deliveredOn: ago(2) })).rejects.toMatchObject(at('deliveredOn'));
    await execute(closeBooks, session, { through: new Date(Date.now() - 2 * 86_400_000) });
    await expect(edit({ orderedOn: ago(2) })).rejects.toMatchObject({ reason: 'BOOKS_CLOSED' });
    await expect(edit({ orderedOn: ago(3), confirmedOn: ago(3), shippedOn: ago(3) })).rejects.toMatchObject({ reason: 'BOOKS_CLOSED' });
    expect(await order()).toEqual(before);
    await edit({ orderedOn: ago(1) });
    expect(dhakaDay((await order()).createdAt)).toBe(ago(1));
  });
});

it('is looked after by somebody of the business, or by nobody in particular', async () => {
  const { shop, order, edit } = await shopWithOrder();
  const [member, stranger] = [await withMember(shop, { flags: ['orderUpdate'] }), await withMember(await seedBusiness(), { flags: ['orderUpdate'] })];
  await edit({ assigneeId: member.id });
  expect(await order()).toMatchObject({ assigneeId: member.id, assigneeName: member.name });
  await expect(edit({ assigneeId: stranger.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await edit({ isUnassigned: true });
  expect(await order()).toMatchObject({ assigneeId: null, assigneeName: '' });
});

it('says before it is saved what will be written, and writes nothing', async () => {
  const { shop, product, session, orderId, order, stock, edit } = await shopWithOrder([[confirmOrder], [packOrder]]);
  const { id: lineId } = await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id, orderId } });
  const change = {
    plannedCourier: 'Pathao', status: 'SHIPPED', lines: [{ lineId, variantId: product.variantId, quantity: 3, unitPrice: 500 }],
  };
  const before = [await order(), await stock(), await db.journalEntry.count(), await db.auditEntry.count()];
  const { movements, entries, order: after } = await execute(previewOrderEdit, session, { orderId, ...change });
  expect([await order(), await stock(), await db.journalEntry.count(), await db.auditEntry.count()]).toEqual(before);
  expect(after).toMatchObject({ status: 'SHIPPED', totalPoisha: 156_000n });
  expect(movements.map(({ onHand, reserved, withCourier }) => [onHand, reserved, withCourier])).toEqual([[0, 1, 0], [-3, -3, 3]]);
  expect(entries.flatMap(({ lines }) => lines.map(({ account, debitPoisha, creditPoisha }) => [account.name, debitPoisha, creditPoisha])))
    .toEqual([['Goods with couriers', 60_000n, 0n], ['Inventory', 0n, 60_000n]]);
  await expect(execute(previewOrderEdit, session, { orderId, lines: [{ ...change.lines[0], quantity: 6 }] })).rejects.toMatchObject({ reason: 'INSUFFICIENT_STOCK' });
  await edit(change);
  expect(await stock()).toMatchObject({ onHand: 2, reserved: 0, withCourier: 3 });
});

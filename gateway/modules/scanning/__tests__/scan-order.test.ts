import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import type { Session } from '../../../session/session.ts';
import { confirmOrder, shipOrder } from '../../orders/order-commands.ts';
import { editOrder } from '../../orders/edit-order.ts';
import { exchangeOrder } from '../../orders/exchange-order.ts';
import { returnOrder } from '../../orders/return-orders.ts';
import { scanOrder, undoScan, type ScanMode } from '../scan-order.ts';

let shop: Shop;
let founder: Session;
let product: SeededProduct;

beforeEach(async () => {
  shop = await seedBusiness();
  await db.business.update({ where: { id: shop.id }, data: { orderPrefix: 'NG-' }, select: { id: true } });
  founder = await sessionFor(shop.founder);
  product = await withProduct(shop, { stock: 5 });
  await db.courier.createMany({ data: ['Pathao', 'RedX'].map((name) => ({ businessId: shop.id, name })) });
});

async function confirmed() {
  const order = await withOrder(shop, { lines: [{ product, quantity: 2 }] });
  await execute(confirmOrder, founder, { orderId: order.id });
  return order;
}

const scan = (mode: ScanMode, text: string, more: object = {}, idempotencyKey = randomUUID()) =>
  execute(scanOrder, founder, { mode, text, ...more }, { idempotencyKey });

const statusOf = async (id: string) =>
  (await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } }, select: { status: true } })).status;

const onHand = async () =>
  (await db.stockBalance.findFirstOrThrow({ where: { businessId: shop.id, variantId: product.variantId } })).onHand;

it('packs, hands over and delivers what is scanned, by its own number, that of the courier, or a link', async () => {
  const { id, number } = await confirmed();
  await scan('PACK', `ng ${number}`);
  expect(await statusOf(id)).toBe('PACKED');
  await db.order.update({ where: { businessId_id: { businessId: shop.id, id } }, data: { trackingCode: 'DT99X' }, select: { id: true } });
  await scan('HAND_OVER', 'dt99x', { courierName: 'Pathao' });
  expect(await statusOf(id)).toBe('SHIPPED');
  await scan('DELIVER', 'https://track.example.test/parcel/DT99X?from=qr');
  expect(await statusOf(id)).toBe('DELIVERED');
});

it('packs no parcel whose order has other pieces by now than were put inside', async () => {
  const { id, number } = await confirmed();
  const reference = `NG-${number}`;
  const other = await withProduct(shop, { stock: 5 });
  const { id: lineId } = await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id, orderId: id } });
  const edit = (lines: object[]) => execute(editOrder, founder, { orderId: id, reason: 'The customer called', lines });
  const amounts = { unitPrice: 500, discount: 0 };
  const packed = { contents: [{ sku: product.sku, pieces: 2 }] };
  await edit([{ lineId, variantId: product.variantId, quantity: 2, ...amounts }, { variantId: other.variantId, quantity: 1, ...amounts }]);
  await expect(scan('PACK', reference, packed)).rejects.toMatchObject({
    reason: 'CONTENTS_CHANGED', message: `${reference} was changed meanwhile: scan it again and see what goes inside`,
  });
  expect(await statusOf(id)).toBe('CONFIRMED');
  const whole = [{ sku: other.sku, pieces: 1 }, ...packed.contents];
  await expect(scan('PACK', reference, { contents: whole.map(({ sku }) => ({ sku, pieces: 1 })) })).rejects.toMatchObject({ reason: 'CONTENTS_CHANGED' });
  await scan('PACK', reference, { contents: whole });
  expect(await statusOf(id)).toBe('PACKED');
});

it('packs what is inside by piece, however its lines are cut', async () => {
  const { sku } = product;
  const { id, number } = await withOrder(shop, { lines: [{ product, quantity: 1 }, { product, quantity: 2 }] });
  await execute(confirmOrder, founder, { orderId: id });
  await scan('PACK', `NG-${number}`, { contents: [{ sku, pieces: 2 }, { sku, pieces: 1 }] });
  expect(await statusOf(id)).toBe('PACKED');
});

it('packs an order of as many lines as there may be', async () => {
  const LINES = 1_000;
  await db.stockBalance.updateMany({ where: { businessId: shop.id, variantId: product.variantId }, data: { onHand: LINES } });
  const { id, number } = await withOrder(shop, { lines: Array.from({ length: LINES }, () => ({ product, quantity: 1 })) });
  await execute(confirmOrder, founder, { orderId: id });
  await scan('PACK', `NG-${number}`, { contents: Array.from({ length: LINES }, () => ({ sku: product.sku, pieces: 1 })) });
  expect(await statusOf(id)).toBe('PACKED');
});

it('takes no delivery back that somebody has gone on from since', async () => {
  const { id, number } = await confirmed();
  await scan('HAND_OVER', `NG-${number}`, { courierName: 'Pathao' });
  await scan('DELIVER', `NG-${number}`);
  await execute(returnOrder, founder, { orderId: id, reason: 'Too small' });
  await expect(execute(undoScan, founder, { orderId: id, mode: 'DELIVER' })).rejects.toMatchObject({ reason: 'NOT_UNDONE' });
  expect(await statusOf(id)).toBe('RETURN_PENDING');
});

it('says why a scan is refused: unknown, done already, another courier, a step that is not open', async () => {
  const { id, number } = await confirmed();
  const text = `NG-${number}`;
  await expect(scan('PACK', 'NG-999999')).rejects.toMatchObject({ reason: 'UNKNOWN_SCAN' });
  await expect(scan('DELIVER', text)).rejects.toMatchObject({ reason: 'WRONG_STATUS' });
  await scan('PACK', text);
  await expect(scan('PACK', text)).rejects.toMatchObject({ reason: 'ALREADY_SCANNED' });
  await db.order.update({ where: { businessId_id: { businessId: shop.id, id } }, data: { plannedCourier: 'Pathao' }, select: { id: true } });
  await expect(scan('HAND_OVER', text, { courierName: 'RedX' })).rejects.toMatchObject({ reason: 'OTHER_COURIER' });
  await db.order.update({ where: { businessId_id: { businessId: shop.id, id } }, data: { plannedCourier: null }, select: { id: true } });
  await expect(scan('HAND_OVER', text, { courierName: 'Pathoa' })).rejects.toMatchObject({ reason: 'UNKNOWN_COURIER' });
  expect(await db.courier.count({ where: { businessId: shop.id } })).toBe(2);
  expect(await statusOf(id)).toBe('PACKED');
});

it('carries a scan out once, however often its key arrives, at one moment too', async () => {
  const { id, number } = await confirmed();
  const answers = await Promise.all(Array.from({ length: 4 }, () => scan('PACK', `NG-${number}`, {}, 'one-scan-of-the-queue')));
  expect(answers).toEqual(Array.from({ length: 4 }, () => ({ id })));
  expect(await db.orderTransition.count({ where: { businessId: shop.id, orderId: id, to: 'PACKED' } })).toBe(1);
});

it('keeps the reason that is scanned with a return, in place of what was said before; without one that stays', async () => {
  const [first, second] = [await confirmed(), await confirmed()];
  for (const { id } of [first, second]) {
    await execute(shipOrder, founder, { orderId: id, courierName: 'Pathao' });
    await execute(returnOrder, founder, { orderId: id, reason: 'Changed mind' });
  }
  await scan('RETURN', `NG-${first.number}`, { returnReason: 'Damaged' });
  await scan('RETURN', `NG-${second.number}`);
  const kept = await db.order.findMany({ where: { businessId: shop.id }, orderBy: { number: 'asc' }, select: { status: true, returnReason: true } });
  expect(kept).toEqual([{ status: 'RETURNED', returnReason: 'Damaged' }, { status: 'RETURNED', returnReason: 'Changed mind' }]);
});

it('puts a return back on the shelf once, whatever the scanners do', async () => {
  const { id, number } = await confirmed();
  await execute(shipOrder, founder, { orderId: id, courierName: 'Pathao' });
  await execute(returnOrder, founder, { orderId: id, reason: 'Refused' });
  expect(await onHand()).toBe(3);
  const both = await Promise.allSettled([scan('RETURN', `NG-${number}`), scan('RETURN', `NG-${number}`)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect([await statusOf(id), await onHand()]).toEqual(['RETURNED', 5]);
});

it('takes the last packing and the last delivery back', async () => {
  const { id, number } = await confirmed();
  await scan('PACK', `NG-${number}`);
  await execute(undoScan, founder, { orderId: id, mode: 'PACK' });
  expect(await statusOf(id)).toBe('CONFIRMED');
  await scan('HAND_OVER', `NG-${number}`, { courierName: 'Pathao' });
  await scan('DELIVER', `NG-${number}`);
  await execute(undoScan, founder, { orderId: id, mode: 'DELIVER' });
  expect(await statusOf(id)).toBe('SHIPPED');
});

it('takes the last return back, so that it is received once when it is here, and none that has gone on since', async () => {
  const { id, number } = await confirmed();
  await execute(shipOrder, founder, { orderId: id, courierName: 'Pathao' });
  await execute(returnOrder, founder, { orderId: id, reason: 'Refused' });
  await scan('RETURN', `NG-${number}`);
  await execute(undoScan, founder, { orderId: id, mode: 'RETURN' });
  expect([await statusOf(id), await onHand()]).toEqual(['RETURN_PENDING', 3]);
  await expect(execute(undoScan, founder, { orderId: id, mode: 'RETURN' })).rejects.toMatchObject({ reason: 'NOT_UNDONE' });
  await scan('RETURN', `NG-${number}`);
  expect([await statusOf(id), await onHand()]).toEqual(['RETURNED', 5]);
  await execute(confirmOrder, founder, { orderId: id });
  await expect(execute(undoScan, founder, { orderId: id, mode: 'RETURN' })).rejects.toMatchObject({ reason: 'NOT_UNDONE' });
});

it('takes back no return that was not scanned, and hands nothing over to nobody', async () => {
  const { id, number } = await confirmed();
  await expect(execute(undoScan, founder, { orderId: id, mode: 'RETURN' })).rejects.toMatchObject({ reason: 'NOT_UNDONE' });
  await expect(scan('HAND_OVER', `ng ${number}`)).rejects.toMatchObject({ reason: 'NO_COURIER' });
  expect(await statusOf(id)).toBe('CONFIRMED');
});

it('takes no delivery back of what was on its way back before: that is said on the page of the order', async () => {
  const { id, number } = await confirmed();
  await execute(shipOrder, founder, { orderId: id, courierName: 'Pathao' });
  await execute(returnOrder, founder, { orderId: id, reason: 'Nobody at home' });
  await scan('DELIVER', `NG-${number}`);
  await expect(execute(undoScan, founder, { orderId: id, mode: 'DELIVER' })).rejects.toMatchObject({ reason: 'NOT_UNDONE' });
  expect(await statusOf(id)).toBe('DELIVERED');
});

it('takes the last hand-over back: the goods are here and promised again, until the courier has said anything', async () => {
  const { id, number } = await confirmed();
  const undo = () => execute(undoScan, founder, { orderId: id, mode: 'HAND_OVER' });
  await scan('PACK', `NG-${number}`);
  await scan('HAND_OVER', `NG-${number}`, { courierName: 'Pathao' });
  expect(await onHand()).toBe(3);
  await undo();
  expect(await statusOf(id)).toBe('PACKED');
  expect(await db.stockBalance.findFirstOrThrow({ where: { businessId: shop.id, variantId: product.variantId } }))
    .toMatchObject({ onHand: 5, reserved: 2, withCourier: 0 });
  expect(await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } })).toMatchObject({ shippedAt: null, courierName: null });
  expect(await db.shipment.count({ where: { businessId: shop.id, orderId: id, active: true } })).toBe(0);

  await scan('HAND_OVER', `NG-${number}`, { courierName: 'Pathao' });
  const { courierId } = await db.shipment.findFirstOrThrow({ where: { businessId: shop.id, orderId: id, active: true } });
  await db.courierEvent.create({ data: { businessId: shop.id, courierId, orderId: id, source: 'WEBHOOK', hash: 'one', body: '{}' } });
  await expect(undo()).rejects.toMatchObject({ reason: 'COURIER_HAS_IT' });
  expect(await statusOf(id)).toBe('SHIPPED');
  expect((await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id)).toEqual([]);
});

it('says what is to be done first with an order that does not come back', async () => {
  const { id, number } = await confirmed();
  const refused = (key: string, status: string) => ({ reason: 'WRONG_STATUS', text: { key, values: { order: `NG-${number}`, status: { key: status } } } });
  await expect(scan('RETURN', `NG-${number}`)).rejects.toMatchObject(refused('{{order}} is {{status}}: nothing of it comes back', 'Confirmed'));
  await scan('HAND_OVER', `NG-${number}`, { courierName: 'Pathao' });
  await scan('DELIVER', `NG-${number}`);
  await expect(scan('RETURN', `NG-${number}`)).rejects.toMatchObject(refused('{{order}} is {{status}}: say on its page first that it comes back', 'Delivered'));
  expect(await statusOf(id)).toBe('DELIVERED');
  await execute(returnOrder, founder, { orderId: id, reason: 'Too small' });
  await scan('RETURN', `NG-${number}`);
  expect(await statusOf(id)).toBe('RETURNED');
});

const drift = async () => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id);

it('receives a parcel that is here before its courier says that it comes back, once, and takes that back as a whole', async () => {
  const { id, number } = await confirmed();
  await scan('HAND_OVER', `NG-${number}`, { courierName: 'Pathao' });
  const both = await Promise.allSettled([1, 2].map(() => scan('RETURN', `NG-${number}`, { returnReason: 'Refused' })));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect([await statusOf(id), await onHand()]).toEqual(['RETURNED', 5]);
  const steps = await db.orderTransition.findMany({ where: { businessId: shop.id, orderId: id }, orderBy: { orderVersion: 'asc' }, select: { to: true } });
  expect(steps.slice(-3).map(({ to }) => to)).toEqual(['SHIPPED', 'RETURN_PENDING', 'RETURNED']);
  expect(await drift()).toEqual([]);

  await execute(undoScan, founder, { orderId: id, mode: 'RETURN' });
  expect([await statusOf(id), await onHand()]).toEqual(['SHIPPED', 3]);
  expect(await db.stockBalance.findFirstOrThrow({ where: { businessId: shop.id, variantId: product.variantId } })).toMatchObject({ withCourier: 2, returning: 0 });
  expect(await drift()).toEqual([]);
  await scan('DELIVER', `NG-${number}`);
  expect(await statusOf(id)).toBe('DELIVERED');
});

it('receives what an exchange brings back, once', async () => {
  const { id, number } = await confirmed();
  await scan('HAND_OVER', `NG-${number}`, { courierName: 'Pathao' });
  await scan('DELIVER', `NG-${number}`);
  const { id: lineId } = await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id, orderId: id } });
  await execute(exchangeOrder, founder, {
    orderId: id, reason: 'Too small', back: [{ lineId, quantity: 1 }], lines: [{ variantId: product.variantId, quantity: 1, unitPrice: 500 }],
  });
  await scan('RETURN', `NG-${number}`);
  expect(await onHand()).toBe(4);
  await expect(scan('RETURN', `NG-${number}`)).rejects.toMatchObject({ reason: 'ALREADY_SCANNED' });
  expect(await statusOf(id)).toBe('EXCHANGED');
});

it('knows no order of another business', async () => {
  const other = await seedBusiness();
  const foreign = await withOrder(other, { lines: [{ product: await withProduct(other) }] });
  await expect(scan('PACK', String(foreign.number + 500))).rejects.toMatchObject({ reason: 'UNKNOWN_SCAN' });
});

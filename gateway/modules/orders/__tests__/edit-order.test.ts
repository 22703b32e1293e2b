import { describe, expect, it } from 'vitest';
import { addDays, dhakaDay } from '../../../../schema/rules/format.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { editOrder } from '../edit-order.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../order-commands.ts';

async function shopWithOrder() {
  const shop = await seedBusiness();
  const [saree, lamp] = [await withProduct(shop, { stock: 5 }), await withProduct(shop, { stock: 2 })];
  const session = await sessionFor(shop.founder);
  const { id: orderId } = await withOrder(shop, { lines: [{ product: saree, quantity: 2 }], advance: 100 });
  const lines = () => db.orderLine.findMany({ where: { businessId: shop.id, orderId }, orderBy: { position: 'asc' } });
  const order = () => db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: orderId } } });
  const reserved = async (variantId: string) => (await db.stockBalance.findFirstOrThrow({ where: { businessId: shop.id, variantId } })).reserved;
  const movements = () => db.stockMovement.count({ where: { businessId: shop.id, sourceId: orderId } });
  const edit = (change: object) => execute(editOrder, session, { orderId, reason: 'She called', ...change });
  return { shop, saree, lamp, session, orderId, lines, order, reserved, movements, edit };
}

describe('an edited order', () => {
  it('reserves and frees only the difference, and its sums follow its lines', async () => {
    const { saree, lamp, session, orderId, lines, order, reserved, movements, edit } = await shopWithOrder();
    await execute(confirmOrder, session, { orderId });
    const [first] = await lines();
    const keep = { lineId: first!.id, variantId: saree.variantId, quantity: 3, unitPrice: 450, discount: 50 };
    await edit({ lines: [keep, { variantId: lamp.variantId, quantity: 2, unitPrice: 100 }], deliveryFee: 120, address: 'House 5, Road 2, Uttara' });
    expect([await reserved(saree.variantId), await reserved(lamp.variantId)]).toEqual([3, 2]);
    expect(await movements()).toBe(3);
    expect(await order()).toMatchObject({ itemsPoisha: 150_000n, totalPoisha: 162_000n, itemCount: 5, address: 'House 5, Road 2, Uttara' });

    // A price alone moves nothing.
    const [, second] = await lines();
    await edit({ lines: [{ ...keep, unitPrice: 500 }, { lineId: second!.id, variantId: lamp.variantId, quantity: 2, unitPrice: 100 }] });
    expect(await movements()).toBe(3);
    await edit({ lines: [{ ...keep, unitPrice: 500 }] });
    expect([await reserved(saree.variantId), await reserved(lamp.variantId)]).toEqual([3, 0]);
    expect(await lines()).toHaveLength(1);
  });

  it('names each of its lines once', async () => {
    const { saree, lines, edit } = await shopWithOrder();
    const [first] = await lines();
    const line = { lineId: first!.id, variantId: saree.variantId, quantity: 1, unitPrice: 500 };
    const added = { variantId: saree.variantId, quantity: 1, unitPrice: 500 };
    await expect(edit({ lines: [line, added, { ...line, quantity: 3 }] })).rejects.toMatchObject({ fieldErrors: [{ field: 'lines.2.lineId', message: 'A line is named twice' }] });
    await edit({ lines: [line, added, added] });
    expect(await lines()).toHaveLength(3);
  });

  it('leaves all as it is where stock, advance or version do not allow it', async () => {
    const { saree, session, orderId, lines, order, edit } = await shopWithOrder();
    await execute(confirmOrder, session, { orderId });
    const [first] = await lines();
    const line = { lineId: first!.id, variantId: saree.variantId, unitPrice: 500 };
    const before = await order();
    await expect(edit({ lines: [{ ...line, quantity: 6 }] })).rejects.toMatchObject({ reason: 'INSUFFICIENT_STOCK' });
    await expect(edit({ lines: [{ ...line, quantity: 1, unitPrice: 10 }], deliveryFee: 0 })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(edit({ address: 'House 5, Road 2, Uttara', version: 1 })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(edit({ address: before.address })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await order()).toEqual(before);
  });

  it('keeps its goods once they have left, its amounts once it is delivered, all but words once it is settled', async () => {
    const { shop, saree, session, orderId, lines, order, edit } = await shopWithOrder();
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
    const [first] = await lines();
    const goods = { lines: [{ lineId: first!.id, variantId: saree.variantId, quantity: 1, unitPrice: 500 }] };
    await expect(edit(goods)).rejects.toMatchObject({ reason: 'WRONG_STATUS' });
    await edit({ discount: 60 });
    expect((await order()).totalPoisha).toBe(100_000n);
    await execute(deliverOrder, session, { orderId });
    expect((await order()).collectedPoisha).toBe(90_000n);
    await expect(edit({ discount: 0 })).rejects.toMatchObject({ reason: 'WRONG_STATUS' });
    await db.order.update({ where: { businessId_id: { businessId: shop.id, id: orderId } }, data: { settlementStatus: 'SETTLED' } });
    await expect(edit({ discount: 0 })).rejects.toMatchObject({ reason: 'ALREADY_SETTLED' });
    await edit({ note: 'Bought again' });
    expect((await order()).note).toBe('Bought again');
  });

  it('has no other number and no day to be sent on any more', async () => {
    const { order, edit } = await shopWithOrder();
    await edit({ altPhone: '+880 1811-111111', scheduledFor: '2099-01-31' });
    expect(await order()).toMatchObject({ altPhone: '01811111111', scheduledFor: new Date('2099-01-31') });
    await expect(edit({ altPhone: '018' })).rejects.toMatchObject({ fieldErrors: [{ field: 'altPhone', message: 'Please enter a valid mobile number' }] });
    await expect(edit({ scheduledFor: '2099-02-31' })).rejects.toMatchObject({ fieldErrors: [{ field: 'scheduledFor', message: 'Not a day' }] });
    const today = dhakaDay(new Date());
    const yesterday = addDays(today, -1);
    await expect(edit({ scheduledFor: yesterday })).rejects.toMatchObject({
      fieldErrors: [{ field: 'scheduledFor', messageKey: 'That day is over: choose today or a later one' }],
    });
    await edit({ scheduledFor: today });
    // The day has passed meanwhile: what is left as it is may be saved with the rest.
    await db.order.updateMany({ where: { businessId: (await order()).businessId }, data: { scheduledFor: new Date(yesterday) } });
    await edit({ scheduledFor: yesterday, altPhone: '01811111112' });
    expect(await order()).toMatchObject({ altPhone: '01811111112', scheduledFor: new Date(yesterday) });
    await edit({ altPhone: '', scheduledFor: '', tags: ['gift', 'vip', 'gift'] });
    expect(await order()).toMatchObject({ altPhone: '', scheduledFor: null, tags: ['gift', 'vip'] });
  });
});

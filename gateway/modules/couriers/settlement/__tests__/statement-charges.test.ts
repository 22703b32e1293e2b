import { describe, expect, it } from 'vitest';
import { withOrder } from '../../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../../prisma/seed/factories/product.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../../orders/order-commands.ts';
import { returnOrder } from '../../../orders/return-orders.ts';
import { saveDeliveryMethod } from '../../save-delivery-method.ts';
import { createStatement } from '../create-statement.ts';
import { orderProfits } from '../order-profit.ts';
import { courierShop, nextCode, paid } from './courier-shop.ts';

const { world, shipped, delivered, enter, statementOf, post, undo, resultsOf, settlementOf, drift, books } = courierShop();

describe('charges on a statement', () => {
  it('pays the fee of goods that were refused, and takes charges of a parcel that came back', async () => {
    const [refused, back] = [await shipped(), await shipped()];
    await execute(returnOrder, world().session, { orderId: refused.orderId, reason: 'Refused', feeCollected: 60 });
    await execute(returnOrder, world().session, { orderId: back.orderId, reason: 'Refused' });
    const { id } = await enter([paid(refused.code, 60), { consignment: back.code, collected: 0, returnCharge: 30 }]);
    expect(await resultsOf(id)).toEqual(['MATCHED', 'MATCHED']);
    await post(id);
    expect(await Promise.all([settlementOf(refused.orderId), settlementOf(back.orderId)])).toEqual(['SETTLED', 'NA']);
    expect(await books()).toEqual({ bank: -30.6, 'courier-charges': 90, 'cod-fees': 0.6 });
    expect(await drift()).toEqual([]);
  });

  it('takes the charges of a parcel that came back once, whatever later statements say', async () => {
    const { orderId, code } = await shipped();
    await execute(returnOrder, world().session, { orderId, reason: 'Refused' });
    const back = (returnCharge: number, deliveryCharge = 0, invoice = '') => ({ consignment: code, invoice, collected: 0, deliveryCharge, returnCharge });
    const { id: first } = await enter([back(0, 60)]);
    await post(first);
    // The way back may be charged later than the way there.
    const { id: second } = await enter([back(30)]);
    await post(second);
    const { id: third } = await enter([back(30, 0, 'JULY')]);
    const { id: fourth } = await enter([back(30, 60)]);
    for (const id of [third, fourth]) await post(id);
    expect(await Promise.all([first, second, third, fourth].map(resultsOf))).toEqual([['MATCHED'], ['MATCHED'], ['DUPLICATE'], ['DUPLICATE']]);
    expect(await books()).toEqual({ 'bank': -210, 'courier-charges': 90, 'settlement-disputes': 120 });
    expect(await drift()).toEqual([]);
    await undo(second);
    const { id: again } = await enter([back(30)]);
    expect(await resultsOf(again)).toEqual(['MATCHED']);
  });

  it('takes the charge for the way back of what was settled before, once, and leaves the order settled', async () => {
    const [{ orderId, code }, disputed] = [await delivered(), await delivered()];
    const { id: cash } = await enter([paid(code), paid(disputed.code, 500)]);
    await post(cash);
    const back = (consignment: string, invoice = '') => ({ consignment, invoice, collected: 0, returnCharge: 30 });
    // Nothing of it is on its way back yet.
    expect(await resultsOf((await enter([back(code, 'EARLY')])).id)).toEqual(['DUPLICATE']);
    for (const sentBack of [orderId, disputed.orderId]) await execute(returnOrder, world().session, { orderId: sentBack, reason: 'Sent back' });
    const { id } = await enter([back(code), back(disputed.code), back(code, 'AGAIN')]);
    expect((await statementOf(id)).lines).toMatchObject([
      { result: 'MATCHED', expectedPoisha: 0n }, { result: 'MATCHED' }, { result: 'DUPLICATE' },
    ]);
    await post(id);
    expect(await resultsOf(id)).toEqual(['MATCHED', 'MATCHED', 'DUPLICATE']);
    expect(await Promise.all([orderId, disputed.orderId].map(settlementOf))).toEqual(['SETTLED', 'DISPUTED']);
    expect(await books()).toMatchObject({ 'courier-charges': 180, 'settlement-disputes': 90 });
    expect(await resultsOf((await enter([back(code, 'LATER')])).id)).toEqual(['DUPLICATE']);
    expect(await drift()).toEqual([]);
    // Each of the two is taken back by itself.
    await undo(cash);
    expect(await Promise.all([orderId, disputed.orderId].map(settlementOf))).toEqual(['UNSETTLED', 'UNSETTLED']);
    expect(await drift()).toEqual([]);
    await undo(id);
    expect(await books()).toEqual({ 'courier-receivable': 1_120 });
  });

  it('takes cash and the charge for the way back on two lines of one statement', async () => {
    const { orderId, code } = await delivered();
    await execute(returnOrder, world().session, { orderId, reason: 'Sent back' });
    const { id } = await enter([paid(code), { consignment: code, collected: 0, returnCharge: 30 }]);
    await post(id);
    expect(await resultsOf(id)).toEqual(['MATCHED', 'MATCHED']);
    expect(await books()).toEqual({ 'bank': 464.4, 'courier-charges': 90, 'cod-fees': 5.6 });
    expect([await settlementOf(orderId), await drift()]).toEqual(['SETTLED', []]);
  });

  it('charges for the way back before it pays the cash, on the same statement or an earlier one', async () => {
    const [refused, both] = [await shipped(), await shipped()];
    for (const { orderId } of [refused, both]) await execute(returnOrder, world().session, { orderId, reason: 'Refused', feeCollected: 60 });
    const back = ({ code }: { code: string }) => ({ consignment: code, collected: 0, returnCharge: 30 });
    const { id } = await enter([back(refused), back(both), paid(both.code, 60), back(both)]);
    expect(await resultsOf(id)).toEqual(['MATCHED', 'MATCHED', 'MATCHED', 'DUPLICATE']);
    await post(id);
    expect([await settlementOf(refused.orderId), await settlementOf(both.orderId)]).toEqual(['UNSETTLED', 'SETTLED']);
    expect((await books())['courier-receivable']).toBe(60);
    // The charge of the way there comes with the cash: until then it is an estimate beside what was charged.
    expect((await orderProfits(db, world().shop.id, [refused.orderId])).get(refused.orderId)).toMatchObject({ isEstimated: true, returnCharge: 30_00n });
    const { id: again } = await enter([back(refused)]);
    expect(await resultsOf(again)).toEqual(['DUPLICATE']);
    const { id: next } = await enter([paid(refused.code, 60)]);
    expect(await resultsOf(next)).toEqual(['MATCHED']);
    await post(next);
    expect([await settlementOf(refused.orderId), (await books())['courier-receivable']]).toEqual(['SETTLED', undefined]);
    expect(await drift()).toEqual([]);
  });

  it('judges return charges and extra weight by the rules of the delivery method', async () => {
    const { id: agreed } = await execute(saveDeliveryMethod, world().session, {
      name: 'Pathao', kind: 'MANUAL', tolerance: 1, insideCharge: 60, outsideCharge: 120, baseKg: 1, extraKgCharge: 15, returnPercent: 50,
    });
    const parcel = async (grams: number, isBack: boolean) => {
      const goods = await withProduct(world().shop, { stock: 1, cost: 100 });
      await db.variant.updateMany({ where: { businessId: world().shop.id, id: goods.variantId }, data: { weightGrams: grams } });
      const { id: orderId } = await withOrder(world().shop, { lines: [{ product: goods, price: 500 }], deliveryFee: 60 });
      await db.order.updateMany({ where: { businessId: world().shop.id, id: orderId }, data: { district: 'Sylhet', thana: '' } });
      const consignment = nextCode('PT');
      await execute(confirmOrder, world().session, { orderId });
      await execute(shipOrder, world().session, { orderId, courierName: 'Pathao', trackingCode: consignment });
      await (isBack ? execute(returnOrder, world().session, { orderId, reason: 'Refused' }) : execute(deliverOrder, world().session, { orderId }));
      return { consignment, collected: isBack ? 0 : 560 };
    };
    const cases: [grams: number, isBack: boolean, deliveryCharge: number, returnCharge: number, result: string][] = [
      [900, false, 120, 0, 'MATCHED'], [900, false, 135, 0, 'CHARGE_DIFF'], [2_500, false, 150, 0, 'MATCHED'], [2_500, false, 165, 0, 'CHARGE_DIFF'],
      [0, false, 165, 0, 'MATCHED'], [900, false, 120, 60, 'CHARGE_DIFF'], [900, true, 120, 60, 'MATCHED'], [900, true, 0, 60, 'MATCHED'],
      [900, true, 120, 90, 'CHARGE_DIFF'], [900, true, 200, 0, 'CHARGE_DIFF'], [2_500, true, 150, 75, 'MATCHED'],
    ];
    const lines: object[] = [];
    for (const [grams, isBack, deliveryCharge, returnCharge] of cases) lines.push({ ...await parcel(grams, isBack), deliveryCharge, returnCharge });
    const { id } = await execute(createStatement, world().session, { courierId: agreed, account: 'BANK', lines });
    expect(await resultsOf(id)).toEqual(cases.map((one) => one.at(-1)));
    await post(id);
    expect(await resultsOf(id)).toEqual(cases.map((one) => one.at(-1)));
    expect(await drift()).toEqual([]);
  });
});

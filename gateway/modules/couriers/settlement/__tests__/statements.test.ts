import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../../prisma/seed/factories/product.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { ledgerChecks } from '../../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../../ledger-checks/find-drift.ts';
import { Session } from '../../../../session/session.ts';
import { confirmOrder, deliverOrder, revertDelivery, shipOrder } from '../../../orders/order-commands.ts';
import { deliverPart, receiveReturn, returnOrder } from '../../../orders/return-orders.ts';
import { saveDeliveryMethod } from '../../save-delivery-method.ts';
import { createStatement } from '../create-statement.ts';
import { heldMoney } from '../not-settled.ts';
import { orderProfits } from '../order-profit.ts';
import { postStatement, voidStatement } from '../post-statement.ts';

let shop: Shop;
let session: Session;
let product: SeededProduct;
let courierId: string;

beforeEach(async () => {
  shop = await seedBusiness();
  session = Session.system(shop.id);
  product = await withProduct(shop, { stock: 1_000, cost: 100 });
  ({ id: courierId } = await execute(saveDeliveryMethod, session, { name: 'Steadfast', kind: 'MANUAL', codPercent: 1, tolerance: 1 }));
});

let lastCode = 0;
/** Creates an order of 560 taka that is with the courier; returns its tracking code. */
async function shipped(): Promise<{ orderId: string; code: string }> {
  const { id: orderId } = await withOrder(shop, { lines: [{ product, price: 500 }], deliveryFee: 60 });
  const code = `SF${(lastCode += 1)}`;
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Steadfast', trackingCode: code });
  return { orderId, code };
}
async function delivered() {
  const parcel = await shipped();
  await execute(deliverOrder, session, { orderId: parcel.orderId });
  return parcel;
}

const paid = (consignment: string, collected = 560, more: object = {}) => ({ consignment, collected, deliveryCharge: 60, codFee: collected / 100, ...more });
const enter = (lines: object[], more: object = {}) => execute(createStatement, session, { courierId, account: 'BANK', lines, ...more });
const statementOf = (id: string) => db.courierStatement.findUniqueOrThrow({
  where: { businessId_id: { businessId: shop.id, id } }, include: { lines: { orderBy: { position: 'asc' } } },
});
const resultsOf = async (id: string) => (await statementOf(id)).lines.map(({ result }) => result);
const post = async (id: string) => execute(postStatement, session, { statementId: id, version: (await statementOf(id)).version });
const undo = async (id: string) => execute(voidStatement, session, { statementId: id, version: (await statementOf(id)).version, reason: 'Wrong file' });
const settlementOf = async (orderId: string) =>
  (await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: orderId } } })).settlementStatus;
const drift = async () => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id);
/** Balances of the accounts that a settlement changes, in taka. */
async function books(): Promise<Record<string, number>> {
  const rows = await db.$queryRaw<{ code: string; value: bigint }[]>`
    SELECT a."code", sum(b."debitPoisha" - b."creditPoisha")::bigint AS "value"
    FROM "Account" a JOIN "AccountBalance" b ON b."businessId" = a."businessId" AND b."accountId" = a."id"
    WHERE a."businessId" = ${shop.id}::uuid
      AND a."code" IN ('bank', 'courier-receivable', 'courier-charges', 'cod-fees', 'settlement-disputes')
    GROUP BY 1 HAVING sum(b."debitPoisha" - b."creditPoisha") <> 0`;
  return Object.fromEntries(rows.map(({ code, value }) => [code, Number(value) / 100]));
}

describe("a courier's statement", () => {
  it('settles what was paid: money, charges and receivable in one voucher', async () => {
    const [one, other] = [await delivered(), await delivered()];
    const { id } = await enter([paid(one.code), paid(other.code)]);
    expect(await resultsOf(id)).toEqual(['MATCHED', 'MATCHED']);
    expect(await books()).toEqual({ 'courier-receivable': 1_120 });
    await post(id);
    expect(await books()).toEqual({ bank: 988.8, 'courier-charges': 120, 'cod-fees': 11.2 });
    expect(await settlementOf(one.orderId)).toBe('SETTLED');
    expect(await db.journalEntry.count({ where: { businessId: shop.id, sourceId: id } })).toBe(1);
    await expect(execute(revertDelivery, session, { orderId: one.orderId, reason: 'No' })).rejects.toMatchObject({ reason: 'ALREADY_SETTLED' });
    expect(await drift()).toEqual([]);
  });

  it('says of every line what is wrong with it, and disputes what does not add up', async () => {
    const [short, over, fee, early] = [await delivered(), await delivered(), await delivered(), await shipped()];
    const { id } = await enter([
      paid(short.code, 500), paid(over.code, 600), paid(fee.code, 560, { codFee: 20 }), paid(early.code),
      paid('NOBODY', 300), paid(fee.code, 560),
    ]);
    expect(await resultsOf(id)).toEqual(['SHORT', 'OVER', 'CHARGE_DIFF', 'NOT_DELIVERED_HERE', 'UNKNOWN_PARCEL', 'DUPLICATE']);
    await post(id);
    expect(await Promise.all([short, over, fee, early].map(({ orderId }) => settlementOf(orderId)))).toEqual(['DISPUTED', 'DISPUTED', 'SETTLED', 'NA']);
    const { netPoisha } = await statementOf(id);
    const after = await books();
    expect(after.bank).toBe(Number(netPoisha) / 100);
    expect(after['courier-receivable']).toBeUndefined();
    // 60 short, 40 over; money for a parcel not delivered yet, for an unknown parcel, and for one paid before.
    expect(after['settlement-disputes']).toBeCloseTo(60 - 40 - (560 - 60 - 5.6) - (300 - 60 - 3) - (560 - 60 - 5.6));
    expect(await drift()).toEqual([]);
  });

  it('takes a taka more or less for right, and knows our own number as well as a phone with the same amount', async () => {
    const [close, byNumber, byPhone] = [await delivered(), await delivered(), await delivered()];
    await db.order.updateMany({ where: { businessId: shop.id, id: byPhone.orderId }, data: { phone: '01911000777' } });
    const { number } = await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: byNumber.orderId } } });
    const { id } = await enter([
      paid(close.code, 559, { codFee: 5.6 }), { ...paid(''), invoice: String(number) }, { ...paid('LOST-NUMBER'), phone: '+880 1911-000777' },
    ]);
    const { lines } = await statementOf(id);
    expect(lines.map(({ result }) => result)).toEqual(['MATCHED', 'MATCHED', 'UNKNOWN_PARCEL']);
    expect(lines[2]).toMatchObject({ orderId: null, suggestedId: byPhone.orderId });
    await post(id);
    expect((await books())['courier-receivable']).toBe(560);
    expect(await drift()).toEqual([]);
  });

  it('pays the fee of goods that were refused, and takes charges of a parcel that came back', async () => {
    const [refused, back] = [await shipped(), await shipped()];
    await execute(returnOrder, session, { orderId: refused.orderId, reason: 'Refused', feeCollected: 60 });
    await execute(returnOrder, session, { orderId: back.orderId, reason: 'Refused' });
    const { id } = await enter([paid(refused.code, 60), { consignment: back.code, collected: 0, returnCharge: 30 }]);
    expect(await resultsOf(id)).toEqual(['MATCHED', 'MATCHED']);
    await post(id);
    expect(await Promise.all([settlementOf(refused.orderId), settlementOf(back.orderId)])).toEqual(['SETTLED', 'NA']);
    expect(await books()).toEqual({ bank: -30.6, 'courier-charges': 90, 'cod-fees': 0.6 });
    expect(await drift()).toEqual([]);
  });

  it('takes the charges of a parcel that came back once, whatever later statements say', async () => {
    const { orderId, code } = await shipped();
    await execute(returnOrder, session, { orderId, reason: 'Refused' });
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
    for (const sentBack of [orderId, disputed.orderId]) await execute(returnOrder, session, { orderId: sentBack, reason: 'Sent back' });
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
    await execute(returnOrder, session, { orderId, reason: 'Sent back' });
    const { id } = await enter([paid(code), { consignment: code, collected: 0, returnCharge: 30 }]);
    await post(id);
    expect(await resultsOf(id)).toEqual(['MATCHED', 'MATCHED']);
    expect(await books()).toEqual({ 'bank': 464.4, 'courier-charges': 90, 'cod-fees': 5.6 });
    expect([await settlementOf(orderId), await drift()]).toEqual(['SETTLED', []]);
  });

  it('still misses the cash of an order whose earlier parcel it charges for', async () => {
    const { orderId, code } = await shipped();
    await execute(returnOrder, session, { orderId, reason: 'Not at home' });
    const [line] = await db.orderLine.findMany({ where: { businessId: shop.id, orderId } });
    await execute(receiveReturn, session, { orderId, lines: [{ lineId: line!.id, good: 1, damaged: 0, missing: 0 }] });
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Steadfast', trackingCode: 'SECOND' });
    await execute(deliverOrder, session, { orderId });
    await db.order.updateMany({ where: { businessId: shop.id, id: orderId }, data: { deliveredAt: new Date(Date.now() - 30 * 86_400_000) } });
    const { id } = await enter([{ consignment: code, collected: 0, deliveryCharge: 60, returnCharge: 30 }]);
    expect(await resultsOf(id)).toEqual(['MATCHED', 'EXPECTED_MISSING']);
    await post(id);
    expect(await resultsOf(id)).toEqual(['MATCHED', 'EXPECTED_MISSING']);
    const { id: both } = await enter([{ consignment: code.toLowerCase(), collected: 0, returnCharge: 30 }, paid('SECOND')]);
    expect(await resultsOf(both)).toEqual(['MATCHED', 'MATCHED']);
  });

  it('owes nothing for parcels that were paid in advance, and takes their charges', async () => {
    const { id: whole } = await withOrder(shop, { lines: [{ product, price: 500 }], deliveryFee: 60, advance: 560 });
    const { id: part } = await withOrder(shop, { lines: [{ product, price: 500, quantity: 2 }], deliveryFee: 0, advance: 500 });
    const { id: cashed } = await withOrder(shop, { lines: [{ product, price: 500 }], deliveryFee: 60, advance: 560 });
    for (const [index, orderId] of [whole, part, cashed].entries()) {
      await execute(confirmOrder, session, { orderId });
      await execute(shipOrder, session, { orderId, courierName: 'Steadfast', trackingCode: `ADV${index}` });
    }
    const [line] = await db.orderLine.findMany({ where: { businessId: shop.id, orderId: part } });
    await execute(deliverOrder, session, { orderId: whole });
    await execute(deliverPart, session, { orderId: part, lines: [{ lineId: line!.id, accepted: 1 }], collected: 0, reason: 'Paid before' });
    await execute(deliverOrder, session, { orderId: cashed });
    // They do not wait for money of the courier.
    expect(await heldMoney(shop.id)).toEqual([]);
    const charges = { deliveryCharge: 60, codFee: 0 };
    const { id } = await enter([paid('ADV0', 0, charges), paid('ADV1', 0, charges), paid('ADV2', 560)]);
    await post(id);
    expect(await resultsOf(id)).toEqual(['MATCHED', 'MATCHED', 'OVER']);
    expect(await Promise.all([whole, part, cashed].map(settlementOf))).toEqual(['NA', 'NA', 'DISPUTED']);
    // The courier collected what nobody owed: that is in dispute.
    expect(await books()).toEqual({ 'bank': 374.4, 'courier-charges': 180, 'cod-fees': 5.6, 'settlement-disputes': -560 });
    const { id: again } = await enter([paid('ADV0', 0, charges)]);
    expect(await resultsOf(again)).toEqual(['DUPLICATE']);
    expect(await drift()).toEqual([]);
    await undo(id);
    expect(await Promise.all([whole, part, cashed].map(settlementOf))).toEqual(['NA', 'NA', 'NA']);
    expect(await books()).toEqual({});
  });

  it('knows the earlier parcel of an order that was sent twice, and takes its charges beside the cash of the later one', async () => {
    const { orderId, code } = await shipped();
    await execute(returnOrder, session, { orderId, reason: 'Not at home' });
    const [line] = await db.orderLine.findMany({ where: { businessId: shop.id, orderId } });
    await execute(receiveReturn, session, { orderId, lines: [{ lineId: line!.id, good: 1, damaged: 0, missing: 0 }] });
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Steadfast', trackingCode: 'AGAIN' });
    await execute(deliverOrder, session, { orderId });
    const back = { consignment: code, collected: 0, deliveryCharge: 60, returnCharge: 30 };
    const { id } = await enter([back, paid('AGAIN')]);
    expect(await resultsOf(id)).toEqual(['MATCHED', 'MATCHED']);
    await post(id);
    expect(await resultsOf(id)).toEqual(['MATCHED', 'MATCHED']);
    expect([await settlementOf(orderId), await books()]).toEqual(['SETTLED', { 'bank': 404.4, 'courier-charges': 150, 'cod-fees': 5.6 }]);
    // No cash came with a parcel that came back.
    const { id: odd } = await enter([{ consignment: code, collected: 560 }]);
    expect(await resultsOf(odd)).toEqual(['NOT_DELIVERED_HERE']);
    expect(await drift()).toEqual([]);
  });

  it("takes a bare number of the courier's for no order of ours whose parcel has another one", async () => {
    const { orderId } = await delivered();
    const { number } = await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: orderId } } });
    const { id } = await enter([paid(String(number))]);
    expect((await statementOf(id)).lines).toMatchObject([{ result: 'UNKNOWN_PARCEL', orderId: null, suggestedId: orderId }]);
    // Without a number of the courier it can only be ours.
    await db.shipment.updateMany({ where: { businessId: shop.id, orderId }, data: { trackingCode: null } });
    const { id: ours } = await enter([paid(String(number), 560, { invoice: 'X' })]);
    expect(await resultsOf(ours)).toEqual(['MATCHED']);
  });

  it('is the same one under another reference, and with phones added', async () => {
    const { code } = await delivered();
    const { id } = await enter([paid(code)], { reference: 'July' });
    expect(await enter([paid(code)], { reference: 'July, again' })).toEqual({ id });
    expect(await enter([paid(code, 560, { phone: '01711204466' })])).toEqual({ id });
    const { id: other } = await enter([paid(code, 500)], { reference: 'July' });
    expect(other).not.toBe(id);
  });

  it('charges for the way back before it pays the cash, on the same statement or an earlier one', async () => {
    const [refused, both] = [await shipped(), await shipped()];
    for (const { orderId } of [refused, both]) await execute(returnOrder, session, { orderId, reason: 'Refused', feeCollected: 60 });
    const back = ({ code }: { code: string }) => ({ consignment: code, collected: 0, returnCharge: 30 });
    const { id } = await enter([back(refused), back(both), paid(both.code, 60), back(both)]);
    expect(await resultsOf(id)).toEqual(['MATCHED', 'MATCHED', 'MATCHED', 'DUPLICATE']);
    await post(id);
    expect([await settlementOf(refused.orderId), await settlementOf(both.orderId)]).toEqual(['UNSETTLED', 'SETTLED']);
    expect((await books())['courier-receivable']).toBe(60);
    // The charge of the way there comes with the cash: until then it is an estimate beside what was charged.
    expect((await orderProfits(db, shop.id, [refused.orderId])).get(refused.orderId)).toMatchObject({ isEstimated: true, returnCharge: 30_00n });
    const { id: again } = await enter([back(refused)]);
    expect(await resultsOf(again)).toEqual(['DUPLICATE']);
    const { id: next } = await enter([paid(refused.code, 60)]);
    expect(await resultsOf(next)).toEqual(['MATCHED']);
    await post(next);
    expect([await settlementOf(refused.orderId), (await books())['courier-receivable']]).toEqual(['SETTLED', undefined]);
    expect(await drift()).toEqual([]);
  });

  it('judges return charges and extra weight by the rules of the delivery method', async () => {
    const { id: agreed } = await execute(saveDeliveryMethod, session, {
      name: 'Pathao', kind: 'MANUAL', tolerance: 1, insideCharge: 60, outsideCharge: 120, baseKg: 1, extraKgCharge: 15, returnPercent: 50,
    });
    const parcel = async (grams: number, isBack: boolean) => {
      const goods = await withProduct(shop, { stock: 1, cost: 100 });
      await db.variant.updateMany({ where: { businessId: shop.id, id: goods.variantId }, data: { weightGrams: grams } });
      const { id: orderId } = await withOrder(shop, { lines: [{ product: goods, price: 500 }], deliveryFee: 60 });
      await db.order.updateMany({ where: { businessId: shop.id, id: orderId }, data: { district: 'Sylhet', thana: '' } });
      const consignment = `PT${(lastCode += 1)}`;
      await execute(confirmOrder, session, { orderId });
      await execute(shipOrder, session, { orderId, courierName: 'Pathao', trackingCode: consignment });
      await (isBack ? execute(returnOrder, session, { orderId, reason: 'Refused' }) : execute(deliverOrder, session, { orderId }));
      return { consignment, collected: isBack ? 0 : 560 };
    };
    const cases: [grams: number, isBack: boolean, deliveryCharge: number, returnCharge: number, result: string][] = [
      [900, false, 120, 0, 'MATCHED'], [900, false, 135, 0, 'CHARGE_DIFF'], [2_500, false, 150, 0, 'MATCHED'], [2_500, false, 165, 0, 'CHARGE_DIFF'],
      [0, false, 165, 0, 'MATCHED'], [900, false, 120, 60, 'CHARGE_DIFF'], [900, true, 120, 60, 'MATCHED'], [900, true, 0, 60, 'MATCHED'],
      [900, true, 120, 90, 'CHARGE_DIFF'], [900, true, 200, 0, 'CHARGE_DIFF'], [2_500, true, 150, 75, 'MATCHED'],
    ];
    const lines: object[] = [];
    for (const [grams, isBack, deliveryCharge, returnCharge] of cases) lines.push({ ...await parcel(grams, isBack), deliveryCharge, returnCharge });
    const { id } = await execute(createStatement, session, { courierId: agreed, account: 'BANK', lines });
    expect(await resultsOf(id)).toEqual(cases.map((one) => one.at(-1)));
    await post(id);
    expect(await resultsOf(id)).toEqual(cases.map((one) => one.at(-1)));
    expect(await drift()).toEqual([]);
  });

  it('stands once, however often it is entered, at once too; taken back, it may come again', async () => {
    const { orderId, code } = await delivered();
    const lines = [paid(code), paid('NOBODY', 10)];
    const ids = await Promise.all([enter(lines), enter(lines.toReversed()), enter(lines)]);
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
    const { id } = ids[0];
    const both = await Promise.allSettled([post(id), post(id)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await undo(id);
    expect(await settlementOf(orderId)).toBe('UNSETTLED');
    expect(await books()).toEqual({ 'courier-receivable': 560 });
    const again = await enter(lines);
    expect(again.id).not.toBe(id);
    await post(again.id);
    expect(await settlementOf(orderId)).toBe('SETTLED');
    expect(await drift()).toEqual([]);
  });

  it('of two that name one order, posted at once, one pays it', async () => {
    const { orderId, code } = await delivered();
    const [one, other] = [await enter([paid(code)]), await enter([paid(code, 560, { invoice: 'B' })])];
    await Promise.all([post(one.id), post(other.id)]);
    expect([...(await resultsOf(one.id)), ...(await resultsOf(other.id))].sort()).toEqual(['DUPLICATE', 'MATCHED']);
    expect(await settlementOf(orderId)).toBe('SETTLED');
    expect((await books())['courier-receivable']).toBeUndefined();
    expect(await drift()).toEqual([]);
  });

  it('keeps the books right through any history of deliveries, statements and voids', async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('deliver' as const) }),
      fc.record({ do: fc.constant('enter' as const), amounts: fc.array(fc.integer({ min: 0, max: 700 }), { minLength: 1, maxLength: 4 }), right: fc.boolean() }),
      fc.record({ do: fc.constant('void' as const), which: fc.nat(5) }),
    );
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const parcels = [await delivered(), await shipped()];
      const posted: string[] = [];
      for (const [turn, one] of steps.entries()) {
        if (one.do === 'deliver') parcels.push(await delivered());
        if (one.do === 'enter') {
          const lines = one.amounts.map((amount, index) => paid(parcels[(index * 7 + turn) % parcels.length]!.code, one.right ? 560 : amount, { invoice: `TURN-${turn}-${lastCode}X` }));
          const { id } = await enter(lines);
          await post(id);
          posted.push(id);
        }
        const id = posted[one.do === 'void' ? one.which : posted.length];
        if (one.do === 'void' && id && (await statementOf(id)).status === 'POSTED') await undo(id);
      }
      expect(await drift()).toEqual([]);
    }), { numRuns: 5 });
  }, 60_000);

  it('leaves with a courier what it has not paid, by age and by its terms', async () => {
    const [fresh, old] = [await delivered(), await delivered(), await shipped()];
    await db.order.updateMany({ where: { businessId: shop.id, id: old.orderId }, data: { deliveredAt: new Date(Date.now() - 10 * 86_400_000) } });
    const held = () => heldMoney(shop.id);
    expect(await held()).toMatchObject([{
      name: 'Steadfast', orders: 2, total: 1_120_00n, days0to3: 560_00n, days4to7: 0n, days8to15: 560_00n, over15: 0n, late: 560_00n, lateOrders: 1,
    }]);
    // The money it holds equals what it owes by the journal.
    expect((await books())['courier-receivable']).toBe(1_120);
    const { id } = await enter([paid(old.code)]);
    await post(id);
    expect(await held()).toMatchObject([{ orders: 1, total: 560_00n, late: 0n }]);
    expect(await settlementOf(fresh.orderId)).toBe('UNSETTLED');
  });
});

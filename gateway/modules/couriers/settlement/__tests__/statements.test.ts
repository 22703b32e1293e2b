import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { revertDelivery } from '../../../orders/order-commands.ts';
import { heldMoney } from '../not-settled.ts';
import { postStatement, voidStatement } from '../post-statement.ts';
import { courierShop, nextCode, paid } from './courier-shop.ts';

const { world, shipped, delivered, enter, statementOf, post, undo, resultsOf, settlementOf, drift, books } = courierShop();

describe("a courier's statement", () => {
  it('settles what was paid: money, charges and receivable in one voucher', async () => {
    const [one, other] = [await delivered(), await delivered()];
    const { id } = await enter([paid(one.code), paid(other.code)]);
    expect(await resultsOf(id)).toEqual(['MATCHED', 'MATCHED']);
    expect(await books()).toEqual({ 'courier-receivable': 1_120 });
    await post(id);
    expect(await books()).toEqual({ bank: 988.8, 'courier-charges': 120, 'cod-fees': 11.2 });
    expect(await settlementOf(one.orderId)).toBe('SETTLED');
    expect(await db.journalEntry.count({ where: { businessId: world().shop.id, sourceId: id } })).toBe(1);
    await expect(execute(revertDelivery, world().session, { orderId: one.orderId, reason: 'No' })).rejects.toMatchObject({ reason: 'ALREADY_SETTLED' });
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
    await db.order.updateMany({ where: { businessId: world().shop.id, id: byPhone.orderId }, data: { phone: '01911000777' } });
    const { number } = await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: world().shop.id, id: byNumber.orderId } } });
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

  it("takes a bare number of the courier's for no order of ours whose parcel has another one", async () => {
    const { orderId } = await delivered();
    const { number } = await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: world().shop.id, id: orderId } } });
    const { id } = await enter([paid(String(number))]);
    expect((await statementOf(id)).lines).toMatchObject([{ result: 'UNKNOWN_PARCEL', orderId: null, suggestedId: orderId }]);
    // Without a number of the courier it can only be ours.
    await db.shipment.updateMany({ where: { businessId: world().shop.id, orderId }, data: { trackingCode: null } });
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

  it('is posted once, by who has seen it as it is, and not at all once it is void', async () => {
    const [{ orderId, code }, other] = [await delivered(), await delivered()];
    const [{ id }, { id: draft }] = [await enter([paid(code)]), await enter([paid(other.code)])];
    const { version } = await statementOf(id);
    await post(id);
    const money = await books();
    await expect(post(id)).rejects.toMatchObject({ reason: 'WRONG_STATUS', message: 'This statement is posted already' });
    for (const late of [postStatement, voidStatement]) {
      await expect(execute(late, world().session, { statementId: id, version, reason: 'Wrong file' })).rejects.toMatchObject({ code: 'CONFLICT' });
    }
    expect([await books(), await settlementOf(orderId)]).toEqual([money, 'SETTLED']);
    await undo(draft);
    await expect(post(draft)).rejects.toMatchObject({ reason: 'WRONG_STATUS' });
    await expect(undo(draft)).rejects.toMatchObject({ reason: 'WRONG_STATUS' });
    expect([await books(), await settlementOf(other.orderId), await drift()]).toEqual([money, 'UNSETTLED', []]);
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
          const lines = one.amounts.map((amount, index) => paid(parcels[(index * 7 + turn) % parcels.length]!.code, one.right ? 560 : amount, { invoice: `${nextCode('TURN-')}X` }));
          const { id } = await enter(lines);
          await post(id);
          posted.push(id);
        }
        const id = posted[one.do === 'void' ? one.which : posted.length];
        if (one.do === 'void' && id && (await statementOf(id)).status === 'POSTED') await undo(id);
      }
      expect(await drift()).toEqual([]);
    }), { numRuns: 5 });
  });

  it('leaves with a courier what it has not paid, by age and by its terms', async () => {
    const [fresh, old] = [await delivered(), await delivered(), await shipped()];
    await db.order.updateMany({ where: { businessId: world().shop.id, id: old.orderId }, data: { deliveredAt: new Date(Date.now() - 10 * 86_400_000) } });
    const held = () => heldMoney(world().shop.id);
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

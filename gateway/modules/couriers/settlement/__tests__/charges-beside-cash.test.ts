import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { takaToPoisha } from '../../../../../schema/rules/money.ts';
import { defineCommand } from '../../../../commands/command.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { startWorker } from '../../../../jobs/worker.ts';
import { deliverPart, returnOrder } from '../../../orders/return-orders.ts';
import type { PaidLine } from '../paid-line.ts';
import { saveStatement, statementHead } from '../create-statement.ts';
import { moneyTrail } from '../money-trail.ts';
import { courierShop } from './courier-shop.ts';

/** Orders of two pieces: 1,060 taka with the delivery. */
const { world, shipped, delivered, enter, statementOf, resultsOf, post, settlementOf, drift } = courierShop({
  terms: { codPercent: 1, tolerance: 1, insideCharge: 60, returnPercent: 50 }, quantity: 2, district: 'Dhaka',
});

/** One piece was taken, for 560 taka. */
async function inPart() {
  const parcel = await shipped();
  const line = await db.orderLine.findFirstOrThrow({ where: { businessId: world().shop.id, orderId: parcel.orderId } });
  await execute(deliverPart, world().session, { orderId: parcel.orderId, lines: [{ lineId: line.id, accepted: 1 }], collected: 560 });
  return parcel;
}

const charges = (consignment: string, more: object = {}) => ({ consignment, collected: 0, deliveryCharge: 60, returnCharge: 30, ...more });

describe('charges of a parcel without its cash', () => {
  it('for both ways leave its cash open, which another statement pays: nothing is short', async () => {
    const [part, refused] = [await inPart(), await shipped()];
    await execute(returnOrder, world().session, { orderId: refused.orderId, reason: 'Refused', feeCollected: 60 });
    const { id } = await enter([charges(part.code), charges(refused.code), charges(part.code)]);
    expect(await resultsOf(id)).toEqual(['MATCHED', 'MATCHED', 'DUPLICATE']);
    await post(id);
    expect(await resultsOf(id)).toEqual(['MATCHED', 'MATCHED', 'DUPLICATE']);
    expect(await Promise.all([part, refused].map(({ orderId }) => settlementOf(orderId)))).toEqual(['UNSETTLED', 'UNSETTLED']);
    expect(await moneyTrail(db, world().shop.id, part.orderId)).toMatchObject({ owed: 560_00n, open: 560_00n, disputed: 0n, charges: 90_00n });
    const { id: cash } = await enter([{ consignment: part.code, collected: 560, codFee: 5.6 }, { consignment: refused.code, collected: 60, codFee: 0.6 }]);
    expect(await resultsOf(cash)).toEqual(['MATCHED', 'MATCHED']);
    await post(cash);
    expect(await Promise.all([part, refused].map(({ orderId }) => settlementOf(orderId)))).toEqual(['SETTLED', 'SETTLED']);
    expect(await drift()).toEqual([]);
  });

  it('are short where the customer has everything by our books: then the courier says otherwise', async () => {
    const { orderId, code } = await delivered();
    const { id } = await enter([charges(code)]);
    expect(await resultsOf(id)).toEqual(['SHORT']);
    await post(id);
    expect(await settlementOf(orderId)).toBe('DISPUTED');
  });

  it('are judged together with the cash on another line, whichever comes first', async () => {
    const [one, other, dear] = [await delivered(), await delivered(), await delivered()];
    const cash = ({ code }: { code: string }) => ({ consignment: code, collected: 1_060 });
    const fees = ({ code }: { code: string }, deliveryCharge = 60) => ({ consignment: code, collected: 0, deliveryCharge, codFee: 10.6 });
    const { id } = await enter([cash(one), fees(one), fees(other), cash(other), cash(dear), fees(dear, 90)]);
    const expected = ['MATCHED', 'MATCHED', 'MATCHED', 'MATCHED', 'CHARGE_DIFF', 'CHARGE_DIFF'];
    expect(await resultsOf(id)).toEqual(expected);
    await post(id);
    expect(await resultsOf(id)).toEqual(expected);
    expect(await Promise.all([one, other, dear].map(({ orderId }) => settlementOf(orderId)))).toEqual(['SETTLED', 'SETTLED', 'SETTLED']);
    expect(await drift()).toEqual([]);
  });

  it('are judged together with the cash in another part of a long statement', async () => {
    const [first, last, back] = [await delivered(), await delivered(), await inPart()];
    const line = (consignment: string, amounts: Partial<Record<'collected' | 'delivery' | 'codFee' | 'returns', number>>): PaidLine => ({
      consignment, invoice: '', phone: '', adjustPoisha: 0n, collectedPoisha: takaToPoisha(amounts.collected ?? 0),
      deliveryPoisha: takaToPoisha(amounts.delivery ?? 0), codFeePoisha: takaToPoisha(amounts.codFee ?? 0), returnPoisha: takaToPoisha(amounts.returns ?? 0),
    });
    const between = Array.from({ length: 2_100 }, (_, index) => line(`NOT-OURS-${index}`, { collected: 10 }));
    const [cash, fees] = [{ collected: 1_060 }, { delivery: 60, codFee: 10.6 }];
    const lines = [
      line(first.code, cash), line(last.code.toLowerCase(), fees), line(back.code, { delivery: 60, returns: 30 }), ...between,
      line(first.code, fees), line(last.code, cash), line(back.code, { collected: 560, codFee: 5.6 }),
    ];
    const keep = defineCommand({
      name: 'test.keepLong', permission: 'deliveryMethod', input: z.object(statementHead), run: (context, head) => saveStatement(context, head, lines),
    });
    const worker = await startWorker();
    const { id } = await execute(keep, world().session, { courierId: world().courierId, account: 'BANK' });
    const statusIs = (status: string) => vi.waitFor(async () => expect((await statementOf(id)).status).toBe(status), { timeout: 60_000, interval: 200 });
    const ours = async () => (await resultsOf(id)).filter((result) => result !== 'UNKNOWN_PARCEL');
    await statusIs('DRAFT');
    expect(await ours()).toEqual(Array.from({ length: 6 }, () => 'MATCHED'));
    await post(id);
    await statusIs('POSTED');
    await worker.stop();
    expect(await ours()).toEqual(Array.from({ length: 6 }, () => 'MATCHED'));
    expect(await Promise.all([first, last, back].map(({ orderId }) => settlementOf(orderId)))).toEqual(['SETTLED', 'SETTLED', 'SETTLED']);
    expect(await drift()).toEqual([]);
  });
});

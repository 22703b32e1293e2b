import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { withOrder } from '../../../../../prisma/seed/factories/order.ts';
import { addDays, dhakaDay } from '../../../../../schema/rules/format.ts';
import { defineCommand } from '../../../../commands/command.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { startWorker } from '../../../../jobs/worker.ts';
import { createAccount } from '../../../accounting/account-commands.ts';
import { figures } from '../../../orders/dashboard.ts';
import { returnOrder } from '../../../orders/return-orders.ts';
import { saveStatement, statementHead } from '../create-statement.ts';
import { decideStatementLine } from '../decide-line.ts';
import { acceptStatementDifferences } from '../difference-decisions.ts';
import { heldMoney, notSettledListQuery } from '../not-settled.ts';
import { orderProfits } from '../order-profit.ts';
import { disputeOrder, resolveDispute, undoSettlementDecision, writeOffOrder } from '../settlement-decisions.ts';
import { snoozeOrders } from '../snooze.ts';
import { courierShop, paid } from './courier-shop.ts';

const { world, shipped, delivered: deliveredNow, enter, statementOf, resultsOf, post, undo: takeBack, settlementOf, drift } = courierShop({
  terms: { codPercent: 1, tolerance: 1, insideCharge: 60, outsideCharge: 120, returnPercent: 50, payoutDays: 3, graceDays: 2 },
});

/** An order that was delivered some days ago. */
async function delivered(days = 0) {
  const parcel = await deliveredNow();
  const deliveredAt = new Date(Date.now() - days * 86_400_000);
  if (days > 0) await db.order.updateMany({ where: { businessId: world().shop.id, id: parcel.orderId }, data: { deliveredAt } });
  return parcel;
}

/** Balances in taka, by the names of the accounts. */
async function books(): Promise<Record<string, number>> {
  const rows = await db.$queryRaw<{ code: string; value: bigint }[]>`
    SELECT a."name" AS "code", sum(b."debitPoisha" - b."creditPoisha")::bigint AS "value"
    FROM "Account" a JOIN "AccountBalance" b ON b."businessId" = a."businessId" AND b."accountId" = a."id"
    WHERE a."businessId" = ${world().shop.id}::uuid AND (a."kind" = 'MONEY' OR a."code" IN ('courier-receivable', 'settlement-disputes', 'other-expense'))
    GROUP BY 1 HAVING sum(b."debitPoisha" - b."creditPoisha") <> 0`;
  return Object.fromEntries(rows.map(({ code, value }) => [code, Number(value) / 100]));
}

describe('what is decided about unsettled orders', () => {
  it('moves what is disputed, books what the courier pays for it, and can be taken back', async () => {
    const { orderId } = await delivered();
    await execute(disputeOrder, world().session, { orderId, note: 'No payment for three weeks' });
    expect([await settlementOf(orderId), await books()]).toEqual(['DISPUTED', { 'Disputed with couriers': 560 }]);
    await execute(resolveDispute, world().session, { orderId, note: 'Paid by hand', account: 'CASH' });
    expect([await settlementOf(orderId), await books()]).toEqual(['SETTLED', { Cash: 560 }]);
    expect(await drift()).toEqual([]);
    await execute(undoSettlementDecision, world().session, { orderId, reason: 'It was another order' });
    await execute(undoSettlementDecision, world().session, { orderId, reason: 'It was another order' });
    expect([await settlementOf(orderId), await books()]).toEqual(['UNSETTLED', { 'Courier receivable (COD)': 560 }]);
    await expect(execute(undoSettlementDecision, world().session, { orderId, reason: 'x' })).rejects.toMatchObject({ reason: 'WRONG_STATUS' });
    expect(await drift()).toEqual([]);
  });

  it('writes off what will not be paid; of two that decide at once, one does', async () => {
    const { orderId } = await delivered();
    const both = await Promise.allSettled([
      execute(writeOffOrder, world().session, { orderId, note: 'The courier is gone' }), execute(disputeOrder, world().session, { orderId, note: 'Asked again' }),
    ]);
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
    const status = await settlementOf(orderId);
    if (status === 'DISPUTED') await execute(writeOffOrder, world().session, { orderId, note: 'Gone' });
    expect([await settlementOf(orderId), await books()]).toEqual(['WRITTEN_OFF', { 'Other expenses': 560 }]);
    expect(await drift()).toEqual([]);
  });

  it('takes what is written off from the profit of the dashboard too, as the page of the order does', async () => {
    const { orderId, code } = await delivered();
    await post((await enter([paid(code, 500)])).id);
    await execute(writeOffOrder, world().session, { orderId, note: 'Not worth the calls' });
    const today = dhakaDay(new Date());
    const { days } = await figures(world().shop.id, { before: today, from: today, to: today });
    const { profit, writtenOff } = (await orderProfits(db, world().shop.id, [orderId])).get(orderId)!;
    expect([writtenOff, days.at(-1)!.profitPoisha]).toEqual([60_00n, profit]);
  });

  it('settles what a statement left short, and keeps the statement while that stands', async () => {
    const { orderId, code } = await delivered();
    const { id } = await enter([paid(code, 500)]);
    await post(id);
    expect(await settlementOf(orderId)).toBe('DISPUTED');
    await execute(resolveDispute, world().session, { orderId, note: 'The rest by bKash', account: 'BKASH' });
    expect(await books()).toMatchObject({ bKash: 60, Bank: 435 });
    await expect(takeBack(id)).rejects.toMatchObject({ reason: 'DECIDED' });
    await execute(undoSettlementDecision, world().session, { orderId, reason: 'x' });
    await takeBack(id);
    expect([await settlementOf(orderId), await books()]).toEqual(['UNSETTLED', { 'Courier receivable (COD)': 560 }]);
    expect(await drift()).toEqual([]);
  });

  it('puts orders away until a day, and says who holds what for how long', async () => {
    const [old, young] = [await delivered(20), await delivered(1)];
    const shown = (show: 'OPEN' | 'SNOOZED') => db.order.count({ where: notSettledListQuery.where(world().session, { show }) });
    await execute(snoozeOrders, world().session, { orders: [old.orderId], until: addDays(dhakaDay(new Date()), 3), note: 'They asked for a week' });
    expect([await shown('OPEN'), await shown('SNOOZED')]).toEqual([1, 1]);
    await expect(execute(snoozeOrders, world().session, { orders: [old.orderId], until: '2020-01-01' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await execute(snoozeOrders, world().session, { orders: [old.orderId] });
    expect([await shown('OPEN'), await shown('SNOOZED')]).toEqual([2, 0]);
    expect(await heldMoney(world().shop.id)).toMatchObject([{ name: 'Steadfast', total: 1_120_00n, days0to3: 560_00n, over15: 560_00n, parcelsOver15: 1, lateOrders: 1, lastPayout: null }]);
    expect(young.orderId).toBeTruthy();
  });
});

describe('lines of a statement', () => {
  it('leave an order open when the rest is to come, and the next statement pays it', async () => {
    const { orderId, code } = await delivered();
    const { id } = await enter([paid(code, 300)]);
    const [short] = (await statementOf(id)).lines;
    await execute(decideStatementLine, world().session, { lineId: short!.id, restComes: true });
    expect(await resultsOf(id)).toEqual(['PARTIAL']);
    await post(id);
    expect([await settlementOf(orderId), (await books())['Courier receivable (COD)']]).toEqual(['PARTIAL', 260]);
    expect(await heldMoney(world().shop.id)).toMatchObject([{ total: 260_00n, orders: 1 }]);
    expect(await drift()).toEqual([]);
    const { id: next } = await enter([paid(code, 260, { deliveryCharge: 0, codFee: 2.6 })]);
    await post(next);
    expect(await settlementOf(orderId)).toBe('SETTLED');
    await expect(takeBack(id)).rejects.toMatchObject({ reason: 'PAID_SINCE' });
    await takeBack(next);
    expect(await settlementOf(orderId)).toBe('PARTIAL');
    await takeBack(id);
    expect([await settlementOf(orderId), (await books())['Courier receivable (COD)']]).toEqual(['UNSETTLED', 560]);
    expect(await drift()).toEqual([]);
  });

  it('are for the order that is suggested once somebody says so', async () => {
    const { orderId } = await delivered();
    const { id } = await enter([paid('UNREADABLE', 560, { phone: '01711204466' })]);
    const [one] = (await statementOf(id)).lines;
    expect(one).toMatchObject({ result: 'UNKNOWN_PARCEL', suggestedId: orderId });
    await execute(decideStatementLine, world().session, { lineId: one!.id, isSuggested: true });
    expect((await statementOf(id)).lines).toMatchObject([{ result: 'MATCHED', orderId, isChosen: true }]);
    await post(id);
    expect(await settlementOf(orderId)).toBe('SETTLED');
    expect(await drift()).toEqual([]);
  });

  it('are for the order whose number somebody enters, if this courier had it', async () => {
    const [one, other] = [await delivered(), await delivered()];
    const numberOf = async ({ orderId }: { orderId: string }) =>
      (await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: world().shop.id, id: orderId } } })).number;
    const { id } = await enter([paid('UNREADABLE'), paid(other.code)]);
    const [unknown] = (await statementOf(id)).lines;
    const choose = (orderNumber: string) => execute(decideStatementLine, world().session, { lineId: unknown!.id, orderNumber });
    const { id: elsewhere } = await withOrder(world().shop, { lines: [{ product: world().product }] });
    for (const wrong of ['no number', '99999999999', '4711', String(await numberOf({ orderId: elsewhere }))]) {
      await expect(choose(wrong)).rejects.toMatchObject({ code: 'BAD_REQUEST', fieldErrors: [{ field: 'orderNumber' }] });
    }
    await choose(`#${await numberOf(one)}`);
    expect((await statementOf(id)).lines).toMatchObject([{ result: 'MATCHED', orderId: one.orderId, isChosen: true }, { result: 'MATCHED' }]);
    await post(id);
    expect(await settlementOf(one.orderId)).toBe('SETTLED');
    expect(await drift()).toEqual([]);
  });

  it('stand beside the orders that should have been on it, which book nothing', async () => {
    // Three days and two of grace: on the fifth day the money may still come.
    const [late, inTime, young, settled] = [await delivered(6), await delivered(5), await delivered(2), await delivered(10)];
    const filter = { show: 'LATE' as const };
    const where = { AND: [notSettledListQuery.where(world().session, filter), (await notSettledListQuery.storedWhere!(world().session, filter))!] };
    const listed = await db.order.findMany({ where, select: { id: true } });
    expect(listed.map(({ id }) => id).toSorted()).toEqual([late.orderId, settled.orderId].toSorted());
    expect(await heldMoney(world().shop.id)).toMatchObject([{ lateOrders: 2 }]);
    const { id } = await enter([paid(settled.code)]);
    const missing = (await statementOf(id)).lines.filter(({ result }) => result === 'EXPECTED_MISSING');
    expect(missing).toMatchObject([{ orderId: late.orderId, expectedPoisha: 560_00n }]);
    await post(id);
    expect(await Promise.all([late, inTime, young, settled].map(({ orderId }) => settlementOf(orderId)))).toEqual(['UNSETTLED', 'UNSETTLED', 'UNSETTLED', 'SETTLED']);
    expect(await drift()).toEqual([]);
  });

  it('stand beside parcels that were refused against a fee, and beside what is still to come of one paid in part', async () => {
    const [fee, part] = [await shipped(), await delivered(10)];
    await execute(returnOrder, world().session, { orderId: fee.orderId, reason: 'Refused', feeCollected: 60 });
    await db.order.updateMany({ where: { businessId: world().shop.id, id: fee.orderId }, data: { shippedAt: new Date(Date.now() - 11 * 86_400_000) } });
    const { id: first } = await enter([paid(part.code, 300)]);
    await execute(decideStatementLine, world().session, { lineId: (await statementOf(first)).lines[0]!.id, restComes: true });
    await post(first);
    const { id } = await enter([paid((await delivered()).code)]);
    const missing = (await statementOf(id)).lines.filter(({ result }) => result === 'EXPECTED_MISSING');
    expect(missing).toMatchObject([{ orderId: fee.orderId, expectedPoisha: 60_00n }, { orderId: part.orderId, expectedPoisha: 260_00n }]);
  });

  it('of a long statement are compared and posted in the background; entered twice, it is one', async () => {
    const { orderId, code } = await delivered();
    const parcel = (consignment: string) => ({
      consignment, invoice: '', phone: '', collectedPoisha: 560_00n, deliveryPoisha: 60_00n, codFeePoisha: 5_60n, returnPoisha: 0n, adjustPoisha: 0n,
    });
    const keep = defineCommand({
      name: 'test.keepLong', permission: 'deliveryMethod', input: z.object(statementHead),
      run: (context, head) => saveStatement(context, head, [parcel(code), ...Array.from({ length: 2_499 }, (_, index) => parcel(`NOT-OURS-${index}`))]),
    });
    const worker = await startWorker();
    const { id } = await execute(keep, world().session, { courierId: world().courierId, account: 'BANK' });
    const statusIs = (status: string) => vi.waitFor(async () => expect((await statementOf(id)).status).toBe(status), { timeout: 60_000, interval: 200 });
    await statusIs('DRAFT');
    const { readCount, lines } = await statementOf(id);
    expect([readCount, lines.length, lines.filter(({ result }) => result === 'MATCHED').length]).toEqual([2_500, 2_500, 1]);
    expect(await execute(keep, world().session, { courierId: world().courierId, account: 'BANK' })).toEqual({ id });
    await post(id);
    await statusIs('POSTED');
    await worker.stop();
    expect(await settlementOf(orderId)).toBe('SETTLED');
    expect(await db.journalEntry.count({ where: { businessId: world().shop.id, sourceId: id } })).toBe(1);
    expect(await drift()).toEqual([]);
  });

  it('come to any money account of the business', async () => {
    const { code } = await delivered();
    const { id: accountId } = await execute(createAccount, world().session, { name: 'City Bank', purpose: 'MONEY' });
    const { id } = await enter([paid(code)], { accountId });
    await post(id);
    expect((await books())['City Bank']).toBe(494.4);
    const { id: category } = await execute(createAccount, world().session, { name: 'Tea', purpose: 'EXPENSE' });
    await expect(enter([paid('X')], { accountId: category })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('the profit of an order', () => {
  it('is estimated by the terms of its courier until a statement tells it', async () => {
    const { orderId, code } = await delivered();
    await db.order.updateMany({ where: { businessId: world().shop.id, id: orderId }, data: { district: 'Sylhet', thana: '' } });
    const profit = async () => (await orderProfits(db, world().shop.id, [orderId])).get(orderId);
    expect(await profit()).toMatchObject({ isEstimated: true, courierCharge: 120_00n, codFee: 5_60n, profit: 560_00n - 100_00n - 120_00n - 5_60n });
    const { id } = await enter([paid(code, 560, { deliveryCharge: 130 })]);
    await post(id);
    expect(await profit()).toMatchObject({ isEstimated: false, courierCharge: 130_00n, codFee: 5_60n, profit: 560_00n - 100_00n - 130_00n - 5_60n });
    // Written off: the courier was paid for carrying it, and nothing came.
    const unpaid = await delivered();
    await execute(writeOffOrder, world().session, { orderId: unpaid.orderId, note: 'The courier is gone' });
    const lost = (await orderProfits(db, world().shop.id, [unpaid.orderId])).get(unpaid.orderId)!;
    expect(lost).toMatchObject({ revenue: 560_00n, writtenOff: 560_00n, profit: -100_00n - (lost.courierCharge ?? 0n) - lost.codFee });
    await execute(undoSettlementDecision, world().session, { orderId: unpaid.orderId, reason: 'It came' });
    expect((await orderProfits(db, world().shop.id, [unpaid.orderId])).get(unpaid.orderId)).toMatchObject({ writtenOff: 0n });
    // A fine that was accepted, and a taka too little that was taken for right.
    const fined = await delivered();
    const { id: second } = await enter([paid(fined.code, 559, { codFee: 5.6, adjustment: -25 })]);
    await post(second);
    const before = (await orderProfits(db, world().shop.id, [fined.orderId])).get(fined.orderId)!;
    expect(before).toMatchObject({ courierCharge: 61_00n, writtenOff: 0n });
    const { lines } = await statementOf(second);
    await execute(acceptStatementDifferences, world().session, { statementId: second, lines: [lines[0]!.id], note: 'A fine' });
    expect((await orderProfits(db, world().shop.id, [fined.orderId])).get(fined.orderId)).toMatchObject({ writtenOff: 25_00n, profit: before.profit - 25_00n });
    const back = await delivered();
    await execute(returnOrder, world().session, { orderId: back.orderId, reason: 'Torn', refund: 500 });
    expect((await orderProfits(db, world().shop.id, [back.orderId])).get(back.orderId)).toMatchObject({ isEstimated: true, returnCharge: expect.any(BigInt) });
  });
});

import { describe, expect, it } from 'vitest';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { accountId } from '../../../../prisma/seed/factories/money.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { db } from '../../../db/client.ts';
import { countStatements } from '../../../db/statements.ts';
import { exportCells } from '../../../list-query/list-export.ts';
import { paid } from '../../couriers/settlement/__tests__/courier-shop.ts';
import { decideStatementLine } from '../../couriers/settlement/decide-line.ts';
import { resolveDispute, writeOffOrder } from '../../couriers/settlement/settlement-decisions.ts';
import { editOrder } from '../../orders/edit-order.ts';
import { exchangeOrder } from '../../orders/exchange-order.ts';
import { cancelOrder, confirmOrder, deliverOrder, shipOrder } from '../../orders/order-commands.ts';
import { recallOrder } from '../../orders/recall-order.ts';
import { deliverPart, loseOrder, returnOrder } from '../../orders/return-orders.ts';
import { createExpense } from '../../accounting/expense-commands.ts';
import { profitExport, profitOrdersExport } from '../profit-export.ts';
import { profitOrders } from '../profit-orders.ts';
import { profitRange, profitReport } from '../profit-report.ts';
import { ago, noon, today } from '../../accounting/__tests__/trade.ts';
import { basesShop, rowOf } from './bases-shop.ts';

const { world, server, founder, ship, shipped, delivered, enter, post, undo, read, settle, run, lineOf, comeBack } = basesShop();

/** Paid in advance: nothing is collected. */
async function prepaid() {
  const { id } = await withOrder(world().shop, { lines: [{ product: world().product }], advance: 560, district: 'Dhaka' });
  return ship(id);
}

describe('the bases of profit and sales', () => {
  it('agree on a business whose orders are all shipped, delivered and settled', async () => {
    const first = await delivered();
    const second = await delivered();
    const before = await prepaid();
    await run(deliverOrder, { orderId: before.orderId });
    const expense = { accountId: await accountId(world().shop, 'cash'), counterId: await accountId(world().shop, 'rent'), amount: 120, day: noon(ago(2)) };
    await run(createExpense, expense);
    // Kept of an order that never left: of no order that counts, on each basis.
    const { id: kept } = await withOrder(world().shop, { lines: [{ product: world().product }], advance: 200 });
    await run(cancelOrder, { orderId: kept, reason: 'No answer', keepAdvance: true });
    await settle(paid(first.code), paid(second.code), paid(before.code, 0));
    const [byDelivery, byShipping, bySettlement] = [await read('DELIVERED'), await read('SHIPPED'), await read('SETTLED')];
    expect(byDelivery.total).toMatchObject({ orders: null, sales: 1680, costOfGoods: 300, courierCharges: 180, codFees: 11.2, otherIncome: 200, otherCosts: 120 });
    expect(byShipping.total).toEqual({ ...byDelivery.total, orders: 3 });
    expect(bySettlement.total).toEqual({ ...byDelivery.total, orders: 3 });
  });

  it('agree in what is left also where goods came back, in part and in exchange, were lost, charged too much and given up', async () => {
    const { product } = world();
    const good = await shipped();
    await run(returnOrder, { orderId: good.orderId, reason: 'Refused', feeCollected: 60 });
    await comeBack(good.orderId, 1);
    const damaged = await shipped();
    await run(returnOrder, { orderId: damaged.orderId, reason: 'Refused' });
    await comeBack(damaged.orderId, 0, 1);
    const { id: two } = await withOrder(world().shop, { lines: [{ product, quantity: 2 }], district: 'Dhaka' });
    const part = await ship(two);
    await run(deliverPart, { orderId: two, lines: [{ lineId: await lineOf(two), accepted: 1 }], collected: 560, reason: 'One was too small' });
    await comeBack(two, 1);
    const lost = await shipped();
    await run(loseOrder, { orderId: lost.orderId, reason: 'The van was robbed', claim: 80 });
    const dear = await delivered();
    const given = await delivered();
    const exchanged = await delivered();
    await settle(paid(good.code, 60, { deliveryCharge: 60, returnCharge: 30 }), { consignment: damaged.code, collected: 0, deliveryCharge: 60, returnCharge: 30 },
      paid(part.code, 560, { returnCharge: 30 }), { consignment: lost.code, collected: 80 }, paid(exchanged.code), paid(given.code, 500));
    const { id: dearOne } = await enter([paid(dear.code, 560, { deliveryCharge: 95 })]);
    const [line] = await db.statementLine.findMany({ where: { businessId: world().shop.id, statementId: dearOne } });
    await run(decideStatementLine, { lineId: line!.id, decision: 'DISPUTE', note: 'Within the city' });
    await post(dearOne);
    await run(resolveDispute, { orderId: dear.orderId, note: 'They paid it back' });
    await run(writeOffOrder, { orderId: given.orderId, note: 'Too old' });
    const child = await run(exchangeOrder, {
      orderId: exchanged.orderId, reason: 'Wants another', back: [{ lineId: await lineOf(exchanged.orderId), quantity: 1 }],
      lines: [{ variantId: product.variantId, quantity: 1, unitPrice: 700 }], deliveryFee: 60,
    }) as { id: string };
    await db.order.update({ where: { businessId_id: { businessId: world().shop.id, id: child.id } }, data: { district: 'Dhaka' }, select: { id: true } });
    const sent = await ship(child.id);
    await comeBack(exchanged.orderId, 1);
    await run(deliverOrder, { orderId: child.id });
    const { totalPoisha, advancePoisha } = await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: world().shop.id, id: child.id } } });
    await settle(paid(sent.code, Number(totalPoisha - advancePoisha) / 100), { consignment: exchanged.code, collected: 0, returnCharge: 30 });
    const [byDelivery, byShipping, bySettlement] = [await read('DELIVERED'), await read('SHIPPED'), await read('SETTLED')];
    expect([byShipping.total.net, bySettlement.total.net]).toEqual([expect.closeTo(byDelivery.total.net, 6), expect.closeTo(byDelivery.total.net, 6)]);
    expect([byShipping.total.orders, bySettlement.total.orders]).toEqual([8, 8]);
    expect(rowOf(byShipping, given.orderId)).toMatchObject({ sales: 560, losses: 60 });
    expect(rowOf(bySettlement, given.orderId)).toMatchObject({ sales: 500, losses: 0 });
  });
});

describe('shipped', () => {
  it('is what is expected of what left: with the terms of the courier, until it came back', async () => {
    const parcel = await shipped();
    const { orders: [order], total } = await read('SHIPPED');
    expect(order).toMatchObject({ sales: 560, costOfGoods: 100, courierCharges: 60, codFees: 5.6, losses: 0, result: 394.4, isEstimated: true });
    expect(total).toMatchObject({ orders: 1, sales: 560, courierCharges: 60, codFees: 5.6, net: 394.4 });
    await run(returnOrder, { orderId: parcel.orderId, reason: 'Refused' });
    await comeBack(parcel.orderId, 0, 1);
    expect(rowOf(await read('SHIPPED'), parcel.orderId)).toMatchObject({ sales: 0, costOfGoods: 0, courierCharges: 90, codFees: 0, losses: 100 });
  });

  it('counts an order on the day of its last shipment, once', async () => {
    const { orderId } = await shipped();
    await run(recallOrder, { orderId });
    expect((await read('SHIPPED')).total.orders).toBe(0);
    await run(shipOrder, { orderId, courierName: 'Steadfast', trackingCode: 'SECOND' });
    await run(deliverOrder, { orderId });
    await run(editOrder, { orderId, reason: 'Entered late', orderedOn: ago(20), confirmedOn: ago(20), shippedOn: ago(15), deliveredOn: ago(3) });
    expect((await read('SHIPPED')).total).toMatchObject({ orders: 0, sales: 0 });
    const { orders, totalBefore } = await read('SHIPPED', { from: ago(20), to: ago(11) });
    expect([orders.length, totalBefore.orders]).toEqual([1, 0]);
    expect((await read('SHIPPED')).totalBefore).toMatchObject({ orders: 1, sales: 560 });
  });
});

describe('settled', () => {
  it('is the money that came: on the day of the statement, and gone again when that is void', async () => {
    const open = await delivered();
    expect((await read('SETTLED')).total).toMatchObject({ orders: 0, net: 0 });
    const { id } = await enter([paid(open.code)], { day: ago(4) });
    await post(id);
    const { total, rows } = await read('SETTLED');
    expect(total).toMatchObject({ orders: 1, sales: 560, costOfGoods: 100, courierCharges: 60, codFees: 5.6 });
    expect(rows.map(({ from }) => from)).toEqual([ago(4)]);
    await undo(id);
    expect((await read('SETTLED')).total).toMatchObject({ orders: 0, sales: 0, courierCharges: 0 });
  });

  it('has none of what is in dispute, of the cash or of the charges, before it is paid', async () => {
    const short = await delivered();
    const dear = await delivered();
    await settle(paid(short.code, 500));
    const { id } = await enter([paid(dear.code, 560, { deliveryCharge: 95 })]);
    const [line] = await db.statementLine.findMany({ where: { businessId: world().shop.id, statementId: id } });
    await run(decideStatementLine, { lineId: line!.id, decision: 'DISPUTE', note: 'Within the city' });
    await post(id);
    const before = await read('SETTLED');
    expect([rowOf(before, short.orderId), rowOf(before, dear.orderId)]).toMatchObject([{ sales: 500, courierCharges: 60 }, { sales: 525, courierCharges: 60 }]);
    for (const { orderId } of [short, dear]) await run(resolveDispute, { orderId, note: 'They paid it' });
    expect((await read('SETTLED')).total).toMatchObject({ sales: 1120, courierCharges: 120 });
  });

  it('counts what was paid before on the day of the delivery, and what only came back when it is in hand', async () => {
    const { orderId } = await prepaid();
    expect((await read('SETTLED')).total.orders).toBe(0);
    await run(deliverOrder, { orderId });
    const back = await shipped();
    await run(returnOrder, { orderId: back.orderId, reason: 'Refused' });
    expect(rowOf(await read('SETTLED'), orderId)).toMatchObject({ sales: 560, courierCharges: 0 });
    await comeBack(back.orderId, 0, 1);
    expect(rowOf(await read('SETTLED'), back.orderId)).toMatchObject({ sales: 0, courierCharges: 0, losses: 100 });
  });

  it('counts what is written off without a statement on the day of that', async () => {
    const { orderId } = await delivered();
    await run(writeOffOrder, { orderId, note: 'The courier has closed' });
    expect(rowOf(await read('SETTLED'), orderId)).toMatchObject({ sales: 0, costOfGoods: 100, losses: 0 });
  });
});

describe('the report on another basis', () => {
  it('takes two statements, and a page of orders one', async () => {
    await settle(paid((await delivered()).code));
    for (const basis of ['SHIPPED', 'SETTLED'] as const) {
      expect(await countStatements(async (counter) => {
        await profitReport(world().shop.id, profitRange({ basis }));
        await profitOrders(world().shop.id, { basis }, { take: 51 });
        return counter.count;
      })).toBe(3);
    }
  });

  it('is about the orders of one courier, source or district alone, and the parts add up to the orders of all', async () => {
    const { id: facebook } = await withOrder(world().shop, { lines: [{ product: world().product }], district: 'Dhaka', source: 'Facebook' });
    await ship(facebook);
    await shipped();
    const own = await withOrder(world().shop, { lines: [{ product: world().product }], district: 'Khulna' });
    await run(confirmOrder, { orderId: own.id });
    await run(shipOrder, { orderId: own.id, courierName: 'Own rider' });
    await run(createExpense, { accountId: await accountId(world().shop, 'cash'), counterId: await accountId(world().shop, 'rent'), amount: 120, day: noon(today) });
    const of = async (only: string, basis = 'SHIPPED') => (await server().graphql<{ profitReport: { total: Record<string, number>; totalBefore: { orders: number } }; profitOrders: { edges: { node: { result: number } }[] } }>(
      founder(), `{ profitReport(filter: { basis: ${basis}, ${only} }) { total { orders sales costOfGoods courierCharges codFees losses otherCosts gross net } totalBefore { orders } }
        profitOrders(first: 50, filter: { ${only} }) { edges { node { result } } } }`));
    const totalOf = async (only: string) => {
      const { data } = await of(only);
      const { total } = data!.profitReport;
      expect(data!.profitOrders.edges).toHaveLength(total.orders!);
      expect(data!.profitOrders.edges.reduce((sum, { node }) => sum + node.result, 0)).toBeCloseTo(total.gross!, 6);
      return total;
    };
    const all = await totalOf('source: ""');
    expect(all).toMatchObject({ orders: 3, otherCosts: 120 });
    for (const parts of [['courier: "Steadfast"', 'courier: "Own rider"'], ['district: "Dhaka"', 'district: "Khulna"'], ['source: "Facebook"', 'source: "Phone"']]) {
      const totals = await Promise.all(parts.map(totalOf));
      for (const figure of ['orders', 'sales', 'costOfGoods', 'courierCharges', 'codFees', 'losses', 'gross']) {
        expect([figure, totals.reduce((sum, total) => sum + total[figure]!, 0)]).toEqual([figure, expect.closeTo(all[figure]!, 6)]);
      }
      for (const total of totals) expect(total).toMatchObject({ otherCosts: 0, net: total.gross });
    }
    expect(await totalOf('courier: "Steadfast", source: "Facebook"')).toMatchObject({ orders: 1 });
    expect(await totalOf('courier: "Steadfast", district: "Khulna"')).toMatchObject({ orders: 0, net: 0 });
    expect((await of('source: "Facebook"', 'DELIVERED')).errors?.[0]).toMatchObject({
      message: 'The books have no courier, district or source: choose another basis', extensions: { code: 'BAD_REQUEST' },
    });
    const file = await Array.fromAsync(exportCells(profitExport, world().session, { filter: JSON.stringify({ basis: 'SHIPPED', courier: 'Own rider' }) }));
    expect(file.flat().at(-1)!.at(-1)).toBe(1);
    expect(await countStatements(async (counter) => {
      await profitReport(world().shop.id, profitRange({ basis: 'SHIPPED', courier: 'Steadfast' }));
      return counter.count;
    })).toBe(1);
  });

  it('reads its orders page by page, is a file that names the basis, and refuses too many days', async () => {
    for (let index = 0; index < 3; index += 1) await shipped();
    const page = async (after: string | null, basis = 'SHIPPED') => (await server().graphql<{ profitOrders: { edges: { node: { id: string } }[]; pageInfo: { endCursor: string; hasNextPage: boolean } } }>(
      founder(), `query ($after: String) { profitOrders(first: 2, after: $after, filter: { basis: ${basis} }) { edges { node { id } } pageInfo { endCursor hasNextPage } } }`, { after }));
    const first = (await page(null)).data!.profitOrders;
    const second = (await page(first.pageInfo.endCursor)).data!.profitOrders;
    expect(new Set([...first.edges, ...second.edges].map(({ node }) => node.id)).size).toBe(3);
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
    expect((await page(first.pageInfo.endCursor, 'SETTLED')).errors).toHaveLength(1);
    const { total } = await read('SHIPPED');
    const [lines] = await Array.fromAsync(exportCells(profitExport, world().session, { filter: JSON.stringify({ basis: 'SHIPPED', from: ago(10) }) }));
    expect(lines!.at(-1)).toEqual([ago(10), today, ...[total.sales].map((one) => ({ amount: one.toFixed(2) })), ...lines!.at(-1)!.slice(3, 12), 'Shipped (estimate)', 3]);
    const orders = (await Array.fromAsync(exportCells(profitOrdersExport, world().session, { filter: JSON.stringify({ basis: 'SHIPPED' }) }))).flat();
    expect(orders).toHaveLength(4);
    expect(orders[1]!.slice(5, 8)).toEqual(['Shipped (estimate)', 'estimated', { amount: '560.00' }]);
    const { errors } = await server().graphql(founder(), `{ profitReport(filter: { basis: SETTLED, from: "${ago(70)}" }) { isByMonth } }`);
    expect(errors?.[0]?.message).toBe('At most 62 days');
  });

  it('is hidden from who may not see costs, from staff, and from other businesses', async () => {
    await shipped();
    const ask = (token: string) => server().graphql<{ profitReport: { total: object }; profitOrders: { edges: { node: object }[] } }>(
      token, `{ profitReport(filter: { basis: SHIPPED }) { total { orders sales net } } profitOrders(first: 5, filter: { basis: SHIPPED }) { edges { node { sales costOfGoods courierCharges codFees losses result } } } }`);
    const admin = await tokenOf(await withMember(world().shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] }));
    const { data } = await ask(admin);
    expect(data!.profitReport.total).toEqual({ orders: 1, sales: null, net: null });
    expect(data!.profitOrders.edges.map(({ node }) => node)).toEqual([{ sales: null, costOfGoods: null, courierCharges: null, codFees: null, losses: null, result: null }]);
    const stranger = await tokenOf((await seedBusiness()).founder);
    expect((await ask(stranger)).data).toMatchObject({ profitReport: { total: { orders: 0, sales: 0 } }, profitOrders: { edges: [] } });
    expect((await ask(await tokenOf(await withMember(world().shop, { flags: ['report'] })))).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });
});

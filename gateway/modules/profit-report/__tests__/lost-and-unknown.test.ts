import { describe, expect, it } from 'vitest';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { exportCells } from '../../../list-query/list-export.ts';
import { ago, noon } from '../../accounting/__tests__/trade.ts';
import { paid } from '../../couriers/settlement/__tests__/courier-shop.ts';
import { saveDeliveryMethod } from '../../couriers/save-delivery-method.ts';
import { writeOffClaim } from '../../couriers/settlement/claim-decisions.ts';
import { acceptStatementDifferences, settleStatementDifferences, undoDifferenceDecision } from '../../couriers/settlement/difference-decisions.ts';
import { undoSettlementDecision } from '../../couriers/settlement/settlement-decisions.ts';
import { loseOrder } from '../../orders/return-orders.ts';
import { profitOrdersExport } from '../profit-export.ts';
import { basesShop, rowOf } from './bases-shop.ts';

const { world, server, founder, shipped, delivered, read, settle, run } = basesShop();

describe('goods that a courier has lost', () => {
  const lostWith = async (claim: number) => {
    const parcel = await shipped();
    await run(loseOrder, { orderId: parcel.orderId, reason: 'The van was robbed', claim });
    return parcel;
  };

  it('count as settled on the day of the loss where nothing is claimed for them', async () => {
    const { orderId } = await lostWith(0);
    await db.orderTransition.updateMany({ where: { businessId: world().shop.id, orderId, to: 'LOST' }, data: { createdAt: noon(ago(3)) } });
    // What an order brings and costs is kept with its changes.
    await db.order.update({ where: { businessId_id: { businessId: world().shop.id, id: orderId } }, data: { status: 'RETURN_PENDING' }, select: { id: true } });
    await db.order.update({ where: { businessId_id: { businessId: world().shop.id, id: orderId } }, data: { status: 'LOST' }, select: { id: true } });
    const { orders, rows, total } = await read('SETTLED');
    expect(orders).toMatchObject([{ id: encodeId('Order', orderId), sales: 0, costOfGoods: 0, courierCharges: 0, losses: 100, result: -100 }]);
    expect([rows.map(({ from }) => from), total.orders]).toEqual([[ago(3)], 1]);
    expect((await read('DELIVERED')).total.net).toBe(total.net);
  });

  it('wait for their statement or the decision about them where a part of them is claimed, also once that is taken back', async () => {
    const { orderId, code } = await lostWith(80);
    expect((await read('SETTLED')).total.orders).toBe(0);
    await run(writeOffClaim, { orderId, note: 'They have closed' });
    expect(rowOf(await read('SETTLED'), orderId)).toMatchObject({ sales: 0, losses: 100 });
    await run(undoSettlementDecision, { orderId, reason: 'They pay' });
    expect((await read('SETTLED')).total.orders).toBe(0);
    await settle({ consignment: code, collected: 80 });
    expect(rowOf(await read('SETTLED'), orderId)).toMatchObject({ sales: 0, losses: 20 });
  });
});

describe('what a statement took beside its charges', () => {
  it('is missing at once as settled, and a loss of what was shipped once it is accepted', async () => {
    const { orderId, code } = await delivered();
    const statementId = await settle(paid(code, 560, { adjustment: -20 }));
    const losses = async () => [rowOf(await read('SHIPPED'), orderId)!.losses, rowOf(await read('SETTLED'), orderId)!.losses];
    expect(await losses()).toEqual([0, 20]);
    const { id } = await db.statementLine.findFirstOrThrow({ where: { businessId: world().shop.id, statementId } });
    await run(acceptStatementDifferences, { statementId, lines: [id], note: 'For packing' });
    expect(await losses()).toEqual([20, 20]);
    const decision = await db.differenceDecision.findFirstOrThrow({ where: { businessId: world().shop.id, statementId } });
    await run(undoDifferenceDecision, { decisionId: decision.id, reason: 'They pay' });
    await run(settleStatementDifferences, { statementId, lines: [id], note: 'They paid' });
    expect(await losses()).toEqual([0, 0]);
  });
});

describe('an order whose charge nobody knows', () => {
  it('is one whose courier has no charges, and not one whose courier takes nothing', async () => {
    const { orderId } = await shipped();
    const rowOfOrder = async () => {
      const { data } = await server().graphql<{ profitOrders: { edges: { node: object }[] }; node: { profit: object } }>(
        founder(), `query ($id: ID!) {
          profitOrders(first: 9, filter: { basis: SHIPPED }) { edges { node { isChargeUnknown courierCharges } } }
          node(id: $id) { ... on Order { profit { courierCharge } } }
        }`, { id: encodeId('Order', orderId) });
      return { ...data!.profitOrders.edges[0]!.node, ...data!.node.profit };
    };
    const terms = { courierId: world().courierId, name: 'Steadfast', kind: 'MANUAL' };
    expect(await rowOfOrder()).toEqual({ isChargeUnknown: false, courierCharges: 60, courierCharge: 60 });
    await run(saveDeliveryMethod, { ...terms, forgetsCharges: true });
    expect(await rowOfOrder()).toEqual({ isChargeUnknown: true, courierCharges: 0, courierCharge: null });
    await run(saveDeliveryMethod, { ...terms, insideCharge: 0 });
    expect(await rowOfOrder()).toEqual({ isChargeUnknown: false, courierCharges: 0, courierCharge: 0 });
  });

  it('says so, and nothing is counted for it', async () => {
    const { orderId } = await shipped();
    await shipped();
    await db.order.update({ where: { businessId_id: { businessId: world().shop.id, id: orderId } }, data: { district: '' }, select: { id: true } });
    const { data } = await server().graphql<{
      profitOrders: { edges: { node: { id: string; isEstimated: boolean; isChargeUnknown: boolean; courierCharges: number } }[] };
      profitReport: object;
    }>(
      founder(), '{ profitReport(filter: { basis: SHIPPED }) { rows { unknownCharges } total { orders unknownCharges } totalBefore { unknownCharges } } profitOrders(first: 9, filter: { basis: SHIPPED }) { edges { node { id isEstimated isChargeUnknown courierCharges } } } }');
    const rows = data!.profitOrders.edges.map(({ node }) => node).toSorted((a, b) => a.courierCharges - b.courierCharges);
    expect(rows).toMatchObject([{ id: encodeId('Order', orderId), isEstimated: true, isChargeUnknown: true, courierCharges: 0 }, { isEstimated: true, isChargeUnknown: false, courierCharges: 60 }]);
    expect(data!.profitReport).toEqual({ rows: [{ unknownCharges: 1 }], total: { orders: 2, unknownCharges: 1 }, totalBefore: { unknownCharges: 0 } });
    const sheet = (await Array.fromAsync(exportCells(profitOrdersExport, world().session, { filter: JSON.stringify({ basis: 'SHIPPED' }) }))).flat();
    expect(sheet.slice(1).map((row) => row[6]).toSorted()).toEqual(['estimated', 'not known, counted as 0']);
  });
});

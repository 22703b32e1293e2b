import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../../../prisma/seed/factories/session.ts';
import { DAY_MS } from '../../../../../schema/rules/durations.ts';
import { dhakaDay } from '../../../../../schema/rules/format.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { encodeId } from '../../../../graphql/global-id.ts';
import { Session } from '../../../../session/session.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../../orders/order-commands.ts';
import { saveDeliveryMethod } from '../../save-delivery-method.ts';
import { disputeOrder } from '../settlement-decisions.ts';
import { snoozeOrders } from '../snooze.ts';

let server: TestServer;
let shop: Shop;
let session: Session;
let quick: string;
let slow: string;
const sent: { courierId: string; days: number; orderId: string; code: string }[] = [];

/** Orders that two couriers delivered some days ago: one pays within 3 days and a day of patience, one within 10 and 2. */
beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness({ name: 'Claims' });
  session = Session.system(shop.id);
  const product = await withProduct(shop, { stock: 100, cost: 100 });
  ({ id: quick } = await execute(saveDeliveryMethod, session, { name: 'Quick', kind: 'MANUAL', payoutDays: 3, graceDays: 1 }));
  ({ id: slow } = await execute(saveDeliveryMethod, session, { name: 'Slow', kind: 'MANUAL', payoutDays: 10, graceDays: 2 }));
  for (const [index, [courierId, days]] of ([[quick, 1], [quick, 6], [quick, 7], [slow, 6], [slow, 20]] as const).entries()) {
    const { id: orderId } = await withOrder(shop, { lines: [{ product, price: 500 }], deliveryFee: 60, customerName: `Buyer ${index}` });
    const code = `CS-${index}`;
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: courierId === quick ? 'Quick' : 'Slow', trackingCode: code });
    await execute(deliverOrder, session, { orderId });
    await db.order.updateMany({ where: { businessId: shop.id, id: orderId }, data: { deliveredAt: new Date(Date.now() - days * DAY_MS) } });
    sent.push({ courierId, days, orderId, code });
  }
  await execute(snoozeOrders, session, { orders: [sent[2]!.orderId], until: dhakaDay(new Date(Date.now() + 3 * DAY_MS)) });
});
afterAll(() => server.close());

async function sheet(filter: object, token: string) {
  const answer = await fetch(`${server.url}/api/export/claim-sheet?filter=${encodeURIComponent(JSON.stringify(filter))}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const text = await answer.text();
  return { status: answer.status, lines: text.replace('\uFEFF', '').split('\r\n').slice(0, -1) };
}
const codesIn = ({ lines }: { lines: string[] }) => lines.slice(1).map((line) => /CS-\d/.exec(line)?.[0]).toSorted();

describe('orders that couriers have not paid', () => {
  let founder: string;
  beforeAll(async () => { founder = await tokenOf(shop.founder); });

  it('are a file for the courier, with its own numbers, the days and the amount that it holds', async () => {
    const { status, lines } = await sheet({ courierId: encodeId('Courier', slow) }, founder);
    expect(status).toBe(200);
    expect(lines[0]).toBe('Courier,Consignment,Invoice,Order,Customer,Phone,Handed over,Delivered,Days since,Held,Status,In dispute because,Disputed by,Disputed on,Evidence');
    const delivered = dhakaDay(new Date(Date.now() - 20 * DAY_MS));
    expect(lines.slice(1)).toHaveLength(2);
    expect(lines).toContainEqual(expect.stringMatching(`^Slow,CS-4,[^,]+,[^,]+,Buyer 4,\\+?'?\\d+,${dhakaDay(new Date())},${delivered},20,560(\\.00)?,UNSETTLED,,,,$`));
    const member = await withMember(shop, { flags: ['orderList'] });
    await sessionFor(member);
    expect((await sheet({}, await tokenOf(member))).status).toBe(403);
  });

  it('are late by the terms of their own courier, unless they were put away', async () => {
    expect(codesIn(await sheet({}, founder))).toEqual(['CS-0', 'CS-1', 'CS-3', 'CS-4']);
    expect(codesIn(await sheet({ show: 'LATE' }, founder))).toEqual(['CS-1', 'CS-4']);
    expect(codesIn(await sheet({ show: 'LATE', courierId: encodeId('Courier', quick) }, founder))).toEqual(['CS-1']);
    expect(codesIn(await sheet({ show: 'SNOOZED' }, founder))).toEqual(['CS-2']);
  });

  it('are the orders that each figure of who holds the money counts, put away or not', async () => {
    const listed = async (courierId: string, filter: object) => {
      const { data } = await server.graphql<{ notSettledOrders: { edges: { node: { amount: number } }[] } }>(
        founder, 'query ($filter: NotSettledOrdersFilter) { notSettledOrders(first: 10, filter: $filter) { edges { node { amount } } } }', { filter: { ...filter, courierId } });
      const amounts = data!.notSettledOrders.edges.map(({ node }) => node.amount);
      return [amounts.length, amounts.reduce((sum, amount) => sum + amount, 0)];
    };
    const { data } = await server.graphql<{ moneyHeldByCouriers: Record<string, number>[] }>(founder, `{ moneyHeldByCouriers {
      courierId orders total away awayOrders late lateOrders days0to3 days4to7 days8to15 over15 parcels0to3 parcels4to7 parcels8to15 parcelsOver15 } }`);
    const held = data!.moneyHeldByCouriers;
    expect(held).toMatchObject([{ orders: 3, total: 1_680, away: 560, late: 560 }, { orders: 2, total: 1_120, away: 0, late: 560 }]);
    for (const its of held) {
      const courierId = String(its['courierId']);
      expect(await listed(courierId, { show: 'LATE' })).toEqual([its['lateOrders'], its['late']]);
      expect(await listed(courierId, { show: 'SNOOZED' })).toEqual([its['awayOrders'], its['away']]);
      expect(await listed(courierId, { age: 'DAYS_0_3' })).toEqual([its['parcels0to3'], its['days0to3']]);
      expect(await listed(courierId, { age: 'DAYS_4_7' })).toEqual([its['parcels4to7'], its['days4to7']]);
      expect(await listed(courierId, { age: 'DAYS_8_15' })).toEqual([its['parcels8to15'], its['days8to15']]);
      expect(await listed(courierId, { age: 'OVER_15' })).toEqual([its['parcelsOver15'], its['over15']]);
      expect(await listed(courierId, {})).toEqual([its['orders']! - its['awayOrders']!, its['total']! - its['away']!]);
    }
  });

  it('say why they are in dispute, who said so and when', async () => {
    const { orderId } = sent[3]!;
    await execute(disputeOrder, await sessionFor(shop.founder), { orderId, note: 'They say it was never handed over' });
    const { lines } = await sheet({ show: 'DISPUTED' }, founder);
    const { createdByName } = await db.settlementDecision.findFirstOrThrow({ where: { businessId: shop.id, orderId } });
    expect(lines.slice(1)).toEqual([expect.stringMatching(new RegExp(`,DISPUTED,They say it was never handed over,${createdByName},${dhakaDay(new Date())},$`))]);
    expect(createdByName).not.toBe('');
  });
});

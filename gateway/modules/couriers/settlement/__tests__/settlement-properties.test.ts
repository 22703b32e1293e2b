import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { addDays, dhakaDay } from '../../../../../schema/rules/format.ts';
import { db } from '../../../../db/client.ts';
import { ledgerChecks } from '../../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../../ledger-checks/find-drift.ts';
import { trialBalance } from '../../../accounting/trial-balance.ts';
import { countFigures, keptOf } from '../../../orders/__tests__/count-figures.ts';
import { figures as dashboardFigures } from '../../../orders/dashboard.ts';
import { moneyTrail } from '../money-trail.ts';
import { orderProfits, type OrderProfit } from '../order-profit.ts';
import { heldMoney } from '../not-settled.ts';
import { profitRange, profitReport } from '../../../profit-report/profit-report.ts';
import { basesByRecords } from './basis-model.ts';
import { event, newWorld, play, type Event, type World } from './business-history.ts';

const isLong = inject('isLong');

/** What each courier owes by the journal. */
const receivables = async ({ shop, couriers }: World) => {
  const rows = await db.partyTotal.findMany({ where: { businessId: shop.id, account: { code: 'courier-receivable' } } });
  return couriers.map((id) => rows.find(({ partyId }) => partyId === id)?.balancePoisha ?? 0n);
};

async function assertCouriersOwe(world: World): Promise<void> {
  const { shop, couriers, orders } = world;
  const held = await heldMoney(shop.id);
  const byOrders = couriers.map((id) => held.find(({ courierId }) => courierId === id)?.total ?? 0n);
  expect(await receivables(world)).toEqual(byOrders);
  const open = new Map(couriers.map((id) => [id, 0n]));
  for (const { orderId } of orders) {
    const trail = await moneyTrail(db, shop.id, orderId);
    if (!trail) continue; // Not handed to a courier yet.
    const { owed, paidOut, charges, codFees, other, disputed, writtenOff } = trail;
    expect(paidOut + charges + codFees + other + disputed + writtenOff + trail.open).toBe(owed);
    const { courierId } = await db.shipment.findFirstOrThrow({ where: { businessId: shop.id, orderId, active: true } });
    open.set(courierId, open.get(courierId)! + trail.open);
  }
  expect([...open.values()]).toEqual(byOrders);
}

/** Account balances beside the sums of the records. Own SQL, independent of the ledger checks. */
async function figures(id: string) {
  const rows = await db.$queryRaw<{ what: string; books: string; records: string }[]>`
    WITH held AS (
      SELECT a."code", sum(l."debitPoisha" - l."creditPoisha") AS "value" FROM "JournalLine" l
      JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId" WHERE l."businessId" = ${id}::uuid GROUP BY 1
    ), sold AS (SELECT * FROM "Order" WHERE "businessId" = ${id}::uuid),
    bought AS (
      SELECT p."id", p."status", p."returnedPoisha", p."paidPoisha", p."extraAccount",
        sum(round(l."goodsPoisha"::numeric * l."received" / l."quantity")) AS "goods",
        sum(round(l."extraPoisha"::numeric * l."received" / l."quantity")) AS "extra"
      FROM "Purchase" p JOIN "PurchaseLine" l ON l."businessId" = p."businessId" AND l."purchaseId" = p."id"
      WHERE p."businessId" = ${id}::uuid GROUP BY 1, 2, 3, 4, 5
    ), said (what, code, records) AS (VALUES
      ('inventory', 'inventory', (SELECT sum(b."onHand" * v."avgCostPoisha") FROM "StockBalance" b
        JOIN "Variant" v ON v."businessId" = b."businessId" AND v."id" = b."variantId" WHERE b."businessId" = ${id}::uuid)),
      ('goods with couriers', 'goods-in-transit', (SELECT sum((a."withCourier" + a."returning") * l."unitCostPoisha") FROM "StockAllocation" a
        JOIN "OrderLine" l ON l."businessId" = a."businessId" AND l."id" = a."orderLineId" WHERE a."businessId" = ${id}::uuid)),
      ('claims for lost goods', 'courier-claims', (SELECT sum(l."lostQuantity" * l."unitCostPoisha") FROM "OrderLine" l WHERE l."businessId" = ${id}::uuid)
        - coalesce((SELECT sum(l."claimPoisha") FROM "StatementLine" l JOIN "CourierStatement" s ON s."businessId" = l."businessId" AND s."id" = l."statementId"
          WHERE l."businessId" = ${id}::uuid AND s."status" = 'POSTED'), 0)
        - coalesce((SELECT sum("amountPoisha") FROM "SettlementDecision" WHERE "businessId" = ${id}::uuid AND NOT "isUndone"
          AND "kind" IN ('CLAIM_PAID', 'CLAIM_WRITTEN_OFF')), 0)),
      ('return charges', 'return-charges-due', coalesce((SELECT sum(l."accruedPoisha") FROM "StatementLine" l
        JOIN "CourierStatement" s ON s."businessId" = l."businessId" AND s."id" = l."statementId" WHERE l."businessId" = ${id}::uuid AND s."status" = 'POSTED'), 0)
        - (SELECT sum("returnDuePoisha") FROM "Shipment" WHERE "businessId" = ${id}::uuid)),
      ('advances', 'customer-advance', (SELECT -sum("advancePoisha") FROM sold WHERE "revenuePoisha" = 0
        AND "status" IN ('PENDING', 'PREORDER', 'HOLD', 'CONFIRMED', 'PACKED', 'SHIPPED', 'RETURN_PENDING'))),
      ('refunds', 'refunds-due', (SELECT -sum("refundDuePoisha") FROM sold)),
      ('suppliers', 'supplier-payable', (SELECT -sum("goods" + CASE WHEN "extraAccount" IS NULL THEN "extra" ELSE 0 END - "returnedPoisha" - "paidPoisha")
        FROM bought WHERE "status" <> 'VOID'))
    )
    SELECT "what", coalesce((SELECT "value" FROM held WHERE held."code" = said."code"), 0)::text AS "books", coalesce("records", 0)::text AS "records" FROM said`;
  return {
    books: Object.fromEntries(rows.map(({ what, books }) => [what, books])),
    records: Object.fromEntries(rows.map(({ what, records }) => [what, records])),
  };
}

/** Orders whose way back was charged for more often than they have parcels at that courier. */
const chargedAgain = (id: string) => db.$queryRaw<{ orderId: string }[]>`
  SELECT l."orderId" FROM "StatementLine" l JOIN "CourierStatement" s ON s."businessId" = l."businessId" AND s."id" = l."statementId"
  JOIN "Order" o ON o."businessId" = l."businessId" AND o."id" = l."orderId" AND o."settlementStatus" = 'NA'
  WHERE l."businessId" = ${id}::uuid AND s."status" = 'POSTED' AND l."returnPoisha" > 0 AND l."result" IN ('MATCHED', 'CHARGE_DIFF')
  GROUP BY l."orderId", s."courierId"
  HAVING count(*) > (SELECT count(*) FROM "Shipment" p WHERE p."businessId" = ${id}::uuid AND p."orderId" = l."orderId" AND p."courierId" = s."courierId")`;

async function assertSound(world: World): Promise<void> {
  const { id } = world.shop;
  expect(await chargedAgain(id)).toEqual([]);
  await assertCouriersOwe(world);
  const { books, records } = await figures(id);
  expect(books).toEqual(records);
  const today = dhakaDay(new Date());
  const rows = await trialBalance(id, addDays(today, -7), today);
  const sumOf = (...types: string[]) => rows.filter(({ type }) => types.includes(type)).reduce((sum, row) => sum + row.closingPoisha, 0n);
  // The balance sheet: assets equal liabilities, equity and profit.
  expect(sumOf('ASSET')).toBe(-sumOf('LIABILITY', 'EQUITY') - sumOf('INCOME', 'EXPENSE'));
  // The profit of the dashboard is that of the books before what people enter as expenses, so with what was written off.
  const range = { before: addDays(today, -7), from: addDays(today, -3), to: today };
  const shown = await dashboardFigures(id, range);
  expect(shown.days.reduce((sum, { profitPoisha }) => sum + profitPoisha, 0n)).toBe(-sumOf('INCOME', 'EXPENSE') + await enteredExpenses(id));
  await assertProfitsAddUp(id, -sumOf('INCOME', 'EXPENSE') + await enteredExpenses(id));
  // What it counts is kept by day: the same as the orders say, counted anew.
  expect(keptOf(shown)).toEqual(await countFigures(id, range));
  await assertBasesAddUp(id);
  expect((await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === id)).toEqual([]);
}

/** The report of profit and sales by shipping and by settling says what the records of the orders say one by one. */
async function assertBasesAddUp(id: string): Promise<void> {
  const said = await basesByRecords(id);
  const days = { from: addDays(dhakaDay(new Date()), -30), to: dhakaDay(new Date()) };
  for (const basis of ['SHIPPED', 'SETTLED'] as const) {
    const { rows } = await profitReport(id, profitRange({ ...days, basis }));
    const shown = rows.filter(({ orders }) => orders !== 0).map((row) => [row.from, {
      orders: BigInt(row.orders ?? 0), sales: row.SALES, goods: row.GOODS, courier: row.COURIER, cod: row.COD, losses: row.LOSSES,
    }] as const);
    expect([basis, Object.fromEntries(shown)]).toEqual([basis, Object.fromEntries(said[basis])]);
  }
}

/**
 * The profits of the orders are those of the books: without what only the orders estimate (the way there, packaging), and
 * without what belongs to no order (renewed averages of the stock, accepted differences of parcels that nobody knows).
 * An order that is on its way again is expected to earn what the books do not have yet: histories with one say nothing.
 */
async function assertProfitsAddUp(id: string, profitOfBooks: bigint): Promise<void> {
  const orders = await db.order.findMany({ where: { businessId: id }, select: { id: true } });
  const profits = [...(await orderProfits(db, id, orders.map((one) => one.id))).values()];
  const earned = await earnedByOrder(id);
  const isBooked = ({ orderId, writtenOff, returnCharge, isEstimated }: OrderProfit) =>
    earned.get(orderId) || writtenOff !== 0n || returnCharge !== 0n || !isEstimated;
  if (profits.some((one) => one.isExpected && isBooked(one))) return;
  const all = profits.filter(({ isExpected }) => !isExpected).reduce((sum, { profit, packaging, isEstimated, courierCharge, codFee }) =>
    sum + profit + packaging + (isEstimated ? (courierCharge ?? 0n) + codFee : 0n), 0n);
  expect(all).toBe(profitOfBooks + (await costsOfNoOrder(id)));
}

/** What entries of each order itself earned. */
async function earnedByOrder(id: string): Promise<Map<string, bigint>> {
  const rows = await db.$queryRaw<{ id: string; earned: bigint }[]>`
    SELECT e."sourceId" AS "id", sum(l."creditPoisha" - l."debitPoisha")::bigint AS "earned" FROM "JournalEntry" e
    JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id"
    JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId" AND a."type" IN ('INCOME', 'EXPENSE')
    WHERE e."businessId" = ${id}::uuid AND e."sourceType" = 'Order' GROUP BY 1`;
  return new Map(rows.map((row) => [row.id, row.earned]));
}

async function costsOfNoOrder(id: string): Promise<bigint> {
  const [row] = await db.$queryRaw<{ sum: bigint }[]>`
    SELECT (coalesce((
      SELECT sum(l."debitPoisha" - l."creditPoisha") FROM "JournalLine" l JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId"
      WHERE l."businessId" = ${id}::uuid AND a."code" IN ('stock-rounding', 'stock-revaluation')
    ), 0) - coalesce((
      SELECT sum(l."netPoisha") FROM "StatementLine" l JOIN "DifferenceDecision" d ON d."businessId" = l."businessId" AND d."id" = l."decisionId"
      JOIN "CourierStatement" t ON t."businessId" = l."businessId" AND t."id" = l."statementId" AND t."status" = 'POSTED'
      WHERE l."businessId" = ${id}::uuid AND l."orderId" IS NULL AND d."kind" = 'WRITE_OFF' AND NOT d."isUndone"
    ), 0))::bigint AS "sum"`;
  return row!.sum;
}

async function enteredExpenses(id: string): Promise<bigint> {
  const [row] = await db.$queryRaw<{ sum: bigint }[]>`
    SELECT coalesce(sum(l."debitPoisha" - l."creditPoisha"), 0)::bigint AS "sum" FROM "JournalLine" l
    JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId" AND a."type" = 'EXPENSE'
    JOIN "JournalEntry" e ON e."businessId" = l."businessId" AND e."id" = l."entryId" AND e."sourceType" = 'Voucher'
    WHERE l."businessId" = ${id}::uuid`;
  return row!.sum;
}

type Line = Extract<Event, { kind: 'statement' }>['lines'][number];
const line = (index: number, off: Line['off'] = 0, more: Partial<Line> = {}): Line => ({ at: index, off, restComes: false, decision: null, adjustment: 0, back: false, dear: 0, ...more });
const order = (courier: number, quantity: number, advance: 0 | 50.5 = 0, ships = true): Event => ({ kind: 'order', courier, quantity, advance, ships });
const USUAL: Event[] = [
  order(0, 2, 50.5), order(0, 1), order(1, 3),
  { kind: 'purchase', quantity: 3, cost: 41.17, start: 'RECEIVE', extraCost: 7.77, isPaid: true },
  { kind: 'purchase', quantity: 2, cost: 10, start: 'ORDER', extraCost: 0, isPaid: false }, { kind: 'payGoods', at: 1 }, { kind: 'receiveGoods', at: 1 },
  { kind: 'deliver', at: 0 }, { kind: 'paidReturn', at: 1 }, { kind: 'part', at: 2 }, { kind: 'receive', at: 2 },
  { kind: 'statement', courier: 0, posts: true, lines: [line(0, -60, { restComes: true, adjustment: 12.5 })] },
  { kind: 'statement', courier: 1, posts: true, lines: [line(2, 40)] }, { kind: 'statement', courier: 0, posts: true, lines: [line(0), line(1, 0.5)] },
  { kind: 'acceptDifferences', at: 0 }, { kind: 'undoDifferences', at: 0 }, { kind: 'settleDifferences', at: 0 },
  { kind: 'resolve', at: 2 }, { kind: 'undo', at: 2 }, { kind: 'writeOff', at: 2 }, { kind: 'voidStatement', at: 1 }, { kind: 'return', at: 0 }, { kind: 'receive', at: 0 },
  order(0, 1, 50.5, false), { kind: 'cancel', at: 3 }, { kind: 'reopen', at: 3 }, { kind: 'cancel', at: 3 }, { kind: 'refund', at: 3 },
  order(1, 2, 50.5), { kind: 'deliver', at: 4 }, { kind: 'exchange', at: 4 }, { kind: 'ship', at: 5 }, { kind: 'receive', at: 4 },
  order(1, 1), { kind: 'lose', at: 6 }, order(1, 2), { kind: 'lose', at: 7 }, { kind: 'claimPaid', at: 7 },
  { kind: 'statement', courier: 1, posts: true, lines: [line(6, -60), line(7), line(6)] }, { kind: 'voidStatement', at: 3 }, { kind: 'claimWriteOff', at: 6 }, { kind: 'undo', at: 7 },
  order(0, 1), { kind: 'return', at: 8 }, ...([12.5, 0, -3] as const).map((adjustment): Event => ({ kind: 'statement', courier: 0, posts: true, lines: [line(8, 0, { back: true, adjustment })] })),
  order(0, 1), { kind: 'deliver', at: 9 }, order(0, 1), { kind: 'deliver', at: 10 },
  { kind: 'statement', courier: 0, posts: true, lines: [line(9, -60, { decision: 'WRITE_OFF' }), line(10, 40, { decision: 'ACCEPT' }), line(9, 0, { decision: 'ACCEPT', adjustment: 12.5 })] },
  { kind: 'returnGoods', at: 0 }, { kind: 'voidPurchase', at: 1 }, { kind: 'expense', at: 3 }, { kind: 'voidExpense', at: 0 },
  ...[11, 12, 13].flatMap((at): Event[] => [order(0, 1), { kind: 'deliver', at }]), order(0, 1), { kind: 'return', at: 14 },
  {
    kind: 'statement', courier: 0, posts: true,
    lines: [11, 12, 13].map((at) => line(at, 0, { dear: 25.25, decision: 'DISPUTE' })).concat(line(14, 0, { dear: 25.25, decision: 'DISPUTE', back: true })),
  },
  { kind: 'resolve', at: 11 }, { kind: 'writeOff', at: 12 }, { kind: 'writeOff', at: 14 }, { kind: 'undo', at: 14 },
];

/** Received and lost by mistake, with what a courier pays and charges in between. */
const TAKEN_BACK: Event[] = [
  order(0, 2, 50.5), { kind: 'paidReturn', at: 0 }, { kind: 'receive', at: 0 }, { kind: 'refund', at: 0 }, { kind: 'undoReceipt', at: 0 },
  order(0, 3), { kind: 'part', at: 1 }, { kind: 'receive', at: 1 }, { kind: 'statement', courier: 0, posts: true, lines: [line(1)] }, { kind: 'undoReceipt', at: 1 }, { kind: 'receive', at: 1 },
  order(1, 1, 50.5), { kind: 'lose', at: 2 }, { kind: 'statement', courier: 1, posts: true, lines: [line(2, -60)] }, { kind: 'undoLoss', at: 2 },
  { kind: 'voidStatement', at: 1 }, { kind: 'undoLoss', at: 2 }, { kind: 'receive', at: 2 }, { kind: 'undoReceipt', at: 2 }, { kind: 'deliver', at: 2 },
  order(1, 1), { kind: 'return', at: 3 }, { kind: 'lose', at: 3 }, { kind: 'claimPaid', at: 3 }, { kind: 'undoLoss', at: 3 }, { kind: 'undo', at: 3 }, { kind: 'undoLoss', at: 3 },
  { kind: 'receive', at: 3 }, { kind: 'undoReceipt', at: 3 },
];

/** A statement charges for the way back of a parcel that is on its way again. */
const CHARGED_ON_THE_WAY: Event[][] = [[{ kind: 'statement', courier: 0, posts: true, lines: [line(0, 0, { back: true })] }, { kind: 'revert', at: 0 }]];

describe('whatever a business buys, sells, takes back, is paid and disputes', () => {
  it('the books balance, say what the records say, and no taka of a trail is lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 26 }), async (history) => {
        const world = await newWorld();
        for (const happening of history) await play(world, happening);
        await assertSound(world);
      }),
      { numRuns: isLong ? 200 : 5, examples: [[USUAL], [TAKEN_BACK]] },
    );
  }, isLong ? 1_800_000 : 180_000);

  it('many things at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(event, { minLength: 2, maxLength: 6 }), { minLength: 2, maxLength: 4 }), async (histories) => {
        const world = await newWorld();
        for (const happening of USUAL.slice(0, 9)) await play(world, happening);
        await Promise.all(histories.map(async (history) => {
          for (const happening of history) await play(world, happening);
        }));
        await assertSound(world);
      }),
      { numRuns: isLong ? 100 : 3, examples: [[CHARGED_ON_THE_WAY]] },
    );
  }, isLong ? 1_800_000 : 180_000);
});

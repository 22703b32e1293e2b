import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../../prisma/seed/factories/product.ts';
import type { Command } from '../../../../commands/command.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { DomainError } from '../../../../errors.ts';
import { ledgerChecks } from '../../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../../ledger-checks/find-drift.ts';
import { Session } from '../../../../session/session.ts';
import { confirmOrder, deliverOrder, revertDelivery, shipOrder } from '../../../orders/order-commands.ts';
import { deliverPart, loseOrder, receiveReturn, returnOrder } from '../../../orders/return-orders.ts';
import { saveDeliveryMethod } from '../../save-delivery-method.ts';
import { createStatement } from '../create-statement.ts';
import { decideStatementLine } from '../decide-line.ts';
import { moneyTrail } from '../money-trail.ts';
import { heldMoney } from '../not-settled.ts';
import { postStatement, voidStatement } from '../post-statement.ts';
import { disputeOrder, resolveDispute, undoSettlementDecision, writeOffOrder } from '../settlement-decisions.ts';

const isLong = import.meta.env.MODE === 'long';
const COURIERS = ['Steadfast', 'Pathao'] as const;

const at = fc.nat(7);
const event = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('order' as const), courier: fc.nat(1), quantity: fc.integer({ min: 1, max: 3 }), advance: fc.constantFrom(0, 0, 50.5, 560) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('deliver' as const, 'part' as const, 'return' as const, 'paidReturn' as const, 'receive' as const, 'revert' as const, 'lose' as const), at }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('statement' as const), courier: fc.nat(1), posts: fc.boolean(),
      lines: fc.array(fc.record({ at, off: fc.constantFrom(0, 0, 0.5, -0.5, -60, 40), restComes: fc.boolean(), adjustment: fc.constantFrom(0, 0, 12.5, -3) }), { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('voidStatement' as const), at }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('dispute' as const, 'resolve' as const, 'writeOff' as const, 'undo' as const), at }) },
);
type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

interface World {
  shop: Shop;
  session: Session;
  product: SeededProduct;
  couriers: string[];
  orders: { orderId: string; code: string; due: number }[];
}

async function newWorld(): Promise<World> {
  const shop = await seedBusiness();
  const session = Session.system(shop.id);
  const couriers: string[] = [];
  for (const name of COURIERS) {
    couriers.push((await execute(saveDeliveryMethod, session, { name, kind: 'MANUAL', codPercent: 1, tolerance: 1, insideCharge: 60 })).id);
  }
  return { shop, session, product: await withProduct(shop, { stock: 200, cost: 33.33 }), couriers, orders: [] };
}

/** What is refused changes nothing; anything else that goes wrong fails the test. */
async function play(world: World, happening: Event): Promise<void> {
  try {
    await carryOut(world, happening);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

async function carryOut(world: World, happening: Event): Promise<void> {
  const { shop: { id: businessId }, session, product, orders } = world;
  const run = (command: Command, input: object) => execute(command, session, input);
  const nth = <Row>(rows: readonly Row[], index: number): Row | undefined => rows[index % Math.max(rows.length, 1)];
  if (happening.kind === 'order') {
    const { quantity, advance, courier } = happening;
    const { id: orderId } = await withOrder(world.shop, { lines: [{ product, quantity, price: 500 }], deliveryFee: 60, advance });
    const code = `P${orders.length + 1}-${orderId.slice(-6)}`;
    await run(confirmOrder as Command, { orderId });
    await run(shipOrder as Command, { orderId, courierName: COURIERS[courier], trackingCode: code });
    orders.push({ orderId, code, due: quantity * 500 + 60 - advance });
    return;
  }
  if (happening.kind === 'statement') return enterStatement(world, happening);
  if (happening.kind === 'voidStatement') {
    const statement = nth(await db.courierStatement.findMany({ where: { businessId }, orderBy: { number: 'asc' } }), happening.at);
    if (statement) await run(voidStatement as Command, { statementId: statement.id, version: statement.version, reason: 'No' });
    return;
  }
  const order = nth(orders, happening.at);
  if (!order) return;
  const { orderId } = order;
  const lines = await db.orderLine.findMany({ where: { businessId, orderId }, include: { allocations: true } });
  const returning = (of: (typeof lines)[number]) => of.allocations.reduce((sum, one) => sum + one.returning, 0);
  const [command, input] = {
    deliver: [deliverOrder, {}], revert: [revertDelivery, { reason: 'A mistake' }], lose: [loseOrder, { reason: 'Gone' }],
    part: [deliverPart, { lines: lines.map(({ id }) => ({ lineId: id, accepted: 1 })), collected: Math.max(order.due - 500, 0), reason: 'Took one' }],
    return: [returnOrder, { reason: 'Torn' }], paidReturn: [returnOrder, { reason: 'Refused', feeCollected: 60 }],
    receive: [receiveReturn, { lines: lines.map((one) => ({ lineId: one.id, good: Math.max(returning(one) - 1, 0), damaged: Math.min(returning(one), 1), missing: 0 })) }],
    dispute: [disputeOrder, { note: 'Late' }], resolve: [resolveDispute, { note: 'Paid', account: 'CASH' }], writeOff: [writeOffOrder, { note: 'Gone' }],
    undo: [undoSettlementDecision, { reason: 'No' }],
  }[happening.kind];
  await run(command as unknown as Command, { ...input, orderId });
}

async function enterStatement({ shop: { id: businessId }, session, couriers, orders }: World, happening: Extract<Event, { kind: 'statement' }>): Promise<void> {
  const lines = happening.lines.flatMap(({ at: index, off, adjustment }) => {
    const order = orders[index % Math.max(orders.length, 1)];
    if (!order) return [];
    const collected = Math.max(order.due + off, 0);
    return [{ consignment: order.code, collected, deliveryCharge: 60, codFee: Math.round(collected) / 100, adjustment }];
  });
  if (lines.length === 0) return;
  const { id } = await execute(createStatement, session, { courierId: couriers[happening.courier]!, account: 'BANK', lines });
  const where = { businessId_id: { businessId, id } };
  const drafted = await db.statementLine.findMany({ where: { businessId, statementId: id }, orderBy: { position: 'asc' } });
  for (const [index, { restComes }] of happening.lines.entries()) {
    if (restComes && drafted[index]) await execute(decideStatementLine, session, { lineId: drafted[index].id, restComes });
  }
  if (happening.posts) await execute(postStatement, session, { statementId: id, version: (await db.courierStatement.findUniqueOrThrow({ where })).version });
}

/** What each courier owes by the books. */
const receivables = async ({ shop, couriers }: World) => {
  const rows = await db.partyTotal.findMany({ where: { businessId: shop.id, account: { code: 'courier-receivable' } } });
  return couriers.map((id) => rows.find(({ partyId }) => partyId === id)?.balancePoisha ?? 0n);
};

async function assertSound(world: World): Promise<void> {
  const { shop, couriers, orders } = world;
  const held = await heldMoney(shop.id);
  const byOrders = couriers.map((id) => held.find(({ courierId }) => courierId === id)?.total ?? 0n);
  expect(await receivables(world)).toEqual(byOrders);
  const open = new Map(couriers.map((id) => [id, 0n]));
  for (const { orderId } of orders) {
    const trail = (await moneyTrail(db, shop.id, orderId))!;
    const { owed, paidOut, charges, codFees, other, disputed, writtenOff } = trail;
    expect(paidOut + charges + codFees + other + disputed + writtenOff + trail.open).toBe(owed);
    const { courierId } = await db.shipment.findFirstOrThrow({ where: { businessId: shop.id, orderId, active: true } });
    open.set(courierId, open.get(courierId)! + trail.open);
  }
  expect([...open.values()]).toEqual(byOrders);
  const [stock] = await db.$queryRaw<{ shelves: string; books: string }[]>`
    SELECT (SELECT coalesce(sum(b."onHand" * v."avgCostPoisha"), 0) FROM "StockBalance" b
        JOIN "Variant" v ON v."businessId" = b."businessId" AND v."id" = b."variantId" WHERE b."businessId" = ${shop.id}::uuid)::text AS "shelves",
      (SELECT coalesce(sum(l."debitPoisha" - l."creditPoisha"), 0) FROM "JournalLine" l JOIN "Account" a ON a."businessId" = l."businessId"
        AND a."id" = l."accountId" AND a."code" = 'inventory' WHERE l."businessId" = ${shop.id}::uuid)::text AS "books"`;
  expect(stock!.books).toBe(stock!.shelves);
  expect((await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id)).toEqual([]);
}

type Line = Extract<Event, { kind: 'statement' }>['lines'][number];
const line = (index: number, off: Line['off'] = 0, more: Partial<Line> = {}): Line => ({ at: index, off, restComes: false, adjustment: 0, ...more });
const USUAL: Event[] = [
  { kind: 'order', courier: 0, quantity: 2, advance: 50.5 }, { kind: 'order', courier: 0, quantity: 1, advance: 0 }, { kind: 'order', courier: 1, quantity: 3, advance: 0 },
  { kind: 'deliver', at: 0 }, { kind: 'paidReturn', at: 1 }, { kind: 'part', at: 2 }, { kind: 'receive', at: 2 },
  { kind: 'statement', courier: 0, posts: true, lines: [line(0, -60, { restComes: true, adjustment: 12.5 })] },
  { kind: 'statement', courier: 1, posts: true, lines: [line(2, 40)] }, { kind: 'statement', courier: 0, posts: true, lines: [line(0), line(1, 0.5)] },
  { kind: 'resolve', at: 2 }, { kind: 'undo', at: 2 }, { kind: 'writeOff', at: 2 }, { kind: 'voidStatement', at: 1 }, { kind: 'return', at: 0 }, { kind: 'receive', at: 0 },
];

describe('whatever couriers collect, pay, keep and dispute', () => {
  it('what each owes by the books is what the open orders say, and no taka of a trail is lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 22 }), async (history) => {
        const world = await newWorld();
        for (const happening of history) await play(world, happening);
        await assertSound(world);
      }),
      { numRuns: isLong ? 200 : 5, examples: [[USUAL]] },
    );
  }, isLong ? 1_800_000 : 180_000);

  it('many things at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(event, { minLength: 2, maxLength: 6 }), { minLength: 2, maxLength: 4 }), async (histories) => {
        const world = await newWorld();
        for (const happening of USUAL.slice(0, 7)) await play(world, happening);
        await Promise.all(histories.map(async (history) => {
          for (const happening of history) await play(world, happening);
        }));
        await assertSound(world);
      }),
      { numRuns: isLong ? 100 : 2 },
    );
  }, isLong ? 1_800_000 : 180_000);
});

import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { addDays, dhakaDay } from '../../../../schema/rules/format.ts';
import type { Command } from '../../../commands/command.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { DomainError } from '../../../errors.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { Session } from '../../../session/session.ts';
import { foldSales } from '../../product-report/fold-sales.ts';
import { salesChecks } from '../../product-report/sales-checks.ts';
import { dayChecks } from '../day-checks.ts';
import { figures } from '../dashboard.ts';
import { editOrder } from '../edit-order.ts';
import { exchangeOrder } from '../exchange-order.ts';
import { foldDays } from '../fold-days.ts';
import { cancelOrder, confirmOrder, deliverOrder, revertDelivery, shipOrder } from '../order-commands.ts';
import { deliverPart, receiveReturn, returnOrder } from '../return-orders.ts';
import { countFigures, keptOf } from './count-figures.ts';

const isLong = inject('isLong');
const TODAY = dhakaDay(new Date());
const ago = (days: number) => addDays(TODAY, -days);
/** Two whole months lie within. */
const RANGE = { before: ago(180), from: ago(89), to: TODAY };
const COURIERS = ['Pathao', 'Steadfast'] as const;
const reason = 'Because';

const at = fc.nat(3);
const change = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('take' as const), at, units: fc.integer({ min: 1, max: 3 }), price: fc.integer({ min: 1, max: 99_999 }) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('send' as const), at, courier: fc.nat(1) }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constantFrom('deliver' as const, 'return' as const, 'receive' as const), at }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('part' as const, 'revert' as const, 'exchange' as const, 'cancel' as const, 'fold' as const), at }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('move' as const), at, days: fc.nat(85) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('edit' as const), at, units: fc.integer({ min: 1, max: 4 }) }) },
);
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

interface World {
  shop: Shop;
  session: Session;
  products: SeededProduct[];
  orders: string[];
}

async function newWorld(): Promise<World> {
  const shop = await seedBusiness();
  const products = [await withProduct(shop, { stock: 60, cost: 33.33 }), await withProduct(shop, { stock: 60, cost: 50 })];
  return { shop, session: Session.system(shop.id), products, orders: [] };
}

/** Carries a change out; one that is refused changes nothing. */
async function make(world: World, one: Change): Promise<void> {
  const { shop: { id: businessId }, session, products: [first, second], orders } = world;
  const orderId = orders[one.at % Math.max(orders.length, 1)];
  const run = (command: unknown, input: object) => execute(command as Command, session, { orderId, ...input });
  if (one.kind === 'take') {
    const line = { product: first!, quantity: one.units, price: one.price / 100 };
    orders.push((await withOrder(world.shop, { lines: [line, { product: second!, quantity: 2, price: 70.07 }] })).id);
    return;
  }
  if (one.kind === 'fold') {
    await foldDays();
    return foldSales();
  }
  if (!orderId) return;
  const lines = await db.orderLine.findMany({ where: { businessId, orderId }, include: { allocations: true }, orderBy: { position: 'asc' } });
  switch (one.kind) {
    case 'send':
      await run(confirmOrder, {});
      await run(shipOrder, { courierName: COURIERS[one.courier] });
      break;
    case 'deliver': await run(deliverOrder, {}); break;
    case 'part': await run(deliverPart, { lines: [{ lineId: lines[0]!.id, accepted: 1 }], collected: 1, reason }); break;
    case 'revert': await run(revertDelivery, { reason }); break;
    case 'cancel': await run(cancelOrder, { reason }); break;
    case 'return': await run(returnOrder, { reason }); break;
    case 'receive':
      await run(receiveReturn, { lines: lines.flatMap(({ id: lineId, allocations }) => {
        const good = allocations.reduce((sum, { returning }) => sum + returning, 0);
        return good > 0 ? [{ lineId, good, damaged: 0, missing: 0 }] : [];
      }) });
      break;
    case 'exchange':
      orders.push((await run(exchangeOrder, {
        reason, back: [{ lineId: lines[0]!.id, quantity: 1 }], lines: [{ variantId: first!.variantId, quantity: 1, unitPrice: 9.99 }],
      }) as { id: string }).id);
      break;
    case 'edit':
      await run(editOrder, { reason, lines: lines.map(({ id: lineId, variantId }) => ({ lineId, variantId, quantity: one.units, unitPrice: 12.34 })) });
      break;
    case 'move': {
      const { confirmedAt, shippedAt, deliveredAt } = await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId, id: orderId } } });
      await run(editOrder, {
        reason, orderedOn: ago(one.days + 3), ...(confirmedAt && { confirmedOn: ago(one.days + 2) }), ...(shippedAt && { shippedOn: ago(one.days + 1) }),
        ...(deliveredAt && { deliveredOn: ago(one.days) }),
      });
      break;
    }
    default: throw new Error('No such change');
  }
}

async function play(world: World, changes: Change[]): Promise<void> {
  for (const one of changes) {
    try {
      await make(world, one);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
}

/** Nobody's command: changes order and lines in one statement, in a way that no later command would understand. */
const script = ({ shop: { id: businessId }, orders }: World, one: number) => db.$executeRaw`
  WITH lines AS (
    UPDATE "OrderLine" SET "deliveredQuantity" = 1 WHERE "businessId" = ${businessId}::uuid AND "orderId" = ${orders[one % orders.length]}::uuid
  )
  UPDATE "Order" SET "deliveredAt" = coalesce("deliveredAt", now()) - interval '31 days', "shippedAt" = now() - interval '40 days',
    "courierName" = 'Redx', "returnedAt" = "deliveredAt"
  WHERE "businessId" = ${businessId}::uuid AND "id" = ${orders[one % orders.length]}::uuid`;

async function expectExact({ shop: { id } }: World): Promise<void> {
  const counted = await countFigures(id, RANGE);
  expect(keptOf(await figures(id, RANGE))).toEqual(counted);
  await foldDays();
  await foldSales();
  expect(keptOf(await figures(id, RANGE))).toEqual(counted);
  expect((await findDrift([...dayChecks, ...salesChecks])).filter(({ businessId }) => businessId === id)).toEqual([]);
}

const take = (units: number): Change => ({ kind: 'take', at: 0, units, price: 50_050 });
const send = (order: number): Change => ({ kind: 'send', at: order, courier: order % 2 });
const on = (order: number, ...kinds: ('deliver' | 'return' | 'receive' | 'part' | 'revert' | 'exchange' | 'fold')[]): Change[] =>
  kinds.map((kind) => ({ kind, at: order }));
const USUAL: Change[] = [
  take(2), take(3), send(0), send(1), ...on(0, 'deliver'), { kind: 'move', at: 0, days: 40 }, ...on(1, 'part', 'receive', 'fold'),
  ...on(0, 'return', 'fold', 'receive'), take(1), send(2), ...on(2, 'deliver', 'revert', 'deliver', 'exchange'),
];

describe('what the dashboard keeps by day', () => {
  it('is what the orders say, counted anew after any changes, folded or not', async () => {
    await fc.assert(fc.asyncProperty(fc.array(change, { minLength: 4, maxLength: 24 }), async (changes) => {
      const world = await newWorld();
      await play(world, [take(2), ...changes]);
      await expectExact(world);
      for (const one of [0, 1, 1]) await script(world, one);
      await expectExact(world);
    }), { numRuns: isLong ? 150 : 6, examples: [[USUAL]] });
  }, isLong ? 1_800_000 : 120_000);

  it('is exact when many change it at once, while it is folded', async () => {
    await fc.assert(fc.asyncProperty(fc.array(fc.array(change, { minLength: 3, maxLength: 8 }), { minLength: 3, maxLength: 4 }), async (people) => {
      const world = await newWorld();
      await play(world, USUAL.slice(0, 6));
      await Promise.all([...people.map((changes) => play(world, changes)), foldDays(), foldDays(), play(world, on(0, 'fold', 'fold'))]);
      await expectExact(world);
      await Promise.all([0, 1, 1, 2].map((one) => script(world, one)));
      await expectExact(world);
    }), { numRuns: isLong ? 60 : 2 });
  }, isLong ? 1_800_000 : 120_000);
});

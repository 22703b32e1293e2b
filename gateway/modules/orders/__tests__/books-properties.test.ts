import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import type { Command } from '../../../commands/command.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { DomainError } from '../../../errors.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { Session } from '../../../session/session.ts';
import { receiveStock } from '../../inventory/receive-stock.ts';
import { cancelOrder, confirmOrder, deliverOrder, shipOrder } from '../order-commands.ts';
import { recordAdvance } from '../record-advance.ts';
import { refundAdvance } from '../refund-advance.ts';

/** What a business does, as numbers that fit whatever it has by then. */
const event = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('take' as const), lines: fc.array(fc.record({ variant: fc.nat(2), quantity: fc.integer({ min: 1, max: 4 }) }), { minLength: 1, maxLength: 3 }), advance: fc.constantFrom(0, 0, 100, 250.5) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('receive' as const), lines: fc.array(fc.record({ variant: fc.nat(2), quantity: fc.integer({ min: 1, max: 7 }), cost: fc.bigInt({ min: 0n, max: 100_000n }) }), { minLength: 1, maxLength: 3 }) }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constantFrom('confirm' as const, 'ship' as const, 'deliver' as const, 'cancel' as const, 'keep' as const, 'refund' as const, 'late' as const), order: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('moveHome' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('settings' as const), early: fc.boolean(), backorder: fc.boolean() }) },
);
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never;

interface World {
  shop: Shop;
  products: SeededProduct[];
  orders: string[];
}

async function newWorld(): Promise<World> {
  const shop = await seedBusiness();
  const products: SeededProduct[] = [];
  for (let n = 0; n < 3; n += 1) products.push(await withProduct(shop, { stock: 3 + n, cost: 33.33 + n }));
  return { shop, products, orders: [] };
}

const STEPS: Record<string, [command: Command, input: object]> = {
  confirm: [confirmOrder as Command, {}],
  ship: [shipOrder as Command, { courierName: 'Pathao' }],
  deliver: [deliverOrder as Command, {}],
  cancel: [cancelOrder as Command, { reason: 'Changed their mind' }],
  keep: [cancelOrder as Command, { reason: 'Kept the advance', keepAdvance: true }],
  refund: [refundAdvance as Command, { account: 'BKASH' }],
  late: [recordAdvance as Command, { amount: 70.5, account: 'NAGAD', courierIsTold: true }],
};

/** Carries an event out. What is refused changes nothing; anything else that goes wrong fails the test. */
async function play(world: World, happening: Event): Promise<void> {
  const { shop, products, orders } = world;
  const session = Session.system(shop.id);
  const where = { businessId: shop.id };
  try {
    if (happening.kind === 'take') {
      const lines = happening.lines.map(({ variant, quantity }) => ({ product: products[variant]!, quantity }));
      orders.push((await withOrder(shop, { lines, advance: happening.advance })).id);
    } else if (happening.kind === 'receive') {
      const { id: locationId } = await db.location.findFirstOrThrow({ where: { ...where, isDefault: true } });
      await db.$transaction((tx) => receiveStock(tx, shop.id, {
        source: ['Product', products[0]!.productId], causeId: uuidv7(), kind: 'receipt', reason: 'Came in', actorId: null, against: 'cash',
        lines: happening.lines.map(({ variant, quantity, cost }) => ({
          lineId: uuidv7(), variantId: products[variant]!.variantId, locationId, quantity, unitCostPoisha: cost,
        })),
      }), { maxWait: 30_000, timeout: 30_000 });
    } else if (happening.kind === 'moveHome') {
      const { id } = await db.location.create({ data: { ...where, name: `Store ${uuidv7()}` }, select: { id: true } });
      await db.$transaction([
        db.location.updateMany({ where, data: { isDefault: false } }),
        db.location.updateMany({ where: { ...where, id }, data: { isDefault: true } }),
      ]);
    } else if (happening.kind === 'settings') {
      const data = { reservationTiming: happening.early ? 'ORDER' : 'CONFIRMATION', allowsBackorder: happening.backorder } as const;
      await db.business.update({ where: { id: shop.id }, data, select: { id: true } });
    } else {
      const orderId = orders[happening.order % Math.max(orders.length, 1)];
      const [command, input] = STEPS[happening.kind]!;
      if (orderId) await execute(command, session, { ...input, orderId });
    }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

const driftIn = async ({ shop }: World) =>
  (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id);

/** Of one order, whatever comes of it: enough to reach every step, and then some. */
const USUAL: Event[] = [
  { kind: 'take', lines: [{ variant: 0, quantity: 1 }, { variant: 1, quantity: 2 }], advance: 250.5 },
  { kind: 'confirm', order: 0 }, { kind: 'moveHome' }, { kind: 'ship', order: 0 },
  { kind: 'receive', lines: [{ variant: 0, quantity: 3, cost: 1_000n }] }, { kind: 'deliver', order: 0 },
];

describe('whatever happens to a business', () => {
  it('its balances, accounts and orders agree, one thing after the other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 25 }), async (history) => {
        const world = await newWorld();
        for (const happening of history) await play(world, happening);
        expect(await driftIn(world)).toEqual([]);
      }),
      { numRuns: 8, examples: [[USUAL]] },
    );
  });

  it('its balances, accounts and orders agree, many things at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(event, { minLength: 2, maxLength: 8 }), { minLength: 2, maxLength: 4 }), async (histories) => {
        const world = await newWorld();
        for (const happening of USUAL) await play(world, happening);
        await Promise.all(histories.map(async (history) => {
          for (const happening of history) await play(world, happening);
        }));
        expect(await driftIn(world)).toEqual([]);
      }),
      { numRuns: 6 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withBundle, withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { withPurchase, withSupplier } from '../../../../prisma/seed/factories/purchase.ts';
import { DAY_MS } from '../../../../schema/rules/durations.ts';
import { dhakaDay } from '../../../../schema/rules/format.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { DomainError } from '../../../errors.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { Session } from '../../../session/session.ts';
import { closeBooks, reopenBooks } from '../../accounting/closing-commands.ts';
import { cancelOrder, confirmOrder, deliverOrder, shipOrder } from '../../orders/order-commands.ts';
import { receiveReturn, returnOrder } from '../../orders/return-orders.ts';
import { voidPurchase } from '../../purchases/void-purchase.ts';
import { decreaseStock, reverseDecrease } from '../adjust-stock.ts';
import { postStockCount, saveStockCount } from '../count-stock.ts';
import { createLocation } from '../locations.ts';
import { BUCKETS, type Bucket } from '../stock-movement.ts';
import { cancelTransfer, receiveTransfer, sendTransfer } from '../transfer-stock.ts';
import { BUNDLE, StockModel, type Step } from './stock-model.ts';

const LONG = inject('isLong');
const PRODUCTS = 2;
const OPENING = { stock: 8, cost: 33.33 };

const product = fc.nat(PRODUCTS - 1);
const at = fc.constantFrom(0 as const, 1 as const);
const pieces = fc.integer({ min: 1, max: 5 });
const of = fc.nat(3);
const step: fc.Arbitrary<Step> = fc.oneof(
  // Costs in poisha whose average is never a whole number.
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('buy' as const), product, at, pieces, cost: fc.integer({ min: 0, max: 9_999 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('decrease' as const), product, at, pieces }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('send' as const), product, from: at, pieces }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('receive' as const), of, arrived: fc.nat(6) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('order' as const), product, pieces }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('orderBundle' as const), bundles: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('count' as const), product, at, counted: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('closeBooks' as const, 'openBooks' as const) }) },
  { weight: 14, arbitrary: fc.record({ kind: fc.constantFrom('void' as const, 'takeBack' as const, 'cancel' as const, 'ship' as const, 'deliver' as const, 'giveBack' as const), of }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('unpack' as const), of, damaged: fc.nat(2) }) },
);

/** The database side of the test. Ids are kept in the order in which the model counts records. */
class World {
  readonly shop: Shop;
  readonly #session: Session;
  readonly #products: SeededProduct[];
  readonly #locations: [string, string];
  readonly #supplierId: string;
  readonly purchases: string[] = [];
  readonly decreases: string[] = [];
  readonly transfers: string[] = [];
  readonly orders: { id: string; lines: { id: string; quantity: number }[] }[] = [];

  readonly #bundle: SeededProduct;

  private constructor(shop: Shop, products: SeededProduct[], bundle: SeededProduct, second: string, supplierId: string) {
    this.shop = shop;
    this.#session = Session.system(shop.id);
    this.#products = products;
    this.#bundle = bundle;
    this.#locations = [shop.locationId, second];
    this.#supplierId = supplierId;
  }

  static async open(): Promise<World> {
    const shop = await seedBusiness();
    const products: SeededProduct[] = [];
    for (let n = 0; n < PRODUCTS; n += 1) products.push(await withProduct(shop, OPENING));
    const { id } = await execute(createLocation, Session.system(shop.id), { name: 'Store room' });
    const bundle = await withBundle(shop, { parts: products.map((one, index) => [one, BUNDLE[index]!]) });
    return new World(shop, products, bundle, id, await withSupplier(shop));
  }

  /** Returns false when the step is refused with a DomainError. Any other error fails the test. */
  async play(taken: Step): Promise<boolean> {
    try {
      return await this.#act(taken);
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  }

  async #act(taken: Step): Promise<boolean> {
    const session = this.#session;
    const variantOf = (index: number) => this.#products[index]!.variantId;
    switch (taken.kind) {
      case 'buy': {
        const line = { product: this.#products[taken.product]!, quantity: taken.pieces, unitCost: taken.cost / 100 };
        const more = { locationId: this.#locations[taken.at], allowsZeroCost: true };
        const { id } = await withPurchase(this.shop, { supplierId: this.#supplierId, start: 'RECEIVE', lines: [line], more });
        this.purchases.push(id);
        return true;
      }
      case 'decrease': {
        const lines = [{ variantId: variantOf(taken.product), quantity: taken.pieces }];
        const { id } = await execute(decreaseStock, session, { reason: 'LOST', locationId: this.#locations[taken.at], lines });
        this.decreases.push(id);
        return true;
      }
      case 'send': {
        const lines = [{ variantId: variantOf(taken.product), quantity: taken.pieces }];
        const { id } = await execute(sendTransfer, session, {
          fromLocationId: this.#locations[taken.from], toLocationId: this.#locations[1 - taken.from], lines,
        });
        this.transfers.push(id);
        return true;
      }
      case 'closeBooks':
        await execute(closeBooks, session, { through: new Date(Date.now() - DAY_MS) });
        return true;
      case 'openBooks':
        await execute(reopenBooks, session, { reason: 'Forgot a bill' });
        return true;
      case 'count': {
        const lines = [{ variantId: variantOf(taken.product), counted: taken.counted }];
        const { id } = await execute(saveStockCount, session, { locationId: this.#locations[taken.at], lines });
        await execute(postStockCount, session, { countId: id, version: 1, allowsZeroCost: true });
        return true;
      }
      case 'order':
      case 'orderBundle': {
        const line = taken.kind === 'order'
          ? { product: this.#products[taken.product]!, quantity: taken.pieces } : { product: this.#bundle, quantity: taken.bundles };
        const { id } = await withOrder(this.shop, { lines: [line] });
        try {
          await execute(confirmOrder, session, { orderId: id });
        } catch (error) {
          await execute(cancelOrder, session, { orderId: id, reason: 'Not there' });
          throw error;
        }
        const lines = await db.orderLine.findMany({ where: { businessId: this.shop.id, orderId: id }, select: { id: true, quantity: true } });
        this.orders.push({ id, lines });
        return true;
      }
      default:
        return this.#later(taken);
    }
  }

  /** Steps on a record that an earlier step created. */
  async #later(taken: Exclude<Step, { kind: 'buy' | 'decrease' | 'send' | 'order' | 'orderBundle' | 'count' | 'closeBooks' | 'openBooks' }>): Promise<boolean> {
    const session = this.#session;
    const reason = 'Because';
    const order = this.orders[taken.of];
    const target = { void: this.purchases, takeBack: this.decreases, cancel: this.transfers, receive: this.transfers };
    if (taken.kind in target) {
      const id = target[taken.kind as keyof typeof target][taken.of];
      if (!id) return false;
      if (taken.kind === 'void') await execute(voidPurchase, session, { purchaseId: id, version: await this.#version('purchase', id), reason });
      if (taken.kind === 'takeBack') {
        await execute(reverseDecrease, session, { adjustmentId: id, version: await this.#version('stockAdjustment', id), reason });
      }
      if (taken.kind === 'cancel') await execute(cancelTransfer, session, { transferId: id, version: await this.#version('stockTransfer', id), reason });
      if (taken.kind === 'receive') {
        const line = await db.stockTransferLine.findFirstOrThrow({ where: { businessId: this.shop.id, transferId: id } });
        await execute(receiveTransfer, session, {
          transferId: id, version: await this.#version('stockTransfer', id), lines: [{ lineId: line.id, received: taken.arrived }], reason,
        });
      }
      return true;
    }
    if (!order) return false;
    if (taken.kind === 'ship') await execute(shipOrder, session, { orderId: order.id, courierName: 'Pathao' });
    if (taken.kind === 'deliver') await execute(deliverOrder, session, { orderId: order.id });
    if (taken.kind === 'giveBack') await execute(returnOrder, session, { orderId: order.id, reason });
    if (taken.kind === 'unpack') {
      const lines = order.lines.map(({ id, quantity }) => {
        const damaged = Math.min(taken.damaged, quantity);
        return { lineId: id, good: quantity - damaged, damaged, missing: 0 };
      });
      await execute(receiveReturn, session, { orderId: order.id, lines });
    }
    return true;
  }

  async #version(table: 'purchase' | 'stockAdjustment' | 'stockTransfer', id: string): Promise<number> {
    const where = { businessId_id: { businessId: this.shop.id, id } };
    const select = { version: true };
    if (table === 'purchase') return (await db.purchase.findUniqueOrThrow({ where, select })).version;
    if (table === 'stockAdjustment') return (await db.stockAdjustment.findUniqueOrThrow({ where, select })).version;
    return (await db.stockTransfer.findUniqueOrThrow({ where, select })).version;
  }

  /** The state of the database in the form of the model. */
  async standing() {
    const { id: businessId } = this.shop;
    const variants = await db.variant.findMany({ where: { businessId }, include: { balances: true } });
    return this.#products.map(({ variantId }) => {
      const { avgCostPoisha, balances } = variants.find(({ id }) => id === variantId)!;
      const held = (bucket: Bucket) => this.#locations.map((locationId) =>
        balances.find((balance) => balance.locationId === locationId)?.[bucket] ?? 0);
      return { average: avgCostPoisha, ...Object.fromEntries(BUCKETS.map((bucket) => [bucket, held(bucket)])) };
    });
  }

  async drift() {
    return (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === this.shop.id);
  }
}

it('what would be booked on a closed day is refused whole: no piece moves', async () => {
  const shop = await seedBusiness();
  const [session, lamp] = [Session.system(shop.id), await withProduct(shop, OPENING)];
  // Written directly: `closeBooks` refuses a day that is not over.
  await db.bookClosing.create({ data: { businessId: shop.id, closedThrough: new Date(dhakaDay(new Date())) } });
  const lines = [{ variantId: lamp.variantId, quantity: 1 }];
  await expect(execute(decreaseStock, session, { reason: 'LOST', lines })).rejects.toMatchObject({ reason: 'BOOKS_CLOSED' });
  const [balance, rows] = [await db.stockBalance.findFirst({ where: { businessId: shop.id } }), await db.stockAdjustment.count({ where: { businessId: shop.id } })];
  expect([balance?.onHand, rows]).toEqual([OPENING.stock, 0]);
});

describe('whatever is bought, sold, moved, lost and taken back', () => {
  it('pieces and averages are those of the written rules, and the books agree', async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: LONG ? 40 : 20 }), async (steps) => {
      const world = await World.open();
      const model = new StockModel(PRODUCTS, OPENING.stock, 3_333n);
      for (const taken of steps) {
        const isPlayed = model.play(taken);
        expect([taken, await world.play(taken)]).toEqual([taken, isPlayed]);
        expect([taken, await world.standing()]).toEqual([taken, model.products]);
      }
      expect(await world.drift()).toEqual([]);
    }), { numRuns: LONG ? 300 : 6, endOnFailure: true });
  }, LONG ? 3_600_000 : 120_000);

  it('at once, nothing is lost, nothing is below zero, and every unit is explained', async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 16, maxLength: LONG ? 60 : 32 }), async (steps) => {
      const world = await World.open();
      for (let from = 0; from < steps.length; from += 6) await Promise.all(steps.slice(from, from + 6).map((one) => world.play(one)));
      expect(await world.drift()).toEqual([]);
      const { id: businessId } = world.shop;
      const [sum] = await db.$queryRaw<{ stood: number; moved: number; least: number }[]>`
        SELECT (SELECT sum("onHand" + "withCourier" + "returning" + "damaged" + "inTransfer") FROM "StockBalance" WHERE "businessId" = ${businessId}::uuid)::int AS "stood",
          (SELECT sum("onHand" + "withCourier" + "returning" + "damaged" + "inTransfer") FROM "StockMovement" WHERE "businessId" = ${businessId}::uuid)::int AS "moved",
          (SELECT min(least("onHand", "reserved", "withCourier", "returning", "damaged", "inTransfer")) FROM "StockBalance" WHERE "businessId" = ${businessId}::uuid)::int AS "least"`;
      expect(sum!.stood).toBe(sum!.moved);
      expect(sum!.least).toBeGreaterThanOrEqual(0);
    }), { numRuns: LONG ? 200 : 3, endOnFailure: true });
  }, LONG ? 3_600_000 : 120_000);
});

import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { collectLockConflicts } from '../../../../e2e/support/lock-conflicts.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { withWebOrders } from '../../../../prisma/seed/factories/web-orders.ts';
import type { Command } from '../../../commands/command.ts';
import { execute } from '../../../commands/execute.ts';
import { db, pool } from '../../../db/client.ts';
import { env } from '../../../env.ts';
import { DomainError } from '../../../errors.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { Session } from '../../../session/session.ts';
import { receiveStock } from '../../inventory/receive-stock.ts';
import { approveWebOrder } from '../../web-orders/web-order-commands.ts';
import { callOffExchange } from '../call-off-exchange.ts';
import { exchangeOrder } from '../exchange-order.ts';
import { cancelOrder, confirmOrder, deliverOrder, shipOrder } from '../order-commands.ts';

const ORDERS = 40;
const RECEIPTS = 15;

const conflicts = collectLockConflicts();

/** Every order has all the variants, each in an order of its own. */
async function spread(shopId: string, webOrderIds: string[], products: SeededProduct[]): Promise<void> {
  await db.webOrderLine.createMany({
    data: webOrderIds.flatMap((webOrderId, n) => [1, 2, 3, 4].map((position) => ({
      businessId: shopId, webOrderId, position, wooLineId: position + 1, wooProductId: 11, wooVariationId: 0,
      sku: '', name: 'Item', quantity: 1, totalPoisha: 10_00n,
      variantId: products[1 + ((position + n) % 4)]!.variantId,
    }))),
  });
}

async function mix(reservationTiming: 'ORDER' | 'CONFIRMATION') {
  const shop = await seedBusiness();
  await db.business.update({ where: { id: shop.id }, data: { reservationTiming }, select: { id: true } });
  const session = Session.system(shop.id);
  const products: SeededProduct[] = [];
  for (let n = 0; n < 5; n += 1) products.push(await withProduct(shop, { stock: 30, cost: 100 + n }));
  const webOrderIds = await withWebOrders(shop, ORDERS, products[0]!);
  await spread(shop.id, webOrderIds, products);
  const outcomes: unknown[] = [];
  // Of its own: who waits for the pool's connections are the commands.
  const reader = new pg.Client({ connectionString: env.DATABASE_URL });
  await reader.connect();
  const run = async (command: Command, input: object) => {
    try {
      const result = await execute(command, session, input);
      outcomes.push('done');
      return result as { orderId?: string };
    } catch (error) {
      outcomes.push(error instanceof DomainError ? 'refused' : error);
      return {};
    }
  };
  const order = async (webOrderId: string, n: number) => {
    const { orderId } = await run(approveWebOrder as Command, { webOrderId, advance: n % 3 === 0 ? 100 : 0 });
    if (!orderId) return;
    await run(confirmOrder as Command, { orderId });
    if (n % 4 === 1) await run(cancelOrder as Command, { orderId, reason: 'Changed their mind' });
    await run(shipOrder as Command, { orderId, courierName: `Courier ${n % 3}` });
    await run(deliverOrder as Command, { orderId });
    if (n % 2 === 0) await exchange(orderId, n);
  };
  const exchange = async (orderId: string, n: number) => {
    const { rows } = await reader.query<{ id: string }>('SELECT "id" FROM "OrderLine" WHERE "businessId" = $1 AND "orderId" = $2', [shop.id, orderId]);
    await run(exchangeOrder as Command, {
      orderId, reason: 'Another size', back: rows.map(({ id: lineId }) => ({ lineId, quantity: 1 })),
      lines: [0, 2, 4].map((index) => ({ variantId: products[(index + n) % 5]!.variantId, quantity: 1, unitPrice: 10 })), advance: 5,
    });
    if (n % 4 === 0) await run(callOffExchange as Command, { orderId, reason: 'Keeps it' });
  };
  const receive = async (n: number) => {
    const rotated = products.map((_, index) => products[(index + n) % 5]!);
    await db.$transaction((tx) => receiveStock(tx, shop.id, {
      source: ['Product', products[0]!.productId], causeId: uuidv7(), kind: 'receipt', reason: 'Came in', actorId: null,
      against: 'cash',
      lines: rotated.map(({ variantId }, index) => ({
        lineId: uuidv7(), variantId, locationId: shop.locationId, quantity: 1, unitCostPoisha: BigInt(90_01 + n * index),
      })),
    }), { maxWait: 60_000, timeout: 60_000 });
  };
  await Promise.all([...webOrderIds.map(order), ...Array.from({ length: RECEIPTS }, (_, n) => receive(n))]);
  await reader.end();
  const drift = (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id);
  return { outcomes, drift };
}

describe('approving, confirming, shipping, delivering, cancelling and receiving five variants at once', () => {
  it.each(['ORDER', 'CONFIRMATION'] as const)('waits, but never in a circle, with stock reserved at %s', async (timing) => {
    const { outcomes, drift } = await mix(timing);
    expect(outcomes.filter((outcome) => outcome !== 'done' && outcome !== 'refused')).toEqual([]);
    expect(outcomes.filter((outcome) => outcome === 'done').length).toBeGreaterThan(ORDERS * 2);
    expect(conflicts).toEqual([]);
    expect(drift).toEqual([]);
  });

  it('is no deadlock in the statistics of the server either', async () => {
    // A connection hands in its numbers at the latest when it ends.
    await db.$disconnect();
    await pool.end();
    const client = new pg.Client({ connectionString: env.DATABASE_URL });
    await client.connect();
    const { rows } = await client.query<{ deadlocks: number }>(
      'SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()');
    await client.end();
    expect(rows).toEqual([{ deadlocks: 0 }]);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { withSupplier } from '../../../../prisma/seed/factories/purchase.ts';
import { execute } from '../../../commands/execute.ts';
import { db, pool } from '../../../db/client.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { Session } from '../../../session/session.ts';
import { createPurchase } from '../../purchases/save-purchase.ts';
import { createLocation } from '../locations.ts';

let shop: Shop;
let session: Session;
let lamp: SeededProduct;

beforeEach(async () => {
  shop = await seedBusiness();
  session = Session.system(shop.id);
  lamp = await withProduct(shop, { stock: 10, cost: 100 });
});

/** How many transactions wait for a balance. */
const waiting = async () => (await pool.query<{ count: number }>(`
  SELECT count(*)::int AS "count" FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%lock_stock%'`)).rows[0]!.count;

describe('a receipt that waits behind one at a location where the product never was', () => {
  it('knows of its pieces: the average is of all, and the books agree with it', async () => {
    const supplierId = await withSupplier(shop);
    const { id: stall } = await execute(createLocation, session, { name: 'Stall' });
    const buy = (locationId: string | undefined, unitCost: number) => execute(createPurchase, session, {
      supplierId, locationId, start: 'RECEIVE', lines: [{ variantId: lamp.variantId, quantity: 10, unitCost }],
    });
    const blocker = await pool.connect();
    try {
      await blocker.query('BEGIN');
      await blocker.query('SELECT 1 FROM "StockBalance" WHERE "variantId" = $1 FOR NO KEY UPDATE', [lamp.variantId]);
      const first = buy(stall, 200);
      await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 20_000, interval: 20 });
      const second = buy(undefined, 600);
      await vi.waitFor(async () => expect(await waiting()).toBe(2), { timeout: 20_000, interval: 20 });
      await blocker.query('ROLLBACK');
      await Promise.all([first, second]);
    } finally {
      blocker.release();
    }
    const { avgCostPoisha } = await db.variant.findFirstOrThrow({ where: { businessId: shop.id, id: lamp.variantId } });
    // (10 × 100 + 10 × 200 + 10 × 600) / 30
    expect(avgCostPoisha).toBe(300_00n);
    expect((await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id)).toEqual([]);
  });
});

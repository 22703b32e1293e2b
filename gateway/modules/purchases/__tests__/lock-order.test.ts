import { expect, it } from 'vitest';
import { collectLockConflicts } from '../../../../e2e/support/lock-conflicts.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { withPurchase, withSupplier } from '../../../../prisma/seed/factories/purchase.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import type { Command } from '../../../commands/command.ts';
import { execute } from '../../../commands/execute.ts';
import { DomainError } from '../../../errors.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { Session } from '../../../session/session.ts';
import { decideDecrease, decreaseStock, reverseDecrease } from '../../inventory/adjust-stock.ts';
import { postStockCount, saveStockCount } from '../../inventory/count-stock.ts';
import { createLocation } from '../../inventory/locations.ts';
import { cancelTransfer, receiveTransfer, sendTransfer } from '../../inventory/transfer-stock.ts';
import { receivePurchase } from '../purchase-commands.ts';
import { createPurchase } from '../save-purchase.ts';
import { voidPurchase } from '../void-purchase.ts';

const ROUNDS = 12;
/** Each kind of command uses products of its own in each round: otherwise the stock locks would hide a wrong order of the later locks. */
const KINDS = 6;

const conflicts = collectLockConflicts();

it('purchases, decreases, transfers and stock counts at once wait for one another, but never in a circle', async () => {
  const shop = await seedBusiness();
  const session = Session.system(shop.id);
  const staff = await sessionFor({ ...await withMember(shop, { flags: ['adjustStock'] }), businessId: shop.id });
  const supplierId = await withSupplier(shop);
  const { id: store } = await execute(createLocation, session, { name: 'Store room' });
  const products: SeededProduct[] = [];
  for (let n = 0; n < ROUNDS * KINDS; n += 1) products.push(await withProduct(shop, { stock: 1_000, cost: 600 }));
  const goods = (kind: number, n: number) => products[kind * ROUNDS + n]!;
  const ordered = await Promise.all(Array.from({ length: ROUNDS }, (_, n) =>
    withPurchase(shop, { supplierId, lines: [{ product: goods(0, n), quantity: 2, unitCost: 650 }] })));
  const outcomes: unknown[] = [];
  const run = async (who: Session, command: Command, input: object) => {
    try {
      const result = await execute(command, who, input) as { id: string };
      outcomes.push('done');
      return result.id;
    } catch (error) {
      outcomes.push(error instanceof DomainError ? 'refused' : error);
      return null;
    }
  };
  const lines = (kind: number, n: number, quantity: number) => [{ variantId: goods(kind, n).variantId, quantity }];
  const buy = async (n: number) => {
    const bought = lines(1, n, 1).map((line) => ({ ...line, unitCost: 600 + n }));
    const purchaseId = await run(session, createPurchase as Command, { supplierId, start: 'RECEIVE', lines: bought });
    if (purchaseId && n % 2) await run(session, voidPurchase as Command, { purchaseId, version: 2, reason: 'Twice' });
  };
  const decrease = async (n: number) => {
    // Worth more than the approval threshold.
    const adjustmentId = await run(staff, decreaseStock as Command, { reason: 'LOST', lines: lines(2, n, 10) });
    if (!adjustmentId) return;
    await run(session, decideDecrease as Command, { adjustmentId, version: 1, isApproved: true });
    if (n % 2) await run(session, reverseDecrease as Command, { adjustmentId, version: 2, reason: 'Found' });
  };
  const move = async (n: number) => {
    const transferId = await run(session, sendTransfer as Command, { fromLocationId: shop.locationId, toLocationId: store, lines: lines(3, n, 1) });
    if (transferId && n % 2) await run(session, cancelTransfer as Command, { transferId, version: 1, reason: 'Not now' });
    else if (transferId) await run(session, receiveTransfer as Command, { transferId, version: 1 });
  };
  const count = async (n: number) => {
    const counted = lines(5, n, 0).map(({ variantId }) => ({ variantId, counted: n % 2 ? 999 : 1_001 }));
    const countId = await run(session, saveStockCount as Command, { lines: counted });
    if (countId) await run(session, postStockCount as Command, { countId, version: 1 });
  };
  await Promise.all(ordered.flatMap(({ id: purchaseId }, n) => [
    run(session, receivePurchase as Command, { purchaseId, version: 1 }), buy(n), decrease(n), move(n), count(n),
    run(session, decreaseStock as Command, { reason: 'SAMPLE', lines: lines(4, n, 1) }),
  ]));
  expect(outcomes.filter((outcome) => outcome !== 'done')).toEqual([]);
  expect(conflicts).toEqual([]);
  expect((await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id)).toEqual([]);
});

import { expect } from 'vitest';
import { db } from '../../gateway/db/client.ts';
import { ledgerChecks } from '../../gateway/ledger-checks/all-checks.ts';
import { findDrift } from '../../gateway/ledger-checks/find-drift.ts';
import type { Shop } from './shop.ts';

interface Counted {
  orders: bigint;
  distinct: bigint;
  highest: bigint;
  approved: bigint;
}

/**
 * After whatever has happened: every approval that was answered with success is one order, none is two, their numbers
 * have no gap, and no ledger has drifted.
 */
export async function expectSound({ id }: Shop, acknowledged: readonly string[]): Promise<void> {
  const orders = await db.order.findMany({ where: { businessId: id }, select: { webOrderId: true } });
  const made = new Set(orders.map(({ webOrderId }) => webOrderId));
  expect(acknowledged.filter((webOrderId) => !made.has(webOrderId)), 'acknowledged and lost').toEqual([]);
  const [counted] = await db.$queryRaw<Counted[]>`
    SELECT count(*) AS orders, count(DISTINCT "webOrderId") AS distinct, coalesce(max("number"), 0)::bigint AS highest,
           (SELECT count(*) FROM "WebOrder" WHERE "businessId" = ${id}::uuid AND "status" = 'APPROVED') AS approved
    FROM "Order" WHERE "businessId" = ${id}::uuid`;
  const { orders: all, distinct, highest, approved } = counted!;
  expect({ distinct, highest, approved }).toEqual({ distinct: all, highest: all, approved: all });
  expect(await findDrift(ledgerChecks)).toEqual([]);
}

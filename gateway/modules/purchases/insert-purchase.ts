import type { Tx } from '../../db/client.ts';
import { insertSql, type NewRow } from '../../db/insert-rows.ts';
import type { HeldLine } from './held-purchase.ts';

/** Inserts a purchase with its lines, of which it has at least one: one statement, however many there are. */
export async function insertPurchase(tx: Tx, row: NewRow<'Purchase'>, lines: readonly HeldLine[]): Promise<void> {
  const [first, ...others] = lines;
  await tx.$executeRaw`
    WITH entered AS (${insertSql('Purchase', [{ ...row, updatedAt: new Date() }])}) ${insertSql('PurchaseLine', [first!, ...others])}`;
}

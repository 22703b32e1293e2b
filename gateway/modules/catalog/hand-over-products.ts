import type { Tx } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';

const COLUMNS = { Category: 'categoryId', Brand: 'brandId' } as const;

type Table = keyof typeof COLUMNS;

/** Keeps products from being put into a category or under a brand that goes, and waits for those that are put there at this moment. */
export const closeToProducts = (tx: Tx, businessId: string, table: Table, id: string) => tx.$queryRaw<object[]>`
  SELECT 1 FROM ${Prisma.raw(`"${table}"`)} WHERE "businessId" = ${businessId}::uuid AND "id" = ${id}::uuid FOR UPDATE`;

/** Gives the products of a category or a brand that goes to another one, those included that are put there at this moment. */
export async function handOverProducts(tx: Tx, businessId: string, table: Table, { id, into }: { id: string; into: string | null }): Promise<void> {
  const column = COLUMNS[table];
  const move = () => tx.product.updateMany({ where: { businessId, [column]: id }, data: { [column]: into, version: { increment: 1 } } });
  // Products are locked before what they stand in: whoever changes one does so too.
  await move();
  await closeToProducts(tx, businessId, table, id);
  await move();
}

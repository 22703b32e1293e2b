import { db } from '../../gateway/db/client.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import type { SeededProduct } from '../../prisma/seed/factories/product.ts';

/** Copied by one statement: a busy machine takes longer for more than a statement may. */
const AT_ONCE = 2_000;

/** Gives a shop this many orders more, copies of one that was taken properly; a minute lies between each two. */
export async function withManyOrders(shop: { id: string }, product: SeededProduct, count: number): Promise<void> {
  const { id } = await withOrder(shop, { lines: [{ product }] });
  for (let first = 1; first < count; first += AT_ONCE) {
    await copyOrder(shop, id, first, Math.min(first + AT_ONCE, count) - 1);
  }
  const copies = count - 1;
  await db.$executeRaw`UPDATE "Counter" SET "value" = "value" + ${copies}::int WHERE "businessId" = ${shop.id}::uuid AND "name" = 'order'`;
  await db.$executeRaw`
    UPDATE "Customer" SET "orderCount" = "orderCount" + ${copies}::int
    WHERE "id" = (SELECT "customerId" FROM "Order" WHERE "id" = ${id}::uuid) AND "businessId" = ${shop.id}::uuid`;
}

/** Copies number `first` to `last` of the order and of its lines. */
async function copyOrder(shop: { id: string }, id: string, first: number, last: number): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "Order"
    SELECT copy.* FROM "Order" one, generate_series(${first}::int, ${last}::int) n,
      jsonb_populate_record(one, jsonb_build_object(
        'id', gen_random_uuid(), 'number', one."number" + n, 'createdAt', one."createdAt" - n * interval '1 minute'
      )) copy
    WHERE one."id" = ${id}::uuid`;
  await db.$executeRaw`
    INSERT INTO "OrderLine"
    SELECT copy.* FROM "OrderLine" one
    JOIN "Order" source ON source."id" = one."orderId"
    JOIN "Order" o ON o."businessId" = one."businessId"
      AND o."number" BETWEEN source."number" + ${first}::int AND source."number" + ${last}::int,
      jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'orderId', o."id")) copy
    WHERE one."businessId" = ${shop.id}::uuid AND one."orderId" = ${id}::uuid`;
}

import { db } from '../../gateway/db/client.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import type { SeededProduct } from '../../prisma/seed/factories/product.ts';

/** Fills a shop with this many orders, copies of one that was taken properly; a minute lies between each two. */
export async function withManyOrders(shop: { id: string }, product: SeededProduct, count: number): Promise<void> {
  const { id } = await withOrder(shop, { lines: [{ product }] });
  await db.$executeRaw`
    INSERT INTO "Order"
    SELECT copy.* FROM "Order" one, generate_series(1, ${count - 1}::int) n,
      jsonb_populate_record(one, jsonb_build_object(
        'id', gen_random_uuid(), 'number', one."number" + n, 'createdAt', one."createdAt" - n * interval '1 minute'
      )) copy
    WHERE one."id" = ${id}::uuid`;
  await db.$executeRaw`
    INSERT INTO "OrderLine"
    SELECT copy.* FROM "OrderLine" one
    JOIN "Order" o ON o."businessId" = one."businessId" AND o."id" <> one."orderId",
      jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'orderId', o."id")) copy
    WHERE one."businessId" = ${shop.id}::uuid AND one."orderId" = ${id}::uuid`;
  await db.$executeRaw`UPDATE "Counter" SET "value" = ${count}::int WHERE "businessId" = ${shop.id}::uuid AND "name" = 'order'`;
  await db.$executeRaw`UPDATE "Customer" SET "orderCount" = ${count}::int WHERE "businessId" = ${shop.id}::uuid`;
}

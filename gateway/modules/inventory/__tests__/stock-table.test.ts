import { expect, it } from 'vitest';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { pool } from '../../../db/client.ts';
import { BUCKETS } from '../stock-movement.ts';

it.each(BUCKETS)('the table itself takes no fewer pieces than none, whoever writes: %s', async (bucket) => {
  const { variantId } = await withProduct(await seedBusiness(), { stock: 5 });
  await expect(pool.query(`UPDATE "StockBalance" SET "${bucket}" = -1 WHERE "variantId" = '${variantId}'`)).rejects.toThrow(/violates check constraint "StockBalance_/);
});

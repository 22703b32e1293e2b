import { z } from 'zod';
import { defineQuery } from '../../commands/command.ts';
import { text } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import { plainName, spellings } from '../../list-query/like-text.ts';

/** Those of some SKUs that no variant has, archived ones included, whatever the case and the keyboard; in their order. */
export const freeSkus = defineQuery({
  name: 'catalog.freeSkus',
  permission: 'product',
  input: z.object({ skus: z.array(text(64)).min(1).max(100).describe('As they would be saved.') }),
  run: async ({ session: { businessId } }, { skus }): Promise<string[]> => {
    const wanted = skus.flatMap((sku) => spellings(sku.toLowerCase()));
    const taken = await db.$queryRaw<{ sku: string }[]>`
      SELECT lower("sku") AS "sku" FROM "Variant" WHERE "businessId" = ${businessId}::uuid AND lower("sku") = ANY(${wanted})`;
    const known = new Set(taken.map(({ sku }) => plainName(sku)));
    return skus.filter((sku) => !known.has(plainName(sku)));
  },
});

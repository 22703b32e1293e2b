import { z } from 'zod';
import { defineQuery } from '../../commands/command.ts';
import { db } from '../../db/client.ts';

/** Values that customers can be filtered by, each list by name. */
export interface CustomerFilterValues {
  districts: string[];
  tags: string[];
}

/** Those offered of each. */
const MAX_VALUES = 200;
/** Customers with tags that are looked at. */
const TAGGED = 5_000;

/** Districts by their index, which is read once for each; tags by the index of those who have any. One statement. */
export const customerFilterValues = defineQuery({
  name: 'customers.filterValues',
  permission: 'ADMIN',
  input: z.object({}),
  run: async ({ session: { businessId } }): Promise<CustomerFilterValues> => {
    const [values] = await db.$queryRaw<CustomerFilterValues[]>`
      WITH RECURSIVE places AS (
        (SELECT "district" FROM "Customer" WHERE "businessId" = ${businessId}::uuid AND "district" <> '' ORDER BY "district" LIMIT 1)
        UNION ALL
        SELECT (SELECT c."district" FROM "Customer" c WHERE c."businessId" = ${businessId}::uuid AND c."district" > p."district" ORDER BY c."district" LIMIT 1)
        FROM places p WHERE p."district" IS NOT NULL
      ), listed AS (
        SELECT "district" FROM places WHERE "district" IS NOT NULL LIMIT ${MAX_VALUES}
      ), words AS (
        SELECT DISTINCT unnest(t."tags") AS "tag" FROM (
          SELECT "tags" FROM "Customer" WHERE "businessId" = ${businessId}::uuid AND "tags" <> '{}' LIMIT ${TAGGED}) t
        ORDER BY 1 LIMIT ${MAX_VALUES}
      )
      SELECT coalesce((SELECT array_agg("district" ORDER BY "district") FROM listed), '{}') AS "districts",
        coalesce((SELECT array_agg("tag" ORDER BY lower("tag"), "tag") FROM words), '{}') AS "tags"`;
    return values!;
  },
});

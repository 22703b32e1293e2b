import { z } from 'zod';
import { defineQuery } from '../../commands/command.ts';
import { db } from '../../db/client.ts';

/** Values that orders can be filtered by, each list by name. */
export interface OrderFilterValues {
  couriers: string[];
  districts: string[];
  sources: string[];
  tags: string[];
  skus: string[];
  cancelReasons: string[];
  returnReasons: string[];
  /** The web shops that are connected, or were. */
  sites: { id: string; name: string }[];
}

/** The latest orders whose values are offered: more than a person can remember, and as fast in a business with a million. */
const LATEST = 5_000;

/** Those offered of each. */
const MAX_VALUES = 200;

/** What the latest orders have, with the couriers, sources and web shops that are set up and the SKUs that are sold. One statement. */
export const orderFilterValues = defineQuery({
  name: 'orders.filterValues',
  permission: 'filterOrders',
  input: z.object({}),
  run: async ({ session: { businessId } }): Promise<OrderFilterValues> => {
    const [values] = await db.$queryRaw<OrderFilterValues[]>`
      WITH latest AS (
        SELECT "courierName", "plannedCourier", "district", "source", "tags", "cancelReason", "returnReason" FROM "Order"
        WHERE "businessId" = ${businessId}::uuid ORDER BY "createdAt" DESC, "id" DESC LIMIT ${LATEST}
      ), found AS (
        SELECT 'courier' AS "kind", "courierName" AS "value" FROM latest
        UNION SELECT 'courier', "plannedCourier" FROM latest
        UNION SELECT 'courier', "name" FROM "Courier" WHERE "businessId" = ${businessId}::uuid
        UNION SELECT 'district', "district" FROM latest
        UNION SELECT 'source', "source" FROM latest
        UNION SELECT 'source', "name" FROM "OrderSource" WHERE "businessId" = ${businessId}::uuid AND "archivedAt" IS NULL
        UNION SELECT 'cancelReason', "cancelReason" FROM latest
        UNION SELECT 'returnReason', "returnReason" FROM latest
        UNION SELECT 'tag', unnest("tags") FROM latest
        UNION SELECT 'sku', s."sku" FROM (
          SELECT v."sku" FROM "SalesPace" p JOIN "Variant" v ON v."businessId" = p."businessId" AND v."id" = p."variantId"
          WHERE p."businessId" = ${businessId}::uuid ORDER BY p."sold" DESC LIMIT ${MAX_VALUES}) s
      ), listed AS (
        SELECT "kind", "value", row_number() OVER (PARTITION BY "kind" ORDER BY lower("value"), "value") AS "place"
        FROM found WHERE "value" <> ''
      ), kinds AS (
        SELECT "kind", array_agg("value" ORDER BY "place") AS "values" FROM listed WHERE "place" <= ${MAX_VALUES} GROUP BY 1
      )
      SELECT coalesce((SELECT "values" FROM kinds WHERE "kind" = 'courier'), '{}') AS "couriers",
        coalesce((SELECT "values" FROM kinds WHERE "kind" = 'district'), '{}') AS "districts",
        coalesce((SELECT "values" FROM kinds WHERE "kind" = 'source'), '{}') AS "sources",
        coalesce((SELECT "values" FROM kinds WHERE "kind" = 'tag'), '{}') AS "tags",
        coalesce((SELECT "values" FROM kinds WHERE "kind" = 'sku'), '{}') AS "skus",
        coalesce((SELECT "values" FROM kinds WHERE "kind" = 'cancelReason'), '{}') AS "cancelReasons",
        coalesce((SELECT "values" FROM kinds WHERE "kind" = 'returnReason'), '{}') AS "returnReasons",
        coalesce((SELECT json_agg(json_build_object('id', s."id", 'name', s."name") ORDER BY lower(s."name"), s."id") FROM (
          SELECT "id", "name" FROM "WebSite" WHERE "businessId" = ${businessId}::uuid ORDER BY "id" DESC LIMIT ${MAX_VALUES}) s), '[]') AS "sites"`;
    return values!;
  },
});

import { msg } from '../../../schema/rules/message.ts';
import type { LedgerCheck } from '../../ledger-checks/ledger-check.ts';
import { Prisma } from '../../db/generated/client/client.ts';

const dayOf = (column: string) => Prisma.raw(`(o."${column}" AT TIME ZONE 'Asia/Dhaka')::date`);
const COURIER = Prisma.raw(`coalesce(o."courierName", '')`);

const orderDays: LedgerCheck = {
  name: msg('orders taken, delivered and returned by day equal the orders'),
  drift: Prisma.sql`
    WITH counted AS (
      SELECT "businessId", "day", "courierName", sum("orders") AS "orders", sum("delivered") AS "delivered", sum("returned") AS "returned",
        sum("timed") AS "timed", sum("travelMs") AS "travelMs"
      FROM (
        SELECT o."businessId", ${dayOf('createdAt')} AS "day", '' AS "courierName", 1 AS "orders", 0 AS "delivered", 0 AS "returned", 0 AS "timed", 0 AS "travelMs"
        FROM "Order" o
        UNION ALL
        SELECT o."businessId", ${dayOf('deliveredAt')}, ${COURIER}, 0, 1, 0, (o."shippedAt" IS NOT NULL)::int,
          coalesce(round(extract(epoch FROM o."deliveredAt" - o."shippedAt") * 1000), 0)
        FROM "Order" o WHERE o."deliveredAt" IS NOT NULL
        UNION ALL
        SELECT o."businessId", ${dayOf('returnedAt')}, ${COURIER}, 0, 0, 1, 0, 0 FROM "Order" o WHERE o."returnedAt" IS NOT NULL
      ) orders GROUP BY 1, 2, 3
    ), kept AS (
      SELECT "businessId", "day", "courierName", sum("orders") AS "orders", sum("delivered") AS "delivered", sum("returned") AS "returned",
        sum("timed") AS "timed", sum("travelMs") AS "travelMs"
      FROM "OrderDay" GROUP BY 1, 2, 3
    )
    SELECT "businessId", concat_ws(', ', 'orders of ' || "day", nullif("courierName", '')) AS "subject",
      format('kept are %s taken, %s delivered, %s returned, %s timed over %s ms; the orders say %s, %s, %s, %s and %s', coalesce(k."orders", 0),
        coalesce(k."delivered", 0), coalesce(k."returned", 0), coalesce(k."timed", 0), coalesce(k."travelMs", 0), coalesce(c."orders", 0),
        coalesce(c."delivered", 0), coalesce(c."returned", 0), coalesce(c."timed", 0), coalesce(c."travelMs", 0)) AS "detail"
    FROM counted c FULL JOIN kept k USING ("businessId", "day", "courierName")
    WHERE (coalesce(k."orders", 0), coalesce(k."delivered", 0), coalesce(k."returned", 0), coalesce(k."timed", 0), coalesce(k."travelMs", 0))
      <> (coalesce(c."orders", 0), coalesce(c."delivered", 0), coalesce(c."returned", 0), coalesce(c."timed", 0), coalesce(c."travelMs", 0))`,
};

/** What is kept by day, compared with the orders counted anew. */
export const dayChecks: LedgerCheck[] = [orderDays];

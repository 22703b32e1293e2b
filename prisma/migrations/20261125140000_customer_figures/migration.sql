-- DropIndex
DROP INDEX "Order_businessId_customerId_idx";

-- AlterTable
ALTER TABLE "Customer" ADD COLUMN     "district" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "firstOrderAt" TIMESTAMPTZ(3),
ADD COLUMN     "firstSource" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "lastOrderAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "note" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "profitPoisha" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "returnedPercent" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "smsOptOut" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "spentPoisha" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateIndex
CREATE INDEX "Customer_businessId_lastOrderAt_id_idx" ON "Customer"("businessId", "lastOrderAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Customer_businessId_firstOrderAt_id_idx" ON "Customer"("businessId", "firstOrderAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Customer_businessId_orderCount_id_idx" ON "Customer"("businessId", "orderCount" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Customer_businessId_spentPoisha_id_idx" ON "Customer"("businessId", "spentPoisha" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Customer_businessId_district_lastOrderAt_id_idx" ON "Customer"("businessId", "district", "lastOrderAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Order_businessId_customerId_createdAt_id_idx" ON "Order"("businessId", "customerId", "createdAt" DESC, "id" DESC);

-- Words that are searched for: few customers have any.
CREATE INDEX "Customer_tags_idx" ON "Customer" USING gin ("businessId", "tags") WHERE "tags" <> '{}';

-- What a line of a posted statement adds to the profit of its order: as order-profit.ts reckons it.
CREATE FUNCTION statement_line_profit(line "StatementLine") RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE
      WHEN line."result" IN ('MATCHED', 'SHORT', 'PARTIAL', 'OVER', 'CHARGE_DIFF', 'COMPENSATED') THEN
        line."accruedPoisha" - line."deliveryPoisha" - line."codFeePoisha" - line."returnPoisha" + CASE
          WHEN line."result" = 'COMPENSATED' THEN line."collectedPoisha" + line."adjustPoisha" - line."claimPoisha"
          WHEN line."result" IN ('SHORT', 'OVER') THEN 0
          ELSE line."collectedPoisha" - line."settledPoisha" END
      ELSE 0 END
    + CASE WHEN EXISTS (
        SELECT 1 FROM "DifferenceDecision" d WHERE d."businessId" = line."businessId" AND d."id" = line."decisionId" AND d."kind" = 'WRITE_OFF')
      THEN CASE WHEN line."result" IN ('UNKNOWN_PARCEL', 'DUPLICATE', 'NOT_DELIVERED_HERE') THEN line."netPoisha" ELSE line."adjustPoisha" END
      ELSE 0 END;
$$;

-- Rounding of average costs belongs to the goods, not to whoever's parcel came back at that moment.
CREATE FUNCTION is_earned_by_orders(account "Account") RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT account."type" IN ('INCOME', 'EXPENSE') AND account."code" NOT IN ('stock-rounding', 'stock-revaluation');
$$;

-- What an order has earned by the books and by posted statements.
CREATE FUNCTION order_booked_profit(business uuid, which uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT sum(l."creditPoisha" - l."debitPoisha")
    FROM "JournalEntry" e JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id"
    JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId"
    WHERE e."businessId" = business AND e."sourceId" = which AND e."sourceType" = 'Order' AND is_earned_by_orders(a)
  ), 0)::bigint + coalesce((
    SELECT sum(statement_line_profit(l))
    FROM "StatementLine" l JOIN "CourierStatement" t ON t."businessId" = l."businessId" AND t."id" = l."statementId" AND t."status" = 'POSTED'
    WHERE l."businessId" = business AND l."orderId" = which
  ), 0)::bigint;
$$;

-- Figures of customers, exact because the database keeps them. Customers are locked in the order of their ids.
CREATE FUNCTION add_customer_amounts(deltas jsonb) RETURNS void LANGUAGE sql AS $$
  WITH locked AS (
    SELECT c."businessId", c."id", d."spent", d."profit"
    FROM "Customer" c JOIN jsonb_to_recordset(deltas) AS d ("business" uuid, "customer" uuid, "spent" bigint, "profit" bigint)
      ON c."businessId" = d."business" AND c."id" = d."customer"
    ORDER BY c."businessId", c."id" FOR NO KEY UPDATE OF c
  )
  UPDATE "Customer" c SET "spentPoisha" = c."spentPoisha" + l."spent", "profitPoisha" = c."profitPoisha" + l."profit"
  FROM locked l WHERE c."businessId" = l."businessId" AND c."id" = l."id";
$$;

-- First and last order, of some customers. A last order without a district says nothing about where they live.
CREATE FUNCTION keep_customer_span(business uuid, customers uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "Customer" WHERE "businessId" = business AND "id" = ANY(customers) ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "Customer" c SET "firstOrderAt" = s."firstAt", "firstSource" = s."source", "lastOrderAt" = s."lastAt", "district" = s."district"
  FROM (
    SELECT k."id", f."createdAt" AS "firstAt", coalesce(f."source", '') AS "source", coalesce(l."createdAt", k."createdAt") AS "lastAt",
      coalesce(nullif(l."district", ''), k."district") AS "district"
    FROM "Customer" k
    LEFT JOIN LATERAL (
      SELECT o."createdAt", o."source" FROM "Order" o WHERE o."businessId" = k."businessId" AND o."customerId" = k."id"
      ORDER BY o."createdAt", o."id" LIMIT 1) f ON true
    LEFT JOIN LATERAL (
      SELECT o."createdAt", o."district" FROM "Order" o WHERE o."businessId" = k."businessId" AND o."customerId" = k."id"
      ORDER BY o."createdAt" DESC, o."id" DESC LIMIT 1) l ON true
    WHERE k."businessId" = business AND k."id" = ANY(customers)
  ) s
  WHERE c."businessId" = business AND c."id" = s."id"
    AND (c."firstOrderAt", c."firstSource", c."lastOrderAt", c."district") IS DISTINCT FROM (s."firstAt", s."source", s."lastAt", s."district");
END $$;

CREATE FUNCTION keep_customers_of_new_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_customer_span(g."businessId", g.ids)
    FROM (SELECT "businessId", array_agg(DISTINCT "customerId") AS ids FROM new_rows GROUP BY 1) g;
  PERFORM add_customer_amounts(g.deltas) FROM (
    SELECT jsonb_agg(jsonb_build_object('business', "businessId", 'customer', "customerId", 'spent', spent, 'profit', 0)) AS deltas
    FROM (SELECT "businessId", "customerId", sum("revenuePoisha") AS spent FROM new_rows GROUP BY 1, 2 HAVING sum("revenuePoisha") <> 0) s
  ) g WHERE g.deltas IS NOT NULL;
  RETURN NULL;
END $$;

CREATE FUNCTION keep_customers_of_orders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  deltas jsonb;
BEGIN
  SELECT jsonb_agg(jsonb_build_object('business', "businessId", 'customer', "customerId", 'spent', spent, 'profit', profit)) INTO deltas FROM (
    SELECT "businessId", "customerId", sum(spent) AS spent, sum(profit) AS profit FROM (
      SELECT n."businessId", n."customerId", n."revenuePoisha" - o."revenuePoisha" AS spent, 0 AS profit
      FROM new_rows n JOIN old_rows o ON o."businessId" = n."businessId" AND o."id" = n."id"
      WHERE n."customerId" = o."customerId" AND n."revenuePoisha" <> o."revenuePoisha"
      UNION ALL
      -- The order has another customer, and what it brought goes with it.
      SELECT n."businessId", m."customerId", m.spent, m.times * order_booked_profit(n."businessId", n."id")
      FROM new_rows n JOIN old_rows o ON o."businessId" = n."businessId" AND o."id" = n."id" AND o."customerId" <> n."customerId"
      CROSS JOIN LATERAL (VALUES (o."customerId", -o."revenuePoisha", -1), (n."customerId", n."revenuePoisha", 1)) AS m ("customerId", spent, times)
    ) changes GROUP BY 1, 2 HAVING sum(spent) <> 0 OR sum(profit) <> 0
  ) g;
  IF deltas IS NOT NULL THEN
    PERFORM add_customer_amounts(deltas);
  END IF;
  PERFORM keep_customer_span(g."businessId", g.ids) FROM (
    SELECT n."businessId", array_agg(DISTINCT m."customerId") AS ids
    FROM new_rows n JOIN old_rows o ON o."businessId" = n."businessId" AND o."id" = n."id"
    CROSS JOIN LATERAL (VALUES (o."customerId"), (n."customerId")) AS m ("customerId")
    WHERE (n."customerId", n."createdAt", n."district", n."source") IS DISTINCT FROM (o."customerId", o."createdAt", o."district", o."source")
    GROUP BY 1
  ) g;
  RETURN NULL;
END $$;

CREATE FUNCTION keep_customers_of_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  deltas jsonb;
BEGIN
  SELECT jsonb_agg(jsonb_build_object('business', "businessId", 'customer', "customerId", 'spent', 0, 'profit', profit)) INTO deltas FROM (
    SELECT o."businessId", o."customerId", sum(l."creditPoisha" - l."debitPoisha") AS profit
    FROM new_rows l JOIN "JournalEntry" e ON e."businessId" = l."businessId" AND e."id" = l."entryId" AND e."sourceType" = 'Order'
    JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId" AND is_earned_by_orders(a)
    JOIN "Order" o ON o."businessId" = e."businessId" AND o."id" = e."sourceId"
    GROUP BY 1, 2 HAVING sum(l."creditPoisha" - l."debitPoisha") <> 0
  ) g;
  IF deltas IS NOT NULL THEN
    PERFORM add_customer_amounts(deltas);
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION keep_customers_of_statements() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  deltas jsonb;
BEGIN
  SELECT jsonb_agg(jsonb_build_object('business', "businessId", 'customer', "customerId", 'spent', 0, 'profit', profit)) INTO deltas FROM (
    SELECT o."businessId", o."customerId", sum(statement_line_profit(l) * CASE WHEN n."status" = 'POSTED' THEN 1 ELSE -1 END) AS profit
    FROM new_rows n JOIN old_rows w ON w."businessId" = n."businessId" AND w."id" = n."id" AND (w."status" = 'POSTED') <> (n."status" = 'POSTED')
    JOIN "StatementLine" l ON l."businessId" = n."businessId" AND l."statementId" = n."id"
    JOIN "Order" o ON o."businessId" = l."businessId" AND o."id" = l."orderId"
    GROUP BY 1, 2
  ) g WHERE profit <> 0;
  IF deltas IS NOT NULL THEN
    PERFORM add_customer_amounts(deltas);
  END IF;
  RETURN NULL;
END $$;

-- A decision about a difference is joined to lines of a posted statement, or taken off them again.
CREATE FUNCTION keep_customers_of_decisions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  deltas jsonb;
BEGIN
  SELECT jsonb_agg(jsonb_build_object('business', "businessId", 'customer', "customerId", 'spent', 0, 'profit', profit)) INTO deltas FROM (
    SELECT o."businessId", o."customerId", sum(statement_line_profit(n) - statement_line_profit(w)) AS profit
    FROM new_rows n JOIN old_rows w ON w."businessId" = n."businessId" AND w."id" = n."id" AND w."decisionId" IS DISTINCT FROM n."decisionId"
    JOIN "CourierStatement" t ON t."businessId" = n."businessId" AND t."id" = n."statementId" AND t."status" = 'POSTED'
    JOIN "Order" o ON o."businessId" = n."businessId" AND o."id" = n."orderId"
    GROUP BY 1, 2
  ) g WHERE profit <> 0;
  IF deltas IS NOT NULL THEN
    PERFORM add_customer_amounts(deltas);
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION keep_returned_percent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."returnedPercent" := CASE WHEN NEW."deliveredCount" + NEW."returnedCount" = 0 THEN 0
    ELSE NEW."returnedCount" * 100 / (NEW."deliveredCount" + NEW."returnedCount") END;
  RETURN NEW;
END $$;

-- Triggers of one event fire by their names: customers are locked before status counts and balances (ADR 10).
CREATE TRIGGER "Order_buyers_insert" AFTER INSERT ON "Order" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_customers_of_new_orders();
CREATE TRIGGER "Order_buyers_update" AFTER UPDATE ON "Order" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_customers_of_orders();
CREATE TRIGGER "JournalLine_a_buyers" AFTER INSERT ON "JournalLine" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_customers_of_entries();
CREATE TRIGGER "CourierStatement_buyers" AFTER UPDATE ON "CourierStatement" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_customers_of_statements();
CREATE TRIGGER "StatementLine_buyers" AFTER UPDATE ON "StatementLine" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_customers_of_decisions();
CREATE TRIGGER "Customer_returned_percent" BEFORE INSERT OR UPDATE OF "deliveredCount", "returnedCount" ON "Customer"
  FOR EACH ROW EXECUTE FUNCTION keep_returned_percent();

-- As if these had always been kept.
UPDATE "Customer" c SET "spentPoisha" = s."spent", "profitPoisha" = s."profit", "firstOrderAt" = s."firstAt", "lastOrderAt" = s."lastAt",
  "firstSource" = s."firstSource", "district" = s."district", "deliveredCount" = c."deliveredCount"
FROM (
  SELECT o."businessId", o."customerId", sum(o."revenuePoisha")::bigint AS "spent", sum(order_booked_profit(o."businessId", o."id"))::bigint AS "profit",
    min(o."createdAt") AS "firstAt", max(o."createdAt") AS "lastAt",
    (array_agg(o."source" ORDER BY o."createdAt", o."id"))[1] AS "firstSource",
    (array_agg(o."district" ORDER BY o."createdAt" DESC, o."id" DESC))[1] AS "district"
  FROM "Order" o GROUP BY 1, 2
) s WHERE c."businessId" = s."businessId" AND c."id" = s."customerId";
UPDATE "Customer" SET "lastOrderAt" = "createdAt" WHERE "firstOrderAt" IS NULL;

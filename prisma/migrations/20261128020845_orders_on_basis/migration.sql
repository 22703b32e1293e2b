-- CreateEnum
CREATE TYPE "OrderBasis" AS ENUM ('SHIPPED', 'SETTLED');

-- CreateTable
CREATE TABLE "OrderOnBasis" (
    "businessId" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "basis" "OrderBasis" NOT NULL,
    "day" DATE NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "isEstimated" BOOLEAN NOT NULL,
    "salesPoisha" BIGINT NOT NULL,
    "goodsPoisha" BIGINT NOT NULL,
    "chargePoisha" BIGINT NOT NULL,
    "feePoisha" BIGINT NOT NULL,
    "backPoisha" BIGINT NOT NULL,
    "lossPoisha" BIGINT NOT NULL,

    CONSTRAINT "OrderOnBasis_pkey" PRIMARY KEY ("businessId","orderId","basis")
);

-- CreateIndex
CREATE INDEX "OrderOnBasis_businessId_basis_day_orderId_idx" ON "OrderOnBasis"("businessId", "basis", "day" DESC, "orderId" DESC);

-- AddForeignKey
ALTER TABLE "OrderOnBasis" ADD CONSTRAINT "OrderOnBasis_businessId_orderId_fkey" FOREIGN KEY ("businessId", "orderId") REFERENCES "Order"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What these orders bring and cost on the bases on which they count, as docs/adr/0057 says.
CREATE FUNCTION orders_on_basis(businesses uuid[], orders uuid[]) RETURNS SETOF "OrderOnBasis" LANGUAGE sql STABLE AS $$
  SELECT o."businessId", o."id", w."basis", w."day", w."at", w."isEstimated",
    w."sales", w."goods", CASE WHEN w."isEstimated" THEN 0 ELSE coalesce(p."charge", 0) END, CASE WHEN w."isEstimated" THEN 0 ELSE coalesce(p."fee", 0) END,
    w."back", w."losses"
  FROM (SELECT DISTINCT u."businessId", u."id" FROM unnest(businesses, orders) AS u("businessId", "id")) a
  JOIN "Order" o ON o."businessId" = a."businessId" AND o."id" = a."id"
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(l."deliveredQuantity" * coalesce(l."unitCostPoisha", v."avgCostPoisha")), 0)::bigint AS "delivered",
      coalesce(sum(l."quantity" * coalesce(l."unitCostPoisha", v."avgCostPoisha")), 0)::bigint AS "whole"
    FROM "OrderLine" l JOIN "Variant" v ON v."businessId" = l."businessId" AND v."id" = l."variantId"
    WHERE l."businessId" = o."businessId" AND l."orderId" = o."id"
  ) g
  CROSS JOIN LATERAL (
    -- Posted statements. A difference within the tolerance is booked as a charge.
    SELECT min(x."day") FILTER (WHERE x."isAbout") AS "day", min(x."postedAt") FILTER (WHERE x."isAbout") AS "postedAt",
      (sum(l."deliveryPoisha" - CASE WHEN x."isRefused" THEN l."excessDeliveryPoisha" ELSE 0 END
        + CASE WHEN l."result" IN ('SHORT', 'OVER', 'COMPENSATED') THEN 0 ELSE l."settledPoisha" - l."collectedPoisha" END) FILTER (WHERE x."isAbout"))::bigint AS "charge",
      (sum(l."codFeePoisha" - CASE WHEN x."isRefused" THEN l."excessFeePoisha" ELSE 0 END) FILTER (WHERE x."isAbout"))::bigint AS "fee",
      coalesce(sum(l."returnPoisha" - CASE WHEN x."isRefused" THEN l."excessReturnPoisha" ELSE 0 END) FILTER (WHERE x."isAbout"), 0)::bigint AS "back",
      coalesce(sum(l."collectedPoisha" + l."adjustPoisha" - l."claimPoisha") FILTER (WHERE l."result" = 'COMPENSATED'), 0)::bigint AS "beyondClaim",
      coalesce(sum(l."accruedPoisha") FILTER (WHERE x."isAbout"), 0)::bigint AS "accrued",
      coalesce(sum(l."settledPoisha") FILTER (WHERE x."isAbout"), 0)::bigint AS "settled",
      coalesce(sum(CASE WHEN l."result" IN ('SHORT', 'OVER') THEN l."settledPoisha" - l."collectedPoisha" ELSE 0 END
        + CASE WHEN l."disputesCharge" THEN l."excessDeliveryPoisha" + l."excessReturnPoisha" + l."excessFeePoisha" ELSE 0 END) FILTER (WHERE x."isAbout"), 0)::bigint AS "disputed",
      coalesce(sum(l."claimPoisha") FILTER (WHERE x."isAbout"), 0)::bigint AS "claimsPaid",
      coalesce(-sum(y."amount") FILTER (WHERE x."decision" = 'WRITE_OFF'), 0)::bigint AS "accepted",
      -- Money for nothing that is known of the order is none of it before that is decided; what was taken beside is gone.
      coalesce(sum(y."amount") FILTER (WHERE x."decision" = 'WRITE_OFF' OR (NOT x."isStray" AND x."decision" IS DISTINCT FROM 'RESOLVE')), 0)::bigint AS "beside"
    FROM "StatementLine" l
    -- By its key, of each line: joined, all statements of the business would be read for each order.
    CROSS JOIN LATERAL (
      SELECT t."day", t."postedAt", t."status", l."result" IN ('MATCHED', 'SHORT', 'PARTIAL', 'OVER', 'CHARGE_DIFF', 'COMPENSATED') AS "isAbout",
        l."result" IN ('UNKNOWN_PARCEL', 'DUPLICATE', 'NOT_DELIVERED_HERE') AS "isStray",
        l."disputesCharge" AND NOT EXISTS (
          SELECT 1 FROM "SettlementDecision" c WHERE c."businessId" = l."businessId" AND c."id" = l."chargeDecisionId" AND c."kind" = 'CHARGE_ACCEPTED') AS "isRefused",
        (SELECT d."kind" FROM "DifferenceDecision" d WHERE d."businessId" = l."businessId" AND d."id" = l."decisionId" AND NOT d."isUndone") AS "decision"
      FROM "CourierStatement" t WHERE t."businessId" = l."businessId" AND t."id" = l."statementId" LIMIT 1
    ) x
    CROSS JOIN LATERAL (SELECT CASE WHEN x."isStray" THEN l."netPoisha" WHEN l."result" = 'COMPENSATED' THEN 0 ELSE l."adjustPoisha" END AS "amount") y
    WHERE l."businessId" = o."businessId" AND l."orderId" = o."id" AND x."status" = 'POSTED'
  ) p
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(x."value") FILTER (WHERE x."code" = 'other-income'), 0)::bigint AS "otherIncome",
      coalesce(sum(x."value") FILTER (WHERE x."code" = 'damaged-goods'), 0)::bigint AS "goodsLoss",
      coalesce(sum(x."value") FILTER (WHERE x."code" = 'return-charges-due'), 0)::bigint AS "expectedReturns",
      coalesce(sum(x."value") FILTER (WHERE x."code" = 'other-expense'), 0)::bigint AS "writtenOff",
      coalesce(sum(x."value") FILTER (WHERE x."code" = 'courier-receivable'), 0)::bigint AS "receivable",
      coalesce(sum(x."value") FILTER (WHERE x."code" = 'settlement-disputes'), 0)::bigint AS "disputed",
      coalesce(sum(x."value") FILTER (WHERE x."code" = 'courier-claims'), 0)::bigint AS "claims"
    FROM "JournalEntry" e JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id"
    CROSS JOIN LATERAL (SELECT l."debitPoisha" - l."creditPoisha" AS "value",
      (SELECT c."code" FROM "Account" c WHERE c."businessId" = l."businessId" AND c."id" = l."accountId") AS "code") x
    WHERE e."businessId" = o."businessId" AND e."sourceType" = 'Order' AND e."sourceId" = o."id"
  ) b
  CROSS JOIN LATERAL (
    SELECT o."status" IN ('PENDING', 'PREORDER', 'CONFIRMED', 'HOLD', 'PACKED', 'SHIPPED') AS "isExpected",
      o."revenuePoisha" - b."otherIncome" + p."beyondClaim" AS "revenue"
  ) e
  CROSS JOIN LATERAL (
    -- When it is settled where no statement says what became of it.
    SELECT CASE
      WHEN o."settlementStatus" = 'NA' AND o."deliveredAt" IS NOT NULL THEN o."deliveredAt"
      WHEN o."settlementStatus" = 'NA' AND o."returnedAt" IS NOT NULL THEN o."returnedAt"
      ELSE coalesce(
        (SELECT min(d."createdAt") FROM "SettlementDecision" d
          WHERE d."businessId" = o."businessId" AND d."orderId" = o."id" AND d."kind" <> 'DISPUTE' AND NOT d."isUndone"),
        -- Nothing is claimed for what was lost: nothing is to come.
        CASE WHEN o."status" = 'LOST' AND o."settlementStatus" = 'NA' AND b."claims" = 0 THEN (
          SELECT max(t."createdAt") FROM "OrderTransition" t WHERE t."businessId" = o."businessId" AND t."orderId" = o."id" AND t."to" = 'LOST') END)
      END AS "settledAt"
  ) s
  CROSS JOIN LATERAL (
    SELECT 'SHIPPED'::"OrderBasis" AS "basis", dhaka_day(o."shippedAt") AS "day", o."shippedAt" AS "at",
      o."status" <> 'CANCELLED' AND (p."charge" IS NULL OR (o."settlementStatus" = 'UNSETTLED' AND p."charge" = 0)) AS "isEstimated",
      CASE WHEN e."isExpected" THEN o."totalPoisha" ELSE e."revenue" END AS "sales",
      CASE WHEN e."isExpected" THEN g."whole" ELSE g."delivered" END AS "goods",
      p."back" - b."expectedReturns" - p."accrued" AS "back", b."goodsLoss" + b."writtenOff" + p."accepted" AS "losses"
    WHERE o."shippedAt" IS NOT NULL
    UNION ALL
    -- What is open, in dispute or given up has not come; what a courier paid too much is not kept yet; lost goods cost what nobody has paid for them.
    SELECT 'SETTLED', coalesce(p."day", dhaka_day(s."settledAt")), coalesce(p."postedAt", s."settledAt"), false,
      e."revenue" - (b."receivable" - p."settled") - greatest(b."disputed" + p."disputed", 0) - CASE WHEN o."status" = 'LOST' THEN 0 ELSE b."writtenOff" END,
      g."delivered", p."back", b."goodsLoss" + b."claims" - p."claimsPaid" - p."beside" + CASE WHEN o."status" = 'LOST' THEN b."writtenOff" ELSE 0 END
    WHERE p."day" IS NOT NULL OR s."settledAt" IS NOT NULL
  ) w
$$;

-- Writes what these orders bring and cost now. Whoever changes what it follows from has locked the order.
-- Planned once: for one order the plan would take longer than the reading, and every table is read by the key of the order anyway.
CREATE FUNCTION refresh_bases(businesses uuid[], orders uuid[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  WITH counted AS MATERIALIZED (
    SELECT * FROM orders_on_basis(businesses, orders)
  ), removed AS (
    DELETE FROM "OrderOnBasis" k USING unnest(businesses, orders) AS u("businessId", "orderId")
    WHERE k."businessId" = u."businessId" AND k."orderId" = u."orderId"
      AND (k."businessId", k."orderId", k."basis") NOT IN (SELECT c."businessId", c."orderId", c."basis" FROM counted c)
  )
  INSERT INTO "OrderOnBasis" AS k SELECT * FROM counted
  ON CONFLICT ("businessId", "orderId", "basis") DO UPDATE SET "day" = EXCLUDED."day", "at" = EXCLUDED."at", "isEstimated" = EXCLUDED."isEstimated",
    "salesPoisha" = EXCLUDED."salesPoisha", "goodsPoisha" = EXCLUDED."goodsPoisha", "chargePoisha" = EXCLUDED."chargePoisha",
    "feePoisha" = EXCLUDED."feePoisha", "backPoisha" = EXCLUDED."backPoisha", "lossPoisha" = EXCLUDED."lossPoisha"
  WHERE k.* IS DISTINCT FROM EXCLUDED.*;
END $$;

-- One step changes several of these tables: after each of them the trigger sees all, and the last one finds what is to be written.
CREATE FUNCTION keep_bases_of_orders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  businesses uuid[];
  orders uuid[];
BEGIN
  SELECT array_agg(n."businessId"), array_agg(n."id") INTO businesses, orders
  FROM new_rows n JOIN old_rows o ON o."businessId" = n."businessId" AND o."id" = n."id"
  WHERE (n."status", n."settlementStatus", n."shippedAt", n."deliveredAt", n."returnedAt", n."totalPoisha", n."revenuePoisha")
      IS DISTINCT FROM (o."status", o."settlementStatus", o."shippedAt", o."deliveredAt", o."returnedAt", o."totalPoisha", o."revenuePoisha")
    AND (n."shippedAt" IS NOT NULL OR EXISTS (SELECT FROM "OrderOnBasis" k WHERE k."businessId" = n."businessId" AND k."orderId" = n."id"));
  IF orders IS NOT NULL THEN
    PERFORM refresh_bases(businesses, orders);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "Order_bases_update" AFTER UPDATE ON "Order" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_bases_of_orders();

CREATE FUNCTION keep_bases_of_order_lines() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  businesses uuid[];
  orders uuid[];
BEGIN
  SELECT array_agg(o."businessId"), array_agg(o."id") INTO businesses, orders
  FROM (SELECT DISTINCT n."businessId", n."orderId" FROM new_rows n) l
  JOIN "Order" o ON o."businessId" = l."businessId" AND o."id" = l."orderId" AND o."shippedAt" IS NOT NULL;
  IF orders IS NOT NULL THEN
    PERFORM refresh_bases(businesses, orders);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "OrderLine_bases_insert" AFTER INSERT ON "OrderLine" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_bases_of_order_lines();
CREATE TRIGGER "OrderLine_bases_update" AFTER UPDATE ON "OrderLine" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_bases_of_order_lines();

CREATE FUNCTION keep_bases_of_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  businesses uuid[];
  orders uuid[];
BEGIN
  SELECT array_agg(e."businessId"), array_agg(e."sourceId") INTO businesses, orders
  FROM (
    SELECT DISTINCT l."businessId", l."entryId" FROM new_rows l JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId"
    WHERE a."code" IN ('other-income', 'damaged-goods', 'return-charges-due', 'other-expense', 'courier-receivable', 'settlement-disputes', 'courier-claims')
  ) l JOIN "JournalEntry" e ON e."businessId" = l."businessId" AND e."id" = l."entryId" AND e."sourceType" = 'Order';
  IF orders IS NOT NULL THEN
    PERFORM refresh_bases(businesses, orders);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "JournalLine_a_bases" AFTER INSERT ON "JournalLine" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_bases_of_entries();

CREATE FUNCTION keep_bases_of_statements() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  businesses uuid[];
  orders uuid[];
BEGIN
  SELECT array_agg(l."businessId"), array_agg(l."orderId") INTO businesses, orders
  FROM new_rows n JOIN old_rows o ON o."businessId" = n."businessId" AND o."id" = n."id"
    AND 'POSTED' IN (n."status", o."status") AND (n."status", n."day", n."postedAt") IS DISTINCT FROM (o."status", o."day", o."postedAt")
  JOIN "StatementLine" l ON l."businessId" = n."businessId" AND l."statementId" = n."id" AND l."orderId" IS NOT NULL;
  IF orders IS NOT NULL THEN
    PERFORM refresh_bases(businesses, orders);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "CourierStatement_bases" AFTER UPDATE ON "CourierStatement" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_bases_of_statements();

-- A decision is joined to lines of a posted statement, or taken off them again.
CREATE FUNCTION keep_bases_of_lines() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  businesses uuid[];
  orders uuid[];
BEGIN
  SELECT array_agg(w."businessId"), array_agg(w."orderId") INTO businesses, orders
  FROM new_rows n JOIN old_rows o ON o."businessId" = n."businessId" AND o."id" = n."id" AND n.* IS DISTINCT FROM o.*
  JOIN "CourierStatement" t ON t."businessId" = n."businessId" AND t."id" = n."statementId" AND t."status" = 'POSTED'
  CROSS JOIN LATERAL (VALUES (n."businessId", n."orderId"), (o."businessId", o."orderId")) AS w("businessId", "orderId") WHERE w."orderId" IS NOT NULL;
  IF orders IS NOT NULL THEN
    PERFORM refresh_bases(businesses, orders);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "StatementLine_bases" AFTER UPDATE ON "StatementLine" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_bases_of_lines();

CREATE FUNCTION keep_bases_of_decisions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_bases(array_agg(n."businessId"), array_agg(n."orderId")) FROM new_rows n HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER "SettlementDecision_bases_insert" AFTER INSERT ON "SettlementDecision" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_bases_of_decisions();
CREATE TRIGGER "SettlementDecision_bases_update" AFTER UPDATE ON "SettlementDecision" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_bases_of_decisions();

-- Earlier orders. The triggers above have locked the tables: nothing is written meanwhile.
INSERT INTO "OrderOnBasis" SELECT k.* FROM (
    SELECT array_agg("businessId") AS businesses, array_agg("id") AS orders FROM "Order" GROUP BY "businessId", "number" / 10000
  ) o CROSS JOIN LATERAL orders_on_basis(o.businesses, o.orders) k;

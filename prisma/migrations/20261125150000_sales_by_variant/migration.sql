-- CreateEnum
CREATE TYPE "SalesBasis" AS ENUM ('SHIPPED', 'FINISHED');

-- CreateTable
CREATE TABLE "SoldLine" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "variantId" UUID NOT NULL,
    "shippedDay" DATE NOT NULL,
    "finishedDay" DATE,
    "units" INTEGER NOT NULL,
    "delivered" INTEGER NOT NULL,
    "back" INTEGER NOT NULL,
    "lost" INTEGER NOT NULL,
    "revenuePoisha" BIGINT NOT NULL,
    "costPoisha" BIGINT NOT NULL,
    "damagePoisha" BIGINT NOT NULL,

    CONSTRAINT "SoldLine_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "VariantSales" (
    "businessId" UUID NOT NULL,
    "basis" "SalesBasis" NOT NULL,
    "span" "SalesSpan" NOT NULL,
    "start" DATE NOT NULL,
    "variantId" UUID NOT NULL,
    "place" BIGSERIAL NOT NULL,
    "units" INTEGER NOT NULL DEFAULT 0,
    "delivered" INTEGER NOT NULL DEFAULT 0,
    "back" INTEGER NOT NULL DEFAULT 0,
    "lost" INTEGER NOT NULL DEFAULT 0,
    "revenuePoisha" BIGINT NOT NULL DEFAULT 0,
    "costPoisha" BIGINT NOT NULL DEFAULT 0,
    "damagePoisha" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "VariantSales_pkey" PRIMARY KEY ("businessId","basis","span","start","variantId","place")
);

-- CreateIndex
CREATE INDEX "SoldLine_businessId_shippedDay_id_idx" ON "SoldLine"("businessId", "shippedDay" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "SoldLine_businessId_finishedDay_id_idx" ON "SoldLine"("businessId", "finishedDay" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "SoldLine_businessId_variantId_shippedDay_id_idx" ON "SoldLine"("businessId", "variantId", "shippedDay" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "SoldLine" ADD CONSTRAINT "SoldLine_businessId_id_fkey" FOREIGN KEY ("businessId", "id") REFERENCES "OrderLine"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SoldLine" ADD CONSTRAINT "SoldLine_businessId_variantId_fkey" FOREIGN KEY ("businessId", "variantId") REFERENCES "Variant"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VariantSales" ADD CONSTRAINT "VariantSales_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What has become of the lines of these orders; nothing of orders whose goods are in the shop. What an order has earned for its
-- goods falls on its lines by what the customer has of them, exactly: the last line takes the rest.
CREATE FUNCTION sold_lines(businesses uuid[], orders uuid[]) RETURNS SETOF "SoldLine" LANGUAGE sql STABLE AS $$
  WITH lines AS (
    SELECT o."businessId", o."id" AS "orderId", l."id", l."variantId", l."position", dhaka_day(o."shippedAt") AS "shippedDay",
      dhaka_day(coalesce(o."deliveredAt", o."returnedAt", CASE WHEN o."status" = 'LOST' THEN (
        SELECT max(t."createdAt") FROM "OrderTransition" t
        WHERE t."businessId" = o."businessId" AND t."orderId" = o."id" AND t."to" = 'LOST') END)) AS "finishedDay",
      l."quantity", l."deliveredQuantity",
      CASE WHEN o."status" = 'SHIPPED' THEN 0 ELSE l."quantity" - l."deliveredQuantity" - l."lostQuantity" END AS "back",
      l."lostQuantity", greatest(o."revenuePoisha" - o."refundOnReturnPoisha" - o."deliveryFeePoisha", 0) AS "goods",
      l."deliveredQuantity" * coalesce(l."unitCostPoisha", 0) AS "cost", l."damagedQuantity" * coalesce(l."unitCostPoisha", 0) AS "damage",
      l."totalPoisha"::numeric * l."deliveredQuantity" / l."quantity" AS "worth", l."totalPoisha"
    FROM (SELECT DISTINCT u."businessId", u."id" FROM unnest(businesses, orders) AS u("businessId", "id")) w
    JOIN "Order" o ON o."businessId" = w."businessId" AND o."id" = w."id" AND o."shippedAt" IS NOT NULL
      AND o."status" IN ('SHIPPED', 'DELIVERED', 'PARTIAL', 'RETURN_PENDING', 'RETURNED', 'EXCHANGED', 'LOST')
    JOIN "OrderLine" l ON l."businessId" = o."businessId" AND l."orderId" = o."id"
  ), weighed AS (
    -- Free goods, and money for goods that have all come back, fall on something too.
    SELECT *, CASE WHEN sum("worth") OVER its > 0 THEN "worth" WHEN sum("totalPoisha") OVER its > 0 THEN "totalPoisha"::numeric ELSE 1 END AS "weight"
    FROM lines WINDOW its AS (PARTITION BY "businessId", "orderId")
  ), summed AS (
    SELECT *, sum("weight") OVER (its ORDER BY "position", "id") AS "soFar", sum("weight") OVER its AS "all"
    FROM weighed WINDOW its AS (PARTITION BY "businessId", "orderId")
  )
  SELECT "businessId", "id", "variantId", "shippedDay", "finishedDay", "quantity", "deliveredQuantity", "back", "lostQuantity",
    (round("goods" * "soFar" / "all") - round("goods" * ("soFar" - "weight") / "all"))::bigint, "cost", "damage"
  FROM summed
$$;

-- Writes what has become of these orders, and what that changes of their days. It adds rows to those and waits for nobody:
-- whoever changes an order has locked it.
CREATE FUNCTION refresh_sold(businesses uuid[], orders uuid[]) RETURNS void LANGUAGE sql AS $$
  WITH counted AS (
    SELECT * FROM sold_lines(businesses, orders)
  ), kept AS (
    SELECT DISTINCT s.* FROM unnest(businesses, orders) AS u("businessId", "orderId")
    JOIN "OrderLine" l ON l."businessId" = u."businessId" AND l."orderId" = u."orderId"
    JOIN "SoldLine" s ON s."businessId" = l."businessId" AND s."id" = l."id"
  ), gone AS (
    SELECT * FROM kept EXCEPT SELECT * FROM counted
  ), come AS (
    SELECT * FROM counted EXCEPT SELECT * FROM kept
  ), added AS (
    INSERT INTO "VariantSales" ("businessId", "basis", "span", "start", "variantId", "units", "delivered", "back", "lost",
      "revenuePoisha", "costPoisha", "damagePoisha")
    SELECT c."businessId", d."basis", 'CHANGE', d."start", c."variantId", sum(c.sign * c."units"), sum(c.sign * c."delivered"), sum(c.sign * c."back"),
      sum(c.sign * c."lost"), sum(c.sign * c."revenuePoisha"), sum(c.sign * c."costPoisha"), sum(c.sign * c."damagePoisha")
    FROM (SELECT 1 AS sign, come.* FROM come UNION ALL SELECT -1, gone.* FROM gone) c
    CROSS JOIN LATERAL (VALUES ('SHIPPED'::"SalesBasis", c."shippedDay"), ('FINISHED'::"SalesBasis", c."finishedDay")) d("basis", "start")
    WHERE d."start" IS NOT NULL GROUP BY 1, 2, 4, 5
    HAVING sum(c.sign * c."units") <> 0 OR sum(c.sign * c."delivered") <> 0 OR sum(c.sign * c."back") <> 0 OR sum(c.sign * c."lost") <> 0
      OR sum(c.sign * c."revenuePoisha") <> 0 OR sum(c.sign * c."costPoisha") <> 0 OR sum(c.sign * c."damagePoisha") <> 0
  ), removed AS (
    DELETE FROM "SoldLine" s USING gone g WHERE s."businessId" = g."businessId" AND s."id" = g."id"
      AND NOT EXISTS (SELECT FROM come c WHERE c."businessId" = g."businessId" AND c."id" = g."id")
  )
  INSERT INTO "SoldLine" SELECT * FROM come
  ON CONFLICT ("businessId", "id") DO UPDATE SET "variantId" = EXCLUDED."variantId", "shippedDay" = EXCLUDED."shippedDay",
    "finishedDay" = EXCLUDED."finishedDay", "units" = EXCLUDED."units", "delivered" = EXCLUDED."delivered", "back" = EXCLUDED."back",
    "lost" = EXCLUDED."lost", "revenuePoisha" = EXCLUDED."revenuePoisha", "costPoisha" = EXCLUDED."costPoisha", "damagePoisha" = EXCLUDED."damagePoisha"
$$;

-- One statement may change an order and its lines: after it, both triggers see both, and the second finds nothing left to write.
CREATE FUNCTION keep_sold_orders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  businesses uuid[];
  orders uuid[];
BEGIN
  SELECT array_agg(n."businessId"), array_agg(n."id") INTO businesses, orders
  FROM new_rows n JOIN old_rows o ON o."businessId" = n."businessId" AND o."id" = n."id"
  WHERE (n."shippedAt" IS NOT NULL OR o."shippedAt" IS NOT NULL)
    AND (n."status", n."shippedAt", n."deliveredAt", n."returnedAt", n."revenuePoisha", n."refundOnReturnPoisha", n."deliveryFeePoisha")
      IS DISTINCT FROM (o."status", o."shippedAt", o."deliveredAt", o."returnedAt", o."revenuePoisha", o."refundOnReturnPoisha", o."deliveryFeePoisha");
  IF orders IS NOT NULL THEN
    PERFORM refresh_sold(businesses, orders);
  END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION keep_sold_of_lines() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  businesses uuid[];
  orders uuid[];
BEGIN
  SELECT array_agg(o."businessId"), array_agg(o."id") INTO businesses, orders
  FROM (SELECT DISTINCT n."businessId", n."orderId" FROM new_rows n) l
  JOIN "Order" o ON o."businessId" = l."businessId" AND o."id" = l."orderId" AND o."shippedAt" IS NOT NULL;
  IF orders IS NOT NULL THEN
    PERFORM refresh_sold(businesses, orders);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "Order_sold_update" AFTER UPDATE ON "Order" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_sold_orders();
CREATE TRIGGER "OrderLine_sold_insert" AFTER INSERT ON "OrderLine" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_sold_of_lines();
CREATE TRIGGER "OrderLine_sold_update" AFTER UPDATE ON "OrderLine" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_sold_of_lines();

-- Earlier orders. The triggers above have locked the tables: nothing is written meanwhile.
SELECT refresh_sold(array_agg("businessId"), array_agg("id")) FROM "Order" WHERE "shippedAt" IS NOT NULL GROUP BY "businessId";
INSERT INTO "VariantSales" ("businessId", "basis", "span", "start", "variantId", "place", "units", "delivered", "back", "lost", "revenuePoisha", "costPoisha", "damagePoisha")
  SELECT v."businessId", v."basis", s."span", s."start", v."variantId", 0, sum(v."units"), sum(v."delivered"), sum(v."back"), sum(v."lost"),
    sum(v."revenuePoisha"), sum(v."costPoisha"), sum(v."damagePoisha")
  FROM "VariantSales" v CROSS JOIN LATERAL (
    VALUES ('DAY'::"SalesSpan", v."start"), ('MONTH'::"SalesSpan", date_trunc('month', v."start")::date)
  ) s("span", "start") GROUP BY 1, 2, 3, 4, 5;
DELETE FROM "VariantSales" WHERE "span" = 'CHANGE';

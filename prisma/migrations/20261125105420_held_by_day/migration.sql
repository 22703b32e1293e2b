-- CreateTable
CREATE TABLE "HeldOrder" (
    "businessId" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "courierId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "poisha" BIGINT NOT NULL,

    CONSTRAINT "HeldOrder_pkey" PRIMARY KEY ("businessId","orderId")
);

-- CreateTable
CREATE TABLE "HeldByDay" (
    "businessId" UUID NOT NULL,
    "id" BIGSERIAL NOT NULL,
    "courierId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "orders" INTEGER NOT NULL,
    "poisha" BIGINT NOT NULL,
    "isFolded" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "HeldByDay_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateIndex
CREATE INDEX "HeldByDay_businessId_courierId_day_idx" ON "HeldByDay"("businessId", "courierId", "day");

-- CreateIndex
CREATE INDEX "SettlementSnooze_businessId_untilDay_idx" ON "SettlementSnooze"("businessId", "untilDay");

-- AddForeignKey
ALTER TABLE "HeldOrder" ADD CONSTRAINT "HeldOrder_businessId_orderId_fkey" FOREIGN KEY ("businessId", "orderId") REFERENCES "Order"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HeldOrder" ADD CONSTRAINT "HeldOrder_businessId_courierId_fkey" FOREIGN KEY ("businessId", "courierId") REFERENCES "Courier"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HeldByDay" ADD CONSTRAINT "HeldByDay_businessId_courierId_fkey" FOREIGN KEY ("businessId", "courierId") REFERENCES "Courier"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- Rows of HeldByDay that were added since the last folding.
CREATE INDEX "HeldByDay_new_idx" ON "HeldByDay" ("businessId", "courierId", "day") WHERE NOT "isFolded";

-- Writes what couriers hold of these orders now, and what that changes of their days. It adds rows and waits for nobody:
-- whoever changes an order has locked it.
CREATE FUNCTION refresh_held(businesses uuid[], orders uuid[]) RETURNS void LANGUAGE sql AS $$
  WITH wanted AS (
    SELECT DISTINCT w."businessId", w."orderId" FROM unnest(businesses, orders) AS w("businessId", "orderId")
  ), held AS (
    SELECT o."businessId", o."id" AS "orderId", s."courierId", (coalesce(o."deliveredAt", o."shippedAt") AT TIME ZONE 'Asia/Dhaka')::date AS "day",
      (CASE WHEN o."collectedPoisha" > 0 THEN o."collectedPoisha" ELSE o."totalPoisha" - o."advancePoisha" END
        - CASE WHEN o."settlementStatus" = 'UNSETTLED' THEN 0 ELSE (
            SELECT coalesce(sum(l."settledPoisha"), 0) FROM "StatementLine" l
            JOIN "CourierStatement" t ON t."businessId" = l."businessId" AND t."id" = l."statementId" AND t."status" = 'POSTED'
            WHERE l."businessId" = o."businessId" AND l."orderId" = o."id") END)::bigint AS "poisha"
    FROM wanted w JOIN "Order" o ON o."businessId" = w."businessId" AND o."id" = w."orderId" AND o."settlementStatus" IN ('UNSETTLED', 'PARTIAL')
      AND coalesce(o."deliveredAt", o."shippedAt") IS NOT NULL
    JOIN "Shipment" s ON s."businessId" = o."businessId" AND s."orderId" = o."id" AND s."active"
  ), changed AS (
    SELECT w."businessId", w."orderId", h."courierId" AS "fromCourier", h."day" AS "fromDay", h."poisha" AS "fromPoisha",
      n."courierId", n."day", n."poisha"
    FROM wanted w LEFT JOIN "HeldOrder" h ON h."businessId" = w."businessId" AND h."orderId" = w."orderId"
    LEFT JOIN held n ON n."businessId" = w."businessId" AND n."orderId" = w."orderId"
    WHERE (h."courierId", h."day", h."poisha") IS DISTINCT FROM (n."courierId", n."day", n."poisha")
  ), added AS (
    INSERT INTO "HeldByDay" ("businessId", "courierId", "day", "orders", "poisha")
    SELECT "businessId", "courierId", "day", sum("orders"), sum("poisha") FROM (
      SELECT "businessId", "courierId", "day", 1 AS "orders", "poisha" FROM changed WHERE "courierId" IS NOT NULL
      UNION ALL
      SELECT "businessId", "fromCourier", "fromDay", -1, -"fromPoisha" FROM changed WHERE "fromCourier" IS NOT NULL
    ) parts GROUP BY 1, 2, 3 HAVING sum("orders") <> 0 OR sum("poisha") <> 0
  ), removed AS (
    DELETE FROM "HeldOrder" h USING changed c WHERE h."businessId" = c."businessId" AND h."orderId" = c."orderId" AND c."courierId" IS NULL
  )
  INSERT INTO "HeldOrder" ("businessId", "orderId", "courierId", "day", "poisha")
  SELECT "businessId", "orderId", "courierId", "day", "poisha" FROM changed WHERE "courierId" IS NOT NULL
  ON CONFLICT ("businessId", "orderId") DO UPDATE SET "courierId" = EXCLUDED."courierId", "day" = EXCLUDED."day", "poisha" = EXCLUDED."poisha";
$$;

CREATE FUNCTION hold_of_orders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  businesses uuid[];
  orders uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(n."businessId"), array_agg(n."id") INTO businesses, orders FROM new_rows n WHERE n."settlementStatus" IN ('UNSETTLED', 'PARTIAL');
  ELSE
    SELECT array_agg(n."businessId"), array_agg(n."id") INTO businesses, orders
    FROM new_rows n JOIN old_rows o ON o."businessId" = n."businessId" AND o."id" = n."id"
    WHERE (n."settlementStatus" IN ('UNSETTLED', 'PARTIAL') OR o."settlementStatus" IN ('UNSETTLED', 'PARTIAL'))
      AND (n."settlementStatus", n."collectedPoisha", n."totalPoisha", n."advancePoisha", n."deliveredAt", n."shippedAt")
        IS DISTINCT FROM (o."settlementStatus", o."collectedPoisha", o."totalPoisha", o."advancePoisha", o."deliveredAt", o."shippedAt");
  END IF;
  IF orders IS NOT NULL THEN
    PERFORM refresh_held(businesses, orders);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "Order_held_insert" AFTER INSERT ON "Order" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION hold_of_orders();
CREATE TRIGGER "Order_held_update" AFTER UPDATE ON "Order" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION hold_of_orders();

-- Another parcel of an order that waits for its money.
CREATE FUNCTION hold_of_parcels() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  businesses uuid[];
  orders uuid[];
BEGIN
  SELECT array_agg(o."businessId"), array_agg(o."id") INTO businesses, orders
  FROM new_rows n JOIN "Order" o ON o."businessId" = n."businessId" AND o."id" = n."orderId" AND o."settlementStatus" IN ('UNSETTLED', 'PARTIAL');
  IF orders IS NOT NULL THEN
    PERFORM refresh_held(businesses, orders);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "Shipment_held_insert" AFTER INSERT ON "Shipment" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION hold_of_parcels();
CREATE TRIGGER "Shipment_held_update" AFTER UPDATE ON "Shipment" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION hold_of_parcels();

-- What posted statements have paid counts for orders that are paid in part alone.
CREATE FUNCTION hold_of_lines() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  businesses uuid[];
  orders uuid[];
BEGIN
  SELECT array_agg(o."businessId"), array_agg(o."id") INTO businesses, orders
  FROM new_rows n JOIN old_rows l ON l."businessId" = n."businessId" AND l."id" = n."id"
  JOIN "Order" o ON o."businessId" = n."businessId" AND o."id" IN (n."orderId", l."orderId") AND o."settlementStatus" = 'PARTIAL'
  WHERE (n."settledPoisha", n."orderId") IS DISTINCT FROM (l."settledPoisha", l."orderId");
  IF orders IS NOT NULL THEN
    PERFORM refresh_held(businesses, orders);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "StatementLine_held_update" AFTER UPDATE ON "StatementLine" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION hold_of_lines();

CREATE FUNCTION hold_of_statements() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  businesses uuid[];
  orders uuid[];
BEGIN
  SELECT array_agg(o."businessId"), array_agg(o."id") INTO businesses, orders
  FROM new_rows n JOIN old_rows s ON s."businessId" = n."businessId" AND s."id" = n."id" AND s."status" <> n."status"
  JOIN "StatementLine" l ON l."businessId" = n."businessId" AND l."statementId" = n."id"
  JOIN "Order" o ON o."businessId" = l."businessId" AND o."id" = l."orderId" AND o."settlementStatus" = 'PARTIAL';
  IF orders IS NOT NULL THEN
    PERFORM refresh_held(businesses, orders);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "CourierStatement_held_update" AFTER UPDATE ON "CourierStatement" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION hold_of_statements();

SELECT refresh_held(array_agg("businessId"), array_agg("id")) FROM "Order" WHERE "settlementStatus" IN ('UNSETTLED', 'PARTIAL');
UPDATE "HeldByDay" SET "isFolded" = true;

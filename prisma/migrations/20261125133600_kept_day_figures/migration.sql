-- CreateEnum
CREATE TYPE "SalesSpan" AS ENUM ('CHANGE', 'DAY', 'MONTH');

-- CreateTable
CREATE TABLE "OrderDay" (
    "businessId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "courierName" TEXT NOT NULL,
    "place" BIGSERIAL NOT NULL,
    "orders" INTEGER NOT NULL DEFAULT 0,
    "delivered" INTEGER NOT NULL DEFAULT 0,
    "returned" INTEGER NOT NULL DEFAULT 0,
    "timed" INTEGER NOT NULL DEFAULT 0,
    "travelMs" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "OrderDay_pkey" PRIMARY KEY ("businessId","day","courierName","place")
);

-- CreateTable
CREATE TABLE "ProductSales" (
    "businessId" UUID NOT NULL,
    "span" "SalesSpan" NOT NULL,
    "start" DATE NOT NULL,
    "productId" UUID NOT NULL,
    "place" BIGSERIAL NOT NULL,
    "units" INTEGER NOT NULL DEFAULT 0,
    "returnedUnits" INTEGER NOT NULL DEFAULT 0,
    "revenuePoisha" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "ProductSales_pkey" PRIMARY KEY ("businessId","span","start","productId","place")
);

-- AddForeignKey
ALTER TABLE "OrderDay" ADD CONSTRAINT "OrderDay_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductSales" ADD CONSTRAINT "ProductSales_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE FUNCTION dhaka_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$ SELECT (moment AT TIME ZONE 'Asia/Dhaka')::date $$;

-- What an order counts for, by day and courier.
CREATE FUNCTION order_days(o "Order")
  RETURNS TABLE ("day" date, "courierName" text, "orders" int, "delivered" int, "returned" int, "timed" int, "travelMs" bigint)
  LANGUAGE sql IMMUTABLE AS $$
  SELECT dhaka_day(o."createdAt"), '', 1, 0, 0, 0, 0::bigint
  UNION ALL
  SELECT dhaka_day(o."deliveredAt"), coalesce(o."courierName", ''), 0, 1, 0, (o."shippedAt" IS NOT NULL)::int,
    coalesce(round(extract(epoch FROM o."deliveredAt" - o."shippedAt") * 1000)::bigint, 0)
  WHERE o."deliveredAt" IS NOT NULL
  UNION ALL
  SELECT dhaka_day(o."returnedAt"), coalesce(o."courierName", ''), 0, 0, 1, 0, 0::bigint WHERE o."returnedAt" IS NOT NULL
$$;

-- What a line counts for, once its order is delivered or back.
CREATE FUNCTION line_sales(delivered int, quantity int, total bigint, delivered_at timestamptz, returned_at timestamptz)
  RETURNS TABLE ("start" date, "units" int, "returnedUnits" int, "revenuePoisha" bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT dhaka_day(delivered_at), delivered, 0, total * delivered / quantity WHERE delivered_at IS NOT NULL
  UNION ALL
  SELECT dhaka_day(returned_at), 0, quantity, 0::bigint WHERE returned_at IS NOT NULL
$$;

-- Each change of an order or a line writes what it adds and takes away. What products sold depends on both, and one statement
-- may change both: row by row, before the change, each sees the other as the statement has left it so far, so that nothing
-- counts twice whatever comes first.
CREATE FUNCTION keep_order_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "OrderDay" ("businessId", "day", "courierName", "orders", "delivered", "returned", "timed", "travelMs")
      SELECT NEW."businessId", d.* FROM order_days(NEW) d;
    RETURN NULL;
  END IF;
  INSERT INTO "OrderDay" ("businessId", "day", "courierName", "orders", "delivered", "returned", "timed", "travelMs")
    SELECT OLD."businessId", "day", "courierName", sum(sign * "orders"), sum(sign * "delivered"), sum(sign * "returned"), sum(sign * "timed"),
      sum(sign * "travelMs")
    FROM (
      SELECT 1 AS sign, n.* FROM order_days(NEW) n WHERE TG_OP = 'UPDATE' UNION ALL SELECT -1, o.* FROM order_days(OLD) o
    ) changes
    GROUP BY 2, 3 HAVING sum(sign * "orders") <> 0 OR sum(sign * "delivered") <> 0 OR sum(sign * "returned") <> 0 OR sum(sign * "timed") <> 0
      OR sum(sign * "travelMs") <> 0;
  IF TG_OP = 'DELETE' OR dhaka_day(OLD."deliveredAt") IS DISTINCT FROM dhaka_day(NEW."deliveredAt")
      OR dhaka_day(OLD."returnedAt") IS DISTINCT FROM dhaka_day(NEW."returnedAt") THEN
    INSERT INTO "ProductSales" ("businessId", "span", "start", "productId", "units", "returnedUnits", "revenuePoisha")
      SELECT OLD."businessId", 'CHANGE', f."start", v."productId", sum(sign * f."units"), sum(sign * f."returnedUnits"), sum(sign * f."revenuePoisha")
      FROM "OrderLine" l
      JOIN "Variant" v ON v."businessId" = l."businessId" AND v."id" = l."variantId"
      CROSS JOIN LATERAL (
        SELECT 1 AS sign, n.* FROM line_sales(l."deliveredQuantity", l."quantity", l."totalPoisha", NEW."deliveredAt", NEW."returnedAt") n WHERE TG_OP = 'UPDATE'
        UNION ALL
        SELECT -1, o.* FROM line_sales(l."deliveredQuantity", l."quantity", l."totalPoisha", OLD."deliveredAt", OLD."returnedAt") o
      ) f
      WHERE l."businessId" = OLD."businessId" AND l."orderId" = OLD."id" GROUP BY 3, 4
      HAVING sum(sign * f."units") <> 0 OR sum(sign * f."returnedUnits") <> 0 OR sum(sign * f."revenuePoisha") <> 0;
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE FUNCTION keep_product_sales() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ProductSales" ("businessId", "span", "start", "productId", "units", "returnedUnits", "revenuePoisha")
    SELECT c."businessId", 'CHANGE', c."start", v."productId", sum(c.sign * c."units"), sum(c.sign * c."returnedUnits"), sum(c.sign * c."revenuePoisha")
    FROM "Order" o
    CROSS JOIN LATERAL (
      SELECT NEW."businessId", NEW."variantId", 1 AS sign, n.*
      FROM line_sales(NEW."deliveredQuantity", NEW."quantity", NEW."totalPoisha", o."deliveredAt", o."returnedAt") n WHERE TG_OP = 'UPDATE'
      UNION ALL
      SELECT OLD."businessId", OLD."variantId", -1, p.*
      FROM line_sales(OLD."deliveredQuantity", OLD."quantity", OLD."totalPoisha", o."deliveredAt", o."returnedAt") p
    ) c
    JOIN "Variant" v ON v."businessId" = c."businessId" AND v."id" = c."variantId"
    WHERE o."businessId" = OLD."businessId" AND o."id" = OLD."orderId" GROUP BY 1, 3, 4
    HAVING sum(c.sign * c."units") <> 0 OR sum(c.sign * c."returnedUnits") <> 0 OR sum(c.sign * c."revenuePoisha") <> 0;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
-- An order cannot have lines before it exists: those that are added count by themselves, with the order as it is afterwards.
CREATE FUNCTION keep_sales_of_new_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ProductSales" ("businessId", "span", "start", "productId", "units", "returnedUnits", "revenuePoisha")
    SELECT l."businessId", 'CHANGE', f."start", v."productId", sum(f."units"), sum(f."returnedUnits"), sum(f."revenuePoisha")
    FROM new_rows l
    JOIN "Order" o ON o."businessId" = l."businessId" AND o."id" = l."orderId" AND (o."deliveredAt" IS NOT NULL OR o."returnedAt" IS NOT NULL)
    JOIN "Variant" v ON v."businessId" = l."businessId" AND v."id" = l."variantId"
    CROSS JOIN LATERAL line_sales(l."deliveredQuantity", l."quantity", l."totalPoisha", o."deliveredAt", o."returnedAt") f
    GROUP BY 1, 3, 4 HAVING sum(f."units") <> 0 OR sum(f."returnedUnits") <> 0;
  RETURN NULL;
END $$;

CREATE TRIGGER "Order_days_insert" AFTER INSERT ON "Order" FOR EACH ROW EXECUTE FUNCTION keep_order_days();
CREATE TRIGGER "Order_days_update" BEFORE UPDATE ON "Order" FOR EACH ROW
  WHEN (OLD."createdAt" <> NEW."createdAt" OR OLD."deliveredAt" IS DISTINCT FROM NEW."deliveredAt" OR OLD."returnedAt" IS DISTINCT FROM NEW."returnedAt"
    OR ((NEW."deliveredAt" IS NOT NULL OR NEW."returnedAt" IS NOT NULL)
      AND (OLD."shippedAt" IS DISTINCT FROM NEW."shippedAt" OR OLD."courierName" IS DISTINCT FROM NEW."courierName")))
  EXECUTE FUNCTION keep_order_days();
CREATE TRIGGER "Order_days_delete" BEFORE DELETE ON "Order" FOR EACH ROW EXECUTE FUNCTION keep_order_days();
CREATE TRIGGER "OrderLine_sales_insert" AFTER INSERT ON "OrderLine" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_sales_of_new_lines();
CREATE TRIGGER "OrderLine_sales_update" BEFORE UPDATE ON "OrderLine" FOR EACH ROW
  WHEN (OLD."deliveredQuantity" <> NEW."deliveredQuantity" OR OLD."quantity" <> NEW."quantity" OR OLD."totalPoisha" <> NEW."totalPoisha"
    OR OLD."variantId" <> NEW."variantId")
  EXECUTE FUNCTION keep_product_sales();
CREATE TRIGGER "OrderLine_sales_delete" BEFORE DELETE ON "OrderLine" FOR EACH ROW EXECUTE FUNCTION keep_product_sales();

-- Figures of earlier orders. The triggers above have locked the tables: nothing is written meanwhile.
INSERT INTO "OrderDay" ("businessId", "day", "courierName", "place", "orders", "delivered", "returned", "timed", "travelMs")
  SELECT "businessId", "day", "courierName", 0, sum("orders"), sum("delivered"), sum("returned"), sum("timed"), sum("travelMs")
  FROM (
    SELECT "businessId", dhaka_day("createdAt") AS "day", '' AS "courierName", 1 AS "orders", 0 AS "delivered", 0 AS "returned", 0 AS "timed", 0 AS "travelMs"
    FROM "Order"
    UNION ALL
    SELECT "businessId", dhaka_day("deliveredAt"), coalesce("courierName", ''), 0, 1, 0, ("shippedAt" IS NOT NULL)::int,
      coalesce(round(extract(epoch FROM "deliveredAt" - "shippedAt") * 1000), 0)
    FROM "Order" WHERE "deliveredAt" IS NOT NULL
    UNION ALL
    SELECT "businessId", dhaka_day("returnedAt"), coalesce("courierName", ''), 0, 0, 1, 0, 0 FROM "Order" WHERE "returnedAt" IS NOT NULL
  ) counted GROUP BY 1, 2, 3;
INSERT INTO "ProductSales" ("businessId", "span", "start", "productId", "place", "units", "returnedUnits", "revenuePoisha")
  SELECT "businessId", 'DAY', "start", "productId", 0, sum("units"), sum("returnedUnits"), sum("revenuePoisha")
  FROM (
    SELECT l."businessId", dhaka_day(o."deliveredAt") AS "start", v."productId", l."deliveredQuantity" AS "units", 0 AS "returnedUnits",
      l."totalPoisha" * l."deliveredQuantity" / l."quantity" AS "revenuePoisha"
    FROM "Order" o JOIN "OrderLine" l ON l."businessId" = o."businessId" AND l."orderId" = o."id"
    JOIN "Variant" v ON v."businessId" = l."businessId" AND v."id" = l."variantId" WHERE o."deliveredAt" IS NOT NULL
    UNION ALL
    SELECT l."businessId", dhaka_day(o."returnedAt"), v."productId", 0, l."quantity", 0
    FROM "Order" o JOIN "OrderLine" l ON l."businessId" = o."businessId" AND l."orderId" = o."id"
    JOIN "Variant" v ON v."businessId" = l."businessId" AND v."id" = l."variantId" WHERE o."returnedAt" IS NOT NULL
  ) sold
  GROUP BY 1, 3, 4 HAVING sum("units") <> 0 OR sum("returnedUnits") <> 0;
INSERT INTO "ProductSales" ("businessId", "span", "start", "productId", "place", "units", "returnedUnits", "revenuePoisha")
  SELECT "businessId", 'MONTH', date_trunc('month', "start")::date, "productId", 0, sum("units"), sum("returnedUnits"), sum("revenuePoisha")
  FROM "ProductSales" GROUP BY 1, 3, 4;

-- Of ten years of days only those that are not folded yet are looked for.
CREATE INDEX "OrderDay_not_folded" ON "OrderDay" ("businessId") WHERE "place" > 0;

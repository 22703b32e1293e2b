-- CreateTable
CREATE TABLE "OrderedUnits" (
    "businessId" UUID NOT NULL,
    "span" "SalesSpan" NOT NULL,
    "start" DATE NOT NULL,
    "variantId" UUID NOT NULL,
    "status" "OrderStatus" NOT NULL,
    "place" BIGSERIAL NOT NULL,
    "units" INTEGER NOT NULL,

    CONSTRAINT "OrderedUnits_pkey" PRIMARY KEY ("businessId","span","start","variantId","status","place")
);

-- AddForeignKey
ALTER TABLE "OrderedUnits" ADD CONSTRAINT "OrderedUnits_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What folding has to take away again.
CREATE INDEX "OrderedUnits_empty" ON "OrderedUnits" ("businessId") WHERE "units" = 0;

-- Each change of an order or a line writes what it adds and takes away. No statement changes the pieces of a line and the
-- status or the day of its order: each trigger sees the other table as it was and is.
CREATE FUNCTION keep_units_of_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "OrderedUnits" ("businessId", "span", "start", "variantId", "status", "units")
    SELECT l."businessId", 'CHANGE', c."day", l."variantId", c."status", sum(c."sign" * l."quantity")
    FROM new_rows n
    JOIN old_rows o ON o."businessId" = n."businessId" AND o."id" = n."id"
      AND (o."status" <> n."status" OR dhaka_day(o."createdAt") <> dhaka_day(n."createdAt"))
    CROSS JOIN LATERAL (
      VALUES (1, dhaka_day(n."createdAt"), n."status"), (-1, dhaka_day(o."createdAt"), o."status")
    ) c("sign", "day", "status")
    JOIN "OrderLine" l ON l."businessId" = n."businessId" AND l."orderId" = n."id"
    GROUP BY 1, 3, 4, 5 HAVING sum(c."sign" * l."quantity") <> 0;
  RETURN NULL;
END $$;
CREATE FUNCTION keep_units_of_new_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "OrderedUnits" ("businessId", "span", "start", "variantId", "status", "units")
    SELECT l."businessId", 'CHANGE', dhaka_day(o."createdAt"), l."variantId", o."status", sum(l."quantity")
    FROM new_rows l JOIN "Order" o ON o."businessId" = l."businessId" AND o."id" = l."orderId" GROUP BY 1, 3, 4, 5;
  RETURN NULL;
END $$;
CREATE FUNCTION keep_units_of_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "OrderedUnits" ("businessId", "span", "start", "variantId", "status", "units")
    SELECT o."businessId", 'CHANGE', dhaka_day(o."createdAt"), c."variantId", o."status", sum(c."units")
    FROM "Order" o CROSS JOIN LATERAL (
      SELECT NEW."variantId" AS "variantId", NEW."quantity" AS "units" WHERE TG_OP = 'UPDATE' UNION ALL SELECT OLD."variantId", -OLD."quantity"
    ) c
    WHERE o."businessId" = OLD."businessId" AND o."id" = OLD."orderId" GROUP BY 1, 3, 4, 5 HAVING sum(c."units") <> 0;
  RETURN NULL;
END $$;

CREATE TRIGGER "Order_units_update" AFTER UPDATE ON "Order" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_units_of_orders();
CREATE TRIGGER "OrderLine_units_insert" AFTER INSERT ON "OrderLine" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_units_of_new_lines();
CREATE TRIGGER "OrderLine_units_update" AFTER UPDATE ON "OrderLine" FOR EACH ROW
  WHEN (OLD."quantity" <> NEW."quantity" OR OLD."variantId" <> NEW."variantId") EXECUTE FUNCTION keep_units_of_line();
CREATE TRIGGER "OrderLine_units_delete" AFTER DELETE ON "OrderLine" FOR EACH ROW EXECUTE FUNCTION keep_units_of_line();

-- Earlier orders. The triggers above have locked the tables: nothing is written meanwhile.
INSERT INTO "OrderedUnits" ("businessId", "span", "start", "variantId", "status", "place", "units")
  SELECT o."businessId", p."span", CASE p."span" WHEN 'DAY' THEN dhaka_day(o."createdAt") ELSE date_trunc('month', dhaka_day(o."createdAt"))::date END,
    l."variantId", o."status", 0, sum(l."quantity")
  FROM "Order" o JOIN "OrderLine" l ON l."businessId" = o."businessId" AND l."orderId" = o."id"
  CROSS JOIN unnest('{DAY,MONTH}'::"SalesSpan"[]) p("span") GROUP BY 1, 2, 3, 4, 5;

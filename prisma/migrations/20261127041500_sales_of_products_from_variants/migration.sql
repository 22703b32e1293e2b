-- What products sold is what their variants sold ("VariantSales"), which takes off the discount of the whole order too.
DROP TRIGGER "OrderLine_sales_insert" ON "OrderLine";
DROP TRIGGER "OrderLine_sales_update" ON "OrderLine";
DROP TRIGGER "OrderLine_sales_delete" ON "OrderLine";
DROP FUNCTION keep_sales_of_new_lines();
DROP FUNCTION keep_product_sales();

CREATE OR REPLACE FUNCTION keep_order_days() RETURNS trigger LANGUAGE plpgsql AS $$
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
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
DROP FUNCTION line_sales(int, int, bigint, timestamptz, timestamptz);

-- DropTable
DROP TABLE "ProductSales";

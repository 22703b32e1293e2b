-- What the Prisma schema language cannot say: search indexes, value checks, append-only ledgers,
-- balanced journal entries and exact status counts.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- Search boxes: substring search inside one business.
CREATE INDEX "Order_search_idx" ON "Order" USING gin ("businessId", "searchText" gin_trgm_ops);
CREATE INDEX "WebOrder_search_idx" ON "WebOrder" USING gin ("businessId", "searchText" gin_trgm_ops);
CREATE INDEX "Product_name_search_idx" ON "Product" USING gin ("businessId", lower("name") gin_trgm_ops);
CREATE INDEX "Variant_sku_search_idx" ON "Variant" USING gin ("businessId", lower("sku") gin_trgm_ops);

-- One active parcel per order.
CREATE UNIQUE INDEX "Shipment_active_key" ON "Shipment" ("businessId", "orderId") WHERE "active";

-- One default location per business.
CREATE UNIQUE INDEX "Location_default_key" ON "Location" ("businessId") WHERE "isDefault";

-- Values that no bug may write.
ALTER TABLE "StockBalance" ADD CONSTRAINT "StockBalance_not_negative"
  CHECK ("onHand" >= 0 AND "reserved" >= 0 AND "withCourier" >= 0 AND "returning" >= 0 AND "damaged" >= 0);
ALTER TABLE "Business" ADD CONSTRAINT "Business_usage_not_negative"
  CHECK ("smsBalance" >= 0 AND "productUsage" >= 0 AND "ecomOrderUsage" >= 0 AND "userUsage" >= 0);
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_values"
  CHECK ("quantity" > 0 AND "unitPricePoisha" >= 0 AND "discountPoisha" >= 0);
ALTER TABLE "Variant" ADD CONSTRAINT "Variant_values" CHECK ("pricePoisha" >= 0 AND "avgCostPoisha" >= 0);
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_values" CHECK ("amountPoisha" > 0 AND "quantity" > 0);
ALTER TABLE "JournalLine" ADD CONSTRAINT "JournalLine_values"
  CHECK ("debitPoisha" >= 0 AND "creditPoisha" >= 0 AND ("debitPoisha" = 0 OR "creditPoisha" = 0));

-- Ledgers are append-only: a correction is a new row.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER "StockMovement_append_only" BEFORE UPDATE OR DELETE ON "StockMovement"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "JournalEntry_append_only" BEFORE UPDATE OR DELETE ON "JournalEntry"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "JournalLine_append_only" BEFORE UPDATE OR DELETE ON "JournalLine"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "UsageEntry_append_only" BEFORE UPDATE OR DELETE ON "UsageEntry"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "AuditEntry_append_only" BEFORE UPDATE OR DELETE ON "AuditEntry"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Debits equal credits in every entry, checked when the transaction ends.
CREATE FUNCTION check_entry_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  difference numeric;
BEGIN
  SELECT sum("debitPoisha") - sum("creditPoisha") INTO difference
    FROM "JournalLine" WHERE "businessId" = NEW."businessId" AND "entryId" = NEW."entryId";
  IF difference <> 0 THEN
    RAISE EXCEPTION 'journal entry % does not balance (% poisha)', NEW."entryId", difference
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "JournalLine_balanced" AFTER INSERT ON "JournalLine"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_entry_balances();

-- Status counts, exact because the database keeps them. TG_ARGV[0] is the kind. Rows are locked in status
-- order within a statement, so two statements cannot deadlock on them.
CREATE FUNCTION add_status_counts(kind text, deltas jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "StatusCount" ("businessId", "kind", "status", "count")
  SELECT (d->>'b')::uuid, kind, d->>'s', (d->>'n')::int
    FROM jsonb_array_elements(deltas) d ORDER BY d->>'b', d->>'s'
  ON CONFLICT ("businessId", "kind", "status") DO UPDATE SET "count" = "StatusCount"."count" + EXCLUDED."count";
$$;
CREATE FUNCTION count_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_status_counts(TG_ARGV[0], (SELECT jsonb_agg(jsonb_build_object('b', "businessId", 's', "status", 'n', n))
    FROM (SELECT "businessId", "status"::text AS "status", count(*) AS n FROM new_rows GROUP BY 1, 2) g));
  RETURN NULL;
END $$;
CREATE FUNCTION count_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_status_counts(TG_ARGV[0], (SELECT jsonb_agg(jsonb_build_object('b', "businessId", 's', "status", 'n', -n))
    FROM (SELECT "businessId", "status"::text AS "status", count(*) AS n FROM old_rows GROUP BY 1, 2) g));
  RETURN NULL;
END $$;
CREATE FUNCTION count_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  deltas jsonb;
BEGIN
  SELECT jsonb_agg(jsonb_build_object('b', "businessId", 's', "status", 'n', n)) INTO deltas FROM (
    SELECT "businessId", "status", sum(d) AS n FROM (
      SELECT "businessId", "status"::text AS "status", 1 AS d FROM new_rows
      UNION ALL
      SELECT "businessId", "status"::text, -1 FROM old_rows
    ) changes GROUP BY 1, 2 HAVING sum(d) <> 0
  ) g;
  IF deltas IS NOT NULL THEN
    PERFORM add_status_counts(TG_ARGV[0], deltas);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "Order_count_insert" AFTER INSERT ON "Order" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_inserted('order');
CREATE TRIGGER "Order_count_update" AFTER UPDATE ON "Order" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_updated('order');
CREATE TRIGGER "Order_count_delete" AFTER DELETE ON "Order" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_deleted('order');
CREATE TRIGGER "WebOrder_count_insert" AFTER INSERT ON "WebOrder" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_inserted('web-order');
CREATE TRIGGER "WebOrder_count_update" AFTER UPDATE ON "WebOrder" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_updated('web-order');
CREATE TRIGGER "WebOrder_count_delete" AFTER DELETE ON "WebOrder" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_deleted('web-order');

-- CreateIndex
CREATE INDEX "Liability_businessId_status_idx" ON "Liability"("businessId", "status");

-- CreateIndex
CREATE INDEX "CourierStatement_businessId_status_idx" ON "CourierStatement"("businessId", "status");

-- CreateIndex
CREATE INDEX "BuyerBlock_businessId_action_idx" ON "BuyerBlock"("businessId", "action");

-- Vouchers by kind, kept as the counts of orders by status are. Creating the triggers locks the table against writes
-- until the migration ends, so no voucher is counted twice or missed.
CREATE FUNCTION count_kinds() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  deltas jsonb;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT jsonb_agg(jsonb_build_object('b', "businessId", 's', "kind", 'n', n)) INTO deltas
      FROM (SELECT "businessId", "kind", count(*) AS n FROM new_rows GROUP BY 1, 2) g;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT jsonb_agg(jsonb_build_object('b', "businessId", 's', "kind", 'n', -n)) INTO deltas
      FROM (SELECT "businessId", "kind", count(*) AS n FROM old_rows GROUP BY 1, 2) g;
  ELSE
    SELECT jsonb_agg(jsonb_build_object('b', "businessId", 's', "kind", 'n', n)) INTO deltas FROM (
      SELECT "businessId", "kind", sum(d) AS n FROM (
        SELECT "businessId", "kind", 1 AS d FROM new_rows
        UNION ALL
        SELECT "businessId", "kind", -1 FROM old_rows
      ) changes GROUP BY 1, 2 HAVING sum(d) <> 0
    ) g;
  END IF;
  IF deltas IS NOT NULL THEN
    PERFORM add_status_counts(TG_ARGV[0], deltas);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "Voucher_count_insert" AFTER INSERT ON "Voucher" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_kinds('voucher');
CREATE TRIGGER "Voucher_count_update" AFTER UPDATE ON "Voucher" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_kinds('voucher');
CREATE TRIGGER "Voucher_count_delete" AFTER DELETE ON "Voucher" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_kinds('voucher');

INSERT INTO "StatusCount" ("businessId", "kind", "status", "count")
  SELECT "businessId", 'voucher', "kind"::text, count(*) FROM "Voucher" GROUP BY 1, 3;

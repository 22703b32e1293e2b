-- CreateTable
CREATE TABLE "CostChange" (
    "businessId" UUID NOT NULL,
    "variantId" UUID NOT NULL,
    "place" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "beforePoisha" BIGINT NOT NULL,

    CONSTRAINT "CostChange_pkey" PRIMARY KEY ("businessId","variantId","place")
);

-- CreateIndex
CREATE INDEX "CostChange_businessId_at_idx" ON "CostChange"("businessId", "at");

-- AddForeignKey
ALTER TABLE "CostChange" ADD CONSTRAINT "CostChange_businessId_variantId_fkey" FOREIGN KEY ("businessId", "variantId") REFERENCES "Variant"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is known of earlier averages: each parcel that left has frozen the one of its time.
INSERT INTO "CostChange" ("businessId", "variantId", "at", "beforePoisha")
SELECT "businessId", "variantId", "at", "before" FROM (
  SELECT k.*, lag(k."cost") OVER (PARTITION BY k."businessId", k."variantId" ORDER BY k."at", k."id") AS "before" FROM (
    SELECT "businessId", "variantId", "createdAt" AS "at", "id", "unitCostPoisha" AS "cost"
    FROM "StockMovement" WHERE "sourceType" = 'Order' AND "withCourier" > 0 AND "onHand" < 0
    UNION ALL
    SELECT "businessId", "id", now(), 'ffffffff-ffff-ffff-ffff-ffffffffffff', "avgCostPoisha" FROM "Variant"
  ) k
) c WHERE c."before" <> c."cost" ORDER BY c."at", c."id";

-- It counts up while the row of the variant is locked, so that the order of a variant's changes is that in which they took effect.
CREATE FUNCTION keep_cost_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "CostChange" ("businessId", "variantId", "beforePoisha") VALUES (OLD."businessId", OLD."id", OLD."avgCostPoisha");
  RETURN NULL;
END $$;
CREATE TRIGGER "Variant_cost_change" AFTER UPDATE OF "avgCostPoisha" ON "Variant"
  FOR EACH ROW WHEN (OLD."avgCostPoisha" <> NEW."avgCostPoisha") EXECUTE FUNCTION keep_cost_change();

-- Movements are written in the order of time: what has moved since a day is found by a small index.
CREATE INDEX "StockMovement_since" ON "StockMovement" USING brin ("createdAt");

-- CreateEnum
CREATE TYPE "AdjustmentReason" AS ENUM ('DAMAGED', 'LOST', 'EXPIRED', 'SAMPLE', 'PERSONAL_USE', 'SUPPLIER_RETURN', 'COUNT_CORRECTION');

-- CreateEnum
CREATE TYPE "AdjustmentStatus" AS ENUM ('WAITING', 'POSTED', 'REJECTED', 'REVERSED');

-- CreateTable
CREATE TABLE "StockAdjustment" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "status" "AdjustmentStatus" NOT NULL,
    "reason" "AdjustmentReason" NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "locationId" UUID NOT NULL,
    "supplierId" UUID,
    "note" TEXT NOT NULL DEFAULT '',
    "itemSummary" TEXT NOT NULL,
    "itemCount" INTEGER NOT NULL,
    "valuePoisha" BIGINT NOT NULL,
    "createdByName" TEXT NOT NULL DEFAULT '',
    "decidedByName" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "searchText" TEXT NOT NULL,

    CONSTRAINT "StockAdjustment_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "StockAdjustmentLine" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "adjustmentId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "variantId" UUID NOT NULL,
    "sku" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "unitCostPoisha" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "StockAdjustmentLine_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "StockAdjustmentPhoto" (
    "businessId" UUID NOT NULL,
    "adjustmentId" UUID NOT NULL,
    "fileId" UUID NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "StockAdjustmentPhoto_pkey" PRIMARY KEY ("businessId","adjustmentId","fileId")
);

-- CreateIndex
CREATE INDEX "StockAdjustmentPhoto_businessId_fileId_idx" ON "StockAdjustmentPhoto"("businessId", "fileId");

-- CreateIndex
CREATE INDEX "StockAdjustment_businessId_createdAt_id_idx" ON "StockAdjustment"("businessId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "StockAdjustment_businessId_status_createdAt_id_idx" ON "StockAdjustment"("businessId", "status", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "StockAdjustment_businessId_locationId_idx" ON "StockAdjustment"("businessId", "locationId");

-- CreateIndex
CREATE UNIQUE INDEX "StockAdjustment_businessId_number_key" ON "StockAdjustment"("businessId", "number");

-- CreateIndex
CREATE INDEX "StockAdjustmentLine_businessId_variantId_idx" ON "StockAdjustmentLine"("businessId", "variantId");

-- CreateIndex
CREATE UNIQUE INDEX "StockAdjustmentLine_businessId_adjustmentId_position_key" ON "StockAdjustmentLine"("businessId", "adjustmentId", "position");

-- AddForeignKey
ALTER TABLE "StockAdjustment" ADD CONSTRAINT "StockAdjustment_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockAdjustment" ADD CONSTRAINT "StockAdjustment_businessId_locationId_fkey" FOREIGN KEY ("businessId", "locationId") REFERENCES "Location"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockAdjustment" ADD CONSTRAINT "StockAdjustment_businessId_supplierId_fkey" FOREIGN KEY ("businessId", "supplierId") REFERENCES "Supplier"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockAdjustmentLine" ADD CONSTRAINT "StockAdjustmentLine_businessId_adjustmentId_fkey" FOREIGN KEY ("businessId", "adjustmentId") REFERENCES "StockAdjustment"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockAdjustmentLine" ADD CONSTRAINT "StockAdjustmentLine_businessId_variantId_fkey" FOREIGN KEY ("businessId", "variantId") REFERENCES "Variant"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockAdjustmentPhoto" ADD CONSTRAINT "StockAdjustmentPhoto_businessId_adjustmentId_fkey" FOREIGN KEY ("businessId", "adjustmentId") REFERENCES "StockAdjustment"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockAdjustmentPhoto" ADD CONSTRAINT "StockAdjustmentPhoto_businessId_fileId_fkey" FOREIGN KEY ("businessId", "fileId") REFERENCES "StoredFile"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE INDEX "StockAdjustment_search_idx" ON "StockAdjustment" USING gin ("businessId", "searchText" gin_trgm_ops);

-- Decreases by status, kept as the counts of orders are.
CREATE TRIGGER "StockAdjustment_count_insert" AFTER INSERT ON "StockAdjustment" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_inserted('adjustment');
CREATE TRIGGER "StockAdjustment_count_update" AFTER UPDATE ON "StockAdjustment" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_updated('adjustment');
CREATE TRIGGER "StockAdjustment_count_delete" AFTER DELETE ON "StockAdjustment" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_deleted('adjustment');

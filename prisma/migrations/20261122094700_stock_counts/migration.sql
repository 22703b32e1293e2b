-- CreateEnum
CREATE TYPE "CountStatus" AS ENUM ('OPEN', 'POSTED', 'DISCARDED');

-- CreateTable
CREATE TABLE "StockCount" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "status" "CountStatus" NOT NULL DEFAULT 'OPEN',
    "version" INTEGER NOT NULL DEFAULT 1,
    "locationId" UUID NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "itemSummary" TEXT NOT NULL,
    "itemCount" INTEGER NOT NULL,
    "differences" INTEGER NOT NULL DEFAULT 0,
    "createdByName" TEXT NOT NULL DEFAULT '',
    "closedByName" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "searchText" TEXT NOT NULL,

    CONSTRAINT "StockCount_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "StockCountLine" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "countId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "variantId" UUID NOT NULL,
    "sku" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "expected" INTEGER NOT NULL,
    "counted" INTEGER NOT NULL,

    CONSTRAINT "StockCountLine_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateIndex
CREATE INDEX "StockCount_businessId_createdAt_id_idx" ON "StockCount"("businessId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "StockCount_businessId_status_createdAt_id_idx" ON "StockCount"("businessId", "status", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "StockCount_businessId_locationId_idx" ON "StockCount"("businessId", "locationId");

-- CreateIndex
CREATE UNIQUE INDEX "StockCount_businessId_number_key" ON "StockCount"("businessId", "number");

-- CreateIndex
CREATE INDEX "StockCountLine_businessId_variantId_idx" ON "StockCountLine"("businessId", "variantId");

-- CreateIndex
CREATE UNIQUE INDEX "StockCountLine_businessId_countId_variantId_key" ON "StockCountLine"("businessId", "countId", "variantId");

-- AddForeignKey
ALTER TABLE "StockCount" ADD CONSTRAINT "StockCount_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockCount" ADD CONSTRAINT "StockCount_businessId_locationId_fkey" FOREIGN KEY ("businessId", "locationId") REFERENCES "Location"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockCountLine" ADD CONSTRAINT "StockCountLine_businessId_countId_fkey" FOREIGN KEY ("businessId", "countId") REFERENCES "StockCount"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockCountLine" ADD CONSTRAINT "StockCountLine_businessId_variantId_fkey" FOREIGN KEY ("businessId", "variantId") REFERENCES "Variant"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE INDEX "StockCount_search_idx" ON "StockCount" USING gin ("businessId", "searchText" gin_trgm_ops);

-- Stock counts by status, kept as the counts of orders are.
CREATE TRIGGER "StockCount_count_insert" AFTER INSERT ON "StockCount" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_inserted('stock-count');
CREATE TRIGGER "StockCount_count_update" AFTER UPDATE ON "StockCount" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_updated('stock-count');
CREATE TRIGGER "StockCount_count_delete" AFTER DELETE ON "StockCount" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_deleted('stock-count');

ALTER TABLE "StockCountLine" ADD CONSTRAINT "StockCountLine_pieces" CHECK ("expected" >= 0 AND "counted" >= 0);

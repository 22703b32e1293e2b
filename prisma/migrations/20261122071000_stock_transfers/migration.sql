-- CreateEnum
CREATE TYPE "TransferStatus" AS ENUM ('SENT', 'RECEIVED', 'CANCELLED');

-- AlterTable
ALTER TABLE "Location" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "StockBalance" ADD COLUMN     "inTransfer" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "StockMovement" ADD COLUMN     "inTransfer" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "StockTransfer" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "status" "TransferStatus" NOT NULL DEFAULT 'SENT',
    "version" INTEGER NOT NULL DEFAULT 1,
    "fromLocationId" UUID NOT NULL,
    "toLocationId" UUID NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "closeReason" TEXT NOT NULL DEFAULT '',
    "itemSummary" TEXT NOT NULL,
    "itemCount" INTEGER NOT NULL,
    "receivedCount" INTEGER NOT NULL DEFAULT 0,
    "valuePoisha" BIGINT NOT NULL,
    "createdByName" TEXT NOT NULL DEFAULT '',
    "closedByName" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "closedAt" TIMESTAMPTZ(3),
    "searchText" TEXT NOT NULL,

    CONSTRAINT "StockTransfer_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "StockTransferLine" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "transferId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "variantId" UUID NOT NULL,
    "sku" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "received" INTEGER,
    "unitCostPoisha" BIGINT NOT NULL,

    CONSTRAINT "StockTransferLine_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateIndex
CREATE INDEX "StockTransfer_businessId_createdAt_id_idx" ON "StockTransfer"("businessId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "StockTransfer_businessId_status_createdAt_id_idx" ON "StockTransfer"("businessId", "status", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "StockTransfer_businessId_fromLocationId_idx" ON "StockTransfer"("businessId", "fromLocationId");

-- CreateIndex
CREATE INDEX "StockTransfer_businessId_toLocationId_idx" ON "StockTransfer"("businessId", "toLocationId");

-- CreateIndex
CREATE UNIQUE INDEX "StockTransfer_businessId_number_key" ON "StockTransfer"("businessId", "number");

-- CreateIndex
CREATE INDEX "StockTransferLine_businessId_variantId_idx" ON "StockTransferLine"("businessId", "variantId");

-- CreateIndex
CREATE UNIQUE INDEX "StockTransferLine_businessId_transferId_position_key" ON "StockTransferLine"("businessId", "transferId", "position");

-- AddForeignKey
ALTER TABLE "StockTransfer" ADD CONSTRAINT "StockTransfer_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockTransfer" ADD CONSTRAINT "StockTransfer_businessId_fromLocationId_fkey" FOREIGN KEY ("businessId", "fromLocationId") REFERENCES "Location"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockTransfer" ADD CONSTRAINT "StockTransfer_businessId_toLocationId_fkey" FOREIGN KEY ("businessId", "toLocationId") REFERENCES "Location"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockTransferLine" ADD CONSTRAINT "StockTransferLine_businessId_transferId_fkey" FOREIGN KEY ("businessId", "transferId") REFERENCES "StockTransfer"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockTransferLine" ADD CONSTRAINT "StockTransferLine_businessId_variantId_fkey" FOREIGN KEY ("businessId", "variantId") REFERENCES "Variant"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE INDEX "StockTransfer_search_idx" ON "StockTransfer" USING gin ("businessId", "searchText" gin_trgm_ops);

-- Transfers by status, kept as the counts of orders are.
CREATE TRIGGER "StockTransfer_count_insert" AFTER INSERT ON "StockTransfer" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_inserted('transfer');
CREATE TRIGGER "StockTransfer_count_update" AFTER UPDATE ON "StockTransfer" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_updated('transfer');
CREATE TRIGGER "StockTransfer_count_delete" AFTER DELETE ON "StockTransfer" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_deleted('transfer');

ALTER TABLE "StockBalance" ADD CONSTRAINT "StockBalance_in_transfer" CHECK ("inTransfer" >= 0);
ALTER TABLE "StockTransfer" ADD CONSTRAINT "StockTransfer_places" CHECK ("fromLocationId" <> "toLocationId");
ALTER TABLE "StockTransferLine" ADD CONSTRAINT "StockTransferLine_pieces" CHECK ("quantity" > 0 AND "received" >= 0);
-- Two locations whose names differ in their case only would be taken for one another.
CREATE UNIQUE INDEX "Location_name_key" ON "Location" ("businessId", lower("name"));

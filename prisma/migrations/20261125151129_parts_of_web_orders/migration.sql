-- AlterTable
ALTER TABLE "WebOrder" ADD COLUMN     "parentWooId" INTEGER;

-- CreateIndex
CREATE INDEX "WebOrder_businessId_siteId_parentWooId_idx" ON "WebOrder"("businessId", "siteId", "parentWooId");

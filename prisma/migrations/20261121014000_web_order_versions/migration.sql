-- AlterTable
ALTER TABLE "WebOrder" ADD COLUMN     "binned" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "cancelReason" TEXT,
ADD COLUMN     "contentHash" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "editedAt" TIMESTAMPTZ(3),
ADD COLUMN     "writeBackError" TEXT,
ADD COLUMN     "writtenBackAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "WebOrderBin" (
    "businessId" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "wooOrderId" INTEGER NOT NULL,
    "binned" INTEGER NOT NULL DEFAULT 0,
    "restored" INTEGER NOT NULL DEFAULT 0,
    "lastBinnedAt" TIMESTAMPTZ(3),

    CONSTRAINT "WebOrderBin_pkey" PRIMARY KEY ("businessId","siteId","wooOrderId")
);

-- CreateIndex
CREATE INDEX "WebOrder_businessId_number_idx" ON "WebOrder"("businessId", "number");

-- AddForeignKey
ALTER TABLE "WebOrderBin" ADD CONSTRAINT "WebOrderBin_businessId_siteId_fkey" FOREIGN KEY ("businessId", "siteId") REFERENCES "WebSite"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Lines of web orders find their variant by SKU, whatever its letter case.
CREATE INDEX "Variant_lower_sku_idx" ON "Variant" ("businessId", lower("sku"));

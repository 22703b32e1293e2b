-- AlterTable
ALTER TABLE "Variant" ADD COLUMN     "isBundle" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "OrderLine" ADD COLUMN     "bundleId" UUID,
ADD COLUMN     "bundlePieces" INTEGER;

-- CreateTable
CREATE TABLE "BundlePart" (
    "businessId" UUID NOT NULL,
    "bundleId" UUID NOT NULL,
    "partId" UUID NOT NULL,
    "quantity" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "BundlePart_pkey" PRIMARY KEY ("businessId","bundleId","partId")
);

-- CreateIndex
CREATE INDEX "BundlePart_businessId_partId_idx" ON "BundlePart"("businessId", "partId");

-- CreateIndex
CREATE INDEX "OrderLine_businessId_bundleId_idx" ON "OrderLine"("businessId", "bundleId");

-- AddForeignKey
ALTER TABLE "BundlePart" ADD CONSTRAINT "BundlePart_businessId_bundleId_fkey" FOREIGN KEY ("businessId", "bundleId") REFERENCES "Variant"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BundlePart" ADD CONSTRAINT "BundlePart_businessId_partId_fkey" FOREIGN KEY ("businessId", "partId") REFERENCES "Variant"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_businessId_bundleId_fkey" FOREIGN KEY ("businessId", "bundleId") REFERENCES "Variant"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

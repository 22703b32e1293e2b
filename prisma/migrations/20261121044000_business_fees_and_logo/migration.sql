-- CreateEnum
CREATE TYPE "ReservationTiming" AS ENUM ('ORDER', 'CONFIRMATION');

-- AlterTable
ALTER TABLE "Business" ADD COLUMN     "allowsBackorder" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "codFeePercent" DECIMAL(5,2) NOT NULL DEFAULT 0,
ADD COLUMN     "deliveryFeeInsidePoisha" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "deliveryFeeOutsidePoisha" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "deliveryFeeSuburbPoisha" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "packagingCostPoisha" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "reservationTiming" "ReservationTiming" NOT NULL DEFAULT 'CONFIRMATION';

-- AlterTable
ALTER TABLE "StockMovement" ADD COLUMN     "beyondStock" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "reservedAtOrder" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "BusinessLogo" (
    "businessId" UUID NOT NULL,
    "hash" TEXT NOT NULL,
    "contentType" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BusinessLogo_pkey" PRIMARY KEY ("businessId")
);

-- AddForeignKey
ALTER TABLE "BusinessLogo" ADD CONSTRAINT "BusinessLogo_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- Values that no bug may write.
ALTER TABLE "Business" ADD CONSTRAINT "Business_fees_values"
  CHECK ("deliveryFeeInsidePoisha" >= 0 AND "deliveryFeeSuburbPoisha" >= 0 AND "deliveryFeeOutsidePoisha" >= 0
    AND "packagingCostPoisha" >= 0 AND "codFeePercent" BETWEEN 0 AND 100);
ALTER TABLE "BusinessLogo" ADD CONSTRAINT "BusinessLogo_values"
  CHECK (octet_length("bytes") BETWEEN 1 AND 1048576 AND "width" > 0 AND "height" > 0
    AND "contentType" IN ('image/png', 'image/jpeg', 'image/webp'));

-- What is promised beyond the stock is always a handful: the bell finds it without reading all balances.
CREATE INDEX "StockBalance_short_idx" ON "StockBalance" ("businessId", "variantId") WHERE "reserved" > "onHand";

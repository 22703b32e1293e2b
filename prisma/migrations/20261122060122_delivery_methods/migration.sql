-- CreateEnum
CREATE TYPE "CourierKind" AS ENUM ('MANUAL', 'PICKUP', 'API');

-- CreateEnum
CREATE TYPE "CourierProvider" AS ENUM ('STEADFAST', 'PATHAO', 'REDX');

-- DropIndex
DROP INDEX "Shipment_businessId_courierId_idx";

-- AlterTable
ALTER TABLE "Courier" ADD COLUMN     "baseKg" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "codBasisPoints" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "credentials" TEXT,
ADD COLUMN     "extraKgPoisha" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "graceDays" INTEGER NOT NULL DEFAULT 2,
ADD COLUMN     "insidePoisha" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "isActive" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "kind" "CourierKind" NOT NULL DEFAULT 'MANUAL',
ADD COLUMN     "outsidePoisha" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "payoutDays" INTEGER NOT NULL DEFAULT 7,
ADD COLUMN     "provider" "CourierProvider",
ADD COLUMN     "returnPercent" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "statusMap" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "storeId" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "suburbPoisha" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "tolerancePoisha" BIGINT NOT NULL DEFAULT 100,
ADD COLUMN     "trackingUrl" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "webhookSecret" TEXT;

-- CreateTable
CREATE TABLE "CourierDistrict" (
    "businessId" UUID NOT NULL,
    "district" TEXT NOT NULL,
    "courierId" UUID NOT NULL,

    CONSTRAINT "CourierDistrict_pkey" PRIMARY KEY ("businessId","district")
);

-- CreateIndex
CREATE INDEX "CourierDistrict_businessId_courierId_idx" ON "CourierDistrict"("businessId", "courierId");

-- CreateIndex
CREATE INDEX "Shipment_businessId_courierId_createdAt_idx" ON "Shipment"("businessId", "courierId", "createdAt");

-- AddForeignKey
ALTER TABLE "CourierDistrict" ADD CONSTRAINT "CourierDistrict_businessId_courierId_fkey" FOREIGN KEY ("businessId", "courierId") REFERENCES "Courier"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Courier" ADD CONSTRAINT "Courier_provider" CHECK (("kind" = 'API') = ("provider" IS NOT NULL));

-- Every money that a method takes, and every share of it, is nothing or more.
ALTER TABLE "Courier" ADD CONSTRAINT "Courier_terms" CHECK (
  least("insidePoisha", "suburbPoisha", "outsidePoisha", "extraKgPoisha", "tolerancePoisha") >= 0
  AND "codBasisPoints" BETWEEN 0 AND 10000 AND "returnPercent" BETWEEN 0 AND 200
  AND "baseKg" BETWEEN 1 AND 50 AND "payoutDays" BETWEEN 0 AND 90 AND "graceDays" BETWEEN 0 AND 90);

-- Orders that a courier still has to pay for.
CREATE INDEX "Order_unsettled_idx" ON "Order" ("businessId", "deliveredAt", "id")
  WHERE "settlementStatus" IN ('UNSETTLED', 'PARTIAL', 'DISPUTED');

-- CreateEnum
CREATE TYPE "CheckoutProof" AS ENUM ('OFF', 'COD', 'ALL');

-- AlterTable
ALTER TABLE "WebSite" ADD COLUMN     "archivedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "PluginSetting" ADD COLUMN     "phoneProof" "CheckoutProof" NOT NULL DEFAULT 'OFF';

-- CreateTable
CREATE TABLE "CheckoutCode" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "phone" TEXT NOT NULL,
    "addressHash" TEXT,
    "codeHash" TEXT,
    "wrongTries" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "failedAt" TIMESTAMPTZ(3),
    "provedAt" TIMESTAMPTZ(3),

    CONSTRAINT "CheckoutCode_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateIndex
CREATE INDEX "CheckoutCode_businessId_phone_createdAt_idx" ON "CheckoutCode"("businessId", "phone", "createdAt");

-- CreateIndex
CREATE INDEX "CheckoutCode_businessId_addressHash_createdAt_idx" ON "CheckoutCode"("businessId", "addressHash", "createdAt");

-- CreateIndex
CREATE INDEX "CheckoutCode_businessId_createdAt_idx" ON "CheckoutCode"("businessId", "createdAt");

-- CreateIndex
CREATE INDEX "CheckoutCode_createdAt_idx" ON "CheckoutCode"("createdAt");

-- AddForeignKey
ALTER TABLE "CheckoutCode" ADD CONSTRAINT "CheckoutCode_businessId_siteId_fkey" FOREIGN KEY ("businessId", "siteId") REFERENCES "WebSite"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A web shop may have refunded a part of a prepaid order: then more is owed back than the order costs now.
ALTER TABLE "Order" DROP CONSTRAINT "Order_advance_values", ADD CONSTRAINT "Order_advance_values" CHECK (
  "advancePoisha" >= 0 AND "refundDuePoisha" >= 0 AND "refundOnReturnPoisha" >= 0 AND "revenuePoisha" >= 0);

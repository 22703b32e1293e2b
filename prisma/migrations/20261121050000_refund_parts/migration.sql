-- DropIndex
DROP INDEX "UsageEntry_businessId_kind_createdAt_idx";

-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "refundPoisha" BIGINT,
ADD COLUMN     "refundQuantity" INTEGER,
ADD COLUMN     "refundReason" TEXT;

-- What was refunded before was refunded whole.
UPDATE "Payment" SET "refundQuantity" = "quantity", "refundPoisha" = "amountPoisha"
WHERE "refundStartedAt" IS NOT NULL;

ALTER TABLE "Payment" ADD CONSTRAINT "Payment_refund" CHECK (
  ("refundStartedAt" IS NULL) = ("refundQuantity" IS NULL)
  AND ("refundStartedAt" IS NULL) = ("refundPoisha" IS NULL)
  AND "refundQuantity" BETWEEN 1 AND "quantity"
  AND "refundPoisha" > 0
);

-- CreateIndex
CREATE INDEX "Payment_createdAt_id_idx" ON "Payment"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Payment_status_createdAt_id_idx" ON "Payment"("status", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "UsageEntry_businessId_kind_createdAt_id_idx" ON "UsageEntry"("businessId", "kind", "createdAt" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AlterEnum
ALTER TYPE "SettlementDecisionKind" ADD VALUE 'CHARGE_ACCEPTED';

-- AlterTable
ALTER TABLE "CourierStatement" ADD COLUMN     "comparedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "StatementLine" ADD COLUMN     "chargeDecisionId" UUID,
ADD COLUMN     "disputesCharge" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "excessDeliveryPoisha" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "excessFeePoisha" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "excessReturnPoisha" BIGINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "StatementLineFile" (
    "businessId" UUID NOT NULL,
    "lineId" UUID NOT NULL,
    "fileId" UUID NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "StatementLineFile_pkey" PRIMARY KEY ("businessId","lineId","fileId")
);

-- CreateIndex
CREATE INDEX "StatementLineFile_businessId_fileId_idx" ON "StatementLineFile"("businessId", "fileId");

-- CreateIndex
CREATE INDEX "StatementLine_businessId_chargeDecisionId_idx" ON "StatementLine"("businessId", "chargeDecisionId");

-- AddForeignKey
ALTER TABLE "StatementLine" ADD CONSTRAINT "StatementLine_businessId_chargeDecisionId_fkey" FOREIGN KEY ("businessId", "chargeDecisionId") REFERENCES "SettlementDecision"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StatementLineFile" ADD CONSTRAINT "StatementLineFile_businessId_lineId_fkey" FOREIGN KEY ("businessId", "lineId") REFERENCES "StatementLine"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StatementLineFile" ADD CONSTRAINT "StatementLineFile_businessId_fileId_fkey" FOREIGN KEY ("businessId", "fileId") REFERENCES "StoredFile"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A line of an older draft does not know yet what it charges beyond the terms: its draft is to be compared again.
UPDATE "CourierStatement" SET "comparedAt" = CASE "status" WHEN 'DRAFT' THEN 'epoch' ELSE "createdAt" END;

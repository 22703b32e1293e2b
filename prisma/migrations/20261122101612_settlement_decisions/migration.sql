-- CreateEnum
CREATE TYPE "SettlementDecisionKind" AS ENUM ('DISPUTE', 'RESOLVE', 'WRITE_OFF');

-- AlterEnum
ALTER TYPE "StatementStatus" ADD VALUE 'READING' BEFORE 'DRAFT';
ALTER TYPE "StatementStatus" ADD VALUE 'POSTING' BEFORE 'POSTED';

-- AlterEnum
ALTER TYPE "LineResult" ADD VALUE 'WAITING' BEFORE 'MATCHED';
ALTER TYPE "LineResult" ADD VALUE 'PARTIAL' AFTER 'SHORT';
ALTER TYPE "LineResult" ADD VALUE 'EXPECTED_MISSING';

-- AlterTable
ALTER TABLE "CourierStatement" ADD COLUMN     "problem" TEXT,
ADD COLUMN     "readCount" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "StatementLine" ADD COLUMN     "isChosen" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "restComes" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "SettlementDecision" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "kind" "SettlementDecisionKind" NOT NULL,
    "amountPoisha" BIGINT NOT NULL,
    "before" "SettlementStatus" NOT NULL,
    "after" "SettlementStatus" NOT NULL,
    "note" TEXT NOT NULL,
    "isUndone" BOOLEAN NOT NULL DEFAULT false,
    "createdByName" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SettlementDecision_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "SettlementSnooze" (
    "businessId" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "untilDay" DATE NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "createdByName" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "SettlementSnooze_pkey" PRIMARY KEY ("businessId","orderId")
);

-- CreateIndex
CREATE INDEX "SettlementDecision_businessId_orderId_idx" ON "SettlementDecision"("businessId", "orderId");

-- AddForeignKey
ALTER TABLE "SettlementDecision" ADD CONSTRAINT "SettlementDecision_businessId_orderId_fkey" FOREIGN KEY ("businessId", "orderId") REFERENCES "Order"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SettlementSnooze" ADD CONSTRAINT "SettlementSnooze_businessId_orderId_fkey" FOREIGN KEY ("businessId", "orderId") REFERENCES "Order"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

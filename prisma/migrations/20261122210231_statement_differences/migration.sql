-- AlterTable
ALTER TABLE "StatementLine" ADD COLUMN     "decisionId" UUID;

-- CreateTable
CREATE TABLE "DifferenceDecision" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "statementId" UUID NOT NULL,
    "kind" "SettlementDecisionKind" NOT NULL,
    "amountPoisha" BIGINT NOT NULL,
    "note" TEXT NOT NULL,
    "isUndone" BOOLEAN NOT NULL DEFAULT false,
    "createdByName" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DifferenceDecision_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateIndex
CREATE INDEX "DifferenceDecision_businessId_statementId_idx" ON "DifferenceDecision"("businessId", "statementId");

-- CreateIndex
CREATE INDEX "StatementLine_businessId_decisionId_idx" ON "StatementLine"("businessId", "decisionId");

-- AddForeignKey
ALTER TABLE "StatementLine" ADD CONSTRAINT "StatementLine_businessId_decisionId_fkey" FOREIGN KEY ("businessId", "decisionId") REFERENCES "DifferenceDecision"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DifferenceDecision" ADD CONSTRAINT "DifferenceDecision_businessId_statementId_fkey" FOREIGN KEY ("businessId", "statementId") REFERENCES "CourierStatement"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

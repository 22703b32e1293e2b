-- CreateEnum
CREATE TYPE "StatementStatus" AS ENUM ('DRAFT', 'POSTED', 'VOID');

-- CreateEnum
CREATE TYPE "LineResult" AS ENUM ('MATCHED', 'SHORT', 'OVER', 'CHARGE_DIFF', 'UNKNOWN_PARCEL', 'DUPLICATE', 'NOT_DELIVERED_HERE');

-- CreateTable
CREATE TABLE "CourierStatement" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "courierId" UUID NOT NULL,
    "status" "StatementStatus" NOT NULL DEFAULT 'DRAFT',
    "version" INTEGER NOT NULL DEFAULT 1,
    "reference" TEXT NOT NULL DEFAULT '',
    "contentHash" TEXT NOT NULL,
    "account" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "lineCount" INTEGER NOT NULL,
    "collectedPoisha" BIGINT NOT NULL,
    "chargePoisha" BIGINT NOT NULL,
    "codFeePoisha" BIGINT NOT NULL,
    "adjustPoisha" BIGINT NOT NULL,
    "netPoisha" BIGINT NOT NULL,
    "voidReason" TEXT,
    "createdById" UUID,
    "createdByName" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "postedAt" TIMESTAMPTZ(3),

    CONSTRAINT "CourierStatement_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "StatementLine" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "statementId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "consignment" TEXT NOT NULL DEFAULT '',
    "invoice" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL DEFAULT '',
    "collectedPoisha" BIGINT NOT NULL,
    "deliveryPoisha" BIGINT NOT NULL,
    "codFeePoisha" BIGINT NOT NULL,
    "returnPoisha" BIGINT NOT NULL,
    "adjustPoisha" BIGINT NOT NULL,
    "netPoisha" BIGINT NOT NULL,
    "result" "LineResult" NOT NULL,
    "orderId" UUID,
    "expectedPoisha" BIGINT,
    "settledPoisha" BIGINT NOT NULL DEFAULT 0,
    "suggestedId" UUID,
    "before" "SettlementStatus",

    CONSTRAINT "StatementLine_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateIndex
CREATE INDEX "CourierStatement_businessId_createdAt_id_idx" ON "CourierStatement"("businessId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "CourierStatement_businessId_courierId_idx" ON "CourierStatement"("businessId", "courierId");

-- CreateIndex
CREATE UNIQUE INDEX "CourierStatement_businessId_number_key" ON "CourierStatement"("businessId", "number");

-- CreateIndex
CREATE INDEX "StatementLine_businessId_orderId_idx" ON "StatementLine"("businessId", "orderId");

-- CreateIndex
CREATE INDEX "StatementLine_businessId_suggestedId_idx" ON "StatementLine"("businessId", "suggestedId");

-- CreateIndex
CREATE UNIQUE INDEX "StatementLine_businessId_statementId_position_key" ON "StatementLine"("businessId", "statementId", "position");

-- CreateIndex
CREATE INDEX "Shipment_businessId_courierId_trackingCode_idx" ON "Shipment"("businessId", "courierId", "trackingCode");

-- AddForeignKey
ALTER TABLE "CourierStatement" ADD CONSTRAINT "CourierStatement_businessId_courierId_fkey" FOREIGN KEY ("businessId", "courierId") REFERENCES "Courier"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StatementLine" ADD CONSTRAINT "StatementLine_businessId_statementId_fkey" FOREIGN KEY ("businessId", "statementId") REFERENCES "CourierStatement"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StatementLine" ADD CONSTRAINT "StatementLine_businessId_orderId_fkey" FOREIGN KEY ("businessId", "orderId") REFERENCES "Order"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StatementLine" ADD CONSTRAINT "StatementLine_businessId_suggestedId_fkey" FOREIGN KEY ("businessId", "suggestedId") REFERENCES "Order"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The same statement of a courier stands once; one that was taken back may come again.
CREATE UNIQUE INDEX "CourierStatement_content" ON "CourierStatement" ("businessId", "courierId", "contentHash") WHERE "status" <> 'VOID';

-- Businesses that are there already get the accounts that new ones open with.
INSERT INTO "Account" ("businessId", "id", "code", "name", "type", "kind")
SELECT b."id", gen_random_uuid(), a."code", a."name", a."type"::"AccountType", a."kind"::"AccountKind"
FROM "Business" b, (VALUES
  ('settlement-disputes', 'Disputed with couriers', 'ASSET', 'PARTIES'),
  ('courier-charges', 'Courier charges', 'EXPENSE', 'OTHER'),
  ('cod-fees', 'Fees for cash on delivery', 'EXPENSE', 'OTHER')
) AS a ("code", "name", "type", "kind")
ON CONFLICT DO NOTHING;

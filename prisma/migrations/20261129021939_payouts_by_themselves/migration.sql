-- AlterEnum
ALTER TYPE "TaskTrigger" ADD VALUE 'STATEMENT_OPEN' BEFORE 'UNKNOWN_STATUS';

-- AlterTable
ALTER TABLE "Courier" ADD COLUMN     "payoutsAskedAt" TIMESTAMPTZ(3),
ADD COLUMN     "payoutsDueAt" TIMESTAMPTZ(3),
ADD COLUMN     "payoutsTriedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "SeenPayout" (
    "businessId" UUID NOT NULL,
    "courierId" UUID NOT NULL,
    "payoutId" TEXT NOT NULL,
    "statementId" UUID,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "seenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SeenPayout_pkey" PRIMARY KEY ("businessId","courierId","payoutId")
);

-- CreateIndex
CREATE INDEX "SeenPayout_businessId_statementId_idx" ON "SeenPayout"("businessId", "statementId");

-- AddForeignKey
ALTER TABLE "SeenPayout" ADD CONSTRAINT "SeenPayout_businessId_courierId_fkey" FOREIGN KEY ("businessId", "courierId") REFERENCES "Courier"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SeenPayout" ADD CONSTRAINT "SeenPayout_businessId_statementId_fkey" FOREIGN KEY ("businessId", "statementId") REFERENCES "CourierStatement"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The couriers that are asked next, beside any number of others.
CREATE INDEX "Courier_payouts_due" ON "Courier" ("payoutsDueAt") WHERE "payoutsDueAt" IS NOT NULL;

-- Those that are connected already are asked one after the other, not all at once.
UPDATE "Courier" SET "payoutsDueAt" = now() + random() * interval '3 hours' WHERE "kind" = 'API' AND "provider" = 'STEADFAST' AND "credentials" IS NOT NULL;

-- What the rule of open statements watches for.
CREATE INDEX "CourierStatement_draft_idx" ON "CourierStatement" ("businessId", "createdAt") WHERE "status" = 'DRAFT';

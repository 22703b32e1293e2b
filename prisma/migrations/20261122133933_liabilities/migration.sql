-- CreateEnum
CREATE TYPE "LiabilityKind" AS ENUM ('LOAN', 'SALARY', 'BILL');

-- CreateEnum
CREATE TYPE "LiabilityStatus" AS ENUM ('OPEN', 'PAID', 'VOID');

-- CreateTable
CREATE TABLE "Liability" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" "LiabilityKind" NOT NULL,
    "status" "LiabilityStatus" NOT NULL DEFAULT 'OPEN',
    "version" INTEGER NOT NULL DEFAULT 1,
    "party" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "day" DATE NOT NULL,
    "principalPoisha" BIGINT NOT NULL,
    "paidPoisha" BIGINT NOT NULL DEFAULT 0,
    "interestPoisha" BIGINT NOT NULL DEFAULT 0,
    "installments" INTEGER NOT NULL DEFAULT 1,
    "firstDueDay" DATE NOT NULL,
    "dueDay" DATE NOT NULL,
    "accountId" UUID,
    "voidReason" TEXT,
    "createdByName" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "searchText" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "Liability_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "LiabilityPayment" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "liabilityId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "amountPoisha" BIGINT NOT NULL,
    "interestPoisha" BIGINT NOT NULL DEFAULT 0,
    "accountId" UUID NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "voidReason" TEXT,
    "createdByName" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "LiabilityPayment_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateIndex
CREATE INDEX "Liability_businessId_dueDay_id_idx" ON "Liability"("businessId", "dueDay", "id");

-- CreateIndex
CREATE INDEX "Liability_businessId_createdAt_id_idx" ON "Liability"("businessId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Liability_businessId_accountId_idx" ON "Liability"("businessId", "accountId");

-- CreateIndex
CREATE UNIQUE INDEX "Liability_businessId_number_key" ON "Liability"("businessId", "number");

-- CreateIndex
CREATE INDEX "LiabilityPayment_businessId_liabilityId_idx" ON "LiabilityPayment"("businessId", "liabilityId");

-- CreateIndex
CREATE INDEX "LiabilityPayment_businessId_accountId_idx" ON "LiabilityPayment"("businessId", "accountId");

-- AddForeignKey
ALTER TABLE "Liability" ADD CONSTRAINT "Liability_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Liability" ADD CONSTRAINT "Liability_businessId_accountId_fkey" FOREIGN KEY ("businessId", "accountId") REFERENCES "Account"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LiabilityPayment" ADD CONSTRAINT "LiabilityPayment_businessId_liabilityId_fkey" FOREIGN KEY ("businessId", "liabilityId") REFERENCES "Liability"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LiabilityPayment" ADD CONSTRAINT "LiabilityPayment_businessId_accountId_fkey" FOREIGN KEY ("businessId", "accountId") REFERENCES "Account"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "Liability" ADD CONSTRAINT "Liability_amounts" CHECK
  ("principalPoisha" > 0 AND "paidPoisha" BETWEEN 0 AND "principalPoisha" AND "interestPoisha" >= 0 AND "installments" BETWEEN 1 AND 120);

-- Businesses that are there already get the account that new ones open with.
INSERT INTO "Account" ("businessId", "id", "code", "name", "type", "kind")
SELECT b."id", gen_random_uuid(), 'bills-payable', 'Salaries and bills to pay', 'LIABILITY', 'PARTIES' FROM "Business" b
ON CONFLICT DO NOTHING;

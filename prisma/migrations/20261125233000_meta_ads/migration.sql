-- CreateEnum
CREATE TYPE "MetaState" AS ENUM ('WORKING', 'TOKEN_REFUSED', 'NO_PERMISSION');

-- CreateEnum
CREATE TYPE "MetaLevel" AS ENUM ('CAMPAIGN', 'AD_SET', 'AD');

-- CreateTable
CREATE TABLE "MetaAccess" (
    "businessId" UUID NOT NULL,
    "token" TEXT NOT NULL,
    "tokenEnd" TEXT NOT NULL,
    "personName" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3),
    "state" "MetaState" NOT NULL DEFAULT 'WORKING',
    "checkedAt" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "MetaAccess_pkey" PRIMARY KEY ("businessId")
);

-- CreateTable
CREATE TABLE "MetaAdAccount" (
    "businessId" UUID NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "timezone" TEXT NOT NULL,
    "isRead" BOOLEAN NOT NULL DEFAULT false,
    "nextReadAt" TIMESTAMPTZ(3),
    "readAt" TIMESTAMPTZ(3),
    "problem" JSONB,

    CONSTRAINT "MetaAdAccount_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "MetaObject" (
    "businessId" UUID NOT NULL,
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "level" "MetaLevel" NOT NULL,
    "name" TEXT NOT NULL,
    "parentId" TEXT,
    "campaignId" UUID,

    CONSTRAINT "MetaObject_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "MetaDay" (
    "businessId" UUID NOT NULL,
    "objectId" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "level" "MetaLevel" NOT NULL,
    "spentCents" BIGINT NOT NULL,
    "impressions" BIGINT NOT NULL,
    "clicks" BIGINT NOT NULL,
    "purchases" INTEGER NOT NULL,
    "conversations" INTEGER NOT NULL,

    CONSTRAINT "MetaDay_pkey" PRIMARY KEY ("businessId","objectId","day")
);

-- CreateIndex
CREATE INDEX "MetaAdAccount_nextReadAt_idx" ON "MetaAdAccount"("nextReadAt");

-- CreateIndex
CREATE INDEX "MetaObject_businessId_accountId_level_idx" ON "MetaObject"("businessId", "accountId", "level");

-- CreateIndex
CREATE INDEX "MetaObject_businessId_campaignId_idx" ON "MetaObject"("businessId", "campaignId");

-- CreateIndex
CREATE INDEX "MetaDay_businessId_level_day_idx" ON "MetaDay"("businessId", "level", "day");

-- AddForeignKey
ALTER TABLE "MetaAccess" ADD CONSTRAINT "MetaAccess_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MetaAdAccount" ADD CONSTRAINT "MetaAdAccount_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MetaObject" ADD CONSTRAINT "MetaObject_businessId_accountId_fkey" FOREIGN KEY ("businessId", "accountId") REFERENCES "MetaAdAccount"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MetaObject" ADD CONSTRAINT "MetaObject_businessId_campaignId_fkey" FOREIGN KEY ("businessId", "campaignId") REFERENCES "Campaign"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MetaDay" ADD CONSTRAINT "MetaDay_businessId_objectId_fkey" FOREIGN KEY ("businessId", "objectId") REFERENCES "MetaObject"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

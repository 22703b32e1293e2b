-- CreateEnum
CREATE TYPE "CallOutcome" AS ENUM ('CONFIRMED', 'NO_ANSWER', 'CALL_LATER', 'CANCELLED', 'FAKE');

-- CreateEnum
CREATE TYPE "BlockKind" AS ENUM ('PHONE', 'IP', 'DEVICE', 'EMAIL');

-- CreateEnum
CREATE TYPE "BlockAction" AS ENUM ('ALLOW', 'HOLD', 'PREPAY', 'BLOCK');

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "storeNumber" TEXT;

-- AlterTable
ALTER TABLE "WebOrder" ADD COLUMN     "attempts" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "callAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "claimedAt" TIMESTAMPTZ(3),
ADD COLUMN     "claimedById" UUID,
ADD COLUMN     "claimedByName" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "claimedUntil" TIMESTAMPTZ(3),
ADD COLUMN     "deskStatus" "WebOrderStatus",
ADD COLUMN     "device" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "duplicateOfId" UUID,
ADD COLUMN     "lastCallAt" TIMESTAMPTZ(3),
ADD COLUMN     "prepayOnly" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "riskReasons" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "riskScore" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "source" TEXT NOT NULL DEFAULT '',
ALTER COLUMN "siteId" DROP NOT NULL,
ALTER COLUMN "wooOrderId" DROP NOT NULL;

-- CreateTable
CREATE TABLE "WebOrderCall" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "webOrderId" UUID NOT NULL,
    "outcome" "CallOutcome" NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "nextCallAt" TIMESTAMPTZ(3),
    "userId" UUID,
    "userName" TEXT NOT NULL,
    "startedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "WebOrderCall_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "BuyerBlock" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "kind" "BlockKind" NOT NULL,
    "value" TEXT NOT NULL,
    "action" "BlockAction" NOT NULL DEFAULT 'HOLD',
    "reason" TEXT NOT NULL DEFAULT '',
    "expiresAt" TIMESTAMPTZ(3),
    "hitCount" INTEGER NOT NULL DEFAULT 0,
    "lastHitAt" TIMESTAMPTZ(3),
    "createdByName" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BuyerBlock_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "BuyerBlockHit" (
    "businessId" UUID NOT NULL,
    "blockId" UUID NOT NULL,
    "webOrderId" UUID NOT NULL,
    "action" "BlockAction" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BuyerBlockHit_pkey" PRIMARY KEY ("businessId","blockId","webOrderId")
);

-- CreateTable
CREATE TABLE "CallDeskSetting" (
    "businessId" UUID NOT NULL,
    "claimMinutes" INTEGER NOT NULL DEFAULT 10,
    "retryMinutes" INTEGER NOT NULL DEFAULT 60,
    "maxAttempts" INTEGER NOT NULL DEFAULT 4,
    "duplicateHours" INTEGER NOT NULL DEFAULT 48,
    "velocityLimit" INTEGER NOT NULL DEFAULT 3,
    "returnPercent" INTEGER NOT NULL DEFAULT 40,
    "checkScore" INTEGER NOT NULL DEFAULT 25,
    "highScore" INTEGER NOT NULL DEFAULT 60,
    "script" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "CallDeskSetting_pkey" PRIMARY KEY ("businessId")
);

-- CreateIndex
CREATE INDEX "WebOrderCall_businessId_webOrderId_createdAt_idx" ON "WebOrderCall"("businessId", "webOrderId", "createdAt");

-- CreateIndex
CREATE INDEX "WebOrderCall_businessId_createdAt_idx" ON "WebOrderCall"("businessId", "createdAt");

-- CreateIndex
CREATE INDEX "BuyerBlock_businessId_createdAt_id_idx" ON "BuyerBlock"("businessId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "BuyerBlock_businessId_kind_value_key" ON "BuyerBlock"("businessId", "kind", "value");

-- CreateIndex
CREATE INDEX "BuyerBlockHit_businessId_webOrderId_idx" ON "BuyerBlockHit"("businessId", "webOrderId");

-- CreateIndex
CREATE INDEX "Order_businessId_storeNumber_idx" ON "Order"("businessId", "storeNumber");

-- CreateIndex
CREATE INDEX "WebOrder_businessId_status_callAt_id_idx" ON "WebOrder"("businessId", "status", "callAt", "id");

-- CreateIndex
CREATE INDEX "WebOrder_businessId_ipAddress_dateCreated_idx" ON "WebOrder"("businessId", "ipAddress", "dateCreated" DESC);

-- CreateIndex
CREATE INDEX "WebOrder_businessId_claimedUntil_idx" ON "WebOrder"("businessId", "claimedUntil");

-- AddForeignKey
ALTER TABLE "WebOrder" ADD CONSTRAINT "WebOrder_businessId_duplicateOfId_fkey" FOREIGN KEY ("businessId", "duplicateOfId") REFERENCES "WebOrder"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WebOrderCall" ADD CONSTRAINT "WebOrderCall_businessId_webOrderId_fkey" FOREIGN KEY ("businessId", "webOrderId") REFERENCES "WebOrder"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BuyerBlock" ADD CONSTRAINT "BuyerBlock_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BuyerBlockHit" ADD CONSTRAINT "BuyerBlockHit_businessId_blockId_fkey" FOREIGN KEY ("businessId", "blockId") REFERENCES "BuyerBlock"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BuyerBlockHit" ADD CONSTRAINT "BuyerBlockHit_businessId_webOrderId_fkey" FOREIGN KEY ("businessId", "webOrderId") REFERENCES "WebOrder"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CallDeskSetting" ADD CONSTRAINT "CallDeskSetting_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What is there already is due since it was ordered, and bears the number of its shop.
UPDATE "WebOrder" SET "callAt" = "dateCreated";
UPDATE "Order" o SET "storeNumber" = w."number" FROM "WebOrder" w
  WHERE w."businessId" = o."businessId" AND w."id" = o."webOrderId";

-- What no shop sent belongs to no site: the business is referred to directly.
ALTER TABLE "WebOrder" ADD CONSTRAINT "WebOrder_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- CreateEnum
CREATE TYPE "CourierScoreSource" AS ENUM ('STEADFAST', 'BDCOURIER');

-- CreateTable
CREATE TABLE "CourierScoreSetting" (
    "businessId" UUID NOT NULL,
    "source" "CourierScoreSource",
    "key" TEXT,
    "dailyLimit" INTEGER NOT NULL DEFAULT 200,
    "problem" JSONB,
    "pausedUntil" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "CourierScoreSetting_pkey" PRIMARY KEY ("businessId")
);

-- CreateTable
CREATE TABLE "CourierScore" (
    "businessId" UUID NOT NULL,
    "phone" TEXT NOT NULL,
    "source" "CourierScoreSource" NOT NULL,
    "parcels" INTEGER,
    "deliveredPercent" INTEGER,
    "isFew" BOOLEAN NOT NULL,
    "reports" INTEGER NOT NULL DEFAULT 0,
    "askedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CourierScore_pkey" PRIMARY KEY ("businessId","phone")
);

-- CreateIndex
CREATE INDEX "CourierScore_businessId_askedAt_idx" ON "CourierScore"("businessId", "askedAt");

-- CreateIndex
CREATE INDEX "CourierScore_askedAt_idx" ON "CourierScore"("askedAt");

-- AddForeignKey
ALTER TABLE "CourierScoreSetting" ADD CONSTRAINT "CourierScoreSetting_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CourierScore" ADD CONSTRAINT "CourierScore_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

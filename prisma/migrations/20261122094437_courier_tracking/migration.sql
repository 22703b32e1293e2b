-- CreateEnum
CREATE TYPE "CourierEventSource" AS ENUM ('WEBHOOK', 'POLL');

-- CreateEnum
CREATE TYPE "CourierEventOutcome" AS ENUM ('RECEIVED', 'APPLIED', 'TRACKED', 'LATE', 'TO_DECIDE', 'UNKNOWN_STATUS', 'UNKNOWN_PARCEL', 'FAILED', 'DONE');

-- AlterTable
ALTER TABLE "Shipment" ADD COLUMN     "nextPollAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "CourierArea" (
    "businessId" UUID NOT NULL,
    "courierId" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "groupCode" TEXT NOT NULL,
    "groupName" TEXT NOT NULL,

    CONSTRAINT "CourierArea_pkey" PRIMARY KEY ("businessId","courierId","code")
);

-- CreateTable
CREATE TABLE "CourierPlace" (
    "businessId" UUID NOT NULL,
    "courierId" UUID NOT NULL,
    "district" TEXT NOT NULL,
    "thana" TEXT NOT NULL,
    "areaCode" TEXT NOT NULL,
    "chosenByName" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "CourierPlace_pkey" PRIMARY KEY ("businessId","courierId","district","thana")
);

-- CreateTable
CREATE TABLE "CourierEvent" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "courierId" UUID NOT NULL,
    "source" "CourierEventSource" NOT NULL,
    "hash" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "outcome" "CourierEventOutcome" NOT NULL DEFAULT 'RECEIVED',
    "consignmentId" TEXT,
    "invoice" TEXT,
    "rawStatus" TEXT,
    "status" TEXT,
    "saidAt" TIMESTAMPTZ(3),
    "collectedPoisha" BIGINT,
    "message" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "orderId" UUID,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processedAt" TIMESTAMPTZ(3),

    CONSTRAINT "CourierEvent_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateIndex
CREATE INDEX "CourierPlace_businessId_courierId_areaCode_idx" ON "CourierPlace"("businessId", "courierId", "areaCode");

-- CreateIndex
CREATE INDEX "CourierEvent_businessId_receivedAt_id_idx" ON "CourierEvent"("businessId", "receivedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "CourierEvent_businessId_courierId_receivedAt_id_idx" ON "CourierEvent"("businessId", "courierId", "receivedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "CourierEvent_businessId_orderId_idx" ON "CourierEvent"("businessId", "orderId");

-- CreateIndex
CREATE UNIQUE INDEX "CourierEvent_businessId_courierId_hash_key" ON "CourierEvent"("businessId", "courierId", "hash");

-- CreateIndex
CREATE INDEX "Courier_id_idx" ON "Courier"("id");

-- AddForeignKey
ALTER TABLE "CourierArea" ADD CONSTRAINT "CourierArea_businessId_courierId_fkey" FOREIGN KEY ("businessId", "courierId") REFERENCES "Courier"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CourierPlace" ADD CONSTRAINT "CourierPlace_businessId_courierId_areaCode_fkey" FOREIGN KEY ("businessId", "courierId", "areaCode") REFERENCES "CourierArea"("businessId", "courierId", "code") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CourierEvent" ADD CONSTRAINT "CourierEvent_businessId_courierId_fkey" FOREIGN KEY ("businessId", "courierId") REFERENCES "Courier"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CourierEvent" ADD CONSTRAINT "CourierEvent_businessId_orderId_fkey" FOREIGN KEY ("businessId", "orderId") REFERENCES "Order"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What waits, what somebody has to look at, and parcels that are asked about next.
CREATE INDEX "CourierEvent_received" ON "CourierEvent" ("businessId", "id") WHERE "outcome" = 'RECEIVED';
CREATE INDEX "CourierEvent_open" ON "CourierEvent" ("businessId", "receivedAt" DESC, "id" DESC)
  WHERE "outcome" IN ('TO_DECIDE', 'UNKNOWN_STATUS', 'UNKNOWN_PARCEL', 'FAILED', 'LATE');
CREATE INDEX "Shipment_nextPollAt" ON "Shipment" ("nextPollAt") WHERE "nextPollAt" IS NOT NULL;

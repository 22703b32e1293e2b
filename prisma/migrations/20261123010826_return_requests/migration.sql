-- CreateEnum
CREATE TYPE "ReturnRequestStatus" AS ENUM ('ASKING', 'ACCEPTED', 'REFUSED', 'UNKNOWN');

-- CreateTable
CREATE TABLE "ReturnRequest" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "shipmentId" UUID NOT NULL,
    "status" "ReturnRequestStatus" NOT NULL DEFAULT 'ASKING',
    "reason" TEXT NOT NULL,
    "said" TEXT NOT NULL DEFAULT '',
    "answer" TEXT NOT NULL DEFAULT '',
    "byName" TEXT NOT NULL,
    "sentAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ReturnRequest_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateIndex
CREATE INDEX "ReturnRequest_businessId_shipmentId_createdAt_idx" ON "ReturnRequest"("businessId", "shipmentId", "createdAt");

-- AddForeignKey
ALTER TABLE "ReturnRequest" ADD CONSTRAINT "ReturnRequest_businessId_shipmentId_fkey" FOREIGN KEY ("businessId", "shipmentId") REFERENCES "Shipment"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

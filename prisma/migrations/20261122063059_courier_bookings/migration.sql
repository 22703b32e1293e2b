-- CreateEnum
CREATE TYPE "BookingStatus" AS ENUM ('SENDING', 'BOOKED', 'REFUSED');

-- AlterTable
ALTER TABLE "Shipment" ADD COLUMN     "consignmentId" TEXT,
ADD COLUMN     "invoice" TEXT,
ADD COLUMN     "rawStatus" TEXT,
ADD COLUMN     "statusAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "CourierBooking" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "courierId" UUID NOT NULL,
    "invoice" TEXT NOT NULL,
    "status" "BookingStatus" NOT NULL DEFAULT 'SENDING',
    "parcel" JSONB NOT NULL,
    "claimedUntil" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "consignmentId" TEXT,
    "trackingCode" TEXT,
    "chargePoisha" BIGINT,
    "answer" TEXT NOT NULL DEFAULT '',
    "error" TEXT,
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CourierBooking_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateIndex
CREATE INDEX "CourierBooking_businessId_orderId_idx" ON "CourierBooking"("businessId", "orderId");

-- CreateIndex
CREATE UNIQUE INDEX "CourierBooking_businessId_courierId_invoice_key" ON "CourierBooking"("businessId", "courierId", "invoice");

-- CreateIndex
CREATE INDEX "Shipment_businessId_courierId_invoice_idx" ON "Shipment"("businessId", "courierId", "invoice");

-- CreateIndex
CREATE UNIQUE INDEX "Shipment_businessId_courierId_consignmentId_key" ON "Shipment"("businessId", "courierId", "consignmentId");

-- AddForeignKey
ALTER TABLE "CourierBooking" ADD CONSTRAINT "CourierBooking_businessId_orderId_fkey" FOREIGN KEY ("businessId", "orderId") REFERENCES "Order"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CourierBooking" ADD CONSTRAINT "CourierBooking_businessId_courierId_fkey" FOREIGN KEY ("businessId", "courierId") REFERENCES "Courier"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- One parcel of an order is on its way to a courier's books at a time.
CREATE UNIQUE INDEX "CourierBooking_sending" ON "CourierBooking" ("businessId", "orderId") WHERE "status" = 'SENDING';
CREATE INDEX "CourierBooking_unclaimed_idx" ON "CourierBooking" ("claimedUntil") WHERE "status" = 'SENDING';

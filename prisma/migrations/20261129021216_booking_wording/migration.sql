-- AlterTable
ALTER TABLE "CourierBooking" ADD COLUMN     "wording" JSONB;

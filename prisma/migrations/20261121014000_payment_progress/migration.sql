-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "confirmedAt" TIMESTAMPTZ(3),
ADD COLUMN     "refundStartedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "failureWording" JSONB;

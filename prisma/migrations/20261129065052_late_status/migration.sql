-- AlterTable
ALTER TABLE "WebOrder" ADD COLUMN     "statusLateUntil" TIMESTAMPTZ(3);

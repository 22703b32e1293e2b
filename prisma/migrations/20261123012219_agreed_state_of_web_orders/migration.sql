-- AlterTable
ALTER TABLE "WebOrder" ADD COLUMN     "agreedState" JSONB;

-- AlterTable
ALTER TABLE "WebOrder" ADD COLUMN     "heardAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "WebSite" ADD COLUMN     "lastRefusedAt" TIMESTAMPTZ(3),
ADD COLUMN     "refusedDeliveries" INTEGER NOT NULL DEFAULT 0;

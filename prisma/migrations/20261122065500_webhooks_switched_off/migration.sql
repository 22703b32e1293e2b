-- AlterTable
ALTER TABLE "WebSite" ADD COLUMN "webhooksCheckedAt" TIMESTAMPTZ(3),
ADD COLUMN "webhooksOff" TEXT[] DEFAULT ARRAY[]::TEXT[];

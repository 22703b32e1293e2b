-- DropIndex
DROP INDEX "CourierScore_businessId_askedAt_idx";

-- AlterTable
ALTER TABLE "CourierScoreSetting" ADD COLUMN     "askedCount" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "askedDay" DATE;

-- What was asked today counts on.
UPDATE "CourierScoreSetting" s SET "askedDay" = (now() AT TIME ZONE 'Asia/Dhaka')::date, "askedCount" = (
  SELECT count(*) FROM "CourierScore" c
  WHERE c."businessId" = s."businessId" AND c."askedAt" >= date_trunc('day', now() AT TIME ZONE 'Asia/Dhaka') AT TIME ZONE 'Asia/Dhaka');

-- AlterTable
ALTER TABLE "WebOrder" ADD COLUMN "writtenBack" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- Until now a shop was told of the approval alone.
UPDATE "WebOrder" SET "writtenBack" = ARRAY['ACCEPTED'] WHERE "writtenBackAt" IS NOT NULL;

-- AlterTable
ALTER TABLE "WebSite" ADD COLUMN     "importPlace" JSONB,
ADD COLUMN     "pollPlace" JSONB;

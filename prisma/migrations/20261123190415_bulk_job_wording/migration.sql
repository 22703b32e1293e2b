-- AlterTable
ALTER TABLE "BulkJob" ADD COLUMN     "wording" JSONB;

-- AlterTable
ALTER TABLE "BulkJobRow" ADD COLUMN     "wording" JSONB;

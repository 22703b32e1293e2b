-- AlterTable
ALTER TABLE "Business" ADD COLUMN     "driftCount" INTEGER NOT NULL DEFAULT 0;

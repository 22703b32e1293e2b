-- AlterTable
ALTER TABLE "WebOrder" ADD COLUMN     "extraFields" JSONB NOT NULL DEFAULT '[]';

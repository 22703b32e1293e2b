-- AlterTable
ALTER TABLE "Customer" ADD COLUMN     "brought" JSONB;

-- AlterTable
ALTER TABLE "CourierEvent" ADD COLUMN     "wording" JSONB;

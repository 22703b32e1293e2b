-- AlterTable
ALTER TABLE "StockMovement" ADD COLUMN     "wording" JSONB;

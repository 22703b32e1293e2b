-- AlterTable
ALTER TABLE "ShopProduct" ADD COLUMN     "stockLateUntil" TIMESTAMPTZ(3);

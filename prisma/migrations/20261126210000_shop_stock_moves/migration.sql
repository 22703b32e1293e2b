-- AlterTable
ALTER TABLE "ShopProduct" ADD COLUMN     "stockMoves" INTEGER NOT NULL DEFAULT 0;

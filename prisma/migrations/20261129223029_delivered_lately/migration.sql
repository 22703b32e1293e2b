-- AlterTable
ALTER TABLE "SalesPace" ADD COLUMN     "delivered" INTEGER NOT NULL DEFAULT 0;

ALTER TABLE "SalesPace" DROP CONSTRAINT "SalesPace_sold_check",
  ADD CONSTRAINT "SalesPace_pieces_check" CHECK ("sold" >= 0 AND "delivered" >= 0 AND "sold" + "delivered" > 0);

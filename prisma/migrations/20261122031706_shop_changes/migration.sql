-- CreateEnum
CREATE TYPE "ShopChange" AS ENUM ('CANCELLED', 'EDITED', 'REFUNDED');

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "shopChange" "ShopChange";

-- What waits for a decision is a handful among all orders.
CREATE INDEX "Order_shop_change_idx" ON "Order" ("businessId", "createdAt" DESC, "id" DESC) WHERE "shopChange" IS NOT NULL;

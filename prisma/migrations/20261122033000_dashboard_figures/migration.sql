-- What the dashboard counts by day, and the lists behind its tiles: partial indexes, as most orders are in none of them.

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "returnedAt" TIMESTAMPTZ(3);

CREATE INDEX "Order_delivered_by_day" ON "Order" ("businessId", "deliveredAt") WHERE "deliveredAt" IS NOT NULL;
CREATE INDEX "Order_returned_by_day" ON "Order" ("businessId", "returnedAt") WHERE "returnedAt" IS NOT NULL;
CREATE INDEX "Order_returning" ON "Order" ("businessId", "createdAt" DESC, "id" DESC) WHERE "returningUnits" > 0;
CREATE INDEX "Order_unsettled" ON "Order" ("businessId", "createdAt" DESC, "id" DESC)
  WHERE "settlementStatus" IN ('UNSETTLED', 'PARTIAL', 'DISPUTED');

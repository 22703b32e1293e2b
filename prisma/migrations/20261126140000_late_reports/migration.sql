-- AlterEnum
ALTER TYPE "TaskTrigger" ADD VALUE 'LATE_REPORT' BEFORE 'LOW_STOCK';
ALTER TYPE "TaskTrigger" ADD VALUE 'TOLD_OTHERWISE' BEFORE 'LOW_STOCK';

-- What the rule of late reports watches for.
CREATE INDEX "CourierEvent_late_idx" ON "CourierEvent" ("businessId", "orderId", "receivedAt") WHERE "outcome" = 'LATE' AND "orderId" IS NOT NULL;

-- The dashboard counts what was delivered and came back once: few orders, found by the day of their delivery.
CREATE INDEX "Order_came_back_idx" ON "Order" ("businessId", "deliveredAt") INCLUDE ("courierName") WHERE "deliveredAt" IS NOT NULL AND "returnedAt" IS NOT NULL;

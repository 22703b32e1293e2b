-- The order report by the day when orders were handed to a courier.
CREATE INDEX "Order_shipped_by_day" ON "Order" ("businessId", "shippedAt") WHERE "shippedAt" IS NOT NULL;

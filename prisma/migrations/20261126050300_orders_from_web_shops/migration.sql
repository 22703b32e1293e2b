-- The orders that came from a web shop, newest first.
CREATE INDEX "Order_from_web" ON "Order" ("businessId", "createdAt" DESC, "id" DESC) WHERE "webOrderId" IS NOT NULL;

-- The report of orders reads nothing but these indexes: all that it groups orders by and adds up stands in them.
CREATE INDEX "Order_reported_by_day" ON "Order" ("businessId", "createdAt", "status")
  INCLUDE ("source", "courierName", "plannedCourier", "district", "totalPoisha");

DROP INDEX "Order_shipped_by_day";
CREATE INDEX "Order_shipped_by_day" ON "Order" ("businessId", "shippedAt", "status")
  INCLUDE ("source", "courierName", "plannedCourier", "district", "totalPoisha") WHERE "shippedAt" IS NOT NULL;

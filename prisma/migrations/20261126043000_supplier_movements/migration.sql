-- What came and went beside orders: the product report reads these of some days.
CREATE INDEX "StockMovement_beside_orders" ON "StockMovement" ("businessId", "createdAt") WHERE "sourceType" <> 'Order';

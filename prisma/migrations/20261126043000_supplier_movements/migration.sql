-- The purchase history of the product report reads these of some days.
CREATE INDEX "StockMovement_of_suppliers" ON "StockMovement" ("businessId", "createdAt") WHERE "sourceType" IN ('Purchase', 'StockAdjustment');

-- CreateIndex
CREATE INDEX "Order_businessId_trackingCode_idx" ON "Order"("businessId", "trackingCode");

-- Customers by a part of their name, as the search types it.
CREATE INDEX "Customer_name_search_idx" ON "Customer" USING gin ("businessId", "name" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Order_businessId_createdByName_createdAt_id_idx" ON "Order"("businessId", "createdByName", "createdAt" DESC, "id" DESC);

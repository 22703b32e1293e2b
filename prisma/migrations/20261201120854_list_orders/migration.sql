-- CreateIndex
CREATE INDEX "Voucher_businessId_day_id_idx" ON "Voucher"("businessId", "day" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "CourierEvent_businessId_outcome_receivedAt_id_idx" ON "CourierEvent"("businessId", "outcome", "receivedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "StockMovement_businessId_createdAt_id_idx" ON "StockMovement"("businessId", "createdAt" DESC, "id" DESC);

-- Statements are found by a part of the courier's own number of them.
CREATE INDEX "CourierStatement_reference_idx" ON "CourierStatement" USING gin ("businessId", "reference" gin_trgm_ops);

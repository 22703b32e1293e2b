-- The last parcels to a place say how couriers do there.
CREATE INDEX "Order_sent_by_place" ON "Order" ("businessId", "district", "thana", "shippedAt" DESC) WHERE "shippedAt" IS NOT NULL;

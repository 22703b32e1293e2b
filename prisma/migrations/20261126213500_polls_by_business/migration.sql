-- The due parcels of one business are found beside any number of those of others, and the earliest of each business.
DROP INDEX "Shipment_nextPollAt";
CREATE INDEX "Shipment_next_poll" ON "Shipment" ("businessId", "nextPollAt") WHERE "nextPollAt" IS NOT NULL;

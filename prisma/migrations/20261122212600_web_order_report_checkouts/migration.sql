-- The report tells orders from checkouts that were never finished, still from its index alone.
DROP INDEX "WebOrder_report_idx";
CREATE INDEX "WebOrder_report_idx" ON "WebOrder"("businessId", "dateCreated", "status", "siteId", "source", "orderedHour", "firstCallAt", "wooOrderId", "id");

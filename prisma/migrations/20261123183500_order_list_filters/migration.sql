-- Filters of the order list that few orders match: the order of days alone would be read to its end for them.

-- CreateIndex
CREATE INDEX "Order_businessId_district_createdAt_id_idx" ON "Order"("businessId", "district", "createdAt" DESC, "id" DESC);

-- Partial: most orders have neither a tag nor somebody who looks after them, and cost nothing here.
CREATE INDEX "Order_tags" ON "Order" USING gin ("businessId", "tags") WHERE "tags" <> '{}';
CREATE INDEX "Order_assignee" ON "Order" ("businessId", "assigneeName", "createdAt" DESC, "id" DESC) WHERE "assigneeName" <> '';

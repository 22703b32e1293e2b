-- Orders that are to be sent on a day, or held until one, are few: without these, a list of them reads all that have not left.
CREATE INDEX "Order_send_on" ON "Order" ("businessId", "scheduledFor") WHERE "scheduledFor" IS NOT NULL;
CREATE INDEX "Order_hold_until" ON "Order" ("businessId", "holdUntil") WHERE "holdUntil" IS NOT NULL;
DROP INDEX "Order_hold_due";

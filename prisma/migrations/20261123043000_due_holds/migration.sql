-- Holds that are over are counted at the bell and on the dashboard, and found by the job that releases forgotten ones.
CREATE INDEX "Order_hold_due" ON "Order" ("businessId", "holdUntil") WHERE "status" = 'HOLD';

-- Orders whose refunds are still to be read: a handful, whatever the business has.
CREATE INDEX "WebOrder_refunds_not_read_idx" ON "WebOrder" ("updatedAt") WHERE "refundKey" <> "refundsReadKey";

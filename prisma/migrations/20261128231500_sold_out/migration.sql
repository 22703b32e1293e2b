-- Where nothing is left to sell: the tab of sold-out products begins from these, not from every balance.
CREATE INDEX "StockBalance_lacking_idx" ON "StockBalance" ("businessId", "variantId") WHERE "reserved" >= "onHand";

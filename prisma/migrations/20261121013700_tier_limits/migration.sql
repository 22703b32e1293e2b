-- What each package grants until a super-administrator changes it. Prices are poisha per month.
INSERT INTO "TierLimit"
  ("tier", "productLimit", "ecomOrderLimit", "userLimit", "packagePricePoisha", "smsRate", "trialDays")
VALUES
  ('TRIAL', 50, 100, 3, 49000, 0.4500, 14),
  ('BASIC', 200, 1000, 5, 99000, 0.4500, 0),
  ('SME', 1000, 5000, 15, 199000, 0.4000, 0),
  ('PRO', 5000, 25000, 40, 399000, 0.3500, 0),
  ('ENTERPRISE', 100000, 2000000, 500, 999000, 0.3000, 0)
ON CONFLICT ("tier") DO NOTHING;

-- Orders that have been with a courier for long: the bell counts them, a list shows them.
CREATE INDEX "Order_shipped_idx" ON "Order" ("businessId", "shippedAt") WHERE "status" = 'SHIPPED';

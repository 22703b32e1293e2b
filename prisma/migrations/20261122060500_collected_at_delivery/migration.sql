-- A delivery did not note what the courier collected, so that orders stayed due that were paid for.
UPDATE "Order" SET "collectedPoisha" = "totalPoisha" - "advancePoisha"
WHERE "collectedPoisha" = 0 AND "revenuePoisha" > 0 AND "deliveredAt" IS NOT NULL AND "status" IN ('DELIVERED', 'RETURN_PENDING', 'RETURNED', 'LOST');

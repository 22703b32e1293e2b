-- An order that was paid in advance as a whole waits for no money of its courier.
UPDATE "Order" SET "settlementStatus" = 'NA'
WHERE "settlementStatus" = 'UNSETTLED' AND "collectedPoisha" = 0 AND "totalPoisha" = "advancePoisha";

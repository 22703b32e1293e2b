-- AlterTable
ALTER TABLE "OrderTransition" ADD COLUMN     "isCredited" BOOLEAN NOT NULL DEFAULT true;

-- Confirmations that were undone: an order comes from CONFIRMED to PENDING in no other way.
WITH undone AS (
  SELECT t."businessId", t."orderId", t."orderVersion", (
    SELECT max(b."orderVersion") FROM "OrderTransition" b
    WHERE b."businessId" = t."businessId" AND b."orderId" = t."orderId" AND b."orderVersion" < t."orderVersion"
  ) AS "confirmedVersion"
  FROM "OrderTransition" t WHERE t."from" = 'CONFIRMED' AND t."to" = 'PENDING'
)
UPDATE "OrderTransition" t SET "isCredited" = false FROM undone u
WHERE t."businessId" = u."businessId" AND t."orderId" = u."orderId" AND t."orderVersion" IN (u."confirmedVersion", u."orderVersion");

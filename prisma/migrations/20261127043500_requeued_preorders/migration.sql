-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "requeuedAt" TIMESTAMPTZ(3);

-- Preorders that were cancelled and taken up again wait since then.
UPDATE "Order" o SET "requeuedAt" = t."createdAt" FROM "OrderTransition" t
WHERE o."status" = 'PREORDER' AND t."businessId" = o."businessId" AND t."orderId" = o."id" AND t."from" = 'CANCELLED' AND t."to" = 'PREORDER'
  AND t."orderVersion" = (SELECT max(l."orderVersion") FROM "OrderTransition" l WHERE l."businessId" = o."businessId" AND l."orderId" = o."id");

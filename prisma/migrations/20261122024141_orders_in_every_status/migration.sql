-- Orders in every status: why and until when one is held, what was delivered, damaged and lost of each line, what is
-- booked as revenue; and what a phone order says beside name and address.

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "altPhone" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "heldFrom" "OrderStatus",
ADD COLUMN     "holdReason" TEXT,
ADD COLUMN     "holdUntil" DATE,
ADD COLUMN     "plannedCourier" TEXT,
ADD COLUMN     "refundOnReturnPoisha" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "returningUnits" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "revenuePoisha" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "scheduledFor" DATE,
ADD COLUMN     "shippingNote" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "thana" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "OrderLine" ADD COLUMN     "damagedQuantity" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "deliveredQuantity" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "lostQuantity" INTEGER NOT NULL DEFAULT 0;

-- What was delivered until now.
UPDATE "OrderLine" l SET "deliveredQuantity" = l."quantity" FROM "Order" o
  WHERE o."businessId" = l."businessId" AND o."id" = l."orderId" AND o."status" = 'DELIVERED';
UPDATE "Order" SET "revenuePoisha" = "totalPoisha" WHERE "status" = 'DELIVERED';

-- Accounts for goods that come back damaged or not at all.
INSERT INTO "Account" ("businessId", "id", "code", "name", "type")
  SELECT b."id", gen_random_uuid(), a."code", a."name", a."type"::"AccountType" FROM "Business" b CROSS JOIN (VALUES
    ('courier-claims', 'Claims against couriers', 'ASSET'),
    ('damaged-goods', 'Damaged and lost goods', 'EXPENSE')
  ) AS a ("code", "name", "type");

-- Not only an advance is owed back, but also what was paid for goods that were given back.
ALTER TABLE "Order" DROP CONSTRAINT "Order_advance_values", ADD CONSTRAINT "Order_advance_values" CHECK (
  "advancePoisha" >= 0 AND "refundDuePoisha" >= 0 AND "refundOnReturnPoisha" >= 0 AND "revenuePoisha" >= 0
  AND "refundDuePoisha" + "refundOnReturnPoisha" <= "totalPoisha");
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_outcomes" CHECK (
  "deliveredQuantity" BETWEEN 0 AND "quantity" AND "damagedQuantity" >= 0 AND "lostQuantity" >= 0);

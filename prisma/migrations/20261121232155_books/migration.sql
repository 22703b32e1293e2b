-- The books: steps with ids of their own that movements and entries refer to, allocations per order line and
-- location, parties, days and balances in the journal, customers with addresses and counters, one timeline for all
-- records, every tenant table tied to its business.

-- CreateEnum
CREATE TYPE "PartyType" AS ENUM ('CUSTOMER', 'COURIER', 'SUPPLIER', 'PERSON');

-- DropForeignKey
ALTER TABLE "AuditEntry" DROP CONSTRAINT "AuditEntry_businessId_orderId_fkey";

-- DropForeignKey
ALTER TABLE "AuditEntry" DROP CONSTRAINT "AuditEntry_businessId_webOrderId_fkey";

-- DropForeignKey
ALTER TABLE "AuditEntry" DROP CONSTRAINT "AuditEntry_businessId_productId_fkey";

-- DropIndex
DROP INDEX "JournalEntry_businessId_createdAt_idx";

-- DropIndex
DROP INDEX "JournalEntry_businessId_key_key";

-- DropIndex
DROP INDEX "AuditEntry_businessId_entityType_entityId_createdAt_idx";

-- DropIndex
DROP INDEX "StockMovement_businessId_key_key";

-- DropIndex
DROP INDEX "WebSite_id_key";

-- AlterTable
ALTER TABLE "JournalLine" ADD COLUMN     "partyId" UUID,
ADD COLUMN     "partyType" "PartyType";

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "refundDuePoisha" BIGINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "AccountBalance" (
    "businessId" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "partyId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "debitPoisha" BIGINT NOT NULL DEFAULT 0,
    "creditPoisha" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "AccountBalance_pkey" PRIMARY KEY ("businessId","accountId","partyId","day")
);

-- CreateTable
CREATE TABLE "PlatformAuditEntry" (
    "id" UUID NOT NULL,
    "command" TEXT NOT NULL,
    "actorId" UUID,
    "actorName" TEXT NOT NULL,
    "entityType" TEXT NOT NULL,
    "entityId" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "requestId" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PlatformAuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Courier" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Courier_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "CustomerAddress" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "customerId" UUID NOT NULL,
    "address" TEXT NOT NULL,
    "district" TEXT NOT NULL DEFAULT '',
    "hash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CustomerAddress_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "StockAllocation" (
    "businessId" UUID NOT NULL,
    "orderLineId" UUID NOT NULL,
    "locationId" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "variantId" UUID NOT NULL,
    "reserved" INTEGER NOT NULL DEFAULT 0,
    "withCourier" INTEGER NOT NULL DEFAULT 0,
    "returning" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StockAllocation_pkey" PRIMARY KEY ("businessId","orderLineId","locationId")
);

-- Ledgers are append-only; this migration adds columns to what stands in them.
ALTER TABLE "StockMovement" DISABLE TRIGGER "StockMovement_append_only";
ALTER TABLE "JournalEntry" DISABLE TRIGGER "JournalEntry_append_only";
ALTER TABLE "JournalLine" DISABLE TRIGGER "JournalLine_append_only";
ALTER TABLE "AuditEntry" DISABLE TRIGGER "AuditEntry_append_only";

-- Steps: numbered by the order's version in the order in which they can follow each other.
ALTER TABLE "OrderTransition" ADD COLUMN "id" UUID NOT NULL DEFAULT gen_random_uuid(), ADD COLUMN "orderVersion" INTEGER;
UPDATE "OrderTransition" t SET "orderVersion" = n."position" FROM (
  SELECT "businessId", "orderId", "eventKey",
    row_number() OVER (PARTITION BY "businessId", "orderId" ORDER BY "from" NULLS FIRST, "to") AS "position"
  FROM "OrderTransition"
) n WHERE n."businessId" = t."businessId" AND n."orderId" = t."orderId" AND n."eventKey" = t."eventKey";
ALTER TABLE "OrderTransition" DROP CONSTRAINT "OrderTransition_pkey", DROP COLUMN "eventKey",
  ALTER COLUMN "id" DROP DEFAULT, ALTER COLUMN "orderVersion" SET NOT NULL,
  ADD CONSTRAINT "OrderTransition_pkey" PRIMARY KEY ("businessId", "id");

-- Movements: 'confirmed:<line>' and 'opening:<variant>' become the step and the line.
ALTER TABLE "StockMovement" ADD COLUMN "causeId" UUID, ADD COLUMN "lineId" UUID;
UPDATE "StockMovement" m SET "lineId" = split_part(m."key", ':', 2)::uuid,
  "causeId" = CASE WHEN m."sourceType" <> 'Order' THEN m."sourceId" ELSE (
    SELECT t."id" FROM "OrderTransition" t WHERE t."businessId" = m."businessId" AND t."orderId" = m."sourceId"
      AND t."to"::text = CASE split_part(m."key", ':', 1) WHEN 'taken' THEN 'PENDING' ELSE upper(split_part(m."key", ':', 1)) END
  ) END;
ALTER TABLE "StockMovement" DROP COLUMN "key", ALTER COLUMN "causeId" SET NOT NULL, ALTER COLUMN "lineId" SET NOT NULL;

INSERT INTO "StockAllocation" ("businessId", "orderLineId", "locationId", "orderId", "variantId", "reserved", "withCourier", "returning", "createdAt")
  SELECT "businessId", "lineId", "locationId", "sourceId", "variantId", sum("reserved"), sum("withCourier"), sum("returning"), min("createdAt")
  FROM "StockMovement" WHERE "sourceType" = 'Order' GROUP BY 1, 2, 3, 4, 5
  HAVING sum("reserved") <> 0 OR sum("withCourier") <> 0 OR sum("returning") <> 0;

-- Couriers become records; a parcel names one.
INSERT INTO "Courier" ("businessId", "id", "name")
  SELECT "businessId", gen_random_uuid(), "courierName" FROM "Shipment" GROUP BY 1, 3;
ALTER TABLE "Shipment" ADD COLUMN "courierId" UUID;
UPDATE "Shipment" s SET "courierId" = c."id" FROM "Courier" c
  WHERE c."businessId" = s."businessId" AND c."name" = s."courierName";
ALTER TABLE "Shipment" DROP COLUMN "courierName", ALTER COLUMN "courierId" SET NOT NULL;

-- Customers: their addresses are those of their orders.
ALTER TABLE "Customer" DROP COLUMN "address",
  ADD COLUMN "deliveredCount" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "orderCount" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "returnedCount" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
UPDATE "Customer" c SET "orderCount" = o."orders", "deliveredCount" = o."delivered", "returnedCount" = o."returned" FROM (
  SELECT "businessId", "customerId", count(*) AS "orders", count(*) FILTER (WHERE "status" = 'DELIVERED') AS "delivered",
    count(*) FILTER (WHERE "status" = 'RETURNED') AS "returned"
  FROM "Order" GROUP BY 1, 2
) o WHERE o."businessId" = c."businessId" AND o."customerId" = c."id";
INSERT INTO "CustomerAddress" ("businessId", "id", "customerId", "address", "district", "hash", "createdAt", "lastUsedAt")
  SELECT "businessId", gen_random_uuid(), "customerId", "address", "district",
    encode(sha256(convert_to("address" || E'\n' || "district", 'UTF8')), 'hex'), min("createdAt"), max("createdAt")
  FROM "Order" WHERE "address" <> '' GROUP BY 1, 3, 4, 5;

-- Journal: 'delivered:<order>' and 'opening:<product>' become the step and the kind of entry.
ALTER TABLE "JournalEntry" ADD COLUMN "causeId" UUID, ADD COLUMN "kind" TEXT, ADD COLUMN "day" DATE, ADD COLUMN "reversesId" UUID;
UPDATE "JournalEntry" e SET "day" = (e."createdAt" AT TIME ZONE 'Asia/Dhaka')::date,
  "kind" = CASE split_part(e."key", ':', 1) WHEN 'shipped' THEN 'shipping' WHEN 'delivered' THEN 'delivery' ELSE 'opening-stock' END,
  "causeId" = CASE WHEN e."sourceType" <> 'Order' THEN e."sourceId" ELSE (
    SELECT t."id" FROM "OrderTransition" t WHERE t."businessId" = e."businessId" AND t."orderId" = e."sourceId"
      AND t."to"::text = upper(split_part(e."key", ':', 1))
  ) END;
ALTER TABLE "JournalEntry" DROP COLUMN "key", ALTER COLUMN "causeId" SET NOT NULL, ALTER COLUMN "kind" SET NOT NULL,
  ALTER COLUMN "day" SET NOT NULL;
UPDATE "JournalLine" l SET "partyType" = 'CUSTOMER', "partyId" = o."customerId"
  FROM "JournalEntry" e, "Account" a, "Order" o
  WHERE e."businessId" = l."businessId" AND e."id" = l."entryId" AND a."businessId" = l."businessId" AND a."id" = l."accountId"
    AND o."businessId" = e."businessId" AND o."id" = e."sourceId" AND a."code" = 'customer-advance';
UPDATE "JournalLine" l SET "partyType" = 'COURIER', "partyId" = s."courierId"
  FROM "JournalEntry" e, "Account" a, "Shipment" s
  WHERE e."businessId" = l."businessId" AND e."id" = l."entryId" AND a."businessId" = l."businessId" AND a."id" = l."accountId"
    AND s."businessId" = e."businessId" AND s."orderId" = e."sourceId" AND s."active"
    AND a."code" IN ('courier-receivable', 'goods-in-transit');

INSERT INTO "Account" ("businessId", "id", "code", "name", "type")
  SELECT b."id", gen_random_uuid(), n."code", n."name", n."type"::"AccountType" FROM "Business" b CROSS JOIN (VALUES
    ('bank', 'Bank', 'ASSET'), ('bkash', 'bKash', 'ASSET'), ('nagad', 'Nagad', 'ASSET'),
    ('web-payments', 'Web shop payments', 'ASSET'), ('refunds-due', 'Refunds due to customers', 'LIABILITY'),
    ('other-income', 'Other income', 'INCOME'), ('stock-rounding', 'Rounding of stock costs', 'EXPENSE')
  ) AS n ("code", "name", "type");

-- Advances were never booked when they were taken: now they are, and those of cancelled orders are owed back.
CREATE TEMPORARY TABLE advance ON COMMIT DROP AS
  SELECT o."businessId", o."id" AS "orderId", o."customerId", o."advancePoisha", t."kind", gen_random_uuid() AS "entryId",
    coalesce((SELECT s."id" FROM "OrderTransition" s WHERE s."businessId" = o."businessId" AND s."orderId" = o."id"
      AND s."to"::text = t."step" ORDER BY s."orderVersion" LIMIT 1), o."id") AS "causeId",
    CASE t."kind" WHEN 'advance' THEN o."createdAt" ELSE coalesce(o."cancelledAt", o."updatedAt") END AS "at",
    CASE t."kind" WHEN 'advance' THEN CASE WHEN o."webOrderId" IS NULL THEN 'cash' ELSE 'web-payments' END ELSE 'customer-advance' END AS "debit",
    CASE t."kind" WHEN 'advance' THEN 'customer-advance' ELSE 'refunds-due' END AS "credit",
    b."orderPrefix" || o."number" AS "code"
  FROM "Order" o JOIN "Business" b ON b."id" = o."businessId"
  JOIN (VALUES ('advance', 'PENDING'), ('cancellation', 'CANCELLED')) AS t ("kind", "step")
    ON t."kind" = 'advance' OR o."status" = 'CANCELLED'
  WHERE o."advancePoisha" > 0;
INSERT INTO "JournalEntry" ("businessId", "id", "description", "sourceType", "sourceId", "causeId", "kind", "day", "createdAt")
  SELECT "businessId", "entryId", CASE "kind" WHEN 'advance' THEN 'Advance for order ' || "code" ELSE 'Order ' || "code" || ' cancelled' END,
    'Order', "orderId", "causeId", "kind", ("at" AT TIME ZONE 'Asia/Dhaka')::date, "at" FROM advance;
INSERT INTO "JournalLine" ("businessId", "id", "entryId", "accountId", "partyType", "partyId", "debitPoisha", "creditPoisha")
  SELECT v."businessId", gen_random_uuid(), v."entryId", a."id",
    CASE WHEN a."code" IN ('customer-advance', 'refunds-due') THEN 'CUSTOMER'::"PartyType" END,
    CASE WHEN a."code" IN ('customer-advance', 'refunds-due') THEN v."customerId" END,
    CASE WHEN a."code" = v."debit" THEN v."advancePoisha" ELSE 0 END, CASE WHEN a."code" = v."credit" THEN v."advancePoisha" ELSE 0 END
  FROM advance v JOIN "Account" a ON a."businessId" = v."businessId" AND a."code" IN (v."debit", v."credit");
UPDATE "Order" SET "refundDuePoisha" = "advancePoisha" WHERE "status" = 'CANCELLED' AND "advancePoisha" > 0;
SET CONSTRAINTS ALL IMMEDIATE;
SET CONSTRAINTS ALL DEFERRED;

INSERT INTO "AccountBalance" ("businessId", "accountId", "partyId", "day", "debitPoisha", "creditPoisha")
  SELECT l."businessId", l."accountId", coalesce(l."partyId", '00000000-0000-0000-0000-000000000000'), e."day",
    sum(l."debitPoisha"), sum(l."creditPoisha")
  FROM "JournalLine" l JOIN "JournalEntry" e ON e."businessId" = l."businessId" AND e."id" = l."entryId" GROUP BY 1, 2, 3, 4;

-- The trail of a business and that of the platform part.
INSERT INTO "PlatformAuditEntry" ("id", "command", "actorId", "actorName", "entityType", "entityId", "summary", "before", "after", "requestId", "createdAt")
  SELECT "id", "command", "actorId", "actorName", "entityType", "entityId", "summary", "before", "after", "requestId", "createdAt"
  FROM "AuditEntry" WHERE "businessId" IS NULL;
DELETE FROM "AuditEntry" WHERE "businessId" IS NULL;
ALTER TABLE "AuditEntry" DROP CONSTRAINT "AuditEntry_pkey", DROP COLUMN "orderId", DROP COLUMN "productId", DROP COLUMN "webOrderId",
  ALTER COLUMN "businessId" SET NOT NULL, ADD CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("businessId", "id");

ALTER TABLE "StockMovement" ENABLE TRIGGER "StockMovement_append_only";
ALTER TABLE "JournalEntry" ENABLE TRIGGER "JournalEntry_append_only";
ALTER TABLE "JournalLine" ENABLE TRIGGER "JournalLine_append_only";
ALTER TABLE "AuditEntry" ENABLE TRIGGER "AuditEntry_append_only";
CREATE TRIGGER "PlatformAuditEntry_append_only" BEFORE UPDATE OR DELETE ON "PlatformAuditEntry"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- CreateIndex
CREATE INDEX "PlatformAuditEntry_entityType_entityId_createdAt_idx" ON "PlatformAuditEntry"("entityType", "entityId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Courier_businessId_name_key" ON "Courier"("businessId", "name");

-- CreateIndex
CREATE INDEX "CustomerAddress_businessId_customerId_lastUsedAt_idx" ON "CustomerAddress"("businessId", "customerId", "lastUsedAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "CustomerAddress_businessId_customerId_hash_key" ON "CustomerAddress"("businessId", "customerId", "hash");

-- CreateIndex
CREATE INDEX "StockAllocation_businessId_orderId_idx" ON "StockAllocation"("businessId", "orderId");

-- CreateIndex
CREATE INDEX "StockAllocation_businessId_variantId_createdAt_idx" ON "StockAllocation"("businessId", "variantId", "createdAt");

-- CreateIndex
CREATE INDEX "StockAllocation_businessId_locationId_idx" ON "StockAllocation"("businessId", "locationId");

-- CreateIndex
CREATE INDEX "JournalEntry_businessId_day_idx" ON "JournalEntry"("businessId", "day");

-- CreateIndex
CREATE UNIQUE INDEX "JournalEntry_businessId_causeId_kind_key" ON "JournalEntry"("businessId", "causeId", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "JournalEntry_businessId_reversesId_key" ON "JournalEntry"("businessId", "reversesId");

-- CreateIndex
CREATE INDEX "AuditEntry_businessId_entityType_entityId_createdAt_id_idx" ON "AuditEntry"("businessId", "entityType", "entityId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "StockMovement_businessId_causeId_lineId_locationId_key" ON "StockMovement"("businessId", "causeId", "lineId", "locationId");

-- CreateIndex
CREATE INDEX "Shipment_businessId_courierId_idx" ON "Shipment"("businessId", "courierId");

-- CreateIndex
CREATE UNIQUE INDEX "OrderTransition_businessId_orderId_orderVersion_key" ON "OrderTransition"("businessId", "orderId", "orderVersion");

-- CreateIndex
CREATE INDEX "WebSite_id_idx" ON "WebSite"("id");

-- AddForeignKey
ALTER TABLE "Account" ADD CONSTRAINT "Account_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JournalEntry" ADD CONSTRAINT "JournalEntry_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JournalEntry" ADD CONSTRAINT "JournalEntry_businessId_reversesId_fkey" FOREIGN KEY ("businessId", "reversesId") REFERENCES "JournalEntry"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccountBalance" ADD CONSTRAINT "AccountBalance_businessId_accountId_fkey" FOREIGN KEY ("businessId", "accountId") REFERENCES "Account"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UsageEntry" ADD CONSTRAINT "UsageEntry_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Counter" ADD CONSTRAINT "Counter_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Product" ADD CONSTRAINT "Product_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AuditEntry" ADD CONSTRAINT "AuditEntry_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Courier" ADD CONSTRAINT "Courier_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Shipment" ADD CONSTRAINT "Shipment_businessId_courierId_fkey" FOREIGN KEY ("businessId", "courierId") REFERENCES "Courier"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Customer" ADD CONSTRAINT "Customer_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomerAddress" ADD CONSTRAINT "CustomerAddress_businessId_customerId_fkey" FOREIGN KEY ("businessId", "customerId") REFERENCES "Customer"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Location" ADD CONSTRAINT "Location_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockAllocation" ADD CONSTRAINT "StockAllocation_businessId_orderLineId_fkey" FOREIGN KEY ("businessId", "orderLineId") REFERENCES "OrderLine"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockAllocation" ADD CONSTRAINT "StockAllocation_businessId_locationId_fkey" FOREIGN KEY ("businessId", "locationId") REFERENCES "Location"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockAllocation" ADD CONSTRAINT "StockAllocation_businessId_variantId_fkey" FOREIGN KEY ("businessId", "variantId") REFERENCES "Variant"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MessageTemplate" ADD CONSTRAINT "MessageTemplate_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SmsMessage" ADD CONSTRAINT "SmsMessage_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StatusCount" ADD CONSTRAINT "StatusCount_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WebSite" ADD CONSTRAINT "WebSite_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Values that no bug may write.
ALTER TABLE "StockAllocation" ADD CONSTRAINT "StockAllocation_values"
  CHECK ("reserved" >= 0 AND "withCourier" >= 0 AND "returning" >= 0 AND "reserved" + "withCourier" + "returning" > 0);
ALTER TABLE "JournalLine" ADD CONSTRAINT "JournalLine_party" CHECK (("partyType" IS NULL) = ("partyId" IS NULL));
ALTER TABLE "Customer" ADD CONSTRAINT "Customer_counts" CHECK ("orderCount" >= 0 AND "deliveredCount" >= 0 AND "returnedCount" >= 0);
ALTER TABLE "Order" ADD CONSTRAINT "Order_advance_values"
  CHECK ("advancePoisha" >= 0 AND "refundDuePoisha" >= 0 AND "refundDuePoisha" <= "advancePoisha");

-- Balances per account, party and day, exact because the database keeps them. Rows are locked in key order.
CREATE FUNCTION add_account_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "AccountBalance" ("businessId", "accountId", "partyId", "day", "debitPoisha", "creditPoisha")
    SELECT l."businessId", l."accountId", coalesce(l."partyId", '00000000-0000-0000-0000-000000000000'), e."day",
      sum(l."debitPoisha"), sum(l."creditPoisha")
    FROM new_rows l JOIN "JournalEntry" e ON e."businessId" = l."businessId" AND e."id" = l."entryId"
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT ("businessId", "accountId", "partyId", "day") DO UPDATE SET
    "debitPoisha" = "AccountBalance"."debitPoisha" + EXCLUDED."debitPoisha",
    "creditPoisha" = "AccountBalance"."creditPoisha" + EXCLUDED."creditPoisha";
  RETURN NULL;
END $$;
CREATE TRIGGER "JournalLine_balances" AFTER INSERT ON "JournalLine" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION add_account_balances();

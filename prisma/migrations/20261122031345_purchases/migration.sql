-- CreateEnum
CREATE TYPE "PurchaseStatus" AS ENUM ('DRAFT', 'ORDERED', 'PART_RECEIVED', 'RECEIVED', 'VOID');

-- CreateEnum
CREATE TYPE "CostSpread" AS ENUM ('VALUE', 'QUANTITY');

-- CreateTable
CREATE TABLE "Supplier" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "phone" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "isArchived" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Supplier_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "Purchase" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "status" "PurchaseStatus" NOT NULL DEFAULT 'DRAFT',
    "version" INTEGER NOT NULL DEFAULT 1,
    "supplierId" UUID NOT NULL,
    "locationId" UUID NOT NULL,
    "billNumber" TEXT NOT NULL DEFAULT '',
    "billDay" DATE NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "itemSummary" TEXT NOT NULL,
    "itemCount" INTEGER NOT NULL,
    "receivedCount" INTEGER NOT NULL DEFAULT 0,
    "itemsPoisha" BIGINT NOT NULL,
    "discountPoisha" BIGINT NOT NULL DEFAULT 0,
    "extraPoisha" BIGINT NOT NULL DEFAULT 0,
    "extraSpread" "CostSpread" NOT NULL DEFAULT 'VALUE',
    "extraAccount" TEXT,
    "totalPoisha" BIGINT NOT NULL,
    "returnedPoisha" BIGINT NOT NULL DEFAULT 0,
    "paidPoisha" BIGINT NOT NULL DEFAULT 0,
    "voidReason" TEXT,
    "createdByName" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "receivedAt" TIMESTAMPTZ(3),
    "searchText" TEXT NOT NULL,

    CONSTRAINT "Purchase_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "PurchaseLine" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "purchaseId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "variantId" UUID NOT NULL,
    "sku" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "received" INTEGER NOT NULL DEFAULT 0,
    "returned" INTEGER NOT NULL DEFAULT 0,
    "unitCostPoisha" BIGINT NOT NULL,
    "goodsPoisha" BIGINT NOT NULL,
    "extraPoisha" BIGINT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "PurchaseLine_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Supplier_businessId_name_key" ON "Supplier"("businessId", "name");

-- CreateIndex
CREATE INDEX "Purchase_businessId_createdAt_id_idx" ON "Purchase"("businessId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Purchase_businessId_status_createdAt_id_idx" ON "Purchase"("businessId", "status", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Purchase_businessId_supplierId_createdAt_id_idx" ON "Purchase"("businessId", "supplierId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Purchase_businessId_locationId_idx" ON "Purchase"("businessId", "locationId");

-- CreateIndex
CREATE UNIQUE INDEX "Purchase_businessId_number_key" ON "Purchase"("businessId", "number");

-- CreateIndex
CREATE INDEX "PurchaseLine_businessId_variantId_idx" ON "PurchaseLine"("businessId", "variantId");

-- CreateIndex
CREATE UNIQUE INDEX "PurchaseLine_businessId_purchaseId_position_key" ON "PurchaseLine"("businessId", "purchaseId", "position");

-- AddForeignKey
ALTER TABLE "Supplier" ADD CONSTRAINT "Supplier_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Purchase" ADD CONSTRAINT "Purchase_businessId_supplierId_fkey" FOREIGN KEY ("businessId", "supplierId") REFERENCES "Supplier"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Purchase" ADD CONSTRAINT "Purchase_businessId_locationId_fkey" FOREIGN KEY ("businessId", "locationId") REFERENCES "Location"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PurchaseLine" ADD CONSTRAINT "PurchaseLine_businessId_purchaseId_fkey" FOREIGN KEY ("businessId", "purchaseId") REFERENCES "Purchase"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PurchaseLine" ADD CONSTRAINT "PurchaseLine_businessId_variantId_fkey" FOREIGN KEY ("businessId", "variantId") REFERENCES "Variant"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE INDEX "Purchase_search_idx" ON "Purchase" USING gin ("businessId", "searchText" gin_trgm_ops);

-- Purchases by status, kept as the counts of orders are.
CREATE TRIGGER "Purchase_count_insert" AFTER INSERT ON "Purchase" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_inserted('purchase');
CREATE TRIGGER "Purchase_count_update" AFTER UPDATE ON "Purchase" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_updated('purchase');
CREATE TRIGGER "Purchase_count_delete" AFTER DELETE ON "Purchase" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_deleted('purchase');

ALTER TABLE "PurchaseLine" ADD CONSTRAINT "PurchaseLine_pieces"
  CHECK ("returned" >= 0 AND "returned" <= "received" AND "received" <= "quantity");

-- Businesses that are there already get the accounts that new ones open with.
INSERT INTO "Account" ("businessId", "id", "code", "name", "type")
SELECT b."id", gen_random_uuid(), a."code", a."name", a."type"::"AccountType"
FROM "Business" b, (VALUES
  ('goods-in-transfer', 'Goods between locations', 'ASSET'),
  ('supplier-payable', 'Owed to suppliers', 'LIABILITY'),
  ('drawings', 'Taken by the owners', 'EQUITY'),
  ('stock-revaluation', 'Changes of stock costs', 'EXPENSE')
) AS a ("code", "name", "type")
ON CONFLICT ("businessId", "code") DO NOTHING;

-- CreateEnum
CREATE TYPE "SyncDirection" AS ENUM ('OFF', 'TO_SHOP', 'FROM_SHOP');

-- CreateEnum
CREATE TYPE "ShopProductMatch" AS ENUM ('MATCHED', 'UNMATCHED', 'CONFLICT');

-- CreateEnum
CREATE TYPE "ShopProductMatchedBy" AS ENUM ('SKU', 'BARCODE', 'HAND', 'IMPORT');

-- AlterTable
ALTER TABLE "WebSite" ADD COLUMN     "conflictProducts" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "matchedProducts" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "nameSync" "SyncDirection" NOT NULL DEFAULT 'OFF',
ADD COLUMN     "priceSync" "SyncDirection" NOT NULL DEFAULT 'OFF',
ADD COLUMN     "productsError" TEXT,
ADD COLUMN     "productsFound" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "productsRead" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "productsReadAt" TIMESTAMPTZ(3),
ADD COLUMN     "pushesStock" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "readingSince" TIMESTAMPTZ(3),
ADD COLUMN     "stockBuffer" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "stockPushedAt" TIMESTAMPTZ(3),
ADD COLUMN     "unmatchedProducts" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "ShopProduct" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "wooProductId" INTEGER NOT NULL,
    "wooVariationId" INTEGER NOT NULL DEFAULT 0,
    "name" TEXT NOT NULL,
    "details" TEXT NOT NULL DEFAULT '',
    "sku" TEXT NOT NULL DEFAULT '',
    "barcode" TEXT NOT NULL DEFAULT '',
    "pricePoisha" BIGINT,
    "salePricePoisha" BIGINT,
    "stockQuantity" INTEGER,
    "pictures" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "match" "ShopProductMatch" NOT NULL DEFAULT 'UNMATCHED',
    "matchedBy" "ShopProductMatchedBy",
    "conflict" TEXT NOT NULL DEFAULT '',
    "variantId" UUID,
    "pushesStock" BOOLEAN NOT NULL DEFAULT false,
    "pushError" TEXT NOT NULL DEFAULT '',
    "searchText" TEXT NOT NULL DEFAULT '',
    "readAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ShopProduct_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateIndex
CREATE INDEX "ShopProduct_businessId_siteId_match_name_id_idx" ON "ShopProduct"("businessId", "siteId", "match", "name", "id");

-- CreateIndex
CREATE INDEX "ShopProduct_businessId_siteId_name_id_idx" ON "ShopProduct"("businessId", "siteId", "name", "id");

-- CreateIndex
CREATE INDEX "ShopProduct_businessId_variantId_idx" ON "ShopProduct"("businessId", "variantId");

-- CreateIndex
CREATE UNIQUE INDEX "ShopProduct_businessId_siteId_wooProductId_wooVariationId_key" ON "ShopProduct"("businessId", "siteId", "wooProductId", "wooVariationId");

-- AddForeignKey
ALTER TABLE "ShopProduct" ADD CONSTRAINT "ShopProduct_businessId_siteId_fkey" FOREIGN KEY ("businessId", "siteId") REFERENCES "WebSite"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShopProduct" ADD CONSTRAINT "ShopProduct_businessId_variantId_fkey" FOREIGN KEY ("businessId", "variantId") REFERENCES "Variant"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Shops are told how many pieces are left whenever that changes, whoever changes it: stock that moves, orders that wait
-- without a reservation, and orders of any shop that nobody has called yet. A job without a key locks no row that others
-- wait for; those that come too late find nothing to do.
CREATE FUNCTION tell_shops_of_stock(of_business uuid, variants uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "ShopProduct" WHERE "businessId" = of_business AND "variantId" = ANY(variants) AND "pushesStock") THEN
    PERFORM graphile_worker.add_job('product-sync.plan-pushes', json_build_object('businessId', of_business),
      run_at := now() + interval '1 second', max_attempts := 3);
  END IF;
END $$;

CREATE FUNCTION stock_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_shops_of_stock(c."businessId", c.variants) FROM (
    SELECT n."businessId", array_agg(n."variantId") AS variants
    FROM new_rows n JOIN old_rows o USING ("businessId", "variantId", "locationId")
    WHERE n."onHand" - n."reserved" <> o."onHand" - o."reserved" GROUP BY 1) c;
  RETURN NULL;
END $$;
CREATE TRIGGER "StockBalance_shops" AFTER UPDATE ON "StockBalance"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION stock_changed();

CREATE FUNCTION ordered_pieces_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_shops_of_stock(c."businessId", c.variants) FROM (
    SELECT "businessId", array_agg(DISTINCT "variantId") AS variants FROM new_rows
    WHERE "variantId" IS NOT NULL GROUP BY 1) c;
  RETURN NULL;
END $$;
CREATE TRIGGER "OrderLine_shops" AFTER INSERT ON "OrderLine"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION ordered_pieces_changed();
CREATE TRIGGER "WebOrderLine_shops_new" AFTER INSERT ON "WebOrderLine"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION ordered_pieces_changed();
CREATE TRIGGER "WebOrderLine_shops" AFTER UPDATE ON "WebOrderLine"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION ordered_pieces_changed();

CREATE FUNCTION order_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_shops_of_stock(c."businessId", c.variants) FROM (
    SELECT n."businessId", array_agg(DISTINCT l."variantId") AS variants
    FROM new_rows n JOIN old_rows o USING ("businessId", "id")
    JOIN "OrderLine" l ON l."businessId" = n."businessId" AND l."orderId" = n."id"
    WHERE n."status" <> o."status" AND EXISTS (
      SELECT 1 FROM "WebSite" s WHERE s."businessId" = n."businessId" AND s."pushesStock") GROUP BY 1) c;
  RETURN NULL;
END $$;
CREATE TRIGGER "Order_shops" AFTER UPDATE ON "Order"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION order_moved();

CREATE FUNCTION web_order_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_shops_of_stock(c."businessId", c.variants) FROM (
    SELECT n."businessId", array_agg(DISTINCT l."variantId") AS variants
    FROM new_rows n JOIN old_rows o USING ("businessId", "id")
    JOIN "WebOrderLine" l ON l."businessId" = n."businessId" AND l."webOrderId" = n."id"
    WHERE n."status" <> o."status" AND l."variantId" IS NOT NULL GROUP BY 1) c;
  RETURN NULL;
END $$;
CREATE TRIGGER "WebOrder_shops" AFTER UPDATE ON "WebOrder"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION web_order_moved();

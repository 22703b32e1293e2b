-- AlterTable
ALTER TABLE "Variant" ADD COLUMN     "barcode" TEXT,
ADD COLUMN     "isOffered" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "searchText" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE UNIQUE INDEX "Variant_businessId_barcode_key" ON "Variant"("businessId", "barcode");

-- What the product picker looks through: one text of each variant, so that a word of it is found by one index.
-- A word may be anywhere in it; one or two letters only at the beginning of a word, which still has a trigram.
CREATE FUNCTION variant_search_text("product" text, "variant" text, "sku" text, "barcode" text) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT ' ' || lower(normalize(concat_ws(' ', "product", nullif("variant", ''), "sku", "barcode"), NFC));
$$;

UPDATE "Variant" v SET "searchText" = variant_search_text(p."name", v."name", v."sku", v."barcode"),
  "isOffered" = p."status" = 'ACTIVE'
FROM "Product" p WHERE p."businessId" = v."businessId" AND p."id" = v."productId";

CREATE INDEX "Variant_search_idx" ON "Variant" USING gin ("businessId", "searchText" gin_trgm_ops);

CREATE FUNCTION keep_variant_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT variant_search_text(p."name", NEW."name", NEW."sku", NEW."barcode"), p."status" = 'ACTIVE'
    INTO NEW."searchText", NEW."isOffered"
    FROM "Product" p WHERE p."businessId" = NEW."businessId" AND p."id" = NEW."productId";
  RETURN NEW;
END $$;
CREATE TRIGGER "Variant_search" BEFORE INSERT OR UPDATE OF "name", "sku", "barcode", "productId" ON "Variant"
  FOR EACH ROW EXECUTE FUNCTION keep_variant_search();

CREATE FUNCTION keep_product_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Variant" v SET "searchText" = variant_search_text(NEW."name", v."name", v."sku", v."barcode"),
    "isOffered" = NEW."status" = 'ACTIVE'
  WHERE v."businessId" = NEW."businessId" AND v."productId" = NEW."id";
  RETURN NULL;
END $$;
CREATE TRIGGER "Product_search" AFTER UPDATE OF "name", "status" ON "Product"
  FOR EACH ROW WHEN (OLD."name" <> NEW."name" OR OLD."status" <> NEW."status") EXECUTE FUNCTION keep_product_search();

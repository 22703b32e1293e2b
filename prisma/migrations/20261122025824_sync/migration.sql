-- AlterTable
ALTER TABLE "Variant" ADD COLUMN     "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "Deletion" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "entityType" TEXT NOT NULL,
    "entityId" UUID NOT NULL,
    "deletedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Deletion_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateIndex
CREATE INDEX "Deletion_businessId_deletedAt_id_idx" ON "Deletion"("businessId", "deletedAt", "id");

-- CreateIndex
CREATE INDEX "Deletion_deletedAt_idx" ON "Deletion"("deletedAt");

-- CreateIndex
CREATE INDEX "Product_businessId_updatedAt_id_idx" ON "Product"("businessId", "updatedAt", "id");

-- CreateIndex
CREATE INDEX "Variant_businessId_updatedAt_id_idx" ON "Variant"("businessId", "updatedAt", "id");

-- CreateIndex
CREATE INDEX "Customer_businessId_createdAt_id_idx" ON "Customer"("businessId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Customer_businessId_updatedAt_id_idx" ON "Customer"("businessId", "updatedAt", "id");

-- CreateIndex
CREATE INDEX "Order_businessId_updatedAt_id_idx" ON "Order"("businessId", "updatedAt", "id");

-- CreateIndex
CREATE INDEX "WebOrder_businessId_updatedAt_id_idx" ON "WebOrder"("businessId", "updatedAt", "id");

-- AddForeignKey
ALTER TABLE "Deletion" ADD CONSTRAINT "Deletion_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Programs that keep a copy ask for what changed after a moment. The clock is read when the row is written, not when its
-- transaction began, and whoever writes cannot forget it.
CREATE FUNCTION set_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."updatedAt" := clock_timestamp();
  RETURN NEW;
END $$;
CREATE TRIGGER "Order_updated_at" BEFORE INSERT OR UPDATE ON "Order" FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER "WebOrder_updated_at" BEFORE INSERT OR UPDATE ON "WebOrder" FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER "Product_updated_at" BEFORE INSERT OR UPDATE ON "Product" FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER "Variant_updated_at" BEFORE INSERT OR UPDATE ON "Variant" FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER "Customer_updated_at" BEFORE INSERT OR UPDATE ON "Customer" FOR EACH ROW EXECUTE FUNCTION set_updated_at();

-- And of what is gone.
CREATE FUNCTION note_deletions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "Deletion" ("businessId", "id", "entityType", "entityId", "deletedAt")
    SELECT "businessId", gen_random_uuid(), TG_TABLE_NAME, "id", clock_timestamp() FROM old_rows;
  RETURN NULL;
END $$;
CREATE TRIGGER "Order_deletions" AFTER DELETE ON "Order" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_deletions();
CREATE TRIGGER "WebOrder_deletions" AFTER DELETE ON "WebOrder" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_deletions();
CREATE TRIGGER "Product_deletions" AFTER DELETE ON "Product" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_deletions();
CREATE TRIGGER "Variant_deletions" AFTER DELETE ON "Variant" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_deletions();
CREATE TRIGGER "Customer_deletions" AFTER DELETE ON "Customer" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_deletions();

-- AlterTable
ALTER TABLE "AuditEntry" ADD COLUMN     "orderId" UUID,
ADD COLUMN     "productId" UUID,
ADD COLUMN     "webOrderId" UUID;

-- Entries written before. The trail stays as it was told: only the keys are added.
ALTER TABLE "AuditEntry" DISABLE TRIGGER "AuditEntry_append_only";
UPDATE "AuditEntry" a SET "orderId" = r."id" FROM "Order" r
  WHERE a."entityType" = 'Order' AND r."businessId" = a."businessId" AND r."id"::text = a."entityId";
UPDATE "AuditEntry" a SET "webOrderId" = r."id" FROM "WebOrder" r
  WHERE a."entityType" = 'WebOrder' AND r."businessId" = a."businessId" AND r."id"::text = a."entityId";
UPDATE "AuditEntry" a SET "productId" = r."id" FROM "Product" r
  WHERE a."entityType" = 'Product' AND r."businessId" = a."businessId" AND r."id"::text = a."entityId";
ALTER TABLE "AuditEntry" ENABLE TRIGGER "AuditEntry_append_only";

-- AddForeignKey
ALTER TABLE "AuditEntry" ADD CONSTRAINT "AuditEntry_businessId_orderId_fkey" FOREIGN KEY ("businessId", "orderId") REFERENCES "Order"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AuditEntry" ADD CONSTRAINT "AuditEntry_businessId_webOrderId_fkey" FOREIGN KEY ("businessId", "webOrderId") REFERENCES "WebOrder"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AuditEntry" ADD CONSTRAINT "AuditEntry_businessId_productId_fkey" FOREIGN KEY ("businessId", "productId") REFERENCES "Product"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Timelines, newest first; most entries are in none of them.
CREATE INDEX "AuditEntry_order_timeline_idx" ON "AuditEntry" ("businessId", "orderId", "createdAt" DESC, "id" DESC)
  WHERE "orderId" IS NOT NULL;
CREATE INDEX "AuditEntry_web_order_timeline_idx" ON "AuditEntry" ("businessId", "webOrderId", "createdAt" DESC, "id" DESC)
  WHERE "webOrderId" IS NOT NULL;
CREATE INDEX "AuditEntry_product_timeline_idx" ON "AuditEntry" ("businessId", "productId", "createdAt" DESC, "id" DESC)
  WHERE "productId" IS NOT NULL;

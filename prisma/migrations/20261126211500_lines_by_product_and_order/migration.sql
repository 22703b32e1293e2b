-- DropIndex
DROP INDEX "OrderLine_businessId_bundleId_idx";

-- DropIndex
DROP INDEX "OrderLine_businessId_variantId_idx";

-- CreateIndex
CREATE INDEX "OrderLine_businessId_variantId_orderId_idx" ON "OrderLine"("businessId", "variantId", "orderId");

-- Few lines are parts of a bundle.
CREATE INDEX "OrderLine_of_bundle" ON "OrderLine" ("businessId", "bundleId", "orderId") WHERE "bundleId" IS NOT NULL;

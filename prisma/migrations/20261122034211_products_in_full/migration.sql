-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "allowsPreorder" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "brandId" UUID,
ADD COLUMN     "categoryId" UUID,
ADD COLUMN     "options" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "Variant" ADD COLUMN     "position" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "salePricePoisha" BIGINT,
ADD COLUMN     "weightGrams" INTEGER;

-- CreateTable
CREATE TABLE "Category" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "parentId" UUID,
    "position" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Category_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "Brand" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Brand_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateIndex
CREATE INDEX "Category_businessId_parentId_idx" ON "Category"("businessId", "parentId");

-- CreateIndex
CREATE INDEX "Product_businessId_status_name_id_idx" ON "Product"("businessId", "status", "name", "id");

-- CreateIndex
CREATE INDEX "Product_businessId_categoryId_idx" ON "Product"("businessId", "categoryId");

-- CreateIndex
CREATE INDEX "Product_businessId_brandId_idx" ON "Product"("businessId", "brandId");

-- AddForeignKey
ALTER TABLE "Product" ADD CONSTRAINT "Product_businessId_categoryId_fkey" FOREIGN KEY ("businessId", "categoryId") REFERENCES "Category"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Product" ADD CONSTRAINT "Product_businessId_brandId_fkey" FOREIGN KEY ("businessId", "brandId") REFERENCES "Brand"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Category" ADD CONSTRAINT "Category_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Category" ADD CONSTRAINT "Category_businessId_parentId_fkey" FOREIGN KEY ("businessId", "parentId") REFERENCES "Category"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Brand" ADD CONSTRAINT "Brand_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Names and SKUs that differ in their case only would be taken for one another.
CREATE UNIQUE INDEX "Variant_sku_key" ON "Variant" ("businessId", lower("sku"));
CREATE UNIQUE INDEX "Brand_name_key" ON "Brand" ("businessId", lower("name"));
CREATE UNIQUE INDEX "Category_name_key" ON "Category" ("businessId", coalesce("parentId", "businessId"), lower("name"));

ALTER TABLE "Variant" ADD CONSTRAINT "Variant_prices_check"
  CHECK ("pricePoisha" >= 0 AND ("salePricePoisha" IS NULL OR "salePricePoisha" BETWEEN 0 AND "pricePoisha"));
ALTER TABLE "Variant" ADD CONSTRAINT "Variant_weight_check" CHECK ("weightGrams" IS NULL OR "weightGrams" >= 0);

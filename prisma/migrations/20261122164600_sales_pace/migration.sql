-- AlterTable
ALTER TABLE "Business" ADD COLUMN     "restockDays" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "SalesPace" (
    "businessId" UUID NOT NULL,
    "variantId" UUID NOT NULL,
    "sold" INTEGER NOT NULL,

    CONSTRAINT "SalesPace_pkey" PRIMARY KEY ("businessId","variantId")
);

-- AddForeignKey
ALTER TABLE "SalesPace" ADD CONSTRAINT "SalesPace_businessId_variantId_fkey" FOREIGN KEY ("businessId", "variantId") REFERENCES "Variant"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "SalesPace" ADD CONSTRAINT "SalesPace_sold_check" CHECK ("sold" > 0);

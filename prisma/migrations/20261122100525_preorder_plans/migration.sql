-- CreateTable
CREATE TABLE "PreorderPlan" (
    "businessId" UUID NOT NULL,
    "variantId" UUID NOT NULL,
    "expectedOn" DATE,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PreorderPlan_pkey" PRIMARY KEY ("businessId","variantId")
);

-- AddForeignKey
ALTER TABLE "PreorderPlan" ADD CONSTRAINT "PreorderPlan_businessId_variantId_fkey" FOREIGN KEY ("businessId", "variantId") REFERENCES "Variant"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

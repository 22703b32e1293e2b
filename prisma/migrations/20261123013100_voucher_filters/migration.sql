-- AlterTable
ALTER TABLE "Voucher" ADD COLUMN     "createdById" UUID;

-- AlterTable
ALTER TABLE "AdSpend" ADD COLUMN     "adAccount" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "AdSpendProduct" (
    "businessId" UUID NOT NULL,
    "voucherId" UUID NOT NULL,
    "productId" UUID NOT NULL,

    CONSTRAINT "AdSpendProduct_pkey" PRIMARY KEY ("businessId","voucherId","productId")
);

-- CreateIndex
CREATE INDEX "AdSpendProduct_businessId_productId_idx" ON "AdSpendProduct"("businessId", "productId");

-- CreateIndex
CREATE INDEX "Voucher_businessId_createdById_day_idx" ON "Voucher"("businessId", "createdById", "day" DESC);

-- CreateIndex
CREATE INDEX "AdSpend_businessId_adAccount_idx" ON "AdSpend"("businessId", "adAccount");

-- AddForeignKey
ALTER TABLE "AdSpendProduct" ADD CONSTRAINT "AdSpendProduct_businessId_voucherId_fkey" FOREIGN KEY ("businessId", "voucherId") REFERENCES "AdSpend"("businessId", "voucherId") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AdSpendProduct" ADD CONSTRAINT "AdSpendProduct_businessId_productId_fkey" FOREIGN KEY ("businessId", "productId") REFERENCES "Product"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Who entered what is there already stands in the audit trail.
UPDATE "Voucher" v SET "createdById" = a."actorId"
FROM "AuditEntry" a
WHERE a."businessId" = v."businessId" AND a."entityType" = 'Voucher' AND a."entityId" = v."id"::text
  AND a."actorId" IS NOT NULL AND a."actorName" = v."createdByName" AND a."summary" = 'Entered voucher ' || v."number";

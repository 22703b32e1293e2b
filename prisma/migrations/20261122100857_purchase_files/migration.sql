-- CreateTable
CREATE TABLE "PurchaseFile" (
    "businessId" UUID NOT NULL,
    "purchaseId" UUID NOT NULL,
    "fileId" UUID NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "PurchaseFile_pkey" PRIMARY KEY ("businessId","purchaseId","fileId")
);

-- CreateIndex
CREATE INDEX "PurchaseFile_businessId_fileId_idx" ON "PurchaseFile"("businessId", "fileId");

-- AddForeignKey
ALTER TABLE "PurchaseFile" ADD CONSTRAINT "PurchaseFile_businessId_purchaseId_fkey" FOREIGN KEY ("businessId", "purchaseId") REFERENCES "Purchase"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PurchaseFile" ADD CONSTRAINT "PurchaseFile_businessId_fileId_fkey" FOREIGN KEY ("businessId", "fileId") REFERENCES "StoredFile"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

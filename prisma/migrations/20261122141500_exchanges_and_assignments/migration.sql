-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "assigneeId" UUID,
ADD COLUMN     "assigneeName" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "exchangeCreditPoisha" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "printedAt" TIMESTAMPTZ(3),
ADD COLUMN     "replacesId" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "Order_businessId_replacesId_key" ON "Order"("businessId", "replacesId");

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_businessId_replacesId_fkey" FOREIGN KEY ("businessId", "replacesId") REFERENCES "Order"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE "OrderFile" (
    "businessId" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "fileId" UUID NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "OrderFile_pkey" PRIMARY KEY ("businessId","orderId","fileId")
);

-- CreateIndex
CREATE INDEX "OrderFile_businessId_fileId_idx" ON "OrderFile"("businessId", "fileId");

-- AddForeignKey
ALTER TABLE "OrderFile" ADD CONSTRAINT "OrderFile_businessId_orderId_fkey" FOREIGN KEY ("businessId", "orderId") REFERENCES "Order"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderFile" ADD CONSTRAINT "OrderFile_businessId_fileId_fkey" FOREIGN KEY ("businessId", "fileId") REFERENCES "StoredFile"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE "PreorderSetting" (
    "businessId" UUID NOT NULL,
    "arrivalText" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "PreorderSetting_pkey" PRIMARY KEY ("businessId")
);

-- AddForeignKey
ALTER TABLE "PreorderSetting" ADD CONSTRAINT "PreorderSetting_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "BuyerBlock" ADD COLUMN     "webOrderId" UUID;

-- AddForeignKey
ALTER TABLE "BuyerBlock" ADD CONSTRAINT "BuyerBlock_businessId_webOrderId_fkey" FOREIGN KEY ("businessId", "webOrderId") REFERENCES "WebOrder"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

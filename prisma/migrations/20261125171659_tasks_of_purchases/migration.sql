-- AlterTable
ALTER TABLE "Task" ADD COLUMN     "purchaseId" UUID;

-- CreateIndex
CREATE INDEX "Task_businessId_purchaseId_idx" ON "Task"("businessId", "purchaseId");

-- AddForeignKey
ALTER TABLE "Task" ADD CONSTRAINT "Task_businessId_purchaseId_fkey" FOREIGN KEY ("businessId", "purchaseId") REFERENCES "Purchase"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
-- A task is about one record at most.
ALTER TABLE "Task" DROP CONSTRAINT "Task_one_record_check";
ALTER TABLE "Task" ADD CONSTRAINT "Task_one_record_check"
  CHECK (num_nonnulls("orderId", "webOrderId", "productId", "customerId", "statementId", "purchaseId") <= 1);

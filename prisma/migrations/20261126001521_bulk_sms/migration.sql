-- AlterTable
ALTER TABLE "SmsMessage" ADD COLUMN     "bulkJobId" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "SmsMessage_businessId_bulkJobId_mobileNumber_key" ON "SmsMessage"("businessId", "bulkJobId", "mobileNumber");

-- AddForeignKey
ALTER TABLE "SmsMessage" ADD CONSTRAINT "SmsMessage_businessId_bulkJobId_fkey" FOREIGN KEY ("businessId", "bulkJobId") REFERENCES "BulkJob"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

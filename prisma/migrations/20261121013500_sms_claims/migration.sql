-- AlterTable
ALTER TABLE "SmsMessage" ADD COLUMN     "claimedAt" TIMESTAMPTZ(3),
ADD COLUMN     "senderName" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "SmsMessage_businessId_status_createdAt_id_idx" ON "SmsMessage"("businessId", "status", "createdAt" DESC, "id" DESC);

-- The job that looks for messages nobody settled: few rows, whatever the log has grown to.
CREATE INDEX "SmsMessage_queued_idx" ON "SmsMessage"("createdAt") WHERE "status" = 'QUEUED';

-- Search box of the log: part of a number or of a text, inside one business.
CREATE INDEX "SmsMessage_search_idx" ON "SmsMessage" USING gin ("businessId", "mobileNumber" gin_trgm_ops, "message" gin_trgm_ops);

-- Every message costs something, and what it costs is held whole.
ALTER TABLE "SmsMessage" ADD CONSTRAINT "SmsMessage_values" CHECK ("segments" > 0 AND "cost" > 0);

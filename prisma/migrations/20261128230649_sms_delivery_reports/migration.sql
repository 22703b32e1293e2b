-- AlterTable
ALTER TABLE "SmsMessage" ADD COLUMN     "reportDueAt" TIMESTAMPTZ(3);

-- The messages that the gateway is asked about next are found beside any number of others.
CREATE INDEX "SmsMessage_report_due" ON "SmsMessage" ("reportDueAt") WHERE "reportDueAt" IS NOT NULL;

-- AlterTable
ALTER TABLE "WebSite" ADD COLUMN     "invoiceFormat" "PrintFormat",
ADD COLUMN     "lastErrorReason" TEXT,
ADD COLUMN     "statusMap" JSONB NOT NULL DEFAULT '{}';

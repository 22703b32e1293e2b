-- AlterTable
ALTER TABLE "AuditEntry" ADD COLUMN     "wording" JSONB;

-- AlterTable
ALTER TABLE "PlatformAuditEntry" ADD COLUMN     "wording" JSONB;

-- AlterEnum
ALTER TYPE "LineResult" ADD VALUE 'COMPENSATED' BEFORE 'UNKNOWN_PARCEL';

-- AlterEnum


ALTER TYPE "SettlementDecisionKind" ADD VALUE 'CLAIM_PAID';
ALTER TYPE "SettlementDecisionKind" ADD VALUE 'CLAIM_WRITTEN_OFF';

-- AlterTable
ALTER TABLE "StatementLine" ADD COLUMN     "claimPoisha" BIGINT NOT NULL DEFAULT 0;

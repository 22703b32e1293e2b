-- AlterEnum
ALTER TYPE "LineResult" ADD VALUE 'COMPENSATED';

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "SettlementDecisionKind" ADD VALUE 'CLAIM_PAID';
ALTER TYPE "SettlementDecisionKind" ADD VALUE 'CLAIM_WRITTEN_OFF';

-- AlterTable
ALTER TABLE "StatementLine" ADD COLUMN     "claimPoisha" BIGINT NOT NULL DEFAULT 0;

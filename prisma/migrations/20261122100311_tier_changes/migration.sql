-- AlterEnum
ALTER TYPE "PaymentType" ADD VALUE 'TIER_CHANGE';

-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "tier" "SubscriptionTier",
ADD COLUMN     "tierPricePoisha" BIGINT;

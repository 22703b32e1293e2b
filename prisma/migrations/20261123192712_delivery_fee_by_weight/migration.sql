-- AlterTable
ALTER TABLE "Business" ADD COLUMN     "deliveryFeeExtraKgPoisha" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "deliveryIncludedKg" INTEGER NOT NULL DEFAULT 1;

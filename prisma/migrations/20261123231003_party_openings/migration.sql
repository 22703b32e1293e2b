-- AlterEnum
ALTER TYPE "VoucherKind" ADD VALUE 'PARTY_PAYMENT';

-- AlterTable
ALTER TABLE "Voucher" ADD COLUMN     "partyId" UUID,
ADD COLUMN     "partyType" "PartyType";

-- CreateIndex
CREATE INDEX "Voucher_businessId_partyId_idx" ON "Voucher"("businessId", "partyId");

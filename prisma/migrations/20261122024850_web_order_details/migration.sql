-- AlterTable
ALTER TABLE "WebSite" ADD COLUMN     "paidMethods" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "WebOrder" ADD COLUMN     "buyerName" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "buyerPhone" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "couponCodes" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "datePaid" TIMESTAMPTZ(3),
ADD COLUMN     "fees" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "isPickup" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "otherPhone" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "paymentTitle" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "refundKey" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "refundedPoisha" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "refundsReadKey" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "shippingMethod" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "transactionId" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "WebOrderLine" ADD COLUMN     "details" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "refundedPoisha" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "refundedQuantity" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "WebProductMapping" DROP CONSTRAINT "WebProductMapping_pkey",
ADD COLUMN     "details" TEXT NOT NULL DEFAULT '',
ADD CONSTRAINT "WebProductMapping_pkey" PRIMARY KEY ("businessId", "siteId", "wooProductId", "wooVariationId", "sku", "name", "details");

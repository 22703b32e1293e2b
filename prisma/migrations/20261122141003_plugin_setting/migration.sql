-- AlterTable
ALTER TABLE "WebOrder" ADD COLUMN     "checkoutKey" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "PluginSetting" (
    "businessId" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "capturesCheckout" BOOLEAN NOT NULL DEFAULT true,
    "consentText" TEXT NOT NULL DEFAULT '',
    "duplicateHours" INTEGER NOT NULL DEFAULT 0,
    "velocityLimit" INTEGER NOT NULL DEFAULT 0,
    "prepayFromPoisha" BIGINT,
    "messageBn" TEXT NOT NULL DEFAULT '',
    "messageEn" TEXT NOT NULL DEFAULT '',
    "lastSeenAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "PluginSetting_pkey" PRIMARY KEY ("businessId","siteId")
);

-- CreateIndex
CREATE INDEX "WebOrder_businessId_siteId_checkoutKey_idx" ON "WebOrder"("businessId", "siteId", "checkoutKey");

-- AddForeignKey
ALTER TABLE "PluginSetting" ADD CONSTRAINT "PluginSetting_businessId_siteId_fkey" FOREIGN KEY ("businessId", "siteId") REFERENCES "WebSite"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "AdSpend" ADD COLUMN     "campaignId" UUID;

-- AlterTable
ALTER TABLE "WebOrder" ADD COLUMN     "utmCampaign" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "utmSource" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "Campaign" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "platform" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "isMapped" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Campaign_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "CampaignProduct" (
    "businessId" UUID NOT NULL,
    "campaignId" UUID NOT NULL,
    "productId" UUID NOT NULL,
    "weight" INTEGER NOT NULL,

    CONSTRAINT "CampaignProduct_pkey" PRIMARY KEY ("businessId","campaignId","productId")
);

-- CreateTable
CREATE TABLE "CampaignTag" (
    "businessId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "campaignId" UUID NOT NULL,
    "tag" TEXT NOT NULL,

    CONSTRAINT "CampaignTag_pkey" PRIMARY KEY ("businessId","key")
);

-- CreateIndex
CREATE INDEX "Campaign_businessId_createdAt_id_idx" ON "Campaign"("businessId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Campaign_businessId_key_key" ON "Campaign"("businessId", "key");

-- CreateIndex
CREATE INDEX "CampaignProduct_businessId_productId_idx" ON "CampaignProduct"("businessId", "productId");

-- CreateIndex
CREATE INDEX "CampaignTag_businessId_campaignId_idx" ON "CampaignTag"("businessId", "campaignId");

-- CreateIndex
CREATE INDEX "AdSpend_businessId_campaignId_idx" ON "AdSpend"("businessId", "campaignId");

-- AddForeignKey
ALTER TABLE "AdSpend" ADD CONSTRAINT "AdSpend_businessId_campaignId_fkey" FOREIGN KEY ("businessId", "campaignId") REFERENCES "Campaign"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Campaign" ADD CONSTRAINT "Campaign_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CampaignProduct" ADD CONSTRAINT "CampaignProduct_businessId_campaignId_fkey" FOREIGN KEY ("businessId", "campaignId") REFERENCES "Campaign"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CampaignProduct" ADD CONSTRAINT "CampaignProduct_businessId_productId_fkey" FOREIGN KEY ("businessId", "productId") REFERENCES "Product"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CampaignTag" ADD CONSTRAINT "CampaignTag_businessId_campaignId_fkey" FOREIGN KEY ("businessId", "campaignId") REFERENCES "Campaign"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What ad expenses have named so far, with what they have advertised.
INSERT INTO "Campaign" ("businessId", "id", "platform", "name", "key", "isMapped", "createdAt")
SELECT DISTINCT ON (s."businessId", lower(s."platform" || E'\n' || s."campaign")) s."businessId", gen_random_uuid(), s."platform", s."campaign",
  lower(s."platform" || E'\n' || s."campaign"),
  EXISTS (
    SELECT 1 FROM "AdSpend" a JOIN "AdSpendProduct" p ON p."businessId" = a."businessId" AND p."voucherId" = a."voucherId"
    WHERE a."businessId" = s."businessId" AND lower(a."platform" || E'\n' || a."campaign") = lower(s."platform" || E'\n' || s."campaign")
  ),
  v."createdAt"
FROM "AdSpend" s JOIN "Voucher" v ON v."businessId" = s."businessId" AND v."id" = s."voucherId"
WHERE s."campaign" <> ''
ORDER BY s."businessId", lower(s."platform" || E'\n' || s."campaign"), v."createdAt", v."id";

UPDATE "AdSpend" s SET "campaignId" = c."id" FROM "Campaign" c
WHERE c."businessId" = s."businessId" AND s."campaign" <> '' AND c."key" = lower(s."platform" || E'\n' || s."campaign");

INSERT INTO "CampaignProduct" ("businessId", "campaignId", "productId", "weight")
SELECT DISTINCT s."businessId", s."campaignId", p."productId", 1
FROM "AdSpend" s JOIN "AdSpendProduct" p ON p."businessId" = s."businessId" AND p."voucherId" = s."voucherId" WHERE s."campaignId" IS NOT NULL;

-- Tags of web orders that no campaign has yet.
CREATE INDEX "WebOrder_tagged" ON "WebOrder" ("businessId", "dateCreated") WHERE "utmCampaign" <> '';

-- AlterTable
ALTER TABLE "WebSite" ADD COLUMN     "stockPushError" TEXT,
ADD COLUMN     "webhooksSetUp" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "WebOrder" ADD COLUMN     "writeBackRetryAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "WebOrder_untold" ON "WebOrder" ("businessId", "siteId", "writeBackRetryAt") WHERE "writeBackRetryAt" IS NOT NULL;

-- What failed before is tried again, except orders that the shop does not have.
UPDATE "WebOrder" SET "writeBackRetryAt" = now() WHERE "writeBackError" IS NOT NULL AND "writeBackError" NOT LIKE 'The shop has no such order%';

-- A refusal of the key is of the site, not of its products.
UPDATE "ShopProduct" SET "pushError" = ''
WHERE "pushError" LIKE 'The shop refused the consumer key%' OR "pushError" LIKE 'The consumer key may only read%';

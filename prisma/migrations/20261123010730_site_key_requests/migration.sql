-- CreateEnum
CREATE TYPE "SiteKeyRequestStatus" AS ENUM ('OPEN', 'RECEIVED', 'CONNECTED', 'REFUSED', 'DENIED');

-- CreateTable
CREATE TABLE "SiteKeyRequest" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "siteId" UUID,
    "name" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "stateHash" TEXT,
    "status" "SiteKeyRequestStatus" NOT NULL DEFAULT 'OPEN',
    "consumerKey" TEXT,
    "consumerSecret" TEXT,
    "keysHash" TEXT,
    "problem" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SiteKeyRequest_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateIndex
CREATE INDEX "SiteKeyRequest_stateHash_idx" ON "SiteKeyRequest"("stateHash");

-- CreateIndex
CREATE INDEX "SiteKeyRequest_businessId_createdAt_idx" ON "SiteKeyRequest"("businessId", "createdAt");

-- CreateIndex
CREATE INDEX "SiteKeyRequest_businessId_siteId_idx" ON "SiteKeyRequest"("businessId", "siteId");

-- CreateIndex
CREATE INDEX "SiteKeyRequest_createdAt_idx" ON "SiteKeyRequest"("createdAt");

-- AddForeignKey
ALTER TABLE "SiteKeyRequest" ADD CONSTRAINT "SiteKeyRequest_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SiteKeyRequest" ADD CONSTRAINT "SiteKeyRequest_businessId_siteId_fkey" FOREIGN KEY ("businessId", "siteId") REFERENCES "WebSite"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

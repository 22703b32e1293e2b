-- CreateEnum
CREATE TYPE "FileStatus" AS ENUM ('UPLOADING', 'READY', 'REMOVED');

-- AlterTable
ALTER TABLE "Business" ADD COLUMN     "fileLimitMb" INTEGER NOT NULL DEFAULT 1024,
ADD COLUMN     "fileUsageBytes" BIGINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "TierLimit" ADD COLUMN     "fileLimitMb" INTEGER NOT NULL DEFAULT 1024;

-- CreateTable
CREATE TABLE "ProductImage" (
    "businessId" UUID NOT NULL,
    "productId" UUID NOT NULL,
    "fileId" UUID NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "ProductImage_pkey" PRIMARY KEY ("businessId","productId","fileId")
);

-- CreateTable
CREATE TABLE "StoredFile" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "purpose" TEXT NOT NULL,
    "status" "FileStatus" NOT NULL DEFAULT 'UPLOADING',
    "hash" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "contentType" TEXT NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "storedBytes" INTEGER NOT NULL,
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StoredFile_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateIndex
CREATE INDEX "ProductImage_businessId_fileId_idx" ON "ProductImage"("businessId", "fileId");

-- CreateIndex
CREATE INDEX "StoredFile_businessId_hash_idx" ON "StoredFile"("businessId", "hash");

-- CreateIndex
CREATE INDEX "StoredFile_status_changedAt_idx" ON "StoredFile"("status", "changedAt");

-- AddForeignKey
ALTER TABLE "ProductImage" ADD CONSTRAINT "ProductImage_businessId_productId_fkey" FOREIGN KEY ("businessId", "productId") REFERENCES "Product"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductImage" ADD CONSTRAINT "ProductImage_businessId_fileId_fkey" FOREIGN KEY ("businessId", "fileId") REFERENCES "StoredFile"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StoredFile" ADD CONSTRAINT "StoredFile_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The same bytes for the same purpose are kept once.
CREATE UNIQUE INDEX "StoredFile_ready_key" ON "StoredFile" ("businessId", "purpose", "hash") WHERE "status" = 'READY';

-- What each package grants until a super-administrator changes it.
UPDATE "TierLimit" SET "fileLimitMb" = CASE "tier"::text
  WHEN 'TRIAL' THEN 200 WHEN 'BASIC' THEN 1024 WHEN 'SME' THEN 2048 WHEN 'PRO' THEN 10240 ELSE 51200 END;
UPDATE "Business" b SET "fileLimitMb" = t."fileLimitMb" FROM "TierLimit" t WHERE t."tier" = b."subscription";

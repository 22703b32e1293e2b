-- CreateTable
CREATE TABLE "LiabilityFile" (
    "businessId" UUID NOT NULL,
    "liabilityId" UUID NOT NULL,
    "fileId" UUID NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "LiabilityFile_pkey" PRIMARY KEY ("businessId","liabilityId","fileId")
);

-- CreateIndex
CREATE INDEX "LiabilityFile_businessId_fileId_idx" ON "LiabilityFile"("businessId", "fileId");

-- AddForeignKey
ALTER TABLE "LiabilityFile" ADD CONSTRAINT "LiabilityFile_businessId_liabilityId_fkey" FOREIGN KEY ("businessId", "liabilityId") REFERENCES "Liability"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LiabilityFile" ADD CONSTRAINT "LiabilityFile_businessId_fileId_fkey" FOREIGN KEY ("businessId", "fileId") REFERENCES "StoredFile"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

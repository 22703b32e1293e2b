-- CreateTable
CREATE TABLE "AdSpend" (
    "businessId" UUID NOT NULL,
    "voucherId" UUID NOT NULL,
    "platform" TEXT NOT NULL,
    "campaign" TEXT NOT NULL DEFAULT '',
    "usdCents" BIGINT NOT NULL,
    "rate" DECIMAL(10,4) NOT NULL,
    "agencyFeePoisha" BIGINT NOT NULL DEFAULT 0,
    "fromDay" DATE NOT NULL,
    "toDay" DATE NOT NULL,

    CONSTRAINT "AdSpend_pkey" PRIMARY KEY ("businessId","voucherId")
);

-- CreateTable
CREATE TABLE "VoucherFile" (
    "businessId" UUID NOT NULL,
    "voucherId" UUID NOT NULL,
    "fileId" UUID NOT NULL,

    CONSTRAINT "VoucherFile_pkey" PRIMARY KEY ("businessId","voucherId","fileId")
);

-- CreateIndex
CREATE INDEX "VoucherFile_businessId_fileId_idx" ON "VoucherFile"("businessId", "fileId");

-- AddForeignKey
ALTER TABLE "AdSpend" ADD CONSTRAINT "AdSpend_businessId_voucherId_fkey" FOREIGN KEY ("businessId", "voucherId") REFERENCES "Voucher"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VoucherFile" ADD CONSTRAINT "VoucherFile_businessId_voucherId_fkey" FOREIGN KEY ("businessId", "voucherId") REFERENCES "Voucher"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VoucherFile" ADD CONSTRAINT "VoucherFile_businessId_fileId_fkey" FOREIGN KEY ("businessId", "fileId") REFERENCES "StoredFile"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

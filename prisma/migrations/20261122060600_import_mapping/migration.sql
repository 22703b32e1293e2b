-- CreateTable
CREATE TABLE "ImportMapping" (
    "businessId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "columns" JSONB NOT NULL,

    CONSTRAINT "ImportMapping_pkey" PRIMARY KEY ("businessId","kind")
);

-- AddForeignKey
ALTER TABLE "ImportMapping" ADD CONSTRAINT "ImportMapping_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- An imported row looks for its product by name.
CREATE INDEX "Product_plain_name_idx" ON "Product" ("businessId", lower(normalize("name", NFC)));

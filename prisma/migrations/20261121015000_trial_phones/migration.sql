-- CreateTable
CREATE TABLE "TrialPhone" (
    "phone" TEXT NOT NULL,
    "businessId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TrialPhone_pkey" PRIMARY KEY ("phone")
);

-- Variants with a warning level: the bell counts those that ran low.
CREATE INDEX "Variant_low_stock_idx" ON "Variant" ("businessId") WHERE "lowStockLevel" IS NOT NULL;

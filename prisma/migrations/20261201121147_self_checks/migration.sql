-- CreateTable
CREATE TABLE "SelfCheck" (
    "businessId" UUID NOT NULL,
    "checkedAt" TIMESTAMPTZ(3),
    "outcomes" JSONB NOT NULL DEFAULT '[]',
    "requestedAt" TIMESTAMPTZ(3),
    "failedAt" TIMESTAMPTZ(3),

    CONSTRAINT "SelfCheck_pkey" PRIMARY KEY ("businessId")
);

-- AddForeignKey
ALTER TABLE "SelfCheck" ADD CONSTRAINT "SelfCheck_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

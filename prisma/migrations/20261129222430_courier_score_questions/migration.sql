-- CreateTable
CREATE TABLE "CourierScoreQuestion" (
    "businessId" UUID NOT NULL,
    "phone" TEXT NOT NULL,
    "claimedUntil" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CourierScoreQuestion_pkey" PRIMARY KEY ("businessId","phone")
);

-- AddForeignKey
ALTER TABLE "CourierScoreQuestion" ADD CONSTRAINT "CourierScoreQuestion_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

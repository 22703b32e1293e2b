-- CreateTable
CREATE TABLE "NoticeMute" (
    "businessId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "NoticeMute_pkey" PRIMARY KEY ("businessId","userId","kind")
);

-- CreateTable
CREATE TABLE "DigestReader" (
    "businessId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "readDay" DATE,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DigestReader_pkey" PRIMARY KEY ("businessId","userId")
);

-- CreateTable
CREATE TABLE "DailyDigest" (
    "businessId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "counts" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DailyDigest_pkey" PRIMARY KEY ("businessId","day")
);

-- CreateIndex
CREATE INDEX "DailyDigest_day_idx" ON "DailyDigest"("day");

-- AddForeignKey
ALTER TABLE "NoticeMute" ADD CONSTRAINT "NoticeMute_businessId_userId_fkey" FOREIGN KEY ("businessId", "userId") REFERENCES "Membership"("businessId", "userId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DigestReader" ADD CONSTRAINT "DigestReader_businessId_userId_fkey" FOREIGN KEY ("businessId", "userId") REFERENCES "Membership"("businessId", "userId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DailyDigest" ADD CONSTRAINT "DailyDigest_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

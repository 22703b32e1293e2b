-- CreateTable
CREATE TABLE "TrialCode" (
    "id" UUID NOT NULL,
    "phone" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "addressHash" TEXT,
    "codeHash" TEXT,
    "wrongTries" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "failedAt" TIMESTAMPTZ(3),
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "TrialCode_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "TrialCode_phone_createdAt_idx" ON "TrialCode"("phone", "createdAt");

-- CreateIndex
CREATE INDEX "TrialCode_userId_createdAt_idx" ON "TrialCode"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "TrialCode_addressHash_createdAt_idx" ON "TrialCode"("addressHash", "createdAt");

-- CreateIndex
CREATE INDEX "TrialCode_createdAt_idx" ON "TrialCode"("createdAt");

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "emailProvenAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Membership" ADD COLUMN     "invitedById" UUID,
ADD COLUMN     "invitedName" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "joinedAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "sessionsValidAfter" TIMESTAMPTZ(3);

-- Whoever has not signed in since they were invited has not accepted.
UPDATE "Membership" m SET "joinedAt" = CASE
  WHEN m."status" = 'INVITED' OR (m."status" = 'DISABLED' AND u."lastSeenAt" IS NULL) THEN NULL
  ELSE m."createdAt" END
FROM "User" u WHERE u."id" = m."userId";

-- CreateTable
CREATE TABLE "InvitationMail" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "actorId" UUID NOT NULL,
    "isFirst" BOOLEAN NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "InvitationMail_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateIndex
CREATE INDEX "InvitationMail_businessId_createdAt_idx" ON "InvitationMail"("businessId", "createdAt");

-- CreateIndex
CREATE INDEX "InvitationMail_userId_createdAt_idx" ON "InvitationMail"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "InvitationMail_actorId_createdAt_idx" ON "InvitationMail"("actorId", "createdAt");

-- CreateIndex
CREATE INDEX "InvitationMail_createdAt_idx" ON "InvitationMail"("createdAt");

-- AddForeignKey
ALTER TABLE "InvitationMail" ADD CONSTRAINT "InvitationMail_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

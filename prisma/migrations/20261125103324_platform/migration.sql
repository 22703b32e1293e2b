-- CreateEnum
CREATE TYPE "AnnouncementSeverity" AS ENUM ('INFO', 'WARNING', 'CRITICAL');

-- AlterTable
ALTER TABLE "Business" ADD COLUMN     "suspendedAt" TIMESTAMPTZ(3),
ADD COLUMN     "suspendedReason" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "viewsAsUserId" UUID,
ADD COLUMN     "viewsUntil" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "Announcement" (
    "id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "titleBangla" TEXT NOT NULL DEFAULT '',
    "textBangla" TEXT NOT NULL DEFAULT '',
    "severity" "AnnouncementSeverity" NOT NULL DEFAULT 'INFO',
    "tiers" "SubscriptionTier"[] DEFAULT ARRAY[]::"SubscriptionTier"[],
    "isForAdmins" BOOLEAN NOT NULL DEFAULT false,
    "isDismissible" BOOLEAN NOT NULL DEFAULT true,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "createdByName" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Announcement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AnnouncementDismissal" (
    "announcementId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AnnouncementDismissal_pkey" PRIMARY KEY ("announcementId","userId")
);

-- CreateIndex
CREATE INDEX "Announcement_endsAt_idx" ON "Announcement"("endsAt");

-- CreateIndex
CREATE INDEX "Announcement_createdAt_id_idx" ON "Announcement"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Business_createdAt_id_idx" ON "Business"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Business_packageExpiresAt_id_idx" ON "Business"("packageExpiresAt", "id");

-- AddForeignKey
ALTER TABLE "AnnouncementDismissal" ADD CONSTRAINT "AnnouncementDismissal_announcementId_fkey" FOREIGN KEY ("announcementId") REFERENCES "Announcement"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AnnouncementDismissal" ADD CONSTRAINT "AnnouncementDismissal_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The search of the platform's list of businesses: part of a name, part of a founder's address.
CREATE INDEX "Business_name_trgm_idx" ON "Business" USING gin ("name" gin_trgm_ops);
CREATE INDEX "User_email_trgm_idx" ON "User" USING gin ("email" gin_trgm_ops);

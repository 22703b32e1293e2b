-- AlterTable
ALTER TABLE "Membership" ADD COLUMN     "lastSeenAt" TIMESTAMPTZ(3);

-- The business that somebody has selected is the one that they were last in.
UPDATE "Membership" m SET "lastSeenAt" = u."lastSeenAt" FROM "User" u
  WHERE u."id" = m."userId" AND u."selectedBusinessId" = m."businessId" AND m."joinedAt" IS NOT NULL;

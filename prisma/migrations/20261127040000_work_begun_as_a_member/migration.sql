-- Work that a super-administrator begins while they view a business as a member has the rights of that member.
ALTER TABLE "BulkJob" ADD COLUMN "viewsAsUserId" UUID;
ALTER TABLE "SiteKeyRequest" ADD COLUMN "viewsAsUserId" UUID;
